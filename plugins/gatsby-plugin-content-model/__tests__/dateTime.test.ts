import { parseDateTime } from "../json"

it.each([
  ["in winter", "2026-01-31T18:00", "America/New_York", "2026-01-31T23:00"],
  ["in the hour before a change of the clocks", "2026-03-08T01:30", "America/New_York", "2026-03-08T06:30"],
  ["in the hour after a change of the clocks", "2026-03-08T03:30", "America/New_York", "2026-03-08T07:30"],
  ["without changes of the clocks", "2026-03-08T03:30", "Africa/Harare", "2026-03-08T01:30"],
])("converts a date and time %s", (_, dateTime, timeZone, utc) => {
  expect(new Date(parseDateTime(dateTime, timeZone)).toISOString()).toBe(`${utc}:00.000Z`)
})

it("takes the device's time zone for one that the browser does not know", () => {
  const moment = new Date(parseDateTime("2026-03-08T03:30", "Mars/Olympus_Mons"))
  expect([moment.getDate(), moment.getHours(), moment.getMinutes()]).toEqual([8, 3, 30])
})
