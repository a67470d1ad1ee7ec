import { type Field } from "../../gatsby-plugin-content-model"
import { type Path } from "../../gatsby-plugin-content-model/forms"
import { getValue, isGroup } from "../../gatsby-plugin-content-model/json"
import { isSame } from "./isSame"
import type { Lists, Merge } from "./versions"

/**
 * Returns the keys of entries. A new entry without a key, and a copy with the key of another entry, get a temporary
 * one.
 */
export const listNames = (key: string, items: readonly unknown[], side: string): string[] => {
  const names: string[] = []
  for (const [index, item] of items.entries()) {
    const name = getValue(item, key)
    names.push(typeof name === "string" && name !== "" && !names.includes(name) ? name : `${side} ${index}`)
  }
  return names
}

/** Returns whether all entries have keys: sites in one language leave them out. */
export const areNamed = (key: string, entries: readonly unknown[]): boolean =>
  entries.every(entry => Boolean(getValue(entry, key)))

const omitKey = (item: unknown, key: string): unknown => (isGroup(item) ? { ...item, [key]: undefined } : item)

/**
 * Returns the entries by key. An entry that differs from one of `base` only by its key keeps its former key: it was
 * renamed. An entry with another key and other values is another entry, even at the same index.
 */
export const indexByName = (
  key: string,
  items: readonly unknown[],
  base: readonly unknown[],
  side: string
): ReadonlyMap<string, unknown> => {
  const [names, before] = [listNames(key, items, side), listNames(key, base, "base")]
  const gone = new Map(before.flatMap((name, index) => (names.includes(name) ? [] : [[name, base[index]] as const])))
  return new Map(
    items.map((item, index) => {
      const name = names[index] ?? ""
      if (before.includes(name)) return [name, item] as const
      const [old = name] = [...gone].find(([, entry]) => isSame(omitKey(item, key), omitKey(entry, key))) ?? []
      gone.delete(old)
      return [old, item] as const
    })
  )
}

/**
 * Returns `names` with each missing one of `others`, after the name that precedes it there. With `isLast`, names that
 * `others` lacks come first where both have their own at the same position.
 */
export const insertMissing = (names: readonly string[], others: readonly string[], isLast = false): string[] => {
  const result = [...names]
  for (const [index, name] of others.entries()) {
    if (result.includes(name)) continue
    const before = others[index - 1]
    const position = before === undefined ? 0 : result.indexOf(before) + 1
    const next = result.slice(position).findIndex(other => others.includes(other))
    const skipped = next < 0 ? result.length - position : next
    result.splice(position + (isLast ? skipped : 0), 0, name)
  }
  return result
}

/**
 * Merges lists whose entries have keys, in the field `key`; `undefined` if they do not. The order is that of `mine` if
 * it was changed there, otherwise that of `theirs`. Where both added entries, those of `theirs` come first.
 */
export const mergeNamedItems = (
  key: string,
  item: Field | undefined,
  path: Path,
  { base, mine, theirs }: Lists,
  { mergeBelow, onConflict }: Merge
): unknown[] | undefined => {
  if (!areNamed(key, [...base, ...theirs])) return undefined
  const [inBase, inMine, inTheirs] = [
    indexByName(key, base, base, "base"),
    indexByName(key, mine, base, "mine"),
    indexByName(key, theirs, base, "theirs"),
  ]
  const [baseNames, mineNames, theirNames] = [[...inBase.keys()], [...inMine.keys()], [...inTheirs.keys()]]
  const inBoth = (names: readonly string[]): string[] =>
    names.filter(name => inBase.has(name) && inMine.has(name) && inTheirs.has(name))
  const names = isSame(inBoth(baseNames), inBoth(mineNames))
    ? insertMissing(theirNames, mineNames, true)
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
