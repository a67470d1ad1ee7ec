/** The clinic's time zone, which is two hours ahead of UTC the whole year. */
export const clinicTimeZone = "Africa/Harare"
const clinicOffset = "+02:00"

/** What a day and a time must be: as HTML writes them without a time zone. */
export const dateTimePattern = {
  regex: "^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]$",
  description: "a day and a time of 24 hours such as 2026-12-24T18:00",
}

/** Whether a value has the form of a day and a time. */
export const isDateTime = (value: unknown): value is string =>
  typeof value === "string" && new RegExp(dateTimePattern.regex).test(value)

/** `2026-12-24T18:00` on the clinic's clock, with its time zone (ISO 8601). */
export const withTimeZone = (dateTime: string): string => `${dateTime}${clinicOffset}`

/** The same moment in milliseconds since 1970; `NaN` where there is no such day. */
export const parseDateTime = (dateTime: string): number => {
  const [year = 0, month = 0, day = 0] = dateTime.slice(0, 10).split("-").map(Number)
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day ? Date.parse(withTimeZone(dateTime)) : Number.NaN
}
