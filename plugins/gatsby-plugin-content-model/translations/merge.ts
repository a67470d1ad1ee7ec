import { type Field, keyName } from "../kinds/field"
import { type ListField, isList } from "../kinds/list"
import { slugify } from "../anchors"
import { isBlank } from "../listFieldValues"
import { listUnmatched, listNames, pairBelow } from "./pairs"
import { getItems, getFields, getValue, isRecord } from "../values"
import { isEntry, listFields } from "../kinds/entry"
import { sameMark } from "../marks"

const mergeText = (original: unknown, translation: unknown): unknown =>
  typeof translation === "string" && translation !== sameMark ? translation : original

/** Returns `original` with its texts replaced by their translations. Texts that are not translated stay as they are. */
export const mergeTranslation = (field: Field, original: unknown, translation: unknown): unknown => {
  if (isList(field) && field.getKey() === undefined) {
    const [originals, texts] = [getItems(original), getItems(translation)]
    return field.item.isTranslatable() && texts.length === originals.length
      ? originals.map((text, index) => mergeText(text, texts[index]))
      : original
  }
  if (!isList(field) && !isEntry(field)) return mergeText(original, translation)
  const findTranslation = pairBelow(field, original, translation)
  return field.mapChildren(original, (child, given, key) => mergeTranslation(child, given, findTranslation(key)))
}

/** Creates a key for an entry from its first text. The key differs from all keys in `taken`. */
const createKey = (entry: unknown, { item }: ListField, taken: ReadonlySet<unknown>): string => {
  const [, , text = ""] =
    item.listChildren(entry).find(([, field, value]) => field.isTranslatable() && typeof value === "string") ?? []
  const slug = slugify(String(text)).slice(0, 50).replace(/-$/, "") || item.label.toLowerCase()
  for (let number = 1; ; number++) {
    const key = number === 1 ? slug : `${slug}-${number}`
    if (!taken.has(key)) return key
  }
}

/** Returns `value` with a key added to each entry that needs one for its translation. */
export const addKeys = (field: Field, value: unknown): unknown => {
  const withKeys = field.mapChildren(value, addKeys)
  if (!isList(field) || field.getKey() !== keyName || !Array.isArray(withKeys)) return withKeys
  const entries: readonly unknown[] = withKeys
  const names = listNames(entries, keyName)
  const taken = new Set(names)
  return entries.map((entry, index) => {
    // If an entry is duplicated in the editor, the copy has the same key.
    if (!isRecord(entry) || (entry[keyName] && names.indexOf(entry[keyName]) === index)) return entry
    const key = createKey(entry, field, taken)
    taken.add(key)
    return { ...entry, [keyName]: key }
  })
}

/**
 * Returns `translation` with the keys of the original's entries at the same indexes, because the editor keeps the lists
 * of both in the same order.
 */
export const copyKeys = (field: Field, original: unknown, translation: unknown): unknown => {
  const nameKey = field.getKey()
  return field.mapChildren(translation, (child, given, key) => {
    const copied = copyKeys(child, getValue(original, key), given)
    return nameKey === undefined ? copied : { ...getFields(copied), [nameKey]: getValue(original, key, nameKey) }
  })
}

/**
 * Returns the part of `value` that belongs in a translated file, which `field` describes: no blank values, and no
 * facts, which are the same in every language.
 */
export const pickTexts = (field: Field, value: unknown): unknown => {
  if (!isEntry(field)) return field.mapChildren(value, pickTexts)
  return Object.fromEntries(
    listFields(field, value).flatMap(([name, child, given]) => {
      const picked = pickTexts(child, given)
      return isBlank(picked) || picked === false ? [] : [[name, picked] as const]
    })
  )
}

/**
 * Returns `translation` with the entries of its lists in the order of the original. An entry that is missing is added
 * with its key only. Entries that the original does not have are at the end.
 */
export const alignTranslation = (field: Field, original: unknown, translation: unknown): unknown => {
  const key = field.getKey()
  const item = field.getChild(0)
  if (!item || key === undefined || !Array.isArray(translation))
    return field.mapChildren(translation, (child, given, name) =>
      alignTranslation(child, getValue(original, name), given)
    )
  const findTranslation = pairBelow(field, original, translation)
  return [
    ...getItems(original).map((entry, index) =>
      alignTranslation(item, entry, findTranslation(index) ?? { [key]: getValue(entry, key) })
    ),
    ...listUnmatched(key, original, translation),
  ]
}
