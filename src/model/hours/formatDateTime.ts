import { type Words, dayKeys, fill, monthKeys } from "../../words/words"
import type { LanguageSite } from "../readSite"

/** Format of days and times on a page. */
export interface DateFormat {
  /** `12` or `24`. */
  hourCycle: string
  words: Words["dates"]
  names: Words["names"]
}

/** Returns the parts of a date, or undefined for a text that is not a complete date, as in the editor's preview. */
const splitDate = (text: string, names: Words["names"]) => {
  const date = new Date(text)
  const [weekday, month] = [dayKeys[date.getUTCDay()], monthKeys[date.getUTCMonth()]]
  return weekday && month
    ? { weekday: names[weekday], day: date.getUTCDate(), month: names[month], year: date.getUTCFullYear() }
    : undefined
}

/** Formats `2026-03-01` as `1 March 2026`. A text that is not a date stays as it is. */
export const formatDate = (text: string, { words, names }: DateFormat): string => {
  const parts = splitDate(text, names)
  return parts ? fill(words.date, parts) : text
}

/** Formats `2026-12-24` as `Thursday 24 December 2026`. A text that is not a date stays as it is. */
export const formatWeekday = (text: string, format: DateFormat): string => {
  const parts = splitDate(text, format.names)
  return parts ? fill(format.words.weekdayAndDate, { weekday: parts.weekday, date: formatDate(text, format) }) : text
}

/** Formats `18:00` for the clock of the page: unchanged, or as `6:00 PM`. A text that is not a time stays as it is. */
export const formatTime = (time: string, { hourCycle, words }: DateFormat): string => {
  if (hourCycle === "24" || !/^\d\d:\d\d$/.test(time)) return time
  const hour = Number(time.slice(0, 2))
  return fill(hour % 24 < 12 ? words.am : words.pm, { time: `${hour % 12 || 12}${time.slice(2)}` })
}

/** Returns for how many months ahead a clinic takes requests ("Times and limits" in docs/product.md). */
export const countMonthsAhead = ({ bookAheadMonths }: { bookAheadMonths?: number | null | undefined }): number =>
  bookAheadMonths ?? 1

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

/** Returns the format of days and times on a site. */
export const readDateFormat = ({ clinic, words: { dates, names } }: LanguageSite): DateFormat => ({
  hourCycle: clinic.locale.hourCycle,
  words: dates,
  names,
})

/** Returns in words when a notice is shown. */
export const describeNoticePeriod = ({ from, until }: { from: string; until: string }, site: LanguageSite): string =>
  from && until ? formatPeriod(from, until, readDateFormat(site)) : ""

/** Returns in words how far ahead the clinic takes requests, such as `a month`. */
export const describeBookAhead = ({ clinic, words }: LanguageSite): string => {
  const count = countMonthsAhead(clinic)
  return count === 1 ? words.dates.month : fill(words.dates.months, { count })
}
