import { type Path, listPlaces } from "../../src/content/field"
import { model } from "../../src/content/model"

/** The content as parsed JSON, by file name without `.json`. */
export type Data = Record<string, unknown>

/** One change of one field in one file. */
export interface ContentVariant {
  /** The file's name without `.json`. */
  file: string
  path: Path
  /** The changed field's name, which messages must contain. */
  field: string
  change: string
  /** The changed file. */
  value: unknown
}

/** `root` with the value at `path` replaced by the result of `change`. `undefined` removes it. */
const changed = (root: unknown, path: Path, change: (value: unknown) => unknown): unknown => {
  const [key, ...rest] = path
  if (key === undefined) return change(root)
  if (Array.isArray(root)) return root.map((item, index) => (index === key ? changed(item, rest, change) : item))
  if (typeof root !== "object" || root === null) return root
  const entries = Object.entries(root).map(
    ([name, value]) => [name, name === key ? changed(value, rest, change) : value] as const
  )
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

const renamed = (value: unknown): unknown => String(value).replace(/(\.\w+)$/, "-renamed$1")

const otherType = (value: unknown): unknown =>
  typeof value === "string" ? 7 : typeof value === "object" ? "text" : typeof value === "boolean" ? "true" : "5"

/**
 * Every mistake that an editor may make in `data`, one at a time: a field that is blank, missing, null or of another
 * type; an unknown key in a group; a list that is empty, reversed, or has its last entry removed or repeated; a picture
 * that is renamed; a very long text.
 */
export const contentVariants = (data: Data): ContentVariant[] =>
  Object.entries(model).flatMap(([file, field]) =>
    listPlaces(field, data[file]).flatMap(({ field: { kind }, value, path }) => {
      if (value === undefined) return []
      const name = path.findLast(key => typeof key === "string") ?? file
      const variant = (change: string, make: (value: unknown) => unknown, touched = String(name)): ContentVariant => ({
        file,
        path,
        field: touched,
        change,
        value: changed(data[file], path, make),
      })
      const isField = path.length > 0
      const isInList = typeof path.at(-1) === "number"
      return [
        ...(isField ? [variant("null", () => null)] : []),
        ...(isField && !isInList ? [variant("removed", () => undefined)] : []),
        variant("another type", otherType, isField ? String(name) : ""),
        ...(typeof value === "string"
          ? [
              variant("blanked", () => ""),
              variant("spaces", () => "  "),
              variant("very long", () => "long ".repeat(500).trim()),
            ]
          : []),
        ...(kind === "image" ? [variant("renamed", renamed)] : []),
        ...(kind === "flag" ? [variant("turned", () => value !== true)] : []),
        ...(kind === "integer" ? [variant("out of range", () => -1), variant("one", () => 1)] : []),
        ...(kind === "entry"
          ? [
              variant(
                "unknown key",
                () => ({ ...(typeof value === "object" ? value : {}), unheardOf: "x" }),
                "unheardOf"
              ),
              variant("emptied", () => ({}), ""),
            ]
          : []),
        ...(Array.isArray(value)
          ? [
              variant("emptied", () => []),
              variant("reversed", () => value.toReversed()),
              variant("one removed", () => value.slice(0, -1)),
              variant("one twice", () => [...value, value.at(-1)]),
            ]
          : []),
      ]
    })
  )
