import { formatMoment } from "../../formatMoment"
import { describePublications } from "../../history/words"

it.each([
  [1, 0, "One change has been published this month."],
  [7, 20, "7 changes have been published this month. The host allows about 20 a month: 13 left."],
  [22, 20, "22 changes have been published this month. The host allows about 20 a month: 0 left."],
])("describes %d publications, with a limit of %d", (count, limit, text) => {
  expect(describePublications(count, limit)).toBe(text)
})

it("gives the time of a change on the site's clock", () => {
  const moment = formatMoment("2026-11-28T22:30:00Z", { timeZone: "Africa/Harare", hour12: true })
  expect(formatMoment("2026-11-28T10:05:00Z", { timeZone: "Africa/Harare", hour12: true })).toMatch(/ 12:05\spm$/)
  expect(moment).toMatch(/^Sunday,? 29 November 2026 at 12:30\sam$/)
})
