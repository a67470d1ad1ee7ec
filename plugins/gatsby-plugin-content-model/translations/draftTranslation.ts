import { isBlank } from "../listFieldValues"
import { isOff, isEntry, listFields } from "../kinds/entry"
import { isMarked, markText } from "../marks"
import { getItems, isRecord } from "../values"
import { listUnmatched, listNames, pairBelow } from "./pairs"
import { type EntryField } from "../kinds/variants"
import { type Field } from "../kinds/field"
import { type ListField, isList } from "../kinds/list"

/** Returns the entries of a translated list in the order of the original, with missing texts filled in and marked. */
const beginList = (list: ListField, original: unknown, translation: unknown, language: string): unknown => {
  const findTranslation = pairBelow(list, original, translation)
  const begun = getItems(original).map((entry, index) => beginField(list.item, entry, findTranslation(index), language))
  const key = list.getKey()
  if (key === undefined) return list.item.isTranslatable() && begun.length ? begun : translation
  const names = listNames(original, key)
  return [
    ...begun.map((entry, index) => ({ [key]: names[index], ...Object(entry) })),
    ...listUnmatched(key, original, translation),
  ]
}

const beginField = (field: Field, original: unknown, translation: unknown, language: string): unknown => {
  if (isOff(field, original) || isBlank(original) || !field.hasTranslatable()) return translation
  if (isList(field)) return beginList(field, original, translation, language)
  if (isEntry(field)) {
    const findTranslation = pairBelow(field, original, translation)
    const texts = listFields(field, original).flatMap(([name, child, given]) => {
      const text = beginField(child, given, findTranslation(name), language)
      return text === undefined ? [] : [[name, text] as const]
    })
    return texts.length ? { ...Object(translation), ...Object.fromEntries(texts) } : translation
  }
  const isWritten = (translation !== undefined && !isMarked(translation)) || field.canFallBack
  return isWritten || typeof original !== "string" ? translation : markText(original, language)
}

/**
 * Returns `translation` with each missing text copied from the original and marked with its `language`. A file that is
 * created this way is a draft, so none of it is published.
 */
export const draftTranslation = (
  field: EntryField,
  original: unknown,
  translation: unknown,
  language: string
): unknown => {
  const begun = beginField(field, original, translation, language)
  return translation === undefined && isRecord(begun) ? { ...begun, draft: true } : begun
}

/** Returns the number of marked texts in a value. */
export const countMarked = (value: unknown): number =>
  isRecord(value)
    ? Object.values(value).reduce<number>((sum, child) => sum + countMarked(child), 0)
    : Number(isMarked(value))
