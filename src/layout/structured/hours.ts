import type { DayOfWeek, OpeningHoursSpecification } from "schema-dts"
import { type OpeningHours, type Period, type Weekday, weekdays } from "../../model/hours/hours"
import { unwrap } from "./texts"

const dayNames: Readonly<Record<Weekday, DayOfWeek>> = {
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
}

/** Returns a closing time in the format of search engines: the end of a day is its last minute. */
const getClosingTime = (closes: string): string => (closes === "24:00" ? "23:59" : closes)

/** Returns the hours by weekday. Periods at the same times share one entry. */
const createWeekHours = (hours: OpeningHours): OpeningHoursSpecification[] => {
  const days = new Map<string, { period: Period; dayOfWeek: DayOfWeek[] }>()
  for (const day of weekdays)
    for (const period of hours.week?.[day] ?? []) {
      const key = `${period.opens} ${period.closes}`
      const known = days.get(key) ?? { period, dayOfWeek: [] }
      known.dayOfWeek.push(dayNames[day])
      days.set(key, known)
    }
  return [...days.values()].map(({ period: { opens, closes }, dayOfWeek }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek,
    opens,
    closes: getClosingTime(closes),
  }))
}

/**
 * Returns the special days. A closed day opens and closes at the same time
 * (https://developers.google.com/search/docs/appearance/structured-data/local-business).
 */
const createSpecialHours = ({ specialDays }: OpeningHours): OpeningHoursSpecification[] =>
  (specialDays ?? []).flatMap(({ date, until, periods }) =>
    (periods?.length ? periods : [{ opens: "00:00", closes: "00:00" }]).map(({ opens, closes }) => ({
      "@type": "OpeningHoursSpecification" as const,
      validFrom: date,
      validThrough: until ?? date,
      opens,
      closes: getClosingTime(closes),
    }))
  )

/** Describes when the clinic is open, by weekday. */
export const createWeekFields = (hours: OpeningHours) => ({
  openingHoursSpecification: unwrap(createWeekHours(hours)),
})

/** Describes its special days, if there are any. */
export const createSpecialFields = (hours: OpeningHours) =>
  hours.specialDays?.length ? { specialOpeningHoursSpecification: createSpecialHours(hours) } : {}
