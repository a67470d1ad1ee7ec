import { type Field, isEntry, keyName } from "../../gatsby-plugin-content-model"
import { type Path, getChildField } from "../../gatsby-plugin-content-model/forms"
import { getValue, isGroup, isRecord } from "../../gatsby-plugin-content-model/json"
import { isSame } from "../merging/isSame"
import { areNamed, indexByName, listNames } from "../merging/mergeNamedItems"
import { matchItems } from "../merging/mergeRuns"

/** A difference between two versions of a file. */
export interface Difference {
  kind: "changed" | "added" | "removed" | "moved"
  /** For a removal, the path before; otherwise the path after. */
  path: Path
  before: unknown
  after: unknown
  /** For a removed entry: the path after of its list. */
  list?: Path
}

/** A value with its path in its version of the file. */
interface Found {
  value: unknown
  path: Path
}

/** Returns whether a field is internal: the code identifies entries and outdated translations by it. */
const isHidden = (path: Path, name: string): boolean =>
  name === keyName || (path.length === 0 && name === "translatedFrom")

const getBelow = ({ value, path }: Found, key: string | number): Found => ({
  value: getValue(value, key),
  path: [...path, key],
})

const toItems = ({ value }: Found): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Returns which entries of a list are the same in both versions. -1 means none. */
const pairItems = (field: Field | undefined, before: Found, after: Found): [before: number, after: number][] => {
  const [old, now] = [toItems(before), toItems(after)]
  const key = field?.getKey()
  if (key !== undefined && areNamed(key, [...old, ...now])) {
    const names = listNames(key, old, "before")
    const nowNames = [...indexByName(key, now, old, "after").keys()]
    return [
      ...names.map((name, index): [number, number] => [index, nowNames.indexOf(name)]),
      ...nowNames.flatMap((name, index): [number, number][] => (names.includes(name) ? [] : [[-1, index]])),
    ]
  }
  const matched = matchItems(old, now)
  const pairs: [number, number][] = []
  let [oldStart, nowStart] = [0, 0]
  // Between two matching entries, the others are paired by position if there are equally many.
  for (const [oldEnd, nowEnd] of [...matched, [old.length, now.length] as const]) {
    const isPaired = oldEnd - oldStart === nowEnd - nowStart
    for (let index = oldStart; index < oldEnd; index++) pairs.push([index, isPaired ? nowStart + index - oldStart : -1])
    if (!isPaired) for (let index = nowStart; index < nowEnd; index++) pairs.push([-1, index])
    if (oldEnd < old.length) pairs.push([oldEnd, nowEnd])
    ;[oldStart, nowStart] = [oldEnd + 1, nowEnd + 1]
  }
  return pairs
}

const listInList = (field: Field | undefined, before: Found, after: Found): Difference[] => {
  const pairs = pairItems(field, before, after)
  const common = pairs.filter(([old, now]) => old >= 0 && now >= 0)
  const hasMoved = common.some(([, now], index) => now < (common[index - 1]?.[1] ?? -1))
  return [
    ...pairs.flatMap(([old, now]): Difference[] => {
      const [was, is] = [getBelow(before, old), getBelow(after, now)]
      if (now < 0) return [{ kind: "removed", path: was.path, before: was.value, after: undefined, list: after.path }]
      if (old < 0) return [{ kind: "added", path: is.path, before: undefined, after: is.value }]
      return listBelow(getChildField(field, 0), was, is)
    }),
    ...(hasMoved ? [{ kind: "moved" as const, path: after.path, before: before.value, after: after.value }] : []),
  ]
}

const listBelow = (field: Field | undefined, before: Found, after: Found): Difference[] => {
  if (isSame(before.value, after.value)) return []
  if (Array.isArray(before.value) && Array.isArray(after.value)) return listInList(field, before, after)
  if (isGroup(before.value) && isGroup(after.value)) {
    const names = new Set([
      ...(isEntry(field) ? Object.keys(field.fields) : []),
      ...Object.keys(before.value),
      ...Object.keys(after.value),
    ])
    return [...names].flatMap(name =>
      isHidden(after.path, name)
        ? []
        : listBelow(getChildField(field, name), getBelow(before, name), getBelow(after, name))
    )
  }
  const kind =
    isRecord(before.value) && !after.value ? "removed" : isRecord(after.value) && !before.value ? "added" : "changed"
  const { path } = kind === "removed" ? before : after
  return [{ kind, path, before: before.value, after: after.value }]
}

/**
 * Returns all differences between two versions of a file, field by field, in the order of the form. List entries are
 * identified by their keys, as in merges (merging/mergeValues.ts).
 */
export const listDifferences = (file: Field | undefined, before: unknown, after: unknown): Difference[] =>
  listBelow(file, { value: before, path: [] }, { value: after, path: [] })
