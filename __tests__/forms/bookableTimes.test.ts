import { describeUnbookableDay, listBookableTimes } from "../../src/forms/appointmentFields"
import { openingHours } from "../../src/model/kinds/openingHours"
import { en } from "../../src/words/en"

const hours = {
  always: false,
  week: { monday: [{ opens: "08:00", closes: "12:00" }], tuesday: [{ opens: "13:00", closes: "17:00" }] },
}
const slots = ["09:00", "14:00", "19:00"]
const whileOpen = ["09:00", "14:00"]

// In a browser without date fields, a visitor can type anything.
it.each(["", "17.3.2031", "2031-3-17", "on 2031-03-17", "2031-03-17 at 9", "2031-03-", "-03-17"])(
  "while “%s” is no day, the times of all days are offered, and nothing is said",
  date => {
    expect(listBookableTimes(hours, slots, date)).toEqual(whileOpen)
    expect(
      describeUnbookableDay(hours, slots, date, en.appointmentForm, {
        hourCycle: "12",
        words: en.dates,
        names: en.names,
      })
    ).toBe("")
  }
)

it.each([
  [hours, "2031-03-17", ["09:00"]],
  [hours, "2031-03-19", []],
  [{ always: true }, "2031-03-19", slots],
])("with the hours %j the form offers on %s: %j", (open, date, times) => {
  expect(listBookableTimes(openingHours.read(open), slots, date)).toEqual(times)
})
