import { type Field, type Pattern, isEntry, isList, omitted } from "../plugins/gatsby-plugin-content-model"
import { getValue } from "../plugins/gatsby-plugin-content-model/json"
import { weekdays } from "../src/model/hours/hours"

/** Makes the longest and the shortest values that a field allows, for layout tests. */

/** Returns the maximum number of characters in a text. */
export const getLongest = (field: Field & { max?: number }): number => field.max ?? Infinity

const words = ["Physiotherapy", "Gastroenterology", "Otorhinolaryngology", "and", "care", "for", "everybody"]

/** Returns long words with exactly `length` characters. `seed` makes the text differ from its neighbours in a list. */
const longWords = (length: number, seed: number): string => {
  let text = `${seed + 1}`
  for (let index = seed; text.length < length; index += 1) text += ` ${words[index % words.length] ?? ""}`
  return text.slice(0, length).replace(/ .?$/, rest => "x".repeat(rest.length))
}

/** Returns a single word of `length` characters. */
const unbroken = (length: number, seed: number): string => `${seed + 1}${"w".repeat(length)}`.slice(0, length)

/**
 * Returns a text of `length` characters. In lists every other text is a single word; outside lists, half of the text
 * is.
 */
const longText = (length: number, seed: number | undefined): string => {
  if (seed !== undefined) return seed % 2 ? unbroken(length, seed) : longWords(length, seed)
  const half = Math.floor(length / 2)
  return length < 20 ? longWords(length, 0) : `${longWords(half, 0)} ${"w".repeat(length - half - 1)}`
}

/** Returns the longest value that a pattern allows, for patterns whose values are shown unchanged. */
const patterned = (value: string, max: number): string =>
  value.includes("@")
    ? `${"a".repeat(Math.max(1, max - value.length + value.indexOf("@")))}${value.slice(value.indexOf("@"))}`
    : value

/** Number of anchors so far: each must be unique, whatever the entry's title. */
let anchors = 0

/** A picture for optional fields that the clinic's content leaves empty. It is large enough for all of them. */
const anyPicture = "/images/night.jpg"

const anyDrawing = "/images/logo.svg"

/** Values of optional fields with a pattern that the clinic's content leaves empty, keyed by label. */
const patternSamples: Readonly<Record<string, string>> = {
  Address: "https://booking.example/a-clinic-with-a-long-name",
  "Email address": "wilhelmine-charlotte.hohenlohe@praxis-buecher.example",
  "Country code": "ZW",
  "Centre of the picture": "50% 50%",
}

/** Properties that only some kinds of field have. */
interface Details {
  pattern?: Pattern
  dateTime?: { isDay?: true; after?: string }
  anchorOf?: string
  names?: string
}

const makePatterned = (field: Field, sample: unknown, seed: number | undefined): unknown => {
  const { label } = field
  if (typeof sample === "string") return patterned(sample, getLongest(field))
  if (label === "Address of the page") return `policy-with-a-long-address-${seed}`
  if (label === "Name in texts") return `night-${seed}`
  return patternSamples[label]
}

/** Periods with the longest texts: none of them is on the full hour. */
const longestPeriods = [
  { opens: "00:15", closes: "05:55" },
  { opens: "06:30", closes: "11:40" },
  { opens: "12:45", closes: "17:05" },
  { opens: "18:10", closes: "24:00" },
]

/** A week with alternating periods, which cannot be grouped. */
const longestWeek = Object.fromEntries(weekdays.map((day, index) => [day, longestPeriods.slice(0, index % 2 ? 3 : 4)]))

const specialDays = Array.from({ length: 60 }, (_, index) => ({
  date: `2099-${String(Math.floor(index / 20) + 1).padStart(2, "0")}-${String((index % 20) + 1).padStart(2, "0")}`,
  reason: longText(40, index * 2),
  periods: longestPeriods.slice(0, index % 5),
}))

/** Values of entries whose fields depend on each other, keyed by type. */
const longestEntries: Readonly<Record<string, unknown>> = {
  Week: longestWeek,
  OpeningHours: { always: false, week: longestWeek, specialDays },
}

const makeLongestText = (field: Field & Details, sample: unknown, seed: number | undefined): unknown => {
  const { pattern, dateTime, anchorOf, names } = field
  if (anchorOf) return `anchor-${(anchors += 1)}`
  if (dateTime?.isDay) return "2026-11-22"
  if (dateTime) return dateTime.after ? "2099-12-31T23:59" : "2020-01-01T00:00"
  if (names === "destination") return "/contact/#map"
  if (field.widget({ choices: {}, canBeOff: false }).widget === "color") return sample ?? "#336699"
  if (pattern && /phone number|can be dialled/.test(pattern.description)) return sample ?? "+263 00 000 000 0000"
  return pattern ? makePatterned(field, sample, seed) : longText(getLongest(field), seed)
}

/** Returns the longest possible value. It is made from a `sample` if it cannot be generated. */
export const makeLongest = (field: Field & Details, sample: unknown, seed?: number): unknown => {
  if (isList(field)) {
    const { item, min, max, flagCounts = {} } = field
    const samples = Array.isArray(sample) ? sample : []
    const count = !isEntry(item) && !item.isText() && samples.length > 0 ? samples.length : max
    // Nested lists are long in the first two entries only.
    const length = isEntry(item) && seed !== undefined && seed > 1 ? Math.max(min, Math.min(count, 3)) : count
    return Array.from({ length }, (_, index) => {
      const longest = makeLongest(item, samples[index % Math.max(1, samples.length)], index)
      const flags = Object.entries(flagCounts).map(([name, counts]) => [name, index < counts.max] as const)
      return typeof longest === "object" && longest !== null ? { ...longest, ...Object.fromEntries(flags) } : longest
    })
  }
  if (isEntry(field))
    return (
      longestEntries[field.type] ??
      Object.fromEntries(
        Object.entries(field.fields).map(([name, child]) => [name, makeLongest(child, getValue(sample, name), seed)])
      )
    )
  if (field.picture) return sample ?? (field.pattern?.regex.includes("svg") ? anyDrawing : anyPicture)
  const { type, enum: options, maximum } = field.schema()
  if (type === "boolean") return true
  if (type === "integer") return sample
  if (type === "number") return maximum
  return options ? (sample ?? options[0]) : makeLongestText(field, sample, seed)
}

/** Returns a `sample` without everything that may be left out. */
export const makeShortest = (field: Field, sample: unknown): unknown => {
  if (isEntry(field))
    return field.mapChildren(sample, (child, given) => (child.optional ? omitted : makeShortest(child, given)))
  if (!isList(field) || !Array.isArray(sample)) return sample
  const { item, min, flagCounts = {} } = field
  const isFlagged = (found: unknown): number =>
    Number(Object.keys(flagCounts).every(name => getValue(found, name) === true))
  return sample
    .toSorted((one, other) => isFlagged(other) - isFlagged(one))
    .slice(0, Math.max(min, ...Object.values(flagCounts).map(counts => counts.min)))
    .map(found => makeShortest(item, found))
}
