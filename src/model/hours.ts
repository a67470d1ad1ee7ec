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
export const maxSpecialDays = 92

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
