import { type ValueProblem, locate } from "./checks"
import { parseDateTime } from "./dateTime"
import { walk } from "./field"
import { slugify } from "./anchors"
import { type EntryField, type Field, getValue } from "./vocabulary"

const describeHint = (field: Field, value: unknown, group: unknown, now: number): string => {
  if (field.kind !== "line") return ""
  const { dateTime, anchorOf } = field
  if (dateTime?.past && typeof value === "string" && getValue(group, dateTime.past.when) === true)
    return parseDateTime(value) <= now ? dateTime.past.message : ""
  const title = anchorOf === undefined || value !== undefined ? undefined : getValue(group, anchorOf)
  return typeof title === "string"
    ? `is left out, so the address of this entry changes with its “${anchorOf}”: write "${slugify(title)}" to keep it.`
    : ""
}

/** What the writer of a file should know although it can be published. `now` is in milliseconds since 1970. */
export const findValueHints = (file: string, tree: EntryField, content: unknown, now: number): ValueProblem[] => {
  const hints: ValueProblem[] = []
  walk(tree, content, (field, value, path, group) => {
    const message = describeHint(field, value, group, now)
    if (message) hints.push({ ...locate(file, tree, content, path), message })
  })
  return hints
}
