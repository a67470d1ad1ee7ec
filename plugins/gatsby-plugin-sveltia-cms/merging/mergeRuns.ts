import { type Field } from "../../gatsby-plugin-content-model"
import { type Path } from "../../gatsby-plugin-content-model/forms"
import { isGroup, isRecord } from "../../gatsby-plugin-content-model/json"
import { getIdentity, isSame } from "./isSame"
import type { Lists, Merge } from "./versions"

/** Returns the index in `other` of each entry of `base` that is in both: a longest common subsequence. */
export const matchItems = (base: readonly unknown[], other: readonly unknown[]): ReadonlyMap<number, number> => {
  const [left, right] = [base.map(getIdentity), other.map(getIdentity)]
  const lengths = Array.from({ length: left.length + 1 }, () => Array.from({ length: right.length + 1 }, () => 0))
  const lengthAt = (i: number, j: number): number => lengths[i]?.[j] ?? 0
  for (let i = left.length - 1; i >= 0; i--)
    for (let j = right.length - 1; j >= 0; j--)
      lengths[i]?.splice(
        j,
        1,
        left[i] === right[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1))
      )
  const matches = new Map<number, number>()
  for (let i = 0, j = 0; i < left.length && j < right.length;) {
    if (left[i] === right[j]) matches.set(i++, j++)
    else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i++
    else j++
  }
  return matches
}

/** Returns whether an entry of `base` has moved among the others, so that its index does not identify it. */
const hasMoved = (
  base: readonly unknown[],
  other: readonly unknown[],
  matches: ReadonlyMap<number, number>
): boolean => {
  const matched = new Set(matches.values())
  const added = new Set(other.filter((_, index) => !matched.has(index)).map(getIdentity))
  return base.some((item, index) => !matches.has(index) && added.has(getIdentity(item)))
}

/** Returns the entries that both added, each once, with those of `theirs` before those of `mine` between them. */
const joinAdded = ({ mine, theirs }: Lists): readonly unknown[] => {
  const joined: unknown[] = []
  let [mineStart, theirsStart] = [0, 0]
  for (const [mineIndex, theirsIndex] of [...matchItems(mine, theirs), [mine.length, theirs.length] as const]) {
    joined.push(...theirs.slice(theirsStart, theirsIndex), ...mine.slice(mineStart, mineIndex))
    joined.push(...theirs.slice(theirsIndex, theirsIndex + 1))
    ;[mineStart, theirsStart] = [mineIndex + 1, theirsIndex + 1]
  }
  return joined
}

/**
 * Returns whether an entry has nothing in common with the one that was at its index: it is another entry. Fields below
 * it do not tell, because a part of them may have changed.
 */
const isReplaced = (before: unknown, now: unknown): boolean =>
  isGroup(before) &&
  isGroup(now) &&
  !Object.entries(before).some(([name, value]) => isRecord(value) || isSame(value, now[name]))

/** Merges the entries between two unchanged entries. */
const mergeRun = (
  item: Field | undefined,
  path: Path,
  start: number,
  { base, mine, theirs }: Lists,
  { mergeBelow, onConflict }: Merge
): readonly unknown[] => {
  if (isSame(mine, theirs) || isSame(base, mine)) return theirs
  if (isSame(base, theirs)) return mine
  if (base.length === 0) return joinAdded({ base, mine, theirs })
  if (mine.length === base.length && theirs.length === base.length)
    return base.map((old, index) => {
      const versions = { base: old, mine: mine[index], theirs: theirs[index] }
      const isAsked =
        !isSame(old, versions.mine) &&
        !isSame(old, versions.theirs) &&
        (isReplaced(old, versions.mine) || isReplaced(old, versions.theirs))
      return (isAsked ? onConflict : mergeBelow.bind(undefined, item))([...path, start + index], versions)
    })
  const chosen = onConflict(path, { base, mine, theirs })
  return Array.isArray(chosen) ? chosen : []
}

/** Merges lists whose entries have no keys, run by run between unchanged entries. */
export const mergeRuns = (
  item: Field | undefined,
  path: Path,
  { base, mine, theirs }: Lists,
  merge: Merge
): unknown[] => {
  const [toMine, toTheirs] = [matchItems(base, mine), matchItems(base, theirs)]
  if (hasMoved(base, mine, toMine) || hasMoved(base, theirs, toTheirs)) {
    const chosen = merge.onConflict(path, { base, mine, theirs })
    return Array.isArray(chosen) ? chosen : []
  }
  const merged: unknown[] = []
  let [baseStart, mineStart, theirsStart] = [0, 0, 0]
  const takeRun = (baseEnd: number, mineEnd: number, theirsEnd: number): void => {
    const run = {
      base: base.slice(baseStart, baseEnd),
      mine: mine.slice(mineStart, mineEnd),
      theirs: theirs.slice(theirsStart, theirsEnd),
    }
    merged.push(...mergeRun(item, path, merged.length, run, merge))
  }
  for (const index of base.keys()) {
    const [mineIndex, theirsIndex] = [toMine.get(index), toTheirs.get(index)]
    if (mineIndex === undefined || theirsIndex === undefined) continue
    takeRun(index, mineIndex, theirsIndex)
    merged.push(theirs[theirsIndex])
    ;[baseStart, mineStart, theirsStart] = [index + 1, mineIndex + 1, theirsIndex + 1]
  }
  takeRun(base.length, mine.length, theirs.length)
  return merged
}
