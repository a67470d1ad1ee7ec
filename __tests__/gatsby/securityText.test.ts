import { describeRenewal } from "../../plugins/gatsby-plugin-content-model/forms"
import { readData } from "../../testing/data"

const { clinic } = readData()

it.each([
  ["2027-12-02T00:00", /more than a year ahead/],
  ["2027-11-30T00:00", /^$/],
  ["2027-02-01T00:00", /^$/],
  ["2027-01-29T00:00", /less than two months ahead/],
  ["2026-11-30T00:00", /which has passed/],
])("security reports until %s bring a hint when it is time to renew them", (day, words) => {
  expect(describeRenewal(day, Date.parse("2026-12-01"), clinic.locale.timeZone)).toMatch(words)
})
