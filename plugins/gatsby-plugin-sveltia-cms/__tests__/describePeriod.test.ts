import { describePeriod } from "../forms/describePeriod"
import { bakery } from "./bakery"

const now = Date.parse("2026-11-28T10:00:00Z")
const [past, future] = [Date.parse("2026-11-28T09:00:00Z"), Date.parse("2030-01-01T08:00:00Z")]

const describe = (from: number, until: number, value: unknown = { enabled: true }): string =>
  describePeriod({ ...bakery, periods: { shop: () => ({ from, until }) } }, "shop", value, now)

it("says that the content of a form is over, or when it begins", () => {
  expect(describe(0, past)).toMatch(
    /^“.+” has been over since Saturday,? 28 November 2026 at 0?9:00: visitors do not see it\.$/
  )
  expect(describe(0, now)).toMatch(/has been over/)
  expect(describe(future, future + 1)).toMatch(/^Visitors see “.+” from Tuesday,? 1 January 2030 at 0?8:00\.$/)
})

it("says nothing about content that visitors see, that is off, or that is not finished", () => {
  expect(describe(past, future)).toBe("")
  expect(describe(0, past, { enabled: false })).toBe("")
  expect(describe(Number.NaN, Number.NaN)).toBe("")
  expect(describePeriod(bakery, "shop", {}, now)).toBe("")
})
