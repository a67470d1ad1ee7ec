/** @jest-environment jsdom */
import { renderToStaticMarkup } from "react-dom/server"
import { splitMoment } from "../../plugins/gatsby-plugin-content-model/browser"
import { secondContent } from "../../testing/sampleFolders"
import {
  describeState,
  findAlwaysOpen,
  watchClock,
  type Clocks,
  findOpening,
  hideOutdated,
} from "../../src/inline/clock"
import { pageEvent } from "../../src/inline/contract"
import { createClock } from "../../src/model/hours/createClock"
import { formatTime } from "../../src/model/hours/formatDateTime"
import { getPeriods, isWithin, listPeriods } from "../../src/model/hours/hours"
import { describeHours } from "../../src/model/hours/hoursText"
import { interpolate } from "../../src/model/placeholders"
import { en } from "../../src/words/en"
import { readClinic } from "../../src/model/files/clinic"
import { readLanguageSite } from "../../src/model/readSite"
import { getValue } from "../../plugins/gatsby-plugin-content-model/json"
import { readData } from "../../testing/data"
import { findProblems } from "../../testing/findProblems"
import { containing, parseCell, readTable } from "../../testing/readTable"
import { type Json, replaceValue } from "../../testing/replaceValue"
import { resetContent, setContent } from "../../testing/unit/graph"
import { openPage, pageElement } from "../../testing/unit/pages"

/**
 * Checks the opening hours of a clinic that is closed on Sundays, at noon and on two special days, and open after
 * midnight on one night. Pages with other opening hours are tested in pages/clinics.txt.
 */

const workday = [
  { opens: "07:30", closes: "12:30" },
  { opens: "14:00", closes: "17:30" },
]
const openingHours = {
  always: false,
  week: {
    monday: workday,
    tuesday: workday,
    wednesday: workday,
    thursday: [{ opens: "07:30", closes: "24:00" }],
    friday: [{ opens: "00:00", closes: "02:00" }, ...workday],
    saturday: [{ opens: "08:00", closes: "12:00" }],
  },
  specialDays: [
    { date: "2026-12-24", reason: "Christmas Eve", periods: [{ opens: "08:00", closes: "11:00" }] },
    { date: "2026-12-25", reason: "Christmas Day" },
  ],
}

const clinic: Json = { ...readData()["clinic"], businessHours: undefined, openingHours }

afterEach(resetContent)

it.each(readTable("model/hoursProblems.txt"))(
  "says what is wrong with opening hours with %s = %s",
  (path, value, ...sentences) => {
    const changed = replaceValue(clinic.openingHours, path ?? "", parseCell(value))
    expect(findProblems({ ...readData(), clinic: { ...clinic, openingHours: changed } })).toEqual(
      sentences.map(containing)
    )
  }
)

it("says the hours in words: days with the same hours together, closed days, and special days with their reasons", () => {
  expect(describeHours(readLanguageSite({ clinic }))).toMatchObject({
    lines: [
      "Monday to Wednesday, 7:30 AM to 12:30 PM and 2:00 PM to 5:30 PM",
      "Thursday, 7:30 AM to midnight",
      "Friday, midnight to 2:00 AM, 7:30 AM to 12:30 PM and 2:00 PM to 5:30 PM",
      "Saturday, 8:00 AM to 12:00 PM",
      "Sunday, closed",
    ],
    announcement: "Open Monday to Saturday",
    specialDays: [
      { date: "2026-12-24", text: "Thursday 24 December 2026, Christmas Eve: 8:00 AM to 11:00 AM" },
      { date: "2026-12-25", text: "Friday 25 December 2026, Christmas Day: closed" },
    ],
  })
  expect(interpolate("{hours} and {businessHours}", readLanguageSite(readData()))).toBe(
    "24/7 and Monday to Friday, 8:00 AM to 5:00 PM"
  )
  expect(describeHours(readLanguageSite(readData())).lines).toEqual(["Everyday, 24 Hrs"])
  const { short } = describeHours(readLanguageSite({ clinic }))
  expect(short).not.toContain("closed")
  expect(interpolate("{businessHours}", readLanguageSite({ clinic }))).toBe(short)
})

const lines = (week: object): readonly string[] =>
  describeHours(readLanguageSite({ clinic: { ...clinic, openingHours: { always: false, week } } })).lines

it("says what days have in common, and nothing of a time that is not finished", () => {
  const day = [{ opens: "00:00", closes: "24:00" }]
  const morning = [{ opens: "00:00", closes: "12:00" }]
  const weekdays = { monday: day, tuesday: day, wednesday: day, thursday: morning, friday: morning }
  expect(lines({ ...weekdays, saturday: [{ opens: "08:00" }], sunday: [{ closes: "12:00" }] })).toEqual([
    "Monday to Wednesday, 24 hours",
    "Thursday and Friday, midnight to 12:00 PM",
    "Saturday and Sunday, closed",
  ])
  const whole = Object.fromEntries([...Object.keys(weekdays), "saturday", "sunday"].map(name => [name, day]))
  expect(lines(whole)).toEqual(["Every day, 24 hours"])
  expect(lines({})).toEqual(["Every day, closed"])
})

it("the hours say whether the clinic is open at a moment", () => {
  const times = ["07:29", "07:30", "12:29", "12:30", "13:59", "14:00", "17:29", "17:30"]
  expect(times.filter(time => isWithin(workday, time))).toEqual(["07:30", "12:29", "14:00", "17:29"])
  expect(listPeriods(openingHours)).toHaveLength(12)
  expect(listPeriods({ always: true })).toEqual(getPeriods({ always: true }, "2026-12-24"))
  const unknown = { always: false, week: null, specialDays: null }
  expect([listPeriods(unknown), getPeriods(unknown, "2026-12-24")]).toEqual([[], []])
})

it.each([
  ["14:30", "2:30 PM"],
  ["12:15", "12:15 PM"],
  ["00:00", "12:00 AM"],
  ["09:05", "9:05 AM"],
  ["", ""],
  ["2:30 PM", "2:30 PM"],
  ["soon", "soon"],
])("a clock of 12 hours shows %s as %s", (text, time) =>
  expect(formatTime(text, { hourCycle: "12", words: en.dates, names: en.names })).toBe(time)
)

const readWeekClock = (of = clinic) => {
  const { week: clock } = createClock(readLanguageSite({ clinic: of }))
  if (!clock) throw new Error("It has no week.")
  return clock
}

const { businessHours } = readData()["clinic"]
const closedDays = { ...openingHours, specialDays: [{ date: "2026-12-07", until: "2026-12-15" }] }
const wholeWeek = Array.from({ length: 7 }, (): [string, string][] => [["00:00", "24:00"]])
const clocks: Readonly<Record<string, Clocks>> = {
  closing: createClock(readLanguageSite({ clinic })),
  closingClinic: createClock(readLanguageSite({ clinic: { ...clinic, businessHours } })),
  always: createClock(readLanguageSite(readData())),
  portuguese: createClock(readLanguageSite(readData(secondContent))),
  closedForDays: createClock(readLanguageSite({ clinic: { ...clinic, openingHours: closedDays } })),
  wholeDays: { week: { ...readWeekClock(), week: wholeWeek, special: {} } },
}

/** Returns what the inline script says at a point in time, and whether it is outside the hours. */
const describeMoment = ({ always, week }: Clocks, at: string): readonly [sentence: string, isOutside: boolean] => {
  const clock = week ?? always
  const moment = splitMoment(Date.parse(at), clock?.zone ?? "")
  const opening = week ? findOpening(week, moment) : always && findAlwaysOpen(always)
  return clock && opening ? describeState(clock, opening, moment) : ["", false]
}

it.each(readTable("model/openingSentences.txt"))(
  "%s: at %s the browser says: %s",
  (name = "", moment = "", sentence) => {
    const isOutside = /closed now|Call before|fechados/.test(sentence ?? "")
    expect(describeMoment(clocks[name] ?? {}, moment)).toEqual([sentence, isOutside])
  }
)

it("the browser says nothing of a clinic that never opens", () => {
  const never = { ...readWeekClock(), week: [], special: {} }
  expect(findOpening(never, ["2026-12-07", "08:00"]).sentence).toBe("")
})

const listSpecialDays = () =>
  Array.from(
    document.querySelectorAll('[aria-label="Special days"]:not([hidden]) > li:not([hidden])'),
    day => day.textContent
  )

describe("pages of a clinic that closes", () => {
  beforeEach(() => setContent({ ...readData(), clinic }))

  it("show what the browser knows, also when React has the page, and the special days", () => {
    document.documentElement.dataset["now"] = "We are open now, until 12:30 PM."
    openPage("/contact/")
    expect(document.querySelector("header")).toHaveTextContent(/^We are open now, until 12:30 PM\./)
    expect(listSpecialDays()).toEqual(describeHours(readLanguageSite({ clinic })).specialDays.map(({ text }) => text))
    delete document.documentElement.dataset["now"]
  })

  it.each([
    ["2026-12-24T21:59:59Z", 2],
    ["2026-12-24T22:00:00Z", 1],
    ["2026-12-25T22:00:00Z", 0],
  ])("show special days until they are over where the clinic is, with and without React: %s", (moment, count) => {
    jest.useFakeTimers({ now: new Date(moment) })
    document.body.innerHTML = renderToStaticMarkup(pageElement("/contact/"))
    expect(listSpecialDays()).toHaveLength(2)
    watchClock(
      readWeekClock().zone,
      () => ["", false],
      () => false,
      hideOutdated
    )
    expect(listSpecialDays()).toHaveLength(count)
    document.body.innerHTML = ""
    openPage("/contact/")
    dispatchEvent(new Event(pageEvent))
    expect(listSpecialDays()).toHaveLength(count)
    delete document.documentElement.dataset["now"]
  })

  it("stay as they are in a browser that does not know the time zone", () => {
    document.body.innerHTML = renderToStaticMarkup(pageElement("/contact/"))
    jest.spyOn(Date.prototype, "toLocaleString").mockImplementation(() => {
      throw new RangeError("Invalid time zone specified")
    })
    watchClock(
      readWeekClock().zone,
      () => ["", false],
      () => false,
      hideOutdated
    )
    jest.restoreAllMocks()
    expect(listSpecialDays()).toHaveLength(2)
    expect(document.documentElement.dataset).not.toHaveProperty("now")
  })
})

it("a page of a clinic that is always open, and to which people may come at any time, has no clock", () => {
  setContent({ ...readData(), clinic: { ...readData()["clinic"], businessHours: undefined } })
  expect(renderToStaticMarkup(pageElement("/contact/"))).not.toMatch(/data-now/)
})

it("a clinic that is always open closes for a day with one entry, which the site takes as a week", () => {
  const specialDays = [{ date: "2026-12-25", reason: "Christmas Day" }]
  const always = readData()["clinic"]
  const closing = { ...always, openingHours: { always: true, specialDays } }
  expect(describeHours(readLanguageSite({ clinic: closing }))).toMatchObject({
    lines: [expect.stringMatching(/every day/i)],
    specialDays: [{ date: "2026-12-25", text: expect.stringMatching(/Christmas Day.*closed/i) }],
  })
  expect(describeHours(readLanguageSite({ clinic: closing })).announcement).not.toBe(
    describeHours(readLanguageSite({ clinic: always })).announcement
  )
  expect(readWeekClock(closing)).toMatchObject({ special: { "2026-12-25": [] } })
  const hours = readClinic(closing).openingHours
  expect(hours).toMatchObject({ always: false, specialDays })
  expect(getValue(hours, "week", "sunday")).toEqual([{ opens: "00:00", closes: "24:00" }])
  expect(readClinic(always).openingHours.always).toBe(true)
})
