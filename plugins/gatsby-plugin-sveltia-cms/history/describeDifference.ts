import {
  type Field,
  type Path,
  capitalize,
  getChildField,
  getEntryTitle,
  isGroup,
  locate,
} from "../../gatsby-plugin-content-model"
import { getLabels } from "../describeProblems"
import { describeValue } from "../kept/askConflicts"
import type { Difference } from "./listDifferences"

/** How many characters of a text are shown in the list, and how many of what is the same on both sides of a change. */
const longest = 90
const context = 24

const shorten = (text: string): string => (text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text)

/** Two texts without most of what is the same at their beginning and at their end. */
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

/** The entry that a place is in, and the labels of the groups and the field in it. */
const namePlace = (file: Field, root: unknown, path: Path): { entry: string; labels: string } => {
  const isItem = typeof path.at(-1) === "number"
  return { entry: locate("", file, root, path).entry, labels: isItem ? "" : getLabels(file, path) }
}

const describePicture = (before: unknown, after: unknown): string =>
  before && after ? "replaced" : after ? "added" : "removed"

/** What was added or removed, where its place does not say it: an entry without a title. */
const describeContent = (field: Field | undefined, value: unknown): string =>
  field && getEntryTitle(field, value) ? "" : `: ${shorten(describeValue(value))}`

/**
 * One difference between two versions of a file in the words of its form, such as “Main phone: +263 24 2700 100 → +263 24
 * 2700 101”. Long texts are shortened to what differs, unless `isWhole`.
 */
export const describeDifference = (
  file: Field,
  versions: { before: unknown; after: unknown },
  { kind, path, before, after }: Difference,
  isWhole = false
): string => {
  const field = path.reduce<Field | undefined>(getChildField, file)
  const { entry, labels } = namePlace(file, kind === "removed" ? versions.before : versions.after, path)
  const place = capitalize([entry, labels].filter(Boolean).join(", "))
  if (path.length === 0) return kind === "removed" ? "All of it removed" : "All of it added"
  if (kind === "moved") return `${place}: another order`
  if (kind !== "changed") {
    const value = kind === "added" ? after : before
    const isField = isGroup(value) && typeof path.at(-1) === "string"
    return `${place} ${kind}${isField ? "" : describeContent(field, value)}`
  }
  if (field?.picture) return `${labels}${entry && ` of ${entry}`} ${describePicture(before, after)}`
  const texts: [string, string] = [describeValue(before), describeValue(after)]
  return `${place}: ${(isWhole ? texts : cutCommon(...texts)).join(" → ")}`
}
