import { type ValueProblem, locate } from "./checks"
import { parseDateTime } from "./dateTime"
import { type Place, listPlaces } from "./field"
import { slugify } from "./anchors"
import { type EntryField, getValue } from "./vocabulary"

const dayMs = 24 * 60 * 60 * 1000

/** What to tell the writer of a day that is to be renewed: from two months before it, or where it is too far ahead. */
export const describeRenewal = (value: unknown, now: number, timeZone: string): string => {
  if (typeof value !== "string") return ""
  const days = (parseDateTime(value, timeZone) - now) / dayMs
  if (days > 365) return `is “${value}”, more than a year ahead: write an earlier day.`
  return days < 60
    ? `is “${value}”, ${days < 0 ? "which is over" : "less than two months ahead"}: make sure that what it stands for still holds, then write a day at most a year ahead.`
    : ""
}

/** What to tell the writer of a day or a moment that is over and should not be in the content any more. */
export const describePast = ({ field, value }: Place, now: number, timeZone: string): string => {
  const { isDay, past = "" } = (field.kind === "line" && field.dateTime) || {}
  if (!past || typeof value !== "string") return ""
  const end = isDay ? parseDateTime(`${value}T00:00`, timeZone) + dayMs : parseDateTime(value, timeZone)
  return end <= now ? past : ""
}

const describeHint = (place: Place, now: number, timeZone: string): string => {
  const { field, value, group, isOn } = place
  if (!isOn || field.kind !== "line") return ""
  const { dateTime, anchorOf } = field
  if (dateTime?.renewed) return describeRenewal(value, now, timeZone)
  if (dateTime?.past) return describePast(place, now, timeZone)
  const title = anchorOf === undefined || value !== undefined ? undefined : getValue(group, anchorOf)
  return typeof title === "string"
    ? `is left out, so the address of this entry changes with its “${anchorOf}”: write "${slugify(title)}" to keep it.`
    : ""
}

/** What the writer of a file should know of what is on in it, although it can be published. `now` is in milliseconds since 1970. */
export const findValueHints = (
  file: string,
  tree: EntryField,
  content: unknown,
  now: number,
  timeZone: string
): ValueProblem[] =>
  listPlaces(tree, content).flatMap(place => {
    const message = describeHint(place, now, timeZone)
    return message ? [{ ...locate(file, tree, content, place.path), message }] : []
  })
