import { type Field, fieldTree } from "../../src/content/field"
import { model } from "../../src/content/model"

/** The content as parsed JSON, by file name without `.json`. */
export type Data = Record<string, unknown>

/** One thing done to one field of one file. */
export interface Mutant {
  /** The file's name without `.json`. */
  file: string
  path: readonly (string | number)[]
  /** The name of the field that was touched, as messages must call it. */
  field: string
  change: string
  /** The changed file. */
  value: unknown
}

type Path = readonly (string | number)[]

/** `root` with what is at `path` replaced by what `change` makes of it; `undefined` removes it. */
export const changed = (root: unknown, path: Path, change: (value: unknown) => unknown): unknown => {
  const [key, ...rest] = path
  if (key === undefined) return change(root)
  if (Array.isArray(root)) return root.map((item, index) => (index === key ? changed(item, rest, change) : item))
  if (typeof root !== "object" || root === null) return root
  const entries = Object.entries(root).map(
    ([name, value]) => [name, name === key ? changed(value, rest, change) : value] as const
  )
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

const places = (field: Field, value: unknown, path: Path = []): { field: Field; value: unknown; path: Path }[] => [
  { field, value, path },
  ...(field.item && Array.isArray(value)
    ? value.flatMap((item, index) => (field.item ? places(field.item, item, [...path, index]) : []))
    : []),
  ...(field.fields && typeof value === "object" && value !== null
    ? Object.entries(field.fields).flatMap(([name, below]) =>
        Object.hasOwn(value, name) ? places(below, Reflect.get(value, name), [...path, name]) : []
      )
    : []),
]

const renamed = (value: unknown): unknown => String(value).replace(/(\.\w+)$/, "-renamed$1")

const otherType = (value: unknown): unknown =>
  typeof value === "string" ? 7 : typeof value === "object" ? "text" : typeof value === "boolean" ? "true" : "5"

/**
 * Everything a hurried hand may do to `data`, one change at a time: each field blanked, removed, set to null, given
 * another type; an unknown key in each group; each list emptied, reversed, its last entry removed or written twice;
 * each picture renamed; each text made very long.
 */
export const mutants = (data: Data): Mutant[] =>
  Object.entries(model).flatMap(([file, schema]) =>
    places(fieldTree(schema), data[file]).flatMap(({ field, value, path }) => {
      const name = path.findLast(key => typeof key === "string") ?? file
      const mutant = (change: string, make: (value: unknown) => unknown, touched = String(name)): Mutant => ({
        file,
        path,
        field: touched,
        change,
        value: changed(data[file], path, make),
      })
      const isField = path.length > 0
      const inList = typeof path.at(-1) === "number"
      return [
        ...(isField ? [mutant("null", () => null)] : []),
        ...(isField && !inList ? [mutant("removed", () => undefined)] : []),
        mutant("another type", otherType, isField ? String(name) : ""),
        ...(typeof value === "string"
          ? [
              mutant("blanked", () => ""),
              mutant("spaces", () => "  "),
              mutant("very long", () => "long ".repeat(500).trim()),
            ]
          : []),
        ...(field.kind === "image" ? [mutant("renamed", renamed)] : []),
        ...(field.kind === "flag" ? [mutant("turned", () => value !== true)] : []),
        ...(field.kind === "whole" ? [mutant("out of range", () => -1), mutant("one", () => 1)] : []),
        ...(field.kind === "entry"
          ? [
              mutant(
                "unknown key",
                () => ({ ...(typeof value === "object" ? value : {}), unheardOf: "x" }),
                "unheardOf"
              ),
              mutant("emptied", () => ({}), ""),
            ]
          : []),
        ...(Array.isArray(value)
          ? [
              mutant("emptied", () => []),
              mutant("reversed", () => value.toReversed()),
              mutant("one removed", () => value.slice(0, -1)),
              mutant("one twice", () => [...value, value.at(-1)]),
            ]
          : []),
      ]
    })
  )

/** `base` with as many `mutants` as go together, and those that are left for another copy. */
export const gather = (
  base: Data,
  candidates: readonly Mutant[],
  isLegal: (data: Data) => boolean
): { data: Data; taken: Mutant[]; left: Mutant[] } => {
  let data = base
  const taken: Mutant[] = []
  const left: Mutant[] = []
  for (const mutant of candidates) {
    const clash = taken.some(other => other.file === mutant.file && isWithin(mutant.path, other.path))
    const next = clash ? undefined : { ...data, [mutant.file]: repeat(data[mutant.file], mutant) }
    if (next && isLegal(next)) {
      data = next
      taken.push(mutant)
    } else left.push(mutant)
  }
  return { data, taken, left }
}

const at = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
    root
  )

const repeat = (file: unknown, { path, value }: Mutant): unknown => changed(file, path, () => at(value, path))

/** Whether one of two places lies in the other, so that changing both would undo one. */
const isWithin = (a: Path, b: Path): boolean =>
  a.slice(0, b.length).join("/") === b.join("/") || b.slice(0, a.length).join("/") === a.join("/")
