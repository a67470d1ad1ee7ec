/** Reading values before the checks have seen them. */

/** Whether `value` has fields or items that can be asked for. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

/** The fields of a group by their names. */
export type Group = Readonly<Record<string, unknown>>

/** Whether `value` is a group of fields. */
export const isGroup = (value: unknown): value is Group => isRecord(value) && !Array.isArray(value)

/** Parsed data files, by name without `.json`. */
export type Files = Readonly<Record<string, unknown>>

/** What is in `value` at the end of `path`; `undefined` where there is no such group or list. */
export const getValue = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((group, key) => (isRecord(group) ? Reflect.get(group, key) : undefined), value)

/** The items of the list in `value` at the end of `path`; none where there is no list. */
export const getItems = (value: unknown, ...path: readonly (string | number)[]): readonly unknown[] => {
  const items = getValue(value, ...path)
  return Array.isArray(items) ? items : []
}

/** The value of a JSON text. Throws where it is another than `isExpected` says. */
export const parseAs = <Value>(text: string, isExpected: (value: unknown) => value is Value): Value => {
  const value: unknown = JSON.parse(text)
  if (!isExpected(value)) throw new TypeError("The JSON text is not what it is expected to be.")
  return value
}
