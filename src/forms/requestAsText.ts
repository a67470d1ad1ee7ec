import { type AppointmentRequest, appointmentFields } from "./appointmentFields"
import { listMessageLines } from "./fields"

/** A day in words, such as "Tuesday, 24 November 2026", the same in every time zone; other text stays as it is. */
const formatDay = (date: string): string => {
  const day = new Date(date)
  return Number.isNaN(day.getTime())
    ? date
    : new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" }).format(day)
}

/** What was requested, each with its label. The notes are left out: they may be medical. */
export const requestSummary = (request: AppointmentRequest) =>
  listMessageLines(appointmentFields, { ...request, date: formatDay(request.date) })

/** The request as a message the visitor may send: `message`, an empty line and the details, a line each. */
export const requestAsText = (message: string, request: AppointmentRequest): string =>
  [message, "", ...requestSummary(request).map(({ label, value }) => `${label}: ${value}`)].join("\n")
