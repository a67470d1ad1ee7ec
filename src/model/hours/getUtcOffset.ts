import { parseDateTime } from "../../../plugins/gatsby-plugin-content-model/browser"

// This is not in the file of parseDateTime, which every page carries for its notice.

/** Returns the UTC offset of a time zone at a local date and time: `+02:00`. */
export const getUtcOffset = (dateTime: string, timeZone: string): string => {
  const minutes = (Date.parse(`${dateTime}Z`) - parseDateTime(dateTime, timeZone)) / 60_000
  const [hour, minute] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${minutes < 0 ? "-" : "+"}${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`
}
