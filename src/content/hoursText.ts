import { formatDay, formatTime } from "./formatDateTime"
import {
  type OpeningHours,
  type Period,
  type Week,
  getPeriods,
  listPeriods,
  readOpeningHours,
  readWeek,
  weekdays,
} from "./hours"
import { getTimeZone } from "./locale"
import { getValue } from "./vocabulary"

/** What pages and files say of the hours, in words. */
export interface HoursText {
  /** The week, a line for each group of days with the same hours. */
  lines: string[]
  /** The same in one short text: `24/7`. */
  short: string
  /** The sentence at the top of every page, true at any time. */
  announcement: string
  /** The regular business hours; where the clinic has none besides its opening hours, those. */
  business: string
  /** The special days, with their reasons. */
  specialDays: string[]
  /** What the browser needs to say whether the clinic is open now (src/boot/clock.ts); `null` where it always is. */
  clock: string | null
}

const words = {
  always: { line: "Everyday, 24 Hrs", short: "24/7", announcement: "We are open now, day and night." },
  everyDay: "Every day",
  dayRange: "{first} to {last}",
  timeRange: "{opens} to {closes}",
  daysAndTimes: "{days}, {times}",
  closed: "closed",
  allDay: "24 hours",
  midnight: "midnight",
  openOn: "Open {days}",
  specialDay: "{day}, {reason}: {times}",
  open: "We are open now.",
  openUntil: "We are open now, until {time}.",
  opensToday: "We are closed now. We open at {time} today.",
  opensOn: "We are closed now. We open on {day} at {time}.",
}

const language = "en-GB"

const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "")

const joinWords = (parts: readonly string[]): string => new Intl.ListFormat(language).format(parts)

/** A time as people say it: `7:30 AM`, or `07:30` on a clock of 24 hours. */
const formatClockTime = (time: string, hourCycle: string): string =>
  time === "00:00" || time === "24:00" ? words.midnight : formatTime(time, hourCycle)

const dayFormat = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" })
// 1 January 2024 was a Monday.
const dayNames = weekdays.map((_, index) => dayFormat.format(Date.UTC(2024, 0, 1 + index)))

const isAllDay = ([first, ...others]: readonly Period[]): boolean =>
  first?.opens === "00:00" && first.closes === "24:00" && others.length === 0

const formatPeriods = (periods: readonly Period[], hourCycle: string): string => {
  if (periods.length === 0) return words.closed
  if (isAllDay(periods)) return words.allDay
  return joinWords(
    periods.map(({ opens, closes }) =>
      fill(words.timeRange, { opens: formatClockTime(opens, hourCycle), closes: formatClockTime(closes, hourCycle) })
    )
  )
}

const getDayName = (day = 0): string => dayNames[day] ?? ""

/** Days of a week, counted from Monday: `Monday to Friday`, `Saturday and Sunday`. */
const formatDays = (days: readonly number[]): string => {
  if (days.length === weekdays.length) return words.everyDay
  const runs: number[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  return joinWords(
    runs.flatMap(run =>
      run.length > 2
        ? [fill(words.dayRange, { first: getDayName(run[0]), last: getDayName(run.at(-1)) })]
        : run.map(day => getDayName(day))
    )
  )
}

/** Days with the same hours, in the order of the week. */
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

const formatWeek = (week: Week, hourCycle: string, { withClosed = false } = {}): string[] =>
  groupDays(week)
    .filter(({ periods }) => withClosed || periods.length)
    .map(({ days, periods }) =>
      fill(words.daysAndTimes, { days: formatDays(days), times: formatPeriods(periods, hourCycle) })
    )

const toTimes = (periods: readonly Period[]): [string, string][] => periods.map(({ opens, closes }) => [opens, closes])

/** What the browser needs (`Clock` in src/boot/clock.ts); its week begins on Sunday. */
const createClock = (hours: OpeningHours, zone: string, hourCycle: string) => {
  return {
    zone,
    language,
    week: [weekdays[6], ...weekdays.slice(0, 6)].map(day => toTimes(hours.week?.[day] ?? [])),
    special: Object.fromEntries((hours.specialDays ?? []).map(({ date }) => [date, toTimes(getPeriods(hours, date))])),
    times: Object.fromEntries(
      listPeriods(hours)
        .flatMap(({ opens, closes }) => [opens, closes])
        .map(time => [time, formatClockTime(time, hourCycle)])
    ),
    open: words.open,
    openUntil: words.openUntil,
    opensToday: words.opensToday,
    opensOn: words.opensOn,
  }
}

/** The hours of `clinic`, the content of `clinic.json`, in words. In the editor anything may still be missing. */
export const describeHours = (clinic: unknown): HoursText => {
  const hours = readOpeningHours(getValue(clinic, "openingHours"))
  const hourCycle = String(getValue(clinic, "locale", "hourCycle"))
  const businessHours = getValue(clinic, "businessHours")
  const business = businessHours ? formatWeek(readWeek(businessHours), hourCycle).join("; ") : undefined
  if (hours.always) {
    const { line, short, announcement } = words.always
    return { lines: [line], short, announcement, business: business ?? short, specialDays: [], clock: null }
  }
  const week = hours.week ?? {}
  const short = formatWeek(week, hourCycle).join("; ")
  const openDays = [...weekdays.keys()].filter(day => week[weekdays[day] ?? "monday"]?.length)
  return {
    lines: formatWeek(week, hourCycle, { withClosed: true }),
    short,
    announcement: fill(words.openOn, { days: formatDays(openDays) }),
    business: business ?? short,
    specialDays: (hours.specialDays ?? []).map(({ date, reason }) =>
      fill(words.specialDay, { day: formatDay(date), reason, times: formatPeriods(getPeriods(hours, date), hourCycle) })
    ),
    clock: JSON.stringify(createClock(hours, getTimeZone(clinic), hourCycle)),
  }
}
