import { type ValueProblem, locate } from "./checkValue"
import { type FieldValue, listFieldValues } from "./listFieldValues"
import type { EntryField } from "./kinds/variants"
import { dayMs, parseDateTime } from "./dateTime"
import { slugify } from "./anchors"
import { isRecord } from "./values"

/**
 * Describes a date that must be renewed, from two months before it, or if it is more than a year ahead. Returns an
 * empty string otherwise.
 */
export const describeRenewal = (value: string, now: number, timeZone: string): string => {
  const days = (parseDateTime(value, timeZone) - now) / dayMs
  if (days > 365) return `is “${value}”, more than a year ahead: write an earlier day.`
  return days < 60
    ? `is “${value}”, ${days < 0 ? "which has passed" : "less than two months ahead"}: check that it still holds, then write a day at most a year ahead.`
    : ""
}

/** Describes a date or time that is over and should no longer be in the content. Returns an empty string otherwise. */
export const describePast = ({ field, value }: FieldValue, now: number, timeZone: string): string => {
  const { isDay, past = "" } = field.dateTime ?? {}
  if (!past || typeof value !== "string") return ""
  const end = isDay ? parseDateTime(`${value}T00:00`, timeZone) + dayMs : parseDateTime(value, timeZone)
  return end <= now ? past : ""
}

/**
 * Describes the date of a review if it was more than `months` ago, or is in the future. Returns an empty string
 * otherwise.
 */
const describeReview = (value: string, months: number, now: number, timeZone: string): string => {
  const checked = parseDateTime(`${value}T00:00`, timeZone)
  // While an editor is typing a date, it may be invalid.
  if (Number.isNaN(checked)) return ""
  if (checked > now) return `is “${value}”, a day that is still to come: write the day of the last check.`
  const due = new Date(`${value}T00:00Z`)
  due.setUTCMonth(due.getUTCMonth() + months)
  return parseDateTime(due.toISOString().slice(0, 16), timeZone) <= now
    ? `is “${value}”, more than ${months} months ago: have the text checked again, then write the new day.`
    : ""
}

/**
 * Describes a date that must be renewed, or the date of a review that must be repeated. Returns an empty string while
 * it is valid.
 */
export const describeAge = ({ field, value }: FieldValue, now: number, timeZone: string): string => {
  if (typeof value !== "string") return ""
  const { renewed, reviewMonths } = field.dateTime ?? {}
  if (renewed) return describeRenewal(value, now, timeZone)
  return reviewMonths === undefined ? "" : describeReview(value, reviewMonths, now, timeZone)
}

const describeHint = (fieldValue: FieldValue, now: number, timeZone: string): string => {
  const { field, value, group, isOn } = fieldValue
  if (!isOn) return ""
  const outdated = describeAge(fieldValue, now, timeZone) || describePast(fieldValue, now, timeZone)
  if (outdated) return outdated
  const { anchorOf } = field
  const title = anchorOf === undefined || value !== undefined ? undefined : group[anchorOf]
  return typeof title === "string"
    ? `is left out, so the address of this entry changes with its “${anchorOf}”: write "${slugify(title)}" to keep it.`
    : ""
}

/** Returns hints about enabled content in a file that can be published. `now` is in milliseconds since 1970. */
export const findValueHints = (
  file: string,
  tree: EntryField,
  content: unknown,
  now: number,
  timeZone: string
): ValueProblem[] =>
  listFieldValues(tree, content).flatMap(fieldValue => {
    const { field, value, path, isOn } = fieldValue
    const message = describeHint(fieldValue, now, timeZone)
    const asked = isOn && isRecord(value) ? (field.ask?.(field.read(value)) ?? []) : []
    return [...(message ? [{ path: [], message }] : []), ...asked].map(found => ({
      ...locate(file, tree, content, [...path, ...found.path]),
      message: found.message,
    }))
  })
