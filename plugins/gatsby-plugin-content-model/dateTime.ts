/** A day, in milliseconds. */
export const dayMs = 24 * 60 * 60 * 1000

/** What a day and a time must be: as HTML writes them without a time zone. */
export const dateTimePattern = {
  regex: "^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]$",
  description: "a day and a time of 24 hours such as 2026-12-24T18:00",
}

/** Whether a value has the form of a day and a time. */
export const isDateTime = (value: unknown): value is string =>
  typeof value === "string" && new RegExp(dateTimePattern.regex).test(value)

/** Whether the calendar has the day that a text such as `2026-12-24` begins with. */
export const isCalendarDay = (text: string): boolean => {
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split("-").map(Number)
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day
}

/** Milliseconds by which clocks in a time zone are ahead of UTC at a moment, which is a whole second. */
const getOffsetMs = (moment: number, timeZone: string): number =>
  // Swedish writes a moment as 2026-12-24 18:00:00.
  Date.parse(`${new Date(moment).toLocaleString("sv", { timeZone }).replace(" ", "T")}Z`) - moment

/** The moment at which clocks in a time zone show a day and a time, in milliseconds since 1970. */
export const parseDateTime = (dateTime: string, timeZone: string): number => {
  const clock = Date.parse(`${dateTime}Z`)
  // Twice: the first guess may lie on the other side of a change of clocks.
  return clock - getOffsetMs(clock - getOffsetMs(clock, timeZone), timeZone)
}
