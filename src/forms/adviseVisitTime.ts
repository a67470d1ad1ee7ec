import { findTimeZone, splitMoment } from "../../plugins/gatsby-plugin-content-model/browser"
import { type DateFormat, formatTime, formatWeekday } from "../model/hours/formatDateTime"
import { type Words, fill } from "../words/words"

interface Booking {
  /** Times that can be chosen. */
  slots: readonly string[]
  timeZone: string
  /** Number of months ahead that the clinic takes requests, and the same in words. */
  months: number
  ahead: string
  phone: string
  words: Words["appointmentForm"]
  format: DateFormat
}

/** Adds months to a day: one month after `2027-01-31` is `2027-02-28`. */
const addMonths = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/**
 * Returns advice on a day or time that has passed in the clinic's time zone, or a day further ahead than the clinic takes
 * requests. Such values can be chosen and sent ("Forms" in docs/product.md), but may be wrong. `now` is the time of the
 * visit.
 */
export const adviseVisitTime = (
  { date, time }: { date: string; time: string },
  now: Date,
  { slots, timeZone, months, ahead, phone, words, format }: Booking
): { date?: string; time?: string } => {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return {}
  const [today = "", clock = ""] = splitMoment(now.getTime(), findTimeZone(timeZone))
  if (date < today) return { date: fill(words.dayOver, { day: formatWeekday(date, format) }) }
  if (date > addMonths(today, months)) return { date: fill(words.tooFarAhead, { ahead, phone }) }
  // The tab may have kept a time that is no longer offered.
  return slots.includes(time) && date === today && time <= clock
    ? { time: fill(words.timeOver, { time: formatTime(time, format), phone }) }
    : {}
}
