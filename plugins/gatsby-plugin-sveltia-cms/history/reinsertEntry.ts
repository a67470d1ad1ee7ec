import { type EntryField, type Field } from "../../gatsby-plugin-content-model"
import { type Path, getChildField } from "../../gatsby-plugin-content-model/forms"
import { getItems, getValue, isRecord } from "../../gatsby-plugin-content-model/json"
import { insertMissing } from "../merging/mergeNamedItems"
import { type Difference, listDifferences } from "./listDifferences"

/** Returns `value` with `item` at `path`. */
export const setValue = (value: unknown, [key, ...below]: Path, item: unknown): unknown => {
  if (key === undefined) return item
  const child = setValue(getValue(value, key), below, item)
  if (Array.isArray(value)) return value.map((found: unknown, index) => (index === key ? child : found))
  return isRecord(value) ? { ...value, [key]: child } : value
}

/** Returns `after` with the removed entry, at its place between its former neighbours. */
export const reinsertEntry = (
  file: EntryField,
  { before, after }: { before: unknown; after: unknown },
  { path, list = [] }: Difference
): unknown => {
  const index = Number(path.at(-1))
  const [old, now] = [getItems(before, ...path.slice(0, -1)), getItems(after, ...list)]
  const field = list.reduce<Field | undefined>(getChildField, file)
  const key = field?.getKey()
  if (key !== undefined) {
    const getName = (entry: unknown): string => String(getValue(entry, key))
    const entry = old[index]
    // Other removed entries stay removed: the entry follows the nearest one that is left.
    const left = old.filter(found => found === entry || now.some(other => getName(other) === getName(found)))
    const names = insertMissing(now.map(getName), left.map(getName))
    const items = names.map(name => (name === getName(entry) ? entry : now.find(found => getName(found) === name)))
    return setValue(after, list, items)
  }
  return setValue(after, list, now.toSpliced(Math.min(index, now.length), 0, old[index]))
}

/** Returns the field names of a path, which are the same in a form and its translations. */
const getFields = (path: Path): string => path.filter(part => typeof part === "string").join(".")

/** Finds the entry of `difference` among those removed from another file of the form, such as a translation. */
export const findSameEntry = (
  file: EntryField,
  versions: { before: unknown; after: unknown },
  difference: Difference
): Difference | undefined => {
  const { list = [] } = difference
  const field = list.reduce<Field | undefined>(getChildField, file)
  const key = field?.getKey()
  if (key === undefined) return undefined
  return listDifferences(file, versions.before, versions.after).find(
    found =>
      found.kind === "removed" &&
      getFields(found.path) === getFields(difference.path) &&
      getValue(found.before, key) === getValue(difference.before, key)
  )
}
