/** @jest-environment node */
import { adviseDayAndTime } from "../../src/forms/adviseDayAndTime"
import { en } from "../../src/words/en"
import type { Words } from "../../src/words/words"
import { pt } from "../../src/words/pt"

/** Where the clinic is it is 00:15 on 24 November, in UTC still the 23rd. */
const midnight = "2026-11-23T22:15:00Z"
const noon = "2026-11-24T10:00:00Z"

const advise = (now: string, date: string, time = "", months = 1, { dates, appointmentForm }: Words = en) =>
  adviseDayAndTime({ date, time }, new Date(now), {
    slots: ["9:00 AM", "11:30 AM", "12:00 PM", "2:00 PM", "5:00 PM"],
    timeZone: "Africa/Harare",
    months,
    phone: "+263 00 000 0000",
    words: appointmentForm,
    format: { locale: "en-ZW", hourCycle: "12", words: dates },
  })

const over = (time: string) => ({
  time: `${time} is over today. Choose a later time or another day. To come today, call +263 00 000 0000.`,
})
const tooFar = (ahead: string) => ({
  date: `We take bookings up to ${ahead} ahead. Choose an earlier day, or call +263 00 000 0000.`,
})

it.each([
  [noon, "2026-11-24", "11:30 AM", over("11:30 AM")],
  [noon, "2026-11-24", "12:00 PM", over("12:00 PM")],
  [noon, "2026-11-24", "2:00 PM", {}],
  [noon, "2026-11-25", "9:00 AM", {}],
  [midnight, "2026-11-23", "5:00 PM", over("5:00 PM")],
  [midnight, "2026-11-24", "9:00 AM", {}],
  [noon, "2026-12-24", "9:00 AM", {}],
  [noon, "2026-12-25", "9:00 AM", tooFar("a month")],
  [noon, "2026-12-25", "", tooFar("a month")],
  ["2027-01-31T10:00:00Z", "2027-02-28", "9:00 AM", {}],
  ["2027-01-31T10:00:00Z", "2027-03-01", "9:00 AM", tooFar("a month")],
  [noon, "", "9:00 AM", {}],
  [noon, "2026-11-24", "8:00 AM", {}],
])("at %s says of %s at “%s” what to do", (now, date, time, said) => expect(advise(now, date, time)).toEqual(said))

it("knows clinics that look further ahead, and Portuguese", () => {
  expect(advise(noon, "2027-01-24", "", 2)).toEqual({})
  expect(advise(noon, "2027-01-25", "", 2)).toEqual(tooFar("2 months"))
  expect(advise(noon, "2027-01-25", "", 1, pt).date).toMatch(/até um mês de antecedência/)
})
