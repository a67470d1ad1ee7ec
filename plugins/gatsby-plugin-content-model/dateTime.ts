/** Milliseconds in a day. */
export const dayMs = 24 * 60 * 60 * 1000

/** Pattern of a date and time: HTML's local date and time, which has no time zone. */
export const dateTimePattern = {
  regex: "^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]$",
  description: "a day and a time of 24 hours such as 2026-12-24T18:00",
}

/** Returns whether a value has the format of a date and time. */
export const isDateTime = (value: unknown): value is string =>
  typeof value === "string" && new RegExp(dateTimePattern.regex).test(value)

/** Returns whether the date at the beginning of a text, such as `2026-12-24`, exists in the calendar. */
export const isCalendarDay = (text: string): boolean => {
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split("-").map(Number)
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day
}

/**
 * Returns the day and the time of a moment in a time zone, or in the device's own if it is left out. The Swedish locale
 * formats them as 2026-12-24 18:00:00. Throws a RangeError if the browser does not know the time zone.
 */
export const splitMoment = (moment: number, timeZone?: string): string[] =>
  new Date(moment).toLocaleString("sv", { timeZone }).split(" ")

/**
 * Returns a time zone, or `undefined` (the device's own) if the browser does not know it: one from before 2022 does not know
 * Europe/Kyiv.
 */
export const findTimeZone = (timeZone: string): string | undefined => {
  try {
    splitMoment(0, timeZone)
    return timeZone
  } catch {
    return undefined
  }
}

/** Returns the offset of a time zone from UTC at a moment, in milliseconds. The moment must be a whole second. */
const getOffsetMs = (moment: number, timeZone: string | undefined): number =>
  Date.parse(`${splitMoment(moment, timeZone).join("T")}Z`) - moment

/** Converts a date and time in a time zone, or in the device's own if the browser does not know it, to milliseconds since 1970. */
export const parseDateTime = (dateTime: string, timeZone: string): number => {
  const known = findTimeZone(timeZone)
  const clock = Date.parse(`${dateTime}Z`)
  // The offset is computed twice, because the first result may be on the other side of a daylight saving time change.
  return clock - getOffsetMs(clock - getOffsetMs(clock, known), known)
}
