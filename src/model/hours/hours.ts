/** The days of the week, from Monday on. */
export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const

export type Weekday = (typeof weekdays)[number]

/** A period in which somebody is there, such as `07:30` to `24:00`: times of one day in the clinic's time zone. */
export interface Period {
  readonly opens: string
  readonly closes: string
}

/** Opening hours by weekday. A day without periods is closed. */
export type Week = Readonly<Partial<Record<Weekday, readonly Period[] | null>>>

export interface SpecialDay {
  /** First or only day, such as `2026-12-25`. */
  readonly date: string
  /** Last of several days in a row. */
  readonly until?: string | null
  readonly reason: string
  readonly periods?: readonly Period[] | null
}

/** Opening hours: by weekday, except on special days. */
export interface OpeningHours {
  /** Whether it never closes: texts then say so, instead of naming seven whole days. */
  readonly always: boolean
  readonly week?: Week | null
  readonly specialDays?: readonly SpecialDay[] | null
}

/** Returns the weekday of a day such as `2026-12-25`. */
const getWeekday = (date: string): Weekday | undefined => weekdays[(new Date(date).getUTCDay() + 6) % 7]

/** Maximum number of days of a special day. */
export const maxSpecialDayLength = 92

/** Returns the days of a special day in order, such as `2026-12-25`. */
export const listDates = ({ date, until }: SpecialDay): string[] => {
  const days: string[] = []
  const last = until ?? date
  for (let day = date; day <= last && days.length < maxSpecialDayLength; day = getNextDay(day)) days.push(day)
  return days
}

const getNextDay = (day: string): string => {
  const next = new Date(day)
  next.setUTCDate(next.getUTCDate() + 1)
  return Number.isNaN(next.getTime()) ? "9999" : next.toISOString().slice(0, 10)
}

/** Returns the special day that a date such as `2026-12-25` is, or is one of. */
export const findSpecialDay = ({ specialDays }: OpeningHours, date: string): SpecialDay | undefined =>
  specialDays?.find(day => listDates(day).includes(date))

/** Returns the periods on a date. */
export const getPeriods = (hours: OpeningHours, date: string): readonly Period[] => {
  const specialDay = findSpecialDay(hours, date)
  const weekday = getWeekday(date)
  return (specialDay ? specialDay.periods : weekday && hours.week?.[weekday]) ?? []
}

/** Returns all periods of a clinic's hours, on any day. */
export const listPeriods = ({ week, specialDays }: OpeningHours): readonly Period[] =>
  [...weekdays.map(day => week?.[day]), ...(specialDays ?? []).map(day => day.periods)].flatMap(day => day ?? [])

/** Returns whether a time such as `14:30` is within these periods. */
export const isWithin = (periods: readonly Period[], time: string): boolean =>
  periods.some(({ opens, closes }) => opens <= time && time < closes)

const listFinished = (periods: readonly Period[] | null | undefined): readonly Period[] =>
  (periods ?? []).filter(({ opens, closes }) => opens && closes)

/** Returns a week without incomplete periods, as they occur in the editor. */
export const finishWeek = (week: Week | null | undefined): Week =>
  Object.fromEntries(weekdays.map(day => [day, listFinished(week?.[day])]))

/** Returns opening hours without incomplete entries, as they occur in the editor. */
export const finishHours = ({ always, week, specialDays }: OpeningHours): OpeningHours => ({
  always,
  week: finishWeek(week),
  specialDays: (specialDays ?? []).map(day => ({
    ...day,
    until: day.until || null,
    periods: listFinished(day.periods),
  })),
})
