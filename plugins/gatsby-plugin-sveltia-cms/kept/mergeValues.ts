import { type Field, getChildField, getValue, isRecord } from "../../gatsby-plugin-content-model"
import { isSame } from "./isSame"
import { insertMissing, mergeNamedItems } from "./mergeNamedItems"
import { mergeRuns } from "./mergeRuns"
import type { Choice, Conflict, Merge, Versions } from "./versions"

const isGroup = (value: unknown): boolean => isRecord(value) && !Array.isArray(value)

/**
 * Merges two changes of a value that began with the same, field by field: what only one of them changed has that change.
 * Entries of a list are known by their names where they have some (`getKey`), otherwise by their places between entries
 * that nobody changed. What both changed, each to something else, is a conflict; `choices` says in the order of the conflicts
 * which value it has, that of `mine` where it says nothing.
 */
export const mergeValues = (
  file: Field,
  versions: Versions,
  choices: readonly Choice[] = []
): { value: unknown; conflicts: Conflict[] } => {
  const conflicts: Conflict[] = []
  const onConflict: Merge["onConflict"] = (path, { mine, theirs }) => {
    const choice = choices[conflicts.length]
    conflicts.push({ path, mine, theirs })
    return choice === "theirs" ? theirs : mine
  }

  const mergeBelow: Merge["mergeBelow"] = (field, path, { base, mine, theirs }) => {
    if (isSame(mine, theirs) || isSame(base, mine)) return theirs
    if (isSame(base, theirs)) return mine
    if (isGroup(mine) && isGroup(theirs)) {
      const names = insertMissing(Object.keys(Object(theirs)), Object.keys(Object(mine)))
      return Object.fromEntries(
        names.flatMap(name => {
          const [below, mineBelow, theirsBelow] = [base, mine, theirs].map(value => getValue(value, name))
          const value = mergeBelow(getChildField(field, name), [...path, name], {
            base: below,
            mine: mineBelow,
            theirs: theirsBelow,
          })
          return value === undefined ? [] : [[name, value] as const]
        })
      )
    }
    if (Array.isArray(mine) && Array.isArray(theirs)) {
      const key = field?.getKey()
      const lists = { base: Array.isArray(base) ? base : [], mine, theirs }
      const item = getChildField(field, 0)
      const merge = { mergeBelow, onConflict }
      const named = key === undefined ? undefined : mergeNamedItems(key, item, path, lists, merge)
      return named ?? mergeRuns(item, path, lists, merge)
    }
    return onConflict(path, { base, mine, theirs })
  }

  return { value: mergeBelow(file, [], versions), conflicts }
}
