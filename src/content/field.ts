import { type EntryField, type Field, getValue, isRecord, keyName, switchName } from "./vocabulary"

/** A place in a data file: names of fields, and numbers of items counted from 0. */
export type Path = readonly (string | number)[]

/** A value with its field and its place. */
export interface Place {
  field: Field
  value: unknown
  path: Path
  /** What the value is in. */
  group: unknown
  /** Neither it nor anything around it is switched off. */
  isOn: boolean
}

/** `value` and everything below it that the model knows. */
export const listPlaces = (
  field: Field,
  value: unknown,
  { path, group, isOn: isGroupOn }: Omit<Place, "field" | "value"> = { path: [], group: undefined, isOn: true }
): Place[] => {
  const isOn = isGroupOn && !isOff(field, value)
  const listBelow = (child: Field, key: string | number): Place[] =>
    listPlaces(child, getValue(value, key), { path: [...path, key], group: value, isOn })
  return [
    { field, value, path, group, isOn },
    ...(field.kind === "list" && Array.isArray(value) ? value.flatMap((_, index) => listBelow(field.item, index)) : []),
    ...(field.kind === "entry" && isRecord(value)
      ? Object.entries(field.fields).flatMap(([name, child]) => listBelow(child, name))
      : []),
  ]
}

/** What lies below `field` under `key`: a list's item, or an entry's field. */
export const getChildField = (field: Field | undefined, key: string | number): Field | undefined =>
  field?.kind === "list" && typeof key === "number"
    ? field.item
    : field?.kind === "entry" && typeof key === "string"
      ? field.fields[key]
      : undefined

/** The fields of `entry`, by whether the chosen one of its variants needs them; without variants none is needed or useless. */
export const sortVariants = ({ variants, fields }: EntryField, chosen: unknown) => {
  const all = new Set(Object.values(variants?.needs ?? {}).flatMap(names => names ?? []))
  const needed = (typeof chosen === "string" && variants?.needs[chosen]) || []
  return {
    needed,
    useless: Object.keys(fields).filter(name => all.has(name) && !needed.includes(name)),
  }
}

/** Whether there is nothing in `value`, nor in anything below it. */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (typeof value === "object" && Object.values(value).every(isBlank))

/** `value` without its empty optional fields and flags, which the editor leaves out of the file. */
export const omitBlanks = (field: Field, value: unknown): unknown => {
  if (field.kind === "list" && Array.isArray(value)) return value.map(element => omitBlanks(field.item, element))
  if (field.kind !== "entry" || typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, child]) => !(field.fields[name]?.optional && (isBlank(child) || child === false)))
      .map(([name, child]) => [name, field.fields[name] ? omitBlanks(field.fields[name], child) : child])
  )
}

/** Whether `value` has been switched off. */
export const isOff = (field: Field, value: unknown): boolean =>
  field.kind === "entry" && field.whileEnabled !== undefined && getValue(value, switchName) !== true

/** `value` as the site knows it: without what is off in it, the switches and the keys. `null` where it is off itself. */
export const omitOff = (field: Field, value: unknown): unknown => {
  if (isOff(field, value)) return null
  if (field.kind === "list" && Array.isArray(value))
    return value.filter(item => !isOff(field.item, item)).map(item => omitOff(field.item, item))
  if (field.kind !== "entry" || typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== switchName && name !== keyName)
      .map(([name, child]) => [name, field.fields[name] ? omitOff(field.fields[name], child) : child])
  )
}

/** `value`, which the site knows, with the switches of what is in it: all of it is on. */
export const restoreSwitches = (field: Field, value: unknown): unknown => {
  if (field.kind === "list" && Array.isArray(value)) return value.map(item => restoreSwitches(field.item, item))
  if (field.kind !== "entry" || !isRecord(value)) return value
  return {
    ...Object.fromEntries(
      Object.entries(value).map(([name, child]) => [
        name,
        field.fields[name] ? restoreSwitches(field.fields[name], child) : child,
      ])
    ),
    ...(field.whileEnabled !== undefined && { [switchName]: true }),
  }
}

/** The addresses of all pictures that `value` names. */
export const listPictures = (field: Field, value: unknown): string[] =>
  listPlaces(field, value).flatMap(({ field: { kind }, value: address }) =>
    kind === "image" && typeof address === "string" && address ? [address] : []
  )
