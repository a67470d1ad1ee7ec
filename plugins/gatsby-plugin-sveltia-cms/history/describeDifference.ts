import { type Field, getEntryTitle, locate } from "../../gatsby-plugin-content-model"
import { type Path, getChildField } from "../../gatsby-plugin-content-model/forms"
import { capitalize, isGroup } from "../../gatsby-plugin-content-model/json"
import { getLabels } from "../forms/describeProblems"
import { describeValue } from "../merging/askConflicts"
import type { Difference } from "./listDifferences"

/** Maximum number of characters of a text in the list, and of unchanged text on both sides of a change. */
const longest = 90
const context = 24

const shorten = (text: string): string => (text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text)

/** Returns two texts without most of their common beginning and end. */
const cutCommon = (before: string, after: string): [string, string] => {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++
  const from = start > context ? before.lastIndexOf(" ", start - context / 2) + 1 : 0
  const cut = (text: string): string => {
    const rest = end > context ? text.indexOf(" ", text.length - end + context / 2) : -1
    return `${from > 0 ? "…" : ""}${shorten(text.slice(from, rest < 0 ? undefined : rest))}${rest < 0 ? "" : "…"}`
  }
  return [cut(before), cut(after)]
}

/** Returns the entry of a value, and the labels of its groups and field. */
const nameField = (file: Field, root: unknown, path: Path): { entry: string; labels: string } => {
  const isItem = typeof path.at(-1) === "number"
  return { entry: locate("", file, root, path).entry, labels: isItem ? "" : getLabels(file, path) }
}

const describePicture = (before: unknown, after: unknown): string =>
  before && after ? "replaced" : after ? "added" : "removed"

/** Describes added or removed content if its name does not, such as an entry without a title. */
const describeContent = (field: Field | undefined, value: unknown): string =>
  field && getEntryTitle(field, value) ? "" : `: ${shorten(describeValue(value))}`

/**
 * Describes one difference between two versions of a file with the form's labels, such as “Main phone: +263 24 2700 100
 * → +263 24 2700 101”. Long texts are shortened to the difference, unless `isWhole`.
 */
export const describeDifference = (
  file: Field,
  versions: { before: unknown; after: unknown },
  { kind, path, before, after }: Difference,
  isWhole = false
): string => {
  const field = path.reduce<Field | undefined>(getChildField, file)
  const { entry, labels } = nameField(file, kind === "removed" ? versions.before : versions.after, path)
  const name = capitalize([entry, labels].filter(Boolean).join(", "))
  if (path.length === 0) return kind === "removed" ? "All of it removed" : "All of it added"
  if (kind === "moved") return `${name}: another order`
  if (kind !== "changed") {
    const value = kind === "added" ? after : before
    const isField = isGroup(value) && typeof path.at(-1) === "string"
    return `${name} ${kind}${isField ? "" : describeContent(field, value)}`
  }
  if (field?.picture) return `${labels}${entry && ` of ${entry}`} ${describePicture(before, after)}`
  const texts: [string, string] = [describeValue(before), describeValue(after)]
  return `${name}: ${(isWhole ? texts : cutCommon(...texts)).join(" → ")}`
}
