/** @jest-environment node */
import { adviseVisitTime } from "../../src/forms/adviseVisitTime"
import { en } from "../../src/words/en"
import { readTable } from "../../testing/readTable"

const noon = "2026-11-24T10:00:00Z"

const advise = (now: string, date = "", time = "", months = 1) =>
  adviseVisitTime({ date, time }, new Date(now), {
    slots: ["09:00", "11:30", "12:00", "14:00", "17:00"],
    timeZone: "Africa/Harare",
    months,
    ahead: months === 1 ? "a month" : `${months} months`,
    phone: "+263 00 000 0000",
    words: en.appointmentForm,
    format: { hourCycle: "12", words: en.dates, names: en.names },
  })

const tooFar = (ahead: string) => ({
  date: `We take bookings up to ${ahead} ahead. Choose an earlier day, or call +263 00 000 0000.`,
})

it.each(readTable("forms/dayAndTimeAdvice.txt"))("at %s says of %s at “%s”: %s", (now = "", date, time, field, said) =>
  expect(advise(now, date, time)).toEqual(said ? { [field ?? ""]: said } : {})
)

it("knows clinics that look further ahead", () => {
  expect(advise(noon, "2027-01-24", "", 2)).toEqual({})
  expect(advise(noon, "2027-01-25", "", 2)).toEqual(tooFar("2 months"))
})
