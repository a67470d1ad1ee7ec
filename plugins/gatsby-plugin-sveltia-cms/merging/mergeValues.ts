import { type Field } from "../../gatsby-plugin-content-model"
import { getChildField } from "../../gatsby-plugin-content-model/forms"
import { isGroup } from "../../gatsby-plugin-content-model/json"
import { isSame } from "./isSame"
import { insertMissing, mergeNamedItems } from "./mergeNamedItems"
import { mergeRuns } from "./mergeRuns"
import type { Choice, Conflict, Merge, Versions } from "./versions"

/**
 * Merges two changes of a value, field by field: a field that only one of them changed gets that change. List entries
 * are identified by their keys if they have any (`getKey`), otherwise by their position between unchanged entries. A
 * field that both changed to different values is a conflict. `choices` has the chosen side of each conflict, in their
 * order; the default is `mine`.
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
      const names = insertMissing(Object.keys(theirs), Object.keys(mine))
      return Object.fromEntries(
        names.flatMap(name => {
          const value = mergeBelow(getChildField(field, name), [...path, name], {
            base: isGroup(base) ? base[name] : undefined,
            mine: mine[name],
            theirs: theirs[name],
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
