import { getValue } from "./values"

/** Reads a value of parsed JSON. Returns an empty value if it is missing or has another type. */
type Reader = (value: unknown) => unknown

/** Shape of the values to read from parsed JSON: the same names, with readers in place of the values. */
export type Shape = Reader | { readonly [name: string]: Shape }

/** Type of the value that is read with a shape. */
export type Read<Part> = Part extends (value: unknown) => infer Value
  ? Value
  : { [Name in keyof Part]: Read<Part[Name]> }

/**
 * Reads the values that `shape` names from parsed JSON. Missing values become empty: GitHub, for example, leaves out
 * values that do not exist or that the user may not see.
 */
export function read<Part extends Shape>(shape: Part, value: unknown): Read<Part>
export function read(shape: Shape, value: unknown): unknown {
  if (typeof shape === "function") return shape(value)
  return Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, read(part, getValue(value, name))]))
}

/** Reads a text. Returns an empty one if there is none. */
export const readText = (value: unknown): string => (typeof value === "string" ? value : "")

/** Reads a text. Returns `undefined` if there is none. */
export const readOptional = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined)

/** Reads a number. Returns 0 if there is none. */
export const readNumber = (value: unknown): number => (typeof value === "number" ? value : 0)

/** Reads a flag. Returns true only if the value is `true`. */
export const readFlag = (value: unknown): boolean => value === true

/** Returns a value unchanged, to be read later or passed on. */
export const readUnknown = (value: unknown): unknown => value

/** Returns a reader for a list of `item`, or for the values of an object, in their order. */
export const readList =
  <Part extends Shape>(item: Part) =>
  (value: unknown): Read<Part>[] =>
    typeof value === "object" && value ? Object.values(value).map(entry => read(item, entry)) : []
