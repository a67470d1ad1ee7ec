import { type DateFormat, formatMonths, formatTime } from "../model/formatDateTime"
import { parseTime } from "../model/hours"
import { type Words, fill } from "../words/words"

interface Booking {
  /** The times that can be chosen. */
  slots: readonly string[]
  /** The clinic's time zone. */
  timeZone: string
  /** How many months ahead the clinic takes requests. */
  months: number
  phone: string
  words: Words["appointmentForm"]
  format: DateFormat
}

/** Returns a day so many months after another: `2027-02-28` is one after `2027-01-31`. */
const addMonths = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/**
 * What to do about a time that is over where the clinic is, or a day later than it takes requests: each can be chosen and sent
 * ("Forms" in docs/product.md), but would not suit. `now` is the visitor's moment.
 */
export const adviseDayAndTime = (
  { date, time }: { date: string; time: string },
  now: Date,
  { slots, timeZone, months, phone, words, format }: Booking
): { date?: string; time?: string } => {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return {}
  // Swedish writes a moment as 2026-12-24 18:00:00.
  const [today = "", clock = ""] = now.toLocaleString("sv", { timeZone }).split(" ")
  if (date > addMonths(today, months))
    return { date: fill(words.tooFarAhead, { ahead: formatMonths(months, format), phone }) }
  // What was kept in the tab may be a time that is no longer offered.
  const start = slots.includes(time) && parseTime(time)
  return start && `${date} ${start}` <= `${today} ${clock}`
    ? { time: fill(words.timeOver, { time: formatTime(start, format), phone }) }
    : {}
}
