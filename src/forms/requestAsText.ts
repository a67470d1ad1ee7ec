import { type DateFormat, formatWeekday } from "../model/formatDateTime"
import type { AppointmentRequest } from "./appointmentFields"
import { type FieldTable, listMessageLines } from "./fields"

/** Returns what was requested, each with its label. The notes are left out: they may be medical. */
export const requestSummary = (fields: FieldTable, request: AppointmentRequest, format: DateFormat) =>
  listMessageLines(fields, { ...request, date: formatWeekday(request.date, format) })

/** Returns the request as a message the visitor may send: `message`, an empty line and the details, a line each. */
export const requestAsText = (message: string, summary: ReturnType<typeof requestSummary>): string =>
  [message, "", ...summary.map(({ label, value }) => `${label}: ${value}`)].join("\n")
