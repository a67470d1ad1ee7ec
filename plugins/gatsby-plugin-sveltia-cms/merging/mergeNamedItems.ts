import { type Field, type Path, getValue } from "../../gatsby-plugin-content-model"
import { isSame } from "./isSame"
import type { Lists, Merge } from "./versions"

/**
 * Returns the keys of entries. A new entry without a key, and a copy with the key of another entry, get a temporary
 * one.
 */
export const listNames = (key: string, items: readonly unknown[], whose: string): string[] => {
  const names: string[] = []
  for (const [place, item] of items.entries()) {
    const name = getValue(item, key)
    names.push(typeof name === "string" && name !== "" && !names.includes(name) ? name : `${whose} ${place}`)
  }
  return names
}

/** Returns whether all entries have keys: sites in one language leave them out. */
export const areNamed = (key: string, entries: readonly unknown[]): boolean =>
  entries.every(entry => Boolean(getValue(entry, key)))

/** Returns the entries by key. An entry whose key changed in place keeps its former key. */
export const indexByName = (
  names: readonly string[],
  items: readonly unknown[],
  before: readonly string[]
): ReadonlyMap<string, unknown> =>
  new Map(
    items.map((item, place) => {
      const [name = "", old] = [names[place], before[place]]
      const isRenamed =
        names.length === before.length && old !== undefined && !names.includes(old) && !before.includes(name)
      return [isRenamed ? old : name, item] as const
    })
  )

/** Returns `names` with each missing one of `others`, after the name that precedes it there. */
export const insertMissing = (names: readonly string[], others: readonly string[]): string[] => {
  const result = [...names]
  for (const [index, name] of others.entries()) {
    if (result.includes(name)) continue
    const before = others[index - 1]
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, name)
  }
  return result
}

/**
 * Merges lists whose entries have keys, in the field `key`; `undefined` if they do not. The order is that of `mine` if
 * it was changed there, otherwise that of `theirs`.
 */
export const mergeNamedItems = (
  key: string,
  item: Field | undefined,
  path: Path,
  { base, mine, theirs }: Lists,
  { mergeBelow, onConflict }: Merge
): unknown[] | undefined => {
  if (!areNamed(key, [...base, ...theirs])) return undefined
  const before = listNames(key, base, "base")
  const [inBase, inMine, inTheirs] = [
    indexByName(before, base, before),
    indexByName(listNames(key, mine, "mine"), mine, before),
    indexByName(listNames(key, theirs, "theirs"), theirs, before),
  ]
  const [baseNames, mineNames, theirNames] = [[...inBase.keys()], [...inMine.keys()], [...inTheirs.keys()]]
  const inBoth = (names: readonly string[]): string[] =>
    names.filter(name => inBase.has(name) && inMine.has(name) && inTheirs.has(name))
  const names = isSame(inBoth(baseNames), inBoth(mineNames))
    ? insertMissing(theirNames, mineNames)
    : insertMissing(mineNames, theirNames)
  const merged: unknown[] = []
  for (const name of names) {
    const versions = { base: inBase.get(name), mine: inMine.get(name), theirs: inTheirs.get(name) }
    const below = [...path, merged.length]
    const isEverywhere = inMine.has(name) && inTheirs.has(name)
    const remaining = versions.mine ?? versions.theirs
    const value = isEverywhere
      ? mergeBelow(item, below, versions)
      : !inBase.has(name)
        ? remaining
        : isSame(versions.base, remaining)
          ? undefined
          : onConflict(below, versions)
    if (value !== undefined) merged.push(value)
  }
  return merged
}
