import { type ValueProblem, locate } from "./checks"
import { millisecondsOf } from "./dateTime"
import { walk } from "./field"
import { slugOf } from "./anchors"
import { type EntryField, type Field, valueAt } from "./vocabulary"

const hintOf = (field: Field, value: unknown, group: unknown, now: number): string => {
  if (field.kind !== "line") return ""
  const { dateTime, anchorOf } = field
  if (dateTime?.past && typeof value === "string" && valueAt(group, dateTime.past.when) === true)
    return millisecondsOf(value) <= now ? dateTime.past.message : ""
  const title = anchorOf === undefined || value !== undefined ? undefined : valueAt(group, anchorOf)
  return typeof title === "string"
    ? `is left out, so the address of this entry changes with its “${anchorOf}”: write "${slugOf(title)}" to keep it.`
    : ""
}

/** What the writer of a file had better know although it can be published; `now` in milliseconds since 1970. */
export const valueHints = (file: string, tree: EntryField, content: unknown, now: number): ValueProblem[] => {
  const hints: ValueProblem[] = []
  walk(tree, content, (field, value, path, group) => {
    const message = hintOf(field, value, group, now)
    if (message) hints.push({ ...locate(file, tree, content, path), message })
  })
  return hints
}
