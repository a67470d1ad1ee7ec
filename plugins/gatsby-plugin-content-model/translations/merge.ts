import { type Field, keyName } from "../kinds/field"
import { type ListField, isList } from "../kinds/list"
import { slugify } from "../anchors"
import { isBlank } from "../listPlaces"
import { getItems, getValue, isRecord } from "../values"
import { isEntry } from "../kinds/entry"

/** The entries of a translated list by the names of the original's. */
const indexEntries = (translation: unknown, key: string): ReadonlyMap<unknown, unknown> =>
  new Map(
    getItems(translation).flatMap(entry => {
      const name = getValue(entry, key)
      return typeof name === "string" ? [[name, entry] as const] : []
    })
  )

/** `change` of each field of an entry. */
const mapFields = (value: unknown, change: (name: string, child: unknown) => unknown): unknown =>
  isRecord(value) && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([name, child]) => [name, change(name, child)]))
    : value

/** `translation` with `change` of each list whose entries have names: `key` is the field of the name. */
const mapNamedLists = (
  field: Field,
  original: unknown,
  translation: unknown,
  change: (item: Field, key: string, entries: readonly unknown[], translated: readonly unknown[]) => unknown
): unknown => {
  if (isEntry(field))
    return mapFields(translation, (name, child) =>
      field.fields[name] ? mapNamedLists(field.fields[name], getValue(original, name), child, change) : child
    )
  const key = field.getKey()
  const item = field.getChild(0)
  return item && key !== undefined && Array.isArray(translation)
    ? change(item, key, getItems(original), translation)
    : translation
}

/** `original` with the texts of its translation in their place. What is not translated stays as it is. */
export const mergeTranslation = (field: Field, original: unknown, translation: unknown): unknown => {
  if (isEntry(field))
    return mapFields(original, (name, child) => {
      const below = field.fields[name]
      return below ? mergeTranslation(below, child, getValue(translation, name)) : child
    })
  if (!isList(field)) return typeof translation === "string" ? translation : original
  const key = field.getKey()
  if (key === undefined) {
    const texts = getItems(translation)
    return field.item.isTranslatable() && texts.length === getItems(original).length ? texts : original
  }
  const entries = indexEntries(translation, key)
  return Array.isArray(original)
    ? original.map(entry => mergeTranslation(field.item, entry, entries.get(getValue(entry, key))))
    : original
}

/** A name for an entry, made from its first text, that none of `taken` is. */
const createKey = (entry: unknown, { item }: ListField, taken: ReadonlySet<unknown>): string => {
  const fields = isEntry(item) ? item.fields : {}
  const texts = Object.entries(fields).flatMap(([name, field]) =>
    field.isTranslatable() ? [getValue(entry, name)] : []
  )
  const text = texts.find(found => typeof found === "string")
  const slug =
    (typeof text === "string" ? slugify(text) : "").slice(0, 50).replace(/-$/, "") || item.label.toLowerCase()
  for (let number = 1; ; number++) {
    const key = number === 1 ? slug : `${slug}-${number}`
    if (!taken.has(key)) return key
  }
}

/** `value` with a key in each entry that needs one for its translation. */
export const addKeys = (field: Field, value: unknown): unknown => {
  const withKeys = field.mapBelow(value, addKeys)
  if (!isList(field) || field.getKey() !== keyName || !Array.isArray(withKeys)) return withKeys
  const entries: readonly unknown[] = withKeys
  const names = entries.map(entry => getValue(entry, keyName))
  const taken = new Set(names)
  return entries.map((entry, index) => {
    // The editor gives a copy of an entry the same key.
    if (!isRecord(entry) || (entry[keyName] && names.indexOf(entry[keyName]) === index)) return entry
    const key = createKey(entry, field, taken)
    taken.add(key)
    return { ...entry, [keyName]: key }
  })
}

/** `translation` with the names of the original’s entries at the same places, as the editor keeps their lists in step. */
export const copyKeys = (field: Field, original: unknown, translation: unknown): unknown =>
  mapNamedLists(field, original, translation, (item, key, entries, translated) =>
    translated.map((entry, index) => ({
      ...Object(copyKeys(item, entries[index], entry)),
      [key]: getValue(entries[index], key),
    }))
  )

/** What of `value` belongs into a file of translations, which `field` describes: nothing that is blank, or a fact. */
export const pickTexts = (field: Field, value: unknown): unknown => {
  if (!isEntry(field)) return field.mapBelow(value, pickTexts)
  return Object.fromEntries(
    Object.entries(field.fields).flatMap(([name, child]) => {
      const picked = pickTexts(child, getValue(value, name))
      return isBlank(picked) || picked === false ? [] : [[name, picked] as const]
    })
  )
}

/**
 * `translation` with the entries of its lists in the order of the original, and with the name alone of each that it lacks.
 * Entries that the original does not have are at the end.
 */
export const alignTranslation = (field: Field, original: unknown, translation: unknown): unknown =>
  mapNamedLists(field, original, translation, (item, key, entries, translated) => {
    const byName = indexEntries(translated, key)
    const known = new Set(entries.map(entry => getValue(entry, key)))
    return [
      ...entries.map(entry => {
        const name = getValue(entry, key)
        return alignTranslation(item, entry, byName.get(name) ?? { [key]: name })
      }),
      ...translated.filter(entry => !known.has(getValue(entry, key))),
    ]
  })
