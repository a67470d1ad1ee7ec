import { type DateFormat, formatWeekday } from "../model/hours/formatDateTime"
import {
  type OpeningHours,
  type Period,
  findSpecialDay,
  getPeriods,
  isWithin,
  listPeriods,
  parseTime,
} from "../model/hours/hours"
import { type Words, fill } from "../words/words"

const isDay = (date: string): boolean => /^\d{4,}-\d\d-\d\d$/.test(date)

const listTimesIn = (periods: readonly Period[], slots: readonly string[]): string[] =>
  slots.filter(slot => isWithin(periods, parseTime(slot)))

/**
 * Returns the `slots` within the opening hours of a date. Without a date it returns those within the hours of any day.
 */
export const listBookableTimes = (hours: OpeningHours, slots: readonly string[], date: string): readonly string[] =>
  hours.always ? slots : listTimesIn(isDay(date) ? getPeriods(hours, date) : listPeriods(hours), slots)

/** Explains in a sentence why a date cannot be booked; empty if it can, or if no date is chosen. */
export const describeUnbookableDay = (
  hours: OpeningHours,
  slots: readonly string[],
  date: string,
  words: Words["appointmentForm"],
  format: DateFormat
): string => {
  if (!isDay(date) || listBookableTimes(hours, slots, date).length) return ""
  const day = formatWeekday(date, format)
  if (getPeriods(hours, date).length) return fill(words.noAppointments, { day })
  const reason = findSpecialDay(hours, date)?.reason
  return reason ? fill(words.closedDayBecause, { day, reason }) : fill(words.closedDay, { day })
}
