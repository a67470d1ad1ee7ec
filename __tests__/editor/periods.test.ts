import { createPeriods } from "../../src/editor/forms"
import { readData } from "../../testing/data"

it("a notice is shown by the clinic’s clock, two hours ahead of UTC", () => {
  const period = createPeriods("Africa/Harare")["notice"]?.({
    ...readData().notice,
    from: "2026-12-04T00:30",
    until: "2026-12-05T13:00",
  })
  expect(period && [period.from, period.until].map(time => new Date(time).toISOString())).toEqual([
    "2026-12-03T22:30:00.000Z",
    "2026-12-05T11:00:00.000Z",
  ])
})
