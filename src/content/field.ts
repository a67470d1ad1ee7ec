import { type Field, getValue, isRecord, switchName } from "./vocabulary"

/** A place in a data file: names of fields, and numbers of items counted from 0. */
export type Path = readonly (string | number)[]

/** Calls `visit` for `value` and for everything below it that the model knows, or for nothing below where it returns `false`. */
export const walk = (
  field: Field,
  value: unknown,
  visit: (field: Field, value: unknown, path: Path, group: unknown) => void | false,
  path: Path = [],
  group?: unknown
): void => {
  if (visit(field, value, path, group) === false) return
  if (field.kind === "list" && Array.isArray(value))
    value.forEach((element, index) => walk(field.item, element, visit, [...path, index], value))
  if (field.kind === "entry" && isRecord(value))
    for (const [name, child] of Object.entries(field.fields))
      walk(child, getValue(value, name), visit, [...path, name], value)
}

/** What lies below `field` under `key`: a list's item, or an entry's field. */
export const getChildField = (field: Field | undefined, key: string | number): Field | undefined =>
  field?.kind === "list" && typeof key === "number"
    ? field.item
    : field?.kind === "entry" && typeof key === "string"
      ? field.fields[key]
      : undefined

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (typeof value === "object" && Object.values(value).every(isBlank))

/** `value` without its empty optional fields, as the editor leaves them out of the file. */
export const omitBlanks = (field: Field, value: unknown): unknown => {
  if (field.kind === "list" && Array.isArray(value)) return value.map(element => omitBlanks(field.item, element))
  if (field.kind !== "entry" || typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, child]) => !(field.fields[name]?.optional && isBlank(child)))
      .map(([name, child]) => [name, field.fields[name] ? omitBlanks(field.fields[name], child) : child])
  )
}

/** Whether `value` has been switched off. */
export const isOff = (field: Field, value: unknown): boolean =>
  field.kind === "entry" && field.whileEnabled !== undefined && getValue(value, switchName) !== true

/** `value` as the site knows it: without what is off in it, and without the switches. `null` where it is off itself. */
export const omitOff = (field: Field, value: unknown): unknown => {
  if (isOff(field, value)) return null
  if (field.kind === "list" && Array.isArray(value))
    return value.filter(item => !isOff(field.item, item)).map(item => omitOff(field.item, item))
  if (field.kind !== "entry" || typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== switchName)
      .map(([name, child]) => [name, field.fields[name] ? omitOff(field.fields[name], child) : child])
  )
}

/** The addresses of all pictures that `value` names. */
export const listPictures = (field: Field, value: unknown): string[] => {
  const found: string[] = []
  walk(field, value, ({ kind }, address) => {
    if (kind === "image" && typeof address === "string" && address) found.push(address)
  })
  return found
}
