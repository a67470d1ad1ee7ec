import { type ValueProblem, locate } from "../checkValue"
import { type Path, isBlank, listFieldValues } from "../listFieldValues"
import type { EntryField } from "../kinds/variants"
import type { Field } from "../kinds/field"
import { type ListField, isList } from "../kinds/list"
import { getEntryTitle, isOff, isEntry, listFields } from "../kinds/entry"
import { slugify } from "../anchors"
import { describeMark, isMarked } from "../marks"
import { suggestName } from "../suggestName"
import { getItems, isRecord } from "../values"
import { listNames, pairBelow } from "./pairs"

interface Difference {
  path: Path
  message: string
  /** True if the translation is incomplete there, false if it has something that does not belong there. */
  isMissing: boolean
}

const quote = (value: unknown): string => {
  const text = String(value)
  return `“${text.length > 60 ? `${text.slice(0, 60).trimEnd()} …` : text}”`
}

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`

/**
 * Compares the entries of a translated list with the original's entries by name, and returns those that are missing,
 * unknown, repeated or in another order.
 */
const compareEntries = (
  list: ListField,
  key: string,
  original: unknown,
  translation: unknown,
  path: Path,
  file: string
): Difference[] => {
  const known = listNames(original, key)
  const names = listNames(translation, key)
  const foreign = names.flatMap((name, index): Difference[] => {
    const isRepeated = names.indexOf(name) < index
    if (typeof name !== "string" || (known.includes(name) && !isRepeated)) return []
    const texts = known.filter(found => typeof found === "string")
    return [
      {
        path: [...path, index, key],
        message: isRepeated
          ? `is “${name}”, as in another entry of this list: remove one of them.`
          : `is “${name}”, but no entry of ${file} has this “${key}”${suggestName(name, texts, found => `; did you mean “${found}”?`) || "."} Correct it, or remove the entry.`,
        isMissing: false,
      },
    ]
  })
  if (foreign.length) return foreign
  const missing = getItems(original).flatMap((entry, index): Difference[] => {
    const name = known[index]
    const title = getEntryTitle(list.item, entry)
    return typeof name === "string" && !names.includes(name)
      ? [
          {
            path,
            message: `has no entry with the “${key}” “${name}”${title === name || isBlank(title) ? "" : ` (${quote(title)})`}: translate it. To begin, run npm run format.`,
            isMissing: false,
          },
        ]
      : []
  })
  if (missing.length) return missing
  return names.some((name, index) => name !== known[index])
    ? [{ path, message: `has its entries in another order than ${file}: run npm run format.`, isMissing: false }]
    : []
}

const compareLists = (
  list: ListField,
  original: unknown,
  translation: unknown,
  path: Path,
  file: string
): Difference[] => {
  const there = getItems(original)
  const translated = getItems(translation)
  const key = list.getKey()
  if (key === undefined && !list.item.isTranslatable()) return []
  if (translation === undefined)
    return [
      {
        path,
        message: `is missing. Translate its ${count(there.length, "entry", "entries")}.`,
        isMissing: true,
      },
    ]
  if (!Array.isArray(translation)) return []
  if (key === undefined)
    return translated.length === there.length
      ? translated.flatMap((text, index) =>
          isMarked(text) ? [{ path: [...path, index], message: describeMark(text), isMissing: true }] : []
        )
      : [
          {
            path,
            message: `has ${count(translated.length, "entry", "entries")}, but ${file} has ${there.length}: translate each of them, in the same order.`,
            isMissing: translated.length < there.length,
          },
        ]
  const findOriginal = pairBelow(list, translation, original)
  return [
    ...compareEntries(list, key, original, translation, path, file),
    ...translated.flatMap((entry, index) => {
      const same = findOriginal(index)
      return same === undefined ? [] : compare(list.item, same, entry, [...path, index], file)
    }),
  ]
}

const compare = (field: Field, original: unknown, translation: unknown, path: Path, file: string): Difference[] => {
  if (isOff(field, original)) return []
  if (isBlank(original))
    return translation === undefined
      ? []
      : [{ path, message: `is not in ${file}: remove it, or write it there first.`, isMissing: false }]
  if (isList(field)) return compareLists(field, original, translation, path, file)
  if (isEntry(field))
    return isRecord(original) && (translation === undefined || isRecord(translation))
      ? listFields(field, original).flatMap(([name, child, given]) =>
          compare(child, given, translation?.[name], [...path, name], file)
        )
      : []
  if (!field.isTranslatable()) return []
  if (isMarked(translation)) return [{ path, message: describeMark(translation), isMissing: true }]
  return translation === undefined && !field.canFallBack
    ? [{ path, message: `is missing. Translate ${quote(original)}.`, isMissing: true }]
    : []
}

/**
 * Returns the differences between a translation and its original: texts that the original lacks and, if
 * `mustBeComplete`, texts that are missing. `file` is the name of both files, such as `about.json`, and `translatedFile` is the
 * path of the translation, such as `en/about.json`.
 */
export const findTranslationProblems = (
  translatedFile: string,
  file: string,
  field: EntryField,
  { original, translation }: { original: unknown; translation: unknown },
  mustBeComplete: boolean
): ValueProblem[] =>
  compare(field, original, translation, [], file)
    .filter(({ isMissing }) => mustBeComplete || !isMissing)
    .map(({ path, message }) => ({ ...locate(translatedFile, field, translation, path), message }))

/**
 * Returns a problem for each entry without the unique name by which its translations find it. Every list in `original`
 * is checked.
 */
export const findKeyProblems = (file: string, field: EntryField, original: unknown): ValueProblem[] =>
  listFieldValues(field, original).flatMap(({ field: list, value, path, isOn }) => {
    if (!isOn || !isList(list)) return []
    const key = list.getKey()
    if (key === undefined) return []
    const names = listNames(value, key)
    return names.flatMap((name, index) => {
      const isRepeated = names.indexOf(name) < index
      if (!isBlank(name) && !isRepeated) return []
      const title = getEntryTitle(list.item, getItems(value)[index])
      const example = slugify(String(title ?? "")) || "first"
      return [
        {
          ...locate(file, field, original, [...path, index, key]),
          message: !isBlank(name)
            ? `is “${String(name)}”, as in another entry of this list: write another.`
            : `is missing, and translations find the entry by it: run npm run format, or write a short name that stays, such as “${example}”.`,
        },
      ]
    })
  })
