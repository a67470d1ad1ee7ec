import type { Field } from "../kinds/field"
import { getItems, getValue } from "../values"

/** Returns the names of the entries of a list, which are the values of their field `key`. */
export const listNames = (entries: unknown, key: string): unknown[] =>
  getItems(entries).map(entry => getValue(entry, key))

/**
 * Returns a function that takes a key of `value` and finds the counterpart in `other`, its translation or its original:
 * a field by its name, an entry of a list by the name that both have, a line by its index.
 */
export const pairBelow = (field: Field, value: unknown, other: unknown): ((key: string | number) => unknown) => {
  const nameKey = field.getKey()
  if (nameKey === undefined) return key => getValue(other, key)
  const names = listNames(other, nameKey)
  return key => {
    const name = getValue(value, key, nameKey)
    return typeof name === "string" ? getItems(other)[names.indexOf(name)] : undefined
  }
}

/** Returns the entries of a translated list that the original does not have. */
export const listUnmatched = (key: string, original: unknown, translation: unknown): unknown[] => {
  const known = new Set(listNames(original, key))
  return getItems(translation).filter(entry => !known.has(getValue(entry, key)))
}

/** Returns the key of a child below `key`: an entry of a list has a name that stays when the list is sorted. */
export const getChildKey = (field: Field, key: string, name: string | number, child: unknown): string => {
  const nameKey = field.getKey()
  return `${key}/${String(nameKey === undefined ? name : getValue(child, nameKey))}`
}
