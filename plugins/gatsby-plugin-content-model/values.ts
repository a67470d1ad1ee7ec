/** Functions that read values before they are checked. */

/** Returns whether `value` is an object or array, whose fields or items can be read. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

/** Fields of a group, keyed by name. */
export type Group = Readonly<Record<string, unknown>>

/** Returns whether `value` is a group of fields. */
export const isGroup = (value: unknown): value is Group => isRecord(value) && !Array.isArray(value)

/** Returns the fields of a value that is a group, and otherwise none. */
export const getFields = (value: unknown): Group => (isRecord(value) ? value : {})

/** Parsed data files, keyed by file name without `.json`. */
export type Files = Readonly<Record<string, unknown>>

/** Returns the value at `path` in `value`, or `undefined` if there is none. */
export const getValue = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((group, key) => (isRecord(group) ? Reflect.get(group, key) : undefined), value)

/** Returns the items of the list at `path` in `value`. Returns an empty array if there is no list. */
export const getItems = (value: unknown, ...path: readonly (string | number)[]): readonly unknown[] => {
  const items = getValue(value, ...path)
  return Array.isArray(items) ? items : []
}

/** Parses a JSON text. Throws if `isExpected` rejects its value. */
export const parseAs = <Value>(text: string, isExpected: (value: unknown) => value is Value): Value => {
  const value: unknown = JSON.parse(text)
  if (!isExpected(value)) throw new TypeError("The JSON text is not what it is expected to be.")
  return value
}
