import { type Words, fill } from "../../words/words"
import { readDateFormat, type DateFormat, formatDate, formatTime, formatWeekday } from "./formatDateTime"
import { type OpeningHours, type Period, type SpecialDay, type Week, weekdays, finishHours, finishWeek } from "./hours"
import { capitalize } from "../../../plugins/gatsby-plugin-content-model/json"
import { getClinicLocale } from "../locale"
import type { Clinic } from "../files/clinic"
import type { LanguageSite } from "../readSite"

export interface HoursFormat extends DateFormat {
  hours: Words["hours"]
  /** Language and country, such as `en-ZW`. */
  locale: string
}

/** Joins the parts of a list, as in “Monday, Friday and Sunday”. */
const joinWords = (parts: readonly string[], { locale, names }: HoursFormat): string => {
  if (Intl.ListFormat.supportedLocalesOf(locale).length) return new Intl.ListFormat(locale).format(parts)
  const last = parts.at(-1) ?? ""
  return parts.length > 1 ? fill(names.and, { first: parts.slice(0, -1).join(", "), last }) : last
}

/** Formats a time as people say it: `7:30 AM` or `midnight`, or `07:30` or `00:00` on a 24-hour clock. */
export const formatClockTime = (time: string, format: HoursFormat): string => {
  if (time !== "00:00" && time !== "24:00") return formatTime(time, format)
  return format.hourCycle === "24" ? "00:00" : format.hours.midnight
}

const isAllDay = ([first, ...others]: readonly Period[]): boolean =>
  first?.opens === "00:00" && first.closes === "24:00" && others.length === 0

const formatPeriods = (periods: readonly Period[], format: HoursFormat): string => {
  const { closed, allDay, timeRange } = format.hours
  if (periods.length === 0) return closed
  if (isAllDay(periods)) return allDay
  return joinWords(
    periods.map(({ opens, closes }) =>
      fill(timeRange, { opens: formatClockTime(opens, format), closes: formatClockTime(closes, format) })
    ),
    format
  )
}

/** Returns the name of a weekday, counted from Monday. */
const getDayName = (day: number, { names }: HoursFormat): string => names[weekdays[day] ?? "sunday"]

/** Formats weekdays, counted from Monday: `Monday to Friday`, `Saturday and Sunday`. */
const formatDays = (days: readonly number[], format: HoursFormat): string => {
  const { everyDay, dayRange } = format.hours
  if (days.length === weekdays.length) return everyDay
  const runs: number[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  return joinWords(
    runs.flatMap(run =>
      run.length > 2
        ? [fill(dayRange, { first: getDayName(run[0] ?? 0, format), last: getDayName(run.at(-1) ?? 0, format) })]
        : run.map(day => getDayName(day, format))
    ),
    format
  )
}

/** Groups days with the same hours, in the order of the week. */
const groupDays = (week: Week): { days: number[]; periods: readonly Period[] }[] => {
  const groups = new Map<string, { days: number[]; periods: readonly Period[] }>()
  for (const [day, name] of weekdays.entries()) {
    const periods = week[name] ?? []
    const key = JSON.stringify(periods.map(({ opens, closes }) => [opens, closes]))
    const group = groups.get(key) ?? { days: [], periods }
    group.days.push(day)
    groups.set(key, group)
  }
  return [...groups.values()]
}

const formatWeek = (week: Week, format: HoursFormat, { withClosed = false } = {}): string[] =>
  groupDays(week)
    .filter(({ periods }) => withClosed || periods.length)
    .map(({ days, periods }) =>
      fill(format.hours.daysAndTimes, { days: formatDays(days, format), times: formatPeriods(periods, format) })
    )

/** Formats its day or days: `Friday, 25 December 2026`. */
const formatSpecialDay = ({ date, until }: SpecialDay, format: HoursFormat): string =>
  until
    ? fill(format.hours.dayRange, { first: formatDate(date, format), last: formatDate(until, format) })
    : formatWeekday(date, format)

const describeInWords = (
  { hours, business: businessHours }: ClinicHours,
  format: HoursFormat
): Omit<Queries.Hours, "isTimed"> => {
  const words = format.hours
  const business = businessHours && formatWeek(businessHours, format).join("; ")
  if (hours.always) {
    const { alwaysLine, alwaysShort: short, alwaysOpen: announcement } = words
    return { lines: [alwaysLine], short, announcement, business: business ?? short, specialDays: [] }
  }
  const week = hours.week ?? {}
  const short = formatWeek(week, format).join("; ")
  const openDays = [...weekdays.keys()].filter(day => week[weekdays[day] ?? "monday"]?.length)
  return {
    lines: formatWeek(week, format, { withClosed: true }).map(capitalize),
    short,
    announcement: fill(words.openOn, { days: formatDays(openDays, format) }),
    business: business ?? short,
    specialDays: (hours.specialDays ?? []).map(day => ({
      date: day.until ?? day.date,
      text: capitalize(
        fill(words.specialDay, {
          day: formatSpecialDay(day, format),
          reason: day.reason,
          times: formatPeriods(day.periods ?? [], format),
        })
      ),
    })),
  }
}

interface ClinicHours {
  hours: OpeningHours
  /** Regular business hours, if the clinic asks people to call first at other times. */
  business: Week | undefined
}

/** Returns the hours of a clinic, in the order of the week. */
export const readHours = ({ openingHours, businessHours }: Clinic): ClinicHours => ({
  hours: finishHours(openingHours),
  business: businessHours && finishWeek(businessHours),
})

/** Returns whether the state changes over time, so that the browser has to compute it. */
export const isTimed = ({ hours, business }: ClinicHours): boolean => Boolean(business) || !hours.always

/** Returns how the site's language, and the clinic's clock, write hours. */
export const getHoursFormat = (site: LanguageSite): HoursFormat => ({
  ...readDateFormat(site),
  hours: site.words.hours,
  locale: getClinicLocale(site.clinic),
})

/** Describes the hours of a clinic in words, in the language of the site: what pages can query as `hours`. */
export const describeHours = (site: LanguageSite): Queries.Hours => {
  const hours = readHours(site.clinic)
  return { ...describeInWords(hours, getHoursFormat(site)), isTimed: isTimed(hours) }
}
