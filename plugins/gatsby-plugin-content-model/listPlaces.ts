import { isOff } from "./kinds/entry"
import { type Field, keyName, leftOut, switchName } from "./kinds/field"
import { type Group, isGroup, isRecord } from "./values"

/** A place in a data file: names of fields, and numbers of items counted from 0. */
export type Path = readonly (string | number)[]

/** A value with its field and its place. */
export interface Place {
  field: Field
  value: unknown
  path: Path
  /** The fields of the group that the value is in; of an item of a list, none. */
  group: Group
  /** Neither it nor anything around it is switched off. */
  isOn: boolean
}

/** `value` and everything below it that the model knows. */
export const listPlaces = (
  field: Field,
  value: unknown,
  { path, group, isOn: isGroupOn }: Omit<Place, "field" | "value"> = { path: [], group: {}, isOn: true }
): Place[] => {
  const isOn = isGroupOn && !isOff(field, value)
  const inside = { group: isGroup(value) ? value : {}, isOn }
  const below = field
    .listChildren(value)
    .flatMap(([key, child, given]) => listPlaces(child, given, { path: [...path, key], ...inside }))
  return [{ field, value, path, group, isOn }, ...below]
}

/** What lies below `field` under `key`: a list's item, or an entry's field. */
export const getChildField = (field: Field | undefined, key: string | number): Field | undefined => field?.getChild(key)

/** Whether there is nothing in `value`, nor in anything below it. */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (typeof value === "object" && Object.values(value).every(isBlank))

/** `value` without its empty optional fields and flags, which the editor leaves out of the file. */
export const omitBlanks = (field: Field, value: unknown): unknown =>
  field.mapBelow(value, (child, given, key) =>
    typeof key === "string" && child.optional && (isBlank(given) || given === false)
      ? leftOut
      : omitBlanks(child, given)
  )

/** `value` as the site knows it: without what is off in it, the switches and the keys. `null` where it is off itself. */
export const omitOff = (field: Field, value: unknown): unknown =>
  isOff(field, value)
    ? null
    : field.mapBelow(value, (child, given, key) =>
        key === switchName || key === keyName || (typeof key === "number" && isOff(child, given))
          ? leftOut
          : omitOff(child, given)
      )

/** `value`, which the site knows, with the switches of what is in it: all of it is on. */
export const restoreSwitches = (field: Field, value: unknown): unknown => {
  const restored = field.mapBelow(value, restoreSwitches)
  return field.whileEnabled !== undefined && isRecord(restored) ? { ...restored, [switchName]: true } : restored
}

/** The addresses of all pictures that `value` names. */
export const listPictures = (field: Field, value: unknown): string[] =>
  listPlaces(field, value).flatMap(({ field: { picture }, value: address }) =>
    picture && typeof address === "string" && address ? [address] : []
  )
