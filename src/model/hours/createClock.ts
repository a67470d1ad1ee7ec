import { fill, listDayNames, listMonthNames } from "../../words/words"
import { type OpeningHours, type Period, type Week, listDates, listPeriods, weekdays } from "./hours"
import { type HoursFormat, formatClockTime, isTimed, getHoursFormat, readHours } from "./hoursText"
import { getTimeZone } from "../locale"
import type { LanguageSite } from "../readSite"

const toTimes = (periods: readonly Period[]): [string, string][] => periods.map(({ opens, closes }) => [opens, closes])

/** Weekdays in the order of `Date.getDay`, from Sunday on. */
const days = [weekdays[6], ...weekdays.slice(0, 6)]

const toWeek = (week: Week | null | undefined) => days.map(day => toTimes(week?.[day] ?? []))

/** Returns the opening hours (`OpeningWeek` in src/inline/clock.ts). */
const createWeek = ({ week, specialDays }: OpeningHours) => ({
  week: toWeek(week),
  special: Object.fromEntries(
    (specialDays ?? []).flatMap(day => listDates(day).map(date => [date, toTimes(day.periods ?? [])]))
  ),
})

/**
 * Returns whether the next opening can be a week away or more, so that a weekday does not name it: all other weekdays
 * on which the clinic opens can be closed as special days.
 */
const canBeClosedForAWeek = ({ week, specialDays }: OpeningHours): boolean => {
  const openWeekdays = weekdays.filter(day => week?.[day]?.length)
  const closedDates = (specialDays ?? []).flatMap(day => (day.periods?.length ? [] : listDates(day)))
  return closedDates.length >= openWeekdays.length - 1
}

/**
 * Returns the words for times and days (`OpeningWords` in src/inline/clock.ts). Names of months are in each page only
 * where a date can be shown.
 */
const createTimeWords = (hours: OpeningHours, format: HoursFormat) => ({
  days: listDayNames(format.names),
  ...(canBeClosedForAWeek(hours) && {
    months: listMonthNames(format.names),
    dayAndMonth: format.words.weekdayAndDay,
  }),
  times: Object.fromEntries(
    listPeriods(hours)
      .flatMap(({ opens, closes }) => [opens, closes])
      .map(time => [time, formatClockTime(time, format)])
      // Times that read the same as they are written are left out.
      .filter(([time, words]) => time !== words)
  ),
})

/**
 * Returns the hours with which the inline script decides whether the clinic is open (`Clock` in src/inline/clock.ts),
 * by the kind of hours, or nothing if they are the same at any time.
 */
export const createClock = (site: LanguageSite) => {
  const { hours, business } = readHours(site.clinic)
  if (!isTimed({ hours, business })) return {}
  const format = getHoursFormat(site)
  const { open, alwaysOpen, callFirst, openUntil, opensToday, opensOn } = format.hours
  const clock = { zone: getTimeZone(site.clinic), business: business && toWeek(business) }
  if (hours.always)
    return { always: { ...clock, open: alwaysOpen, callFirst: business && fill(callFirst, { now: open }) } }
  return {
    week: {
      ...clock,
      open,
      callFirst: business && callFirst,
      ...createWeek(hours),
      ...createTimeWords(hours, format),
      openUntil,
      opensToday,
      opensOn,
    },
  }
}
