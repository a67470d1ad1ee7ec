import { screen, within } from "@testing-library/react"
import { renderToStaticMarkup } from "react-dom/server"
import { secondContent } from "../../scripts/sampleFolders"
import { describeNow, watchClock } from "../../src/boot/clock"
import { checkContent } from "../../src/content/check/checkContent"
import { formatProblem } from "../../src/content/checks"
import { getPeriods, isWithin, listPeriods, parseTime } from "../../src/content/hours"
import { describeHours } from "../../src/content/hoursText"
import { interpolate } from "../../src/content/placeholders"
import { createClinicNode } from "../../src/layout/structuredData"
import { asFiles, readData } from "../support/data"
import { setContent } from "../support/unit/graph"
import { type Route, openPage, pageData, pageElement } from "../support/unit/pages"

/** A clinic that is closed on Sundays and at noon, on two special days, and open after midnight on one night. */

type Json = ReturnType<typeof JSON.parse>

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

const withHours = (changes: object): Record<string, Json> => {
  const data = readData()
  const { businessHours: _none, ...clinic } = data["clinic"]
  return { ...data, clinic: { ...clinic, openingHours: { ...openingHours, ...changes } } }
}

const clinic = withHours({})["clinic"]

afterEach(() => {
  setContent(readData())
  document.body.innerHTML = ""
})

/** A week with these periods on its Monday. */
const monday = (...periods: [opens: string, closes: string][]) => ({
  week: { monday: periods.map(([opens, closes]) => ({ opens, closes })) },
})

describe("the checks of the hours", () => {
  it.each([
    ["hours by weekday", {}, []],
    ["a day until its end", monday(["00:00", "24:00"]), []],
    [
      "a period that ends before it begins",
      monday(["18:00", "02:00"]),
      [/monday period 1 “18:00”: “closes” is 02:00, but must be later than 18:00.*after midnight is two periods/],
    ],
    [
      "periods that overlap",
      monday(["08:00", "12:00"], ["11:00", "17:00"]),
      [/“openingHours\.week\.monday” has a period from 11:00 on, but the one before it lasts until 12:00/],
    ],
    [
      "a period that ends as it begins",
      monday(["08:00", "08:00"]),
      [/“closes” is 08:00, but must be later than 08:00/],
    ],
    ["periods that touch", monday(["08:00", "12:00"], ["12:00", "17:00"]), [/join those that overlap or touch/]],
    [
      "a time that is none",
      monday(["8", "25:00"]),
      [/“opens” is “8”, but must be a time of 24 hours/, /“closes” is “25:00”/],
    ],
    ["a week without a period", { week: {} }, [/“openingHours\.week” has no period/]],
    ["no week", { week: undefined }, [/“openingHours\.week” is missing: write the hours of each weekday/]],
    [
      "a week of a clinic that is always open",
      { always: true, specialDays: undefined },
      [/“openingHours\.week” has no place/],
    ],
    [
      "special days of one",
      { always: true, week: undefined },
      [/“openingHours\.specialDays” has no place.*each day from 00:00 to 24:00/],
    ],
    [
      "special days in another order",
      { specialDays: openingHours.specialDays.toReversed() },
      [/special day 2 “Christmas Eve”: “date” is 2026-12-24, but the special day before it is 2026-12-25/],
    ],
    [
      "a period of a special day that ends before it begins",
      { specialDays: [{ date: "2027-01-01", reason: "x", periods: [{ opens: "18:00", closes: "02:00" }] }] },
      [/special day 1 “x”, period 1 “18:00”: “closes” is 02:00/],
    ],
    [
      "a day that the calendar does not have",
      { specialDays: [{ date: "2027-02-29", reason: "x" }] },
      [/a day that the calendar does not have/],
    ],
    [
      "a date that is none",
      { specialDays: [{ date: "soon", reason: "x" }] },
      [/“date” is “soon”, but must be a day such as/],
    ],
    ["a special day without a reason", { specialDays: [{ date: "2027-02-28" }] }, [/“reason” is missing/]],
  ])("judge %s", (_name, changes, messages) => {
    expect(checkContent(asFiles(withHours(changes))).map(formatProblem)).toEqual(
      messages.map(message => expect.stringMatching(message))
    )
  })
})

it("says the hours in words: days with the same hours together, closed days, and special days with their reasons", () => {
  expect(describeHours(clinic)).toMatchObject({
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
  expect(interpolate("{hours} and {businessHours}", readData()["clinic"])).toBe(
    "24/7 and Monday to Friday, 8:00 AM to 5:00 PM"
  )
  expect(describeHours(readData()["clinic"]).lines).toEqual(["Everyday, 24 Hrs"])
  const { short } = describeHours(clinic)
  expect(short).not.toContain("closed")
  expect(interpolate("{businessHours}", clinic)).toBe(short)
})

const lines = (week: object): string[] => describeHours({ ...clinic, openingHours: { always: false, week } }).lines

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

it("knows when somebody is there", () => {
  const times = ["07:29", "07:30", "12:29", "12:30", "13:59", "14:00", "17:29", "17:30"]
  expect(times.filter(time => isWithin(workday, time))).toEqual(["07:30", "12:29", "14:00", "17:29"])
  expect(listPeriods(openingHours)).toHaveLength(12)
  expect(listPeriods({ always: true })).toEqual(getPeriods({ always: true }, "2026-12-24"))
  const unknown = { always: false, week: null, specialDays: null }
  expect([listPeriods(unknown), getPeriods(unknown, "2026-12-24")]).toEqual([[], []])
})

it.each([
  ["2:30 PM", "14:30"],
  ["12:15 PM", "12:15"],
  ["12:00 AM", "00:00"],
  ["9:05", "09:05"],
])("reads %s as %s", (text, time) => expect(parseTime(text)).toBe(time))

it.each(["soon", "2:300 PM", "102:30 PM", "2:30 PM or so"])("reads no time in %s", text => {
  expect(() => parseTime(text)).toThrow("is not a time such as 2:30 PM")
})

it("says them in Portuguese, on a clock of 24 hours, on pages of the second clinic", () => {
  const data = readData(secondContent)
  setContent(data)
  openPage("/contact/")
  const footer = screen.getByRole("contentinfo")
  expect(footer).toHaveTextContent("Segunda-feira a sexta-feira, 07:30 às 12:30 e 14:00 às 17:00")
  expect(footer).toHaveTextContent("Sábado, 08:00 às 12:00")
  expect(describeHours({ ...data["clinic"], openingHours }).lines).toEqual(
    [
      "Segunda-feira a quarta-feira, 07:30 às 12:30 e 14:00 às 17:30",
      "Quinta-feira, 07:30 às 00:00",
      "Sexta-feira, 00:00 às 02:00, 07:30 às 12:30 e 14:00 às 17:30",
      "Sábado, 08:00 às 12:00",
      "Domingo, encerrado",
    ].map(line => line.replaceAll(/ (às) /g, "\u00a0$1\u00a0"))
  )
})

const readClock = (of = clinic): Json => JSON.parse(describeHours(of).clock ?? "")

/** The days from 7 December 2026 on as closed ones. */
const closedFor = (days: number) =>
  Object.fromEntries(Array.from({ length: days }, (_, day) => [`2026-12-${String(day + 7).padStart(2, "0")}`, []]))

describe("on the clinic's clock, two hours ahead of UTC, the browser says", () => {
  it.each([
    ["2026-12-07T05:29:59Z", "We are closed now. We open at 7:30 AM today."],
    ["2026-12-07T05:30:00Z", "We are open now, until 12:30 PM."],
    ["2026-12-07T10:30:00Z", "We are closed now. We open at 2:00 PM today."],
    ["2026-12-07T15:30:00Z", "We are closed now. We open on Tuesday at 7:30 AM."],
    ["2026-12-10T20:00:00Z", "We are open now, until 2:00 AM."],
    ["2026-12-10T23:59:00Z", "We are open now, until 2:00 AM."],
    ["2026-12-12T10:00:00Z", "We are closed now. We open on Monday at 7:30 AM."],
    ["2026-12-12T22:30:00Z", "We are closed now. We open on Monday at 7:30 AM."],
    // A Thursday with other hours, after which the Friday is closed.
    ["2026-12-24T08:00:00Z", "We are open now, until 11:00 AM."],
    ["2026-12-24T09:00:00Z", "We are closed now. We open on Saturday at 8:00 AM."],
  ])("at %s: %s", (moment, sentence) => {
    expect(describeNow(readClock(), Date.parse(moment))).toBe(sentence)
  })

  it.each([
    ["2026-11-29T08:00:00Z", "Estamos fechados agora. Próxima abertura: segunda-feira, 07:30."],
    // A special day.
    ["2026-12-25T08:00:00Z", "Estamos fechados agora. Próxima abertura: sábado, 08:00."],
  ])("at %s in Portuguese: %s", (moment, sentence) => {
    expect(describeNow(readClock(readData(secondContent)["clinic"]), Date.parse(moment))).toBe(sentence)
  })

  it("names the date of a day that is more than a week ahead, and no time at which it does not close today", () => {
    const clock = readClock()
    expect(describeNow({ ...clock, special: closedFor(9) }, Date.parse("2026-12-07T08:00Z"))).toBe(
      "We are closed now. We open on Wednesday, 16 December at 7:30 AM."
    )
    const always = { ...clock, week: Array.from({ length: 7 }, () => [["00:00", "24:00"]]), special: {} }
    expect(describeNow(always, Date.parse("2026-12-07T08:00Z"))).toBe("We are open now.")
    expect(describeNow({ ...clock, week: [], special: {} }, 0)).toBe("")
  })
})

const countSpecialDays = (): number => {
  const list = screen.queryByRole("list", { name: "Special days" })
  return list ? within(list).queryAllByRole("listitem").length : 0
}

describe("pages of a clinic that closes", () => {
  beforeEach(() => setContent(withHours({})))

  it.each(["/", "/contact/", "/appointment/", "/offline/"] as const)(
    "claim nothing on %s in the HTML, and have what the browser needs to know",
    (route: Route) => {
      document.body.innerHTML = renderToStaticMarkup(pageElement(route))
      expect(document.body.textContent).not.toMatch(/(open|closed) now|24 Hrs|Everyday/)
      const banner = screen.getByRole("banner")
      expect(banner).toHaveTextContent(/^Open Monday to Saturday/)
      expect(banner.querySelector("[data-clock]")?.getAttribute("data-clock")).toBe(describeHours(clinic).clock)
      expect(screen.getByRole("contentinfo")).toHaveTextContent("Saturday, 8:00 AM to 12:00 PM")
      expect(screen.getByRole("contentinfo")).toHaveTextContent("Sunday, closed")
    }
  )

  it("show what the browser knows, also when React has the page, and the special days", () => {
    document.documentElement.dataset["now"] = "We are open now, until 12:30 PM."
    openPage("/contact/")
    expect(screen.getByRole("banner")).toHaveTextContent(/^We are open now, until 12:30 PM\./)
    expect(
      within(screen.getByRole("list", { name: "Special days" }))
        .getAllByRole("listitem")
        .map(day => day.textContent)
    ).toEqual(describeHours(clinic).specialDays.map(({ text }) => text))
    delete document.documentElement.dataset["now"]
  })

  it.each([
    ["2026-12-24T21:59:59Z", 2],
    ["2026-12-24T22:00:00Z", 1],
    ["2026-12-25T22:00:00Z", 0],
  ])("show special days until they are over where the clinic is, with and without React: %s", (moment, count) => {
    jest.useFakeTimers({ now: new Date(moment) })
    document.body.innerHTML = renderToStaticMarkup(pageElement("/contact/"))
    expect(countSpecialDays()).toBe(2)
    watchClock(() => false)
    expect(countSpecialDays()).toBe(count)
    document.body.innerHTML = ""
    openPage("/contact/")
    expect(countSpecialDays()).toBe(count)
    jest.useRealTimers()
    delete document.documentElement.dataset["now"]
  })

  it("stay as they are in a browser that does not know the time zone", () => {
    document.body.innerHTML = renderToStaticMarkup(pageElement("/contact/"))
    jest.spyOn(Date.prototype, "toLocaleString").mockImplementation(() => {
      throw new RangeError("Invalid time zone specified")
    })
    watchClock(() => false)
    jest.restoreAllMocks()
    expect(countSpecialDays()).toBe(2)
    expect(document.documentElement.dataset).not.toHaveProperty("now")
  })

  it("tell search engines the same hours", () => {
    const { openingHours } = pageData("/contact/").content.clinic
    const { thursday, saturday } = openingHours.week
    const node: Json = createClinicNode(
      { ...clinic, openingHours: { ...openingHours, week: { thursday, saturday } }, fax: null, profiles: null },
      "/share/home.jpg",
      []
    )
    expect(node.openingHoursSpecification).toEqual([
      { "@type": "OpeningHoursSpecification", dayOfWeek: ["Thursday"], opens: "07:30", closes: "23:59" },
      { "@type": "OpeningHoursSpecification", dayOfWeek: ["Saturday"], opens: "08:00", closes: "12:00" },
    ])
    const special = { "@type": "OpeningHoursSpecification" }
    expect(node.specialOpeningHoursSpecification).toEqual([
      { ...special, validFrom: "2026-12-24", validThrough: "2026-12-24", opens: "08:00", closes: "11:00" },
      { ...special, validFrom: "2026-12-25", validThrough: "2026-12-25", opens: "00:00", closes: "00:00" },
    ])
    expect(node).not.toHaveProperty("faxNumber")
  })
})

it("a clinic that is always open says so in the HTML, and loads nothing for its hours", () => {
  const html = renderToStaticMarkup(pageElement("/contact/"))
  expect(html).not.toMatch(/data-(clock|now)/)
  expect(html.match(/We are open now, day and night\./g)).toHaveLength(3)
})
