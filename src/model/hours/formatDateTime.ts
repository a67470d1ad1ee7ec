import { choosePlural } from "../../words/choosePlural"
import { type Words, fill } from "../../words/words"

/** Format of days and times on a page. */
export interface DateFormat {
  /** Language and country, such as `en-ZW`. */
  locale: string
  /** `12` or `24`. */
  hourCycle: string
  words: Words["dates"]
}

/** Returns the locale of a language in a country: `en-ZW`. In the editor the country may still be missing. */
export const getLocaleName = (language: string, country: unknown): string =>
  [language, country].filter(Boolean).join("-")

/** Returns a name from `Intl`. Browsers agree on names, but not on the order and punctuation of a whole date. */
const getName = (day: Date, locale: string, name: "month" | "weekday"): string =>
  day.toLocaleDateString(locale, { [name]: "long", timeZone: "UTC" })

/**
 * Formats `2026-03-01` as `1 March 2026`. A text that is not a complete date, as in the editor's preview, stays as it
 * is.
 */
export const formatDate = (text: string, { locale, words }: DateFormat): string => {
  const day = new Date(text)
  return Number.isNaN(day.getTime())
    ? text
    : fill(words.date, { day: day.getUTCDate(), month: getName(day, locale, "month"), year: day.getUTCFullYear() })
}

/** Formats `2026-12-24` as `Thursday 24 December 2026`. A text that is not a date stays as it is. */
export const formatWeekday = (text: string, format: DateFormat): string => {
  const day = new Date(text)
  const date = formatDate(text, format)
  return date === text
    ? text
    : fill(format.words.weekdayAndDate, { weekday: getName(day, format.locale, "weekday"), date })
}

/** Formats `18:00` for the clock of the page: unchanged, or as `6:00 PM`. */
export const formatTime = (time: string, { hourCycle, words }: DateFormat): string => {
  if (hourCycle === "24") return time
  const hour = Number(time.slice(0, 2))
  return fill(hour % 24 < 12 ? words.am : words.pm, { time: `${hour % 12 || 12}${time.slice(2)}` })
}

/** Default number of months ahead that a clinic takes requests ("Times and limits" in docs/product.md). */
export const usualMonthsAhead = 1

/** Formats a number of months in words, such as `a month`. */
export const formatMonths = (count: number, { locale, words }: DateFormat): string =>
  fill(choosePlural(words.months, count, locale), { count })

/**
 * Formats the time between two moments: `Saturday 5 December 2026, 8:00 AM to 1:00 PM`, or `From … until …` on
 * different days.
 */
export const formatPeriod = (from: string, until: string, format: DateFormat): string => {
  const [firstDay, lastDay] = [formatWeekday(from.slice(0, 10), format), formatWeekday(until.slice(0, 10), format)]
  const [start, end] = [formatTime(from.slice(11), format), formatTime(until.slice(11), format)]
  return firstDay === lastDay
    ? fill(format.words.sameDay, { day: firstDay, start, end })
    : fill(format.words.period, { firstDay, start, lastDay, end })
}
