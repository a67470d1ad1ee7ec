import { isBlank } from "../listFieldValues"
import { isOff, isEntry, listFields } from "../kinds/entry"
import { isMarked, markText } from "../marks"
import { getFields, getItems, isRecord } from "../values"
import { getChildKey, listUnmatched, listNames, pairBelow } from "./pairs"
import { type EntryField } from "../kinds/variants"
import { type Field } from "../kinds/field"
import { type ListField, isList } from "../kinds/list"

/** Returns what to write for a text. `key` names the text as in rows.ts. */
type Write = (field: Field, original: unknown, translation: unknown, key: string) => unknown

/** Returns the entries of a translated list in the order of the original, with what is written for each text. */
const writeList = (list: ListField, original: unknown, translation: unknown, key: string, write: Write): unknown => {
  const findTranslation = pairBelow(list, original, translation)
  const written = getItems(original).map((entry, index) =>
    writeField(list.item, entry, findTranslation(index), getChildKey(list, key, index, entry), write)
  )
  const nameKey = list.getKey()
  if (nameKey === undefined) return list.item.isTranslatable() && written.length ? written : translation
  const names = listNames(original, nameKey)
  return [
    ...written.map((entry, index) => ({ [nameKey]: names[index], ...getFields(entry) })),
    ...listUnmatched(nameKey, original, translation),
  ]
}

const writeField = (field: Field, original: unknown, translation: unknown, key: string, write: Write): unknown => {
  if (isOff(field, original) || isBlank(original) || !field.hasTranslatable()) return translation
  if (isList(field)) return writeList(field, original, translation, key, write)
  if (!isEntry(field)) return write(field, original, translation, key)
  const findTranslation = pairBelow(field, original, translation)
  const texts = listFields(field, original).flatMap(([name, child, given]) => {
    const text = writeField(child, given, findTranslation(name), getChildKey(field, key, name, given), write)
    return text === undefined ? [] : [[name, text] as const]
  })
  return texts.length ? { ...getFields(translation), ...Object.fromEntries(texts) } : translation
}

const noTexts: ReadonlyMap<string, string> = new Map()

/**
 * Returns `translation` with the texts of `texts`, keyed as in rows.ts below `name`, and each missing text copied from
 * the original and marked with its `language`. A file that is created this way is a draft, so none of it is published,
 * unless no text is missing.
 */
export const draftTranslation = (
  field: EntryField,
  original: unknown,
  translation: unknown,
  language: string,
  { texts, name }: { texts: ReadonlyMap<string, string>; name: string } = { texts: noTexts, name: "" }
): unknown => {
  const begun = writeField(field, original, translation, name, (text, source, known, key) => {
    const isWritten = (known !== undefined && !isMarked(known)) || text.canFallBack
    return texts.get(key) ?? (isWritten || typeof source !== "string" ? known : markText(source, language))
  })
  return translation === undefined && isRecord(begun) && (texts === noTexts || countMarked(begun))
    ? { ...begun, draft: true }
    : begun
}

/** Returns the number of marked texts in a value. */
export const countMarked = (value: unknown): number =>
  isRecord(value)
    ? Object.values(value).reduce<number>((sum, child) => sum + countMarked(child), 0)
    : Number(isMarked(value))
