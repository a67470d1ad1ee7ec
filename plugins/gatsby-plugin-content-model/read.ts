import { getValue } from "./values"

/** Reads a value of parsed JSON. Of one that is missing or of another type it makes an empty one. */
type Reader = (value: unknown) => unknown

/** What is read of parsed JSON: the same names, with readers in place of the values. */
export type Shape = Reader | { readonly [name: string]: Shape }

/** What reading by a shape results in. */
export type Read<Part> = Part extends (value: unknown) => infer Value
  ? Value
  : { [Name in keyof Part]: Read<Part[Name]> }

/** Reads from parsed JSON what `shape` names. GitHub, for one, leaves out what is not there, or what somebody may not see. */
export function read<Part extends Shape>(shape: Part, value: unknown): Read<Part>
export function read(shape: Shape, value: unknown): unknown {
  if (typeof shape === "function") return shape(value)
  return Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, read(part, getValue(value, name))]))
}

/** Reads a text; an empty one where there is none. */
export const readText = (value: unknown): string => (typeof value === "string" ? value : "")

/** Reads a text; `undefined` where there is none. */
export const readOptional = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined)

/** Reads a number; 0 where there is none. */
export const readNumber = (value: unknown): number => (typeof value === "number" ? value : 0)

/** Reads whether something is set. */
export const readFlag = (value: unknown): boolean => value === true

/** Reads a value as it is, to be read later or to be handed on. */
export const readUnknown = (value: unknown): unknown => value

/** Reads a list of what `item` names, or the values of an object, in their order. */
export const readList =
  <Part extends Shape>(item: Part) =>
  (value: unknown): Read<Part>[] =>
    Object.values(Object(value)).map(entry => read(item, entry))
