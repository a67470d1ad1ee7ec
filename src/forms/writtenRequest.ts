import type { AppointmentRequest } from "./appointmentRules"

/** A day in words, such as "Tuesday, 24 November 2026", the same in every time zone; what is no day stays as it is. */
const dayInWords = (date: string): string => {
  const day = new Date(date)
  return Number.isNaN(day.getTime())
    ? date
    : new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" }).format(day)
}

/** What was asked for, each with its label. The notes are not among it: they may be medical, and go no further. */
export const askedFor = ({ firstName, lastName, email, phone, service, date, time }: AppointmentRequest) => [
  { label: "Name", value: `${firstName} ${lastName}` },
  { label: "Email", value: email },
  { label: "Phone", value: phone },
  { label: "Service type", value: service },
  { label: "Preferred date", value: dayInWords(date) },
  { label: "Preferred time", value: time },
]

/** The request as a message the visitor may send: `message`, an empty line and the details, a line each. */
export const writtenRequest = (message: string, request: AppointmentRequest): string =>
  [message, "", ...askedFor(request).map(({ label, value }) => `${label}: ${value}`)].join("\n")
