/** @jest-environment node */
import { adviseVisitTime } from "../../src/forms/adviseVisitTime"
import { createWords } from "../../src/words/catalogues"
import { en } from "../../src/words/en"
import type { Words } from "../../src/words/words"
import { readTable } from "../../testing/readTable"

const pt = createWords("pt", {})

const noon = "2026-11-24T10:00:00Z"

const advise = (now: string, date = "", time = "", months = 1, { dates, appointmentForm }: Words = en) =>
  adviseVisitTime({ date, time }, new Date(now), {
    slots: ["9:00 AM", "11:30 AM", "12:00 PM", "2:00 PM", "5:00 PM"],
    timeZone: "Africa/Harare",
    months,
    phone: "+263 00 000 0000",
    words: appointmentForm,
    format: { locale: "en-ZW", hourCycle: "12", words: dates },
  })

const tooFar = (ahead: string) => ({
  date: `We take bookings up to ${ahead} ahead. Choose an earlier day, or call +263 00 000 0000.`,
})

it.each(readTable("forms/dayAndTimeAdvice.txt"))("at %s says of %s at “%s”: %s", (now = "", date, time, field, said) =>
  expect(advise(now, date, time)).toEqual(said ? { [field ?? ""]: said } : {})
)

it("knows clinics that look further ahead, and Portuguese", () => {
  expect(advise(noon, "2027-01-24", "", 2)).toEqual({})
  expect(advise(noon, "2027-01-25", "", 2)).toEqual(tooFar("2 months"))
  expect(advise(noon, "2027-01-25", "", 1, pt).date).toMatch(/até um mês de antecedência/)
})
