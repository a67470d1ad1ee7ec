import { type RuleProblem, dayMs, isGroup, problemIf } from "../../plugins/gatsby-plugin-content-model"

/** The days of a week, in its order. */
export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const

export type Weekday = (typeof weekdays)[number]

/** From when until when somebody is there, as `07:30` and `24:00`: times of one day in the clinic's time zone. */
export interface Period {
  readonly opens: string
  readonly closes: string
}

/** A day without periods is closed. */
export type Week = Readonly<Partial<Record<Weekday, readonly Period[] | null>>>

export interface SpecialDay {
  /** `2026-12-25`. */
  readonly date: string
  /** The last of several days in a row. */
  readonly until?: string | null
  /** It is the same days each year. */
  readonly everyYear?: boolean | null
  readonly reason: string
  readonly periods?: readonly Period[] | null
}

/** When the clinic is open: always, or by weekday except on special days. */
export interface OpeningHours {
  readonly always: boolean
  readonly week?: Week | null
  readonly specialDays?: readonly SpecialDay[] | null
}

/** The weekday of a day such as `2026-12-25`. */
const getWeekday = (date: string): Weekday | undefined => weekdays[(new Date(date).getUTCDay() + 6) % 7]

/** The days that a special day lasts at most. */
const maxSpecialDays = 92

/** Returns the days of a special day, as `2026-12-25`, in order; `12-25` for one of every year. */
export const listDates = ({ date, until, everyYear }: SpecialDay): string[] => {
  const days: string[] = []
  const last = until ?? date
  for (let day = date; day <= last && days.length < maxSpecialDays; day = getNextDay(day)) days.push(day)
  return everyYear ? days.map(day => day.slice(5)) : days
}

const getNextDay = (day: string): string => {
  const next = new Date(day)
  next.setUTCDate(next.getUTCDate() + 1)
  return Number.isNaN(next.getTime()) ? "9999" : next.toISOString().slice(0, 10)
}

/** Returns the special day on this date: one of that year before one of every year. */
export const findSpecialDay = ({ specialDays }: OpeningHours, date: string): SpecialDay | undefined =>
  specialDays?.find(day => listDates(day).includes(date)) ??
  specialDays?.find(day => listDates(day).includes(date.slice(5)))

/** The one period of a day on which the clinic does not close. */
export const wholeDay: readonly Period[] = [{ opens: "00:00", closes: "24:00" }]

/** When the clinic is open on a date; on days of a clinic that is always open, the whole day. */
export const getPeriods = (hours: OpeningHours, date: string): readonly Period[] => {
  if (hours.always) return wholeDay
  const specialDay = findSpecialDay(hours, date)
  const weekday = getWeekday(date)
  return (specialDay ? specialDay.periods : weekday && hours.week?.[weekday]) ?? []
}

/** All periods that a clinic's hours know, whatever the day. */
export const listPeriods = ({ always, week, specialDays }: OpeningHours): readonly Period[] =>
  always
    ? wholeDay
    : [...weekdays.map(day => week?.[day]), ...(specialDays ?? []).map(day => day.periods)].flatMap(day => day ?? [])

/** Whether somebody is there at a time such as `14:30`. */
export const isWithin = (periods: readonly Period[], time: string): boolean =>
  periods.some(({ opens, closes }) => opens <= time && time < closes)

/** `2:30 PM` as `14:30`. Throws for anything else; the content's checks let no other time through. */
export const parseTime = (time: string): string => {
  const [, hour = "", minute, half] = /^(\d{1,2}):(\d{2})(?: (AM|PM))?$/.exec(time) ?? []
  if (!minute) throw new Error(`“${time}” is not a time such as 2:30 PM.`)
  const hours = half ? (Number(hour) % 12) + (half === "PM" ? 12 : 0) : Number(hour)
  return `${String(hours).padStart(2, "0")}:${minute}`
}

const listFinished = (periods: readonly Period[] | null | undefined): readonly Period[] =>
  (periods ?? []).filter(({ opens, closes }) => opens && closes)

/** Returns a week without periods that somebody is still writing in the editor. */
export const finishWeek = (week: Week | null | undefined): Week =>
  Object.fromEntries(weekdays.map(day => [day, listFinished(week?.[day])]))

/** Returns opening hours without what somebody is still writing in the editor. */
export const finishHours = ({ always, week, specialDays }: OpeningHours): OpeningHours => ({
  always,
  week: finishWeek(week),
  specialDays: (specialDays ?? []).map(day => ({
    ...day,
    until: day.until || null,
    periods: listFinished(day.periods),
  })),
})

const spellOut = (place: unknown): unknown => {
  if (!isGroup(place) || !isGroup(place["openingHours"])) return place
  const { always, specialDays } = place["openingHours"]
  if (always !== true || !Array.isArray(specialDays) || specialDays.length === 0) return place
  const week = Object.fromEntries(weekdays.map(day => [day, wholeDay]))
  return { ...place, openingHours: { always: false, week, specialDays } }
}

/**
 * The content of `clinic.json` with its hours spelt out: a clinic that is always open but for special days has a week of
 * whole days for the site. So has each of its other places.
 */
export const spellOutHours = (clinic: unknown): unknown => {
  const spelt = spellOut(clinic)
  return isGroup(spelt) && Array.isArray(spelt["places"]) ? { ...spelt, places: spelt["places"].map(spellOut) } : spelt
}

/** What is wrong with the periods of one day: times such as `07:30` sort as texts. */
const findPeriodProblems = (periods: readonly Period[] | null | undefined, path: RuleProblem["path"]): RuleProblem[] =>
  (periods ?? []).flatMap(({ opens, closes }, index, all) => {
    const before = all[index - 1]?.closes
    return [
      ...problemIf(
        closes <= opens,
        [...path, index, "closes"],
        `is ${closes}, but must be later than ${opens}: correct one of the two. What goes on after midnight is two periods: one until 24:00, and one from 00:00 of the next day.`
      ),
      ...problemIf(
        before !== undefined && opens <= before,
        path,
        `has a period from ${opens} on, but the one before it lasts until ${before}: put the periods in the order of the day, and join those that overlap or touch.`
      ),
    ]
  })

/** What is wrong with a week that is written as the model says. */
export const findWeekProblems = (week: Week): RuleProblem[] => [
  ...weekdays.flatMap(day => findPeriodProblems(week[day], [day])),
  ...problemIf(
    weekdays.every(day => !week[day]?.length),
    [],
    "has no period: say on which days the clinic is open, and when."
  ),
]

/** What is wrong with special days of every year: one day has one of them. */
const findYearlyOverlaps = (days: readonly SpecialDay[]): RuleProblem[] => {
  const taken = new Map<string, string>()
  return days.flatMap((day, index) => {
    if (!day.everyYear) return []
    const dates = listDates(day)
    const [earlier] = dates.flatMap(each => taken.get(each) ?? [])
    for (const each of dates) taken.set(each, day.reason)
    return problemIf(
      earlier !== undefined,
      ["specialDays", index, "date"],
      `covers a day of every year that “${earlier}” before it has too: give each day to one of the two.`
    )
  })
}

/** What is wrong with opening hours that are written as the model says; the week has a check of its own. */
export const findHoursProblems = ({ always, week, specialDays }: OpeningHours): RuleProblem[] => {
  const days = specialDays ?? []
  return [
    ...problemIf(
      always && Boolean(week),
      ["week"],
      "has no place in the hours of a clinic that is always open: remove its periods, or set “always” to false. Days on which it closes are “specialDays”."
    ),
    ...problemIf(!always && !week, ["week"], "is missing: write the hours of each weekday, or set “always” to true."),
    ...findYearlyOverlaps(days),
    ...days.flatMap(({ date, until, everyYear, periods }, index) => {
      const earlier = days.slice(0, index).findLast(other => !other.everyYear)
      const before = everyYear ? undefined : (earlier?.until ?? earlier?.date)
      const length = until ? (Date.parse(until) - Date.parse(date)) / dayMs + 1 : 1
      const place = ["specialDays", index]
      return [
        ...problemIf(
          Boolean(until) && length <= 1,
          [...place, "until"],
          `is ${until}, but must be later than “date” (${date}): correct one of the two, or leave it out.`
        ),
        ...problemIf(
          length > maxSpecialDays,
          [...place, "until"],
          `makes ${length} days in a row, but there may be ${maxSpecialDays}: change the week instead.`
        ),
        ...findPeriodProblems(periods, [...place, "periods"]),
        ...problemIf(
          before !== undefined && date <= before,
          [...place, "date"],
          `is ${date}, but the special day before it is on ${before}: write each day once, in the order of the calendar.`
        ),
      ]
    }),
  ]
}
