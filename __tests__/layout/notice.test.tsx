/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { renderToStaticMarkup } from "react-dom/server"
import { noticeHook } from "../../src/inline/contract"
import { watchNotice } from "../../src/inline/notice"
import { NoticeBand } from "../../src/layout/Notice"
import { findContentHints } from "../../src/model/checks/contentSettings"
import { formatProblem } from "../../plugins/gatsby-plugin-content-model"
import { parseDateTime as parse } from "../../plugins/gatsby-plugin-content-model/json"
import { formatPeriod } from "../../src/model/hours/formatDateTime"
import { en } from "../../src/words/en"
import { asFiles, readData } from "../../testing/data"
import { findProblems } from "../../testing/findProblems"
import type { Json } from "../../testing/replaceValue"
import { createSite } from "../../src/gatsby/sites"
import { getSiteFiles, resetContent, setContent } from "../../testing/unit/graph"
import { InEnglish, type Route, pageElement } from "../../testing/unit/pages"

/**
 * Checks the content and the times of the notice at the top of every page. Its text is tested in
 * pages/clinics.txt.
 */

const withNotice = (changes: object): Record<string, Json> => {
  const data = readData()
  return { ...data, notice: { ...data["notice"], ...changes } }
}

const problemsWith = (changes: object): string[] => findProblems(withNotice({ enabled: true, ...changes }))

const hints = (changes: object, at: number) =>
  findContentHints(asFiles(withNotice(changes)), at)
    .map(formatProblem)
    .filter(hint => hint.startsWith("data/notice.json"))

const htmlOf = (route: Route, changes: object): string => {
  setContent(withNotice(changes))
  return renderToStaticMarkup(pageElement(route))
}

const isShown = () => document.documentElement.hasAttribute(noticeHook)

const parseDateTime = (dateTime: string, timeZone = "Africa/Harare") => parse(dateTime, timeZone)

/** Current time in the tests: half an hour before the sample's notice ends. */
const now = parseDateTime("2026-12-05T12:30")

beforeEach(() => jest.useFakeTimers({ now }))
afterEach(resetContent)

describe("the times of a notice", () => {
  it("are on the clinic's clock, two hours ahead of UTC", () => {
    expect(new Date(parseDateTime("2026-12-24T18:00")).toISOString()).toBe("2026-12-24T16:00:00.000Z")
    expect(new Date(parseDateTime("2026-07-01T00:30")).toISOString()).toBe("2026-06-30T22:30:00.000Z")
  })

  it("follow the clocks of a time zone that change", () => {
    const times = ["2026-03-28T12:00", "2026-03-29T00:30", "2026-03-29T02:30", "2026-10-25T02:30"]
    expect(times.map(time => new Date(parseDateTime(time, "Europe/Lisbon")).toISOString().slice(11, 16))).toEqual([
      "12:00",
      "00:30",
      "01:30",
      "02:30",
    ])
  })

  it.each([
    [
      "2026-12-04T12:00",
      "2026-12-05T13:05",
      "From Friday 4 December 2026, 12:00 PM until Saturday 5 December 2026, 1:05 PM",
    ],
    ["2026-12-05T00:00", "2026-12-05T08:30", "Saturday 5 December 2026, 12:00 AM to 8:30 AM"],
    ["2026-12-05T08:00", "2026-12-05T18:30", "Saturday 5 December 2026, 08:00 to 18:30", "24"],
  ])("from %s until %s are written as: %s", (from, until, words, hourCycle = "12") => {
    expect(formatPeriod(from, until, { hourCycle, words: en.dates, names: en.names })).toBe(words)
  })

  it.each([
    [{ from: "2026-12-05T13:00" }, /“until” is “2026-12-05T13:00”, but must be later than “from” \(2026-12-05T13:00\)/],
    [{ from: "2027-01-01T00:00" }, /“until” is “2026-12-05T13:00”, but must be later than “from” \(2027-01-01T00:00\)/],
    [{ until: "2027-02-30T08:00" }, /“until” is “2027-02-30T08:00”, a day that the calendar does not have/],
    [{ from: "tomorrow" }, /“from” is “tomorrow”, but must be a day and a time/],
  ])("%j are a problem", (changes, message) => {
    expect(problemsWith(changes)).toEqual([expect.stringMatching(message)])
  })

  it("that are over are a hint while the notice is on, and no problem", () => {
    const end = parseDateTime("2026-12-05T13:00")
    expect(problemsWith({ enabled: true, until: "2026-12-04T12:01" })).toEqual([])
    expect(hints({ enabled: true }, end - 1)).toEqual([])
    expect(hints({ enabled: true }, end)).toEqual([
      expect.stringMatching(
        /^data\/notice\.json, line 1, column \d+: “until” is over, so only visitors without scripts still see the notice/
      ),
    ])
    expect(hints({ enabled: false }, end)).toEqual([])
  })
})

it("is marked with its language where that is not the page's", () => {
  const notice = {
    tone: "urgent",
    heading: "Fechado",
    text: "Voltamos amanhã.",
    period: "",
    link: null,
    from: "",
    until: "",
  }
  render(<NoticeBand {...notice} language="pt" always />, { wrapper: InEnglish })
  for (const text of [notice.heading, notice.text]) expect(screen.getByText(text)).toHaveAttribute("lang", "pt")
})

it("is shown from its first moment until its last, while the page stays open", () => {
  const watch = watchNotice(now + 60_000, now + 120_000)
  expect(isShown()).toBe(false)
  jest.advanceTimersByTime(60_000)
  expect(isShown()).toBe(true)
  jest.advanceTimersByTime(60_000)
  expect(isShown()).toBe(false)
  clearInterval(watch)
})

it.each([
  ["2026-12-05T10:59:59Z", true],
  ["2026-12-05T11:00:00Z", false],
])("is over on the clinic's clock: %s", (time, expected) => {
  jest.setSystemTime(new Date(time))
  setContent(withNotice({ enabled: true }))
  const { notice } = createSite(getSiteFiles())
  clearInterval(watchNotice(notice?.from ?? 0, notice?.until ?? 0))
  expect(isShown()).toBe(expected)
})

describe.each(["/", "/faq/", "/about/"] as const)("on %s", route => {
  it("is the same whenever the page is built: before, during and after its time", () => {
    const [during, ...others] = ["2026-12-05T12:30", "2026-12-01T00:00", "2026-12-31T18:00"].map(time => {
      jest.setSystemTime(parseDateTime(time))
      return htmlOf(route, { enabled: true })
    })
    expect(during).toContain("X-ray on Saturday")
    expect(others).toEqual([during, during])
  })
})
