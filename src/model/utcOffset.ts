import { parseDateTime } from "../../plugins/gatsby-plugin-content-model/browser"

// Not beside parseDateTime, which every page carries for its notice.

/** How far clocks in a time zone are ahead of UTC when they show a day and a time: `+02:00`. */
export const getUtcOffset = (dateTime: string, timeZone: string): string => {
  const minutes = (Date.parse(`${dateTime}Z`) - parseDateTime(dateTime, timeZone)) / 60_000
  const [hour, minute] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${minutes < 0 ? "-" : "+"}${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`
}

/** `2026-12-24T18:00` in a time zone as ISO 8601 writes it: `2026-12-24T18:00+02:00`. */
export const withTimeZone = (dateTime: string, timeZone: string): string =>
  `${dateTime}${getUtcOffset(dateTime, timeZone)}`
