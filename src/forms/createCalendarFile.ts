import { parseDateTime } from "../../plugins/gatsby-plugin-content-model/browser"
import { contentLines, escapeText } from "../model/contentLines"

/** Minutes from one bookable time to the next. */
const visitMinutes = 30

export interface CalendarEvent {
  /** Globally unique id, so that opening the file twice creates one event (RFC 5545 section 3.8.4.7). */
  uid: string
  /** The time at which the file is created. */
  now: Date
  timeZone: string
  /** The day at the clinic, `YYYY-MM-DD`. */
  date: string
  /** The time at the clinic, of 24 hours, such as `14:30`. */
  time: string
  summary: string
  location: string
  description: string
  /** Texts of the reminders, keyed by the time before the event (RFC 5545 section 3.3.6): `PT1H` is one hour. */
  reminders: Readonly<Record<string, string>>
}

/** Returns the UTC offset of a time zone at a local date and time: `+02:00`. */
export const getUtcOffset = (dateTime: string, timeZone: string): string => {
  const minutes = (Date.parse(`${dateTime}Z`) - parseDateTime(dateTime, timeZone)) / 60_000
  const [hour, minute] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${minutes < 0 ? "-" : "+"}${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`
}

/**
 * Creates an iCalendar file (RFC 5545) for an appointment that is not confirmed yet, in the clinic's time zone
 * regardless of the phone's. CLASS:PRIVATE asks shared calendars to hide the reason for the visit.
 */
export const createCalendarFile = (event: CalendarEvent): string => {
  const start = `${event.date}T${event.time}`
  const offset = getUtcOffset(start, event.timeZone).replace(":", "")
  return contentLines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Medical centre//Website//EN",
    "BEGIN:VTIMEZONE",
    `TZID:${event.timeZone}`,
    "BEGIN:STANDARD",
    // The file has one event, so one offset is enough.
    "DTSTART:19700101T000000",
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    "END:STANDARD",
    "END:VTIMEZONE",
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `DTSTAMP:${event.now.toISOString().replace(/[-:]|\.\d+/g, "")}`,
    `DTSTART;TZID=${event.timeZone}:${start.replaceAll(/[-:]/g, "")}00`,
    `DURATION:PT${visitMinutes}M`,
    `SUMMARY:${escapeText(event.summary)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    "STATUS:TENTATIVE",
    "CLASS:PRIVATE",
    ...Object.entries(event.reminders).flatMap(([before, words]) => [
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      `DESCRIPTION:${escapeText(words)}`,
      `TRIGGER:-${before}`,
      "END:VALARM",
    ]),
    "END:VEVENT",
    "END:VCALENDAR",
  ])
}
