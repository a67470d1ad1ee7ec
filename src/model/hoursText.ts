import { createWords } from "../words/catalogues"
import { type Words, fill } from "../words/words"
import { readDateFormat } from "./dateFormat"
import { type DateFormat, formatDate, formatTime, formatWeekday } from "./formatDateTime"
import {
  type OpeningHours,
  type Period,
  type SpecialDay,
  type Week,
  finishHours,
  finishWeek,
  listDates,
  listPeriods,
  spellOutHours,
  weekdays,
} from "./hours"
import { capitalize } from "../../plugins/gatsby-plugin-content-model"
import { getLanguage, getTimeZone } from "./locale"
import { getMainPlaceName } from "./places"
import { type Clinic, readClinic } from "./readClinic"
import { yearlyYear } from "./yearly"

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
  specialDays: { date: string; text: string }[]
  /** What the browser needs to say what holds now (src/inline/clock.ts); `null` where the same holds at any time. */
  clock: string | null
  /** The hours of each of the other places. */
  places: Pick<HoursText, "lines" | "short" | "specialDays">[]
}

/** How the clinic's language writes what is said of its hours. */
interface HoursFormat extends DateFormat {
  hours: Words["hours"]
}

const joinWords = (parts: readonly string[], { locale }: HoursFormat): string =>
  new Intl.ListFormat(locale).format(parts)

/** A time as people say it: `7:30 AM` or `midnight`; on a clock of 24 hours `07:30` or `00:00`. */
const formatClockTime = (time: string, format: HoursFormat): string => {
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

/** The name of a day of the week, counted from Monday: 1 January 2024 was one. */
const getDayName = (day: number, { locale }: HoursFormat): string =>
  new Date(Date.UTC(2024, 0, 1 + day)).toLocaleDateString(locale, { weekday: "long", timeZone: "UTC" })

/** Days of a week, counted from Monday: `Monday to Friday`, `Saturday and Sunday`. */
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

const formatWeek = (week: Week, format: HoursFormat, { withClosed = false } = {}): string[] =>
  groupDays(week)
    .filter(({ periods }) => withClosed || periods.length)
    .map(({ days, periods }) =>
      fill(format.hours.daysAndTimes, { days: formatDays(days, format), times: formatPeriods(periods, format) })
    )

/** The days of a special day in words, those of every year without the year. */
const formatSpecialDay = ({ date, until, everyYear }: SpecialDay, format: HoursFormat): string => {
  const formatDay = (day: string): string =>
    everyYear
      ? new Date(day).toLocaleDateString(format.locale, { day: "numeric", month: "long", timeZone: "UTC" })
      : formatDate(day, format)
  if (until) return fill(format.hours.dayRange, { first: formatDay(date), last: formatDay(until) })
  return everyYear ? formatDay(date) : formatWeekday(date, format)
}

const toTimes = (periods: readonly Period[]): [string, string][] => periods.map(({ opens, closes }) => [opens, closes])

/** Days as the browser counts them, from Sunday on. */
const days = [weekdays[6], ...weekdays.slice(0, 6)]

/** What the browser needs to know whether people are asked to call first (`Clock` in src/inline/clock.ts). */
const createClock = (always: boolean, business: Week | undefined, zone: string, { hours }: HoursFormat) => ({
  zone,
  business: business && days.map(day => toTimes(business[day] ?? [])),
  open: always ? hours.alwaysOpen : hours.open,
  callFirst: business && (always ? fill(hours.callFirst, { now: hours.open }) : hours.callFirst),
})

/** What the browser needs besides where the clinic closes (`OpeningClock` in src/inline/openingClock.ts). */
const createOpeningClock = (hours: OpeningHours, format: HoursFormat) => {
  const { openUntil, opensToday, opensOn } = format.hours
  return {
    language: format.locale,
    week: days.map(day => toTimes(hours.week?.[day] ?? [])),
    special: Object.fromEntries(
      (hours.specialDays ?? []).flatMap(day => listDates(day).map(date => [date, toTimes(day.periods ?? [])]))
    ),
    times: Object.fromEntries(
      listPeriods(hours)
        .flatMap(({ opens, closes }) => [opens, closes])
        .map(time => [time, formatClockTime(time, format)])
        // What is said as it is written needs no words.
        .filter(([time, words]) => time !== words)
    ),
    openUntil,
    opensToday,
    opensOn,
  }
}

type Described = Omit<HoursText, "clock" | "places">

/** The hours of one place, the clinic or one of its others, and what the browser needs to say what holds there now. */
const describePlace = (place: Pick<Clinic, "openingHours" | "businessHours">, zone: string, format: HoursFormat) => {
  const words = format.hours
  const hours = finishHours(place.openingHours)
  const businessHours = place.businessHours && finishWeek(place.businessHours)
  const business = businessHours && formatWeek(businessHours, format).join("; ")
  const clock = createClock(hours.always, businessHours, zone, format)
  if (hours.always) {
    const { alwaysLine, alwaysShort: short, alwaysOpen: announcement } = words
    const text: Described = {
      lines: [alwaysLine],
      short,
      announcement,
      business: business ?? short,
      specialDays: [],
    }
    return { text, clock, isTimed: Boolean(business) }
  }
  const week = hours.week ?? {}
  const short = formatWeek(week, format).join("; ")
  const openDays = [...weekdays.keys()].filter(day => week[weekdays[day] ?? "monday"]?.length)
  const text: Described = {
    lines: formatWeek(week, format, { withClosed: true }).map(capitalize),
    short,
    announcement: fill(words.openOn, { days: formatDays(openDays, format) }),
    business: business ?? short,
    specialDays: (hours.specialDays ?? []).map(day => ({
      date: day.everyYear ? yearlyYear + (day.until ?? day.date).slice(4) : (day.until ?? day.date),
      text: capitalize(
        fill(words.specialDay, {
          day: formatSpecialDay(day, format),
          reason: day.reason,
          times: formatPeriods(day.periods ?? [], format),
        })
      ),
    })),
  }
  return { text, clock: { ...clock, ...createOpeningClock(hours, format) }, isTimed: true }
}

/** `format` with sentences that say of which place they speak. */
const namePlace = (place: string, format: HoursFormat): HoursFormat => {
  const { hours: words } = format
  const name = (sentence: string): string => sentence.replace("{place}", () => place)
  return {
    ...format,
    hours: Object.assign({}, words, {
      alwaysOpen: name(words.placeAlwaysOpen),
      open: name(words.placeOpen),
      openOn: fill(words.placeNamed, { place, text: words.openOn }),
      openUntil: name(words.placeOpenUntil),
      opensToday: name(words.placeOpensToday),
      opensOn: name(words.placeOpensOn),
    }),
  }
}

/** The hours of a clinic, by the content of `clinic.json`, in words. In the editor anything may still be missing. */
export const describeHours = (content: unknown): HoursText => {
  const clinic = readClinic(spellOutHours(content))
  const { hours: words } = createWords(getLanguage(clinic), clinic.words)
  const format = { ...readDateFormat(clinic), hours: words }
  const zone = getTimeZone(clinic)
  if (!clinic.places?.length) {
    const { text, clock, isTimed } = describePlace(clinic, zone, format)
    return { ...text, clock: isTimed ? JSON.stringify(clock) : null, places: [] }
  }
  const name = getMainPlaceName(clinic)
  const main = describePlace(clinic, zone, namePlace(name, format))
  const places = clinic.places.map(place => describePlace(place, zone, namePlace(place.name, format)))
  return {
    ...main.text,
    clock: main.isTimed
      ? JSON.stringify({
          zone,
          open: "",
          mainClosed: fill(words.placeClosed, { place: name }),
          places: [main, ...places].map(({ clock }) => clock),
        })
      : null,
    places: places.map(({ text: { lines, short, specialDays } }) => ({ lines, short, specialDays })),
  }
}
