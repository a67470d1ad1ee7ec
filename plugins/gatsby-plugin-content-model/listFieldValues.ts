import { isOff } from "./kinds/entry"
import { type Field, keyName, omitted, switchName } from "./kinds/field"
import { type Group, isGroup, isRecord } from "./values"

/** Path of a value in a data file: names of fields, and indexes of list items counted from 0. */
export type Path = readonly (string | number)[]

/** A value with its field and its path. */
export interface FieldValue {
  field: Field
  value: unknown
  path: Path
  /** Fields of the group that contains the value. Empty for an item of a list. */
  group: Group
  /** True if neither the value nor anything around it is disabled. */
  isOn: boolean
}

/** Lists `value` and everything below it that the model describes. */
export const listFieldValues = (
  field: Field,
  value: unknown,
  { path, group, isOn: isGroupOn }: Omit<FieldValue, "field" | "value"> = { path: [], group: {}, isOn: true }
): FieldValue[] => {
  const isOn = isGroupOn && !isOff(field, value)
  const inside = { group: isGroup(value) ? value : {}, isOn }
  const below = field
    .listChildren(value)
    .flatMap(([key, child, given]) => listFieldValues(child, given, { path: [...path, key], ...inside }))
  return [{ field, value, path, group, isOn }, ...below]
}

/** Returns the field below `field` under `key`: the item of a list, or a field of an entry. */
export const getChildField = (field: Field | undefined, key: string | number): Field | undefined => field?.getChild(key)

/** Returns whether `value` and everything below it is empty. */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (typeof value === "object" && Object.values(value).every(isBlank))

/**
 * Returns `value` without its empty optional fields and unset optional flags, which the editor leaves out of the file.
 */
export const omitBlanks = (field: Field, value: unknown): unknown =>
  field.mapChildren(value, (child, given, key) =>
    typeof key === "string" && child.optional && (isBlank(given) || given === false)
      ? omitted
      : omitBlanks(child, given)
  )

/**
 * Returns `value` in the form that the site gets: without disabled parts, switches and keys. Returns `null` if the
 * value itself is disabled.
 */
export const omitOff = (field: Field, value: unknown): unknown =>
  isOff(field, value)
    ? null
    : field.mapChildren(value, (child, given, key) =>
        key === switchName || key === keyName || (typeof key === "number" && isOff(child, given))
          ? omitted
          : omitOff(child, given)
      )

/**
 * Returns `value`, which is in the form that the site gets, with the switches of its entries added. All of them are on.
 */
export const restoreSwitches = (field: Field, value: unknown): unknown => {
  const restored = field.mapChildren(value, restoreSwitches)
  return field.whileEnabled !== undefined && isRecord(restored) ? { ...restored, [switchName]: true } : restored
}

/** Returns the URLs of all pictures in `value`. */
export const listPictures = (field: Field, value: unknown): string[] =>
  listFieldValues(field, value).flatMap(({ field: { picture }, value: url }) =>
    picture && typeof url === "string" && url ? [url] : []
  )
