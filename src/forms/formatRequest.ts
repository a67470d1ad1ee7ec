import { type DateFormat, formatWeekday } from "../model/hours/formatDateTime"
import type { AppointmentRequest } from "./appointmentFields"
import { type FieldTable, listMessageLines } from "./fields"

/** Returns the details of a request with their labels. Notes are left out, because they may be medical. */
export const summarizeRequest = (fields: FieldTable, request: AppointmentRequest, format: DateFormat) =>
  listMessageLines(fields, { ...request, date: formatWeekday(request.date, format) })

/** Returns the request as a message for the visitor to send: `message`, an empty line and the details, one per line. */
export const formatRequest = (message: string, summary: ReturnType<typeof summarizeRequest>): string =>
  [message, "", ...summary.map(({ label, value }) => `${label}: ${value}`)].join("\n")
