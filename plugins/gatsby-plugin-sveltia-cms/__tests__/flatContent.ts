import { isRecord } from "../../gatsby-plugin-content-model/json"

/** A form's values as Sveltia CMS stores them: keyed by path, such as `stats.0.label`. */
export type FlatContent = Readonly<Record<string, unknown>>

/** Flattens a value. Empty lists and groups are values of their own. */
export const flatten = (value: unknown, prefix = ""): Record<string, unknown> => {
  const children = isRecord(value) ? Object.entries(value) : []
  if (prefix !== "" && children.length === 0) return { [prefix.slice(0, -1)]: value }
  return Object.assign({}, ...children.map(([name, child]) => flatten(child, `${prefix}${name}.`)))
}

/** Returns whether a value is an internal note of Sveltia CMS on an entry that was moved. */
const isNote = (path: string): boolean => /(^|\.)__sc_\w+$/.test(path)

type Entries = readonly (readonly [path: readonly string[], value: unknown])[]

const build = (entries: Entries): unknown => {
  const own = entries.find(([path]) => path.length === 0)?.[1]
  const names = new Set(entries.flatMap(([path]) => path.slice(0, 1)))
  if (names.size === 0) return own
  const children = [...names].map(name => {
    const below = entries.filter(([path]) => path[0] === name)
    return [name, build(below.map(([path, value]) => [path.slice(1), value]))] as const
  })
  const isList = Array.isArray(own) || children.every(([name]) => /^\d+$/.test(name))
  if (!isList) return Object.fromEntries(children)
  return children.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, child]) => child)
}

/** Rebuilds the value from a form's flat values, without the internal notes of Sveltia CMS on moved entries. */
export const unflatten = (content: FlatContent): unknown =>
  build(Object.entries(content).flatMap(([path, value]) => (isNote(path) ? [] : [[path.split("."), value] as const])))
