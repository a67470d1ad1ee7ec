import { type DateFormat, formatTime, formatWeekday } from "../model/hours/formatDateTime"
import { type OpeningHours, type Period, findSpecialDay, getPeriods, isWithin, listPeriods } from "../model/hours/hours"

import { type Words, fill } from "../words/words"
import { type FieldDefinition, createEmailField, type FieldTable, listMessageLines } from "./fields"

/**
 * Returns the fields of the appointment form, in their order ("Forms" in docs/product.md). `notesHint` says before the
 * notes are written who will read them.
 */
export const createAppointmentFields = (words: Words["appointmentForm"], form: Words["form"], notesHint?: string) =>
  ({
    firstName: {
      label: words.firstName,
      required: words.enterFirstName,
      autoComplete: "given-name",
      half: "short",
      inMessage: words.name,
    },
    lastName: {
      label: words.lastName,
      required: words.enterLastName,
      autoComplete: "family-name",
      half: "short",
      inMessage: words.name,
    },
    email: createEmailField(form),
    phone: {
      label: words.phone,
      type: "tel",
      required: fill(words.enterPhone, { example: words.phoneExample }),
      doubtful: words.checkPhone,
      autoComplete: "tel",
      placeholder: words.phoneExample,
      hint: words.phoneHint,
      half: true,
      inMessage: true,
    },
    service: { label: words.service, type: "select", required: words.chooseService, inMessage: true },
    date: {
      label: words.date,
      type: "date",
      required: words.chooseDate,
      invalid: words.pastDate,
      unreadable: words.unreadableDate,
      half: "short",
      inMessage: true,
    },
    time: { label: words.time, type: "select", required: words.chooseTime, half: "short", inMessage: true },
    // Notes may be medical, so they do not leave the page unless the clinic receives requests itself.
    notes: { label: words.notes, type: "textarea", rows: 3, hint: notesHint, inMessage: false },
  }) as const satisfies Record<string, FieldDefinition>

type AppointmentFields = ReturnType<typeof createAppointmentFields>

/**
 * An appointment request. It is kept in its tab for an hour and, by default, never sent ("Forms" in docs/product.md).
 */
export type AppointmentRequest = Record<keyof AppointmentFields, string>

/** Returns the details of a request with their labels. Notes are left out, because they may be medical. */
export const summarizeRequest = (fields: FieldTable, request: AppointmentRequest, format: DateFormat) =>
  listMessageLines(fields, {
    ...request,
    date: formatWeekday(request.date, format),
    time: formatTime(request.time, format),
  })

/** Returns the request as a message for the visitor to send: `message`, an empty line and the details, one per line. */
export const formatRequest = (message: string, summary: ReturnType<typeof summarizeRequest>): string =>
  [message, "", ...summary.map(({ label, value }) => `${label}: ${value}`)].join("\n")

const isDay = (date: string): boolean => /^\d{4,}-\d\d-\d\d$/.test(date)

const listTimesIn = (periods: readonly Period[], slots: readonly string[]): string[] =>
  slots.filter(slot => isWithin(periods, slot))

/**
 * Returns the `slots` within the opening hours of a date. Without a date it returns those within the hours of any day.
 */
export const listBookableTimes = (hours: OpeningHours, slots: readonly string[], date: string): readonly string[] =>
  listTimesIn(isDay(date) ? getPeriods(hours, date) : listPeriods(hours), slots)

/** Explains in a sentence why a date cannot be booked; empty if it can, or if no date is chosen. */
export const describeUnbookableDay = (
  hours: OpeningHours,
  slots: readonly string[],
  date: string,
  words: Words["appointmentForm"],
  format: DateFormat
): string => {
  if (!isDay(date) || listBookableTimes(hours, slots, date).length) return ""
  const day = formatWeekday(date, format)
  if (getPeriods(hours, date).length) return fill(words.noAppointments, { day })
  const reason = findSpecialDay(hours, date)?.reason
  return reason ? fill(words.closedDayBecause, { day, reason }) : fill(words.closedDay, { day })
}
