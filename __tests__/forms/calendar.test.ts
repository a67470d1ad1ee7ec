import ICAL from "ical.js"
import { type CalendarEvent, createCalendarFile } from "../../src/forms/createCalendarFile"

const event: CalendarEvent = {
  uid: "0123456789abcdef",
  // Before the end of summer time in Lisbon.
  now: new Date("2026-10-20T21:05:09.123Z"),
  timeZone: "Africa/Harare",
  date: "2026-11-24",
  time: "14:30",
  summary: "Cardiology, Mopane Medical Centre (to be confirmed)\\new",
  location: "Mopane Medical Centre, Stand 24; Hospital Road",
  description: "Come 15 minutes early for check-in.\n+263 00 000 0000",
  reminders: { P1D: "Cardiology: tomorrow at 2:30 PM.", PT1H: "Come 15 minutes early for check-in." },
}

const parseEvent = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const component = calendar.getFirstSubcomponent("vevent")
  if (!component) throw new Error("The file has no event.")
  return { calendar, component, event: new ICAL.Event(component) }
}

it("contains the event's properties, as an independent parser reads them", () => {
  const { calendar, component, event: read } = parseEvent(createCalendarFile(event))
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0")
  expect(read.uid).toBe(event.uid)
  expect(read.summary).toBe(event.summary)
  expect(read.location).toBe(event.location)
  expect(read.description).toBe(event.description)
  expect(component.getFirstPropertyValue("status")).toBe("TENTATIVE")
  expect(component.getFirstPropertyValue("class")).toBe("PRIVATE")
  expect(String(component.getFirstPropertyValue("dtstamp"))).toBe("2026-10-20T21:05:09Z")
})

it.each([
  ["09:00", "2026-11-24T09:00:00", "2026-11-24T07:00:00.000Z"],
  ["00:30", "2026-11-24T00:30:00", "2026-11-23T22:30:00.000Z"],
  ["12:00", "2026-11-24T12:00:00", "2026-11-24T10:00:00.000Z"],
  ["17:00", "2026-11-24T17:00:00", "2026-11-24T15:00:00.000Z"],
  ["14:30", "2026-11-24T14:30:00", "2026-11-24T14:30:00.000Z", "Europe/Lisbon"],
])("writes %s in the clinic's time zone, which it defines", (time, local, utc, timeZone = "Africa/Harare") => {
  const { calendar, component, event: read } = parseEvent(createCalendarFile({ ...event, time, timeZone }))
  const zone = calendar.getFirstSubcomponent("vtimezone")
  if (!zone) throw new Error("The file has no time zone.")
  expect(read.startDate.toString()).toBe(local)
  expect(component.getFirstProperty("dtstart")?.getFirstParameter("tzid")).toBe(timeZone)
  expect(zone.getFirstPropertyValue("tzid")).toBe(timeZone)
  read.startDate.zone = new ICAL.Timezone(zone)
  expect(read.startDate.toJSDate().toISOString()).toBe(utc)
  expect(read.duration.toSeconds()).toBe(30 * 60)
})

it("reminds the day before and an hour before", () => {
  const alarms = parseEvent(createCalendarFile(event)).component.getAllSubcomponents("valarm")
  expect(
    alarms.map(alarm =>
      ["action", "trigger", "description"].map(property => String(alarm.getFirstPropertyValue(property)))
    )
  ).toEqual([
    ["DISPLAY", "-P1D", "Cardiology: tomorrow at 2:30 PM."],
    ["DISPLAY", "-PT1H", "Come 15 minutes early for check-in."],
  ])
})

it("folds lines at 75 octets without splitting characters, and ends them with CRLF", () => {
  const long = {
    summary: `Ngoni’s “check”; ${"é".repeat(80)}`,
    location: `Chinhoyi, ${"🌙".repeat(60)}`,
    description: `${"\\ a,b;c\n".repeat(30)}end`,
  }
  const file = createCalendarFile({ ...event, ...long })
  // The parser reads commas that are not escaped, too.
  expect(file).toContain("LOCATION:Chinhoyi\\, ")
  expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true)
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/)
  for (const line of file.split("\r\n")) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(Buffer.from(line).toString()).toBe(line)
  }
  const { event: read } = parseEvent(file)
  expect({ summary: read.summary, location: read.location, description: read.description }).toEqual(long)
})
