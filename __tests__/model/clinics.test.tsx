/** @jest-environment jsdom */
import { splitMoment } from "../../plugins/gatsby-plugin-content-model/browser"
import { hideOutdated, findOpening } from "../../src/inline/clock"
import { createClock } from "../../src/model/hours/createClock"
import { screen } from "@testing-library/react"
import { listTranslatedPages } from "../../src/model/links/sitePages"
import { readSite, readLanguageSite } from "../../src/model/readSite"
import { createPublicFiles } from "../../plugins/gatsby-plugin-content-model/forms"
import { findDestinationProblems } from "../../src/model/checks/nameProblems"
import { model } from "../../src/model/model"
import { secondContent } from "../../testing/sampleFolders"
import { readData } from "../../testing/data"
import { setContent } from "../../testing/unit/graph"
import { openPage, type Route, readGraph } from "../../testing/unit/pages"

/**
 * Checks facts that other clinics have and the samples do not. The text of their pages is tested in
 * pages/clinics.txt.
 */

const data = readData()
const withImprint = (enabled: boolean) => {
  const { policies } = data
  return { ...data, policies: { ...policies, others: [{ ...policies.privacy, enabled, address: "imprint" }] } }
}

const withClinic = (changes: object) => ({ ...data, clinic: { ...data.clinic, ...changes } })

const withoutForm = { ...data, contact: { ...data.contact, withoutForm: true } }

it.each([
  ["messageSent", data, true],
  ["messageSent", withoutForm, false],
  ["terms", data, false],
  ["terms", { ...data, policies: { ...data.policies, terms: { ...data.policies.terms, enabled: true } } }, true],
  ["imprint", withImprint(true), true],
  ["imprint", withImprint(false), false],
])("a clinic has the page %s where it needs it", (page, content, isThere) => {
  expect(
    listTranslatedPages(readSite(createPublicFiles(model, content)))
      .map(({ name }) => name)
      .includes(page)
  ).toBe(isThere)
})

it.each([
  [
    "a booking that nobody can make",
    { ...withClinic({ booking: { by: "none" } }), appointment: { enabled: false } },
    /^is “\/appointment\/”, but the site has no such page or part/,
  ],
  [
    "a message that nobody can send",
    withoutForm,
    /^is “\/contact\/\?subject=.*”, but this is none of the “subjects” .* or its page has no form/,
  ],
])("refuses links to %s", (_what, content, message) => {
  const messages = findDestinationProblems(model, content).map(problem => problem.message)
  expect(messages).toContainEqual(expect.stringMatching(message))
})

const workday = [{ opens: "08:00", closes: "17:00" }]
const week = { monday: workday, tuesday: workday, wednesday: workday, thursday: workday, friday: workday }
const holidays = { date: "2027-08-02", until: "2027-08-13", reason: "Holidays" }
const withHours = (specialDays: readonly object[]) =>
  withClinic({ openingHours: { always: false, week, specialDays }, businessHours: undefined })

it("the browser knows that the clinic is closed for several days in a row", () => {
  const { clinic } = withHours([holidays])
  const { week: clock } = createClock(readLanguageSite({ clinic }))
  const describe = (moment: string) => clock && findOpening(clock, splitMoment(Date.parse(moment), clock.zone)).sentence
  expect(describe("2027-07-30T10:00+02:00")).toBe("We are open now, until 5:00 PM.")
  expect(describe("2027-08-04T10:00+02:00")).toMatch(/Monday.*16 August.*8:00 AM/)
})

it("hides special days that are over, and shows the next two until somebody asks for all", () => {
  setContent(
    withHours([
      { date: "2020-01-01", reason: "New Year" },
      holidays,
      ...Array.from({ length: 15 }, (_, day) => ({ date: `2099-03-${10 + day}`, reason: `Training ${day}` })),
    ])
  )
  openPage("/contact/")
  hideOutdated(["2026-12-01"])
  expect(screen.getByText(/New Year/)).not.toBeVisible()
  expect(screen.getByText(/Holidays/)).toBeVisible()
  expect(screen.getByText(/Training 0:/)).toBeVisible()
  expect(screen.getByText(/Training 1:/)).not.toBeVisible()
  expect(screen.getByText("All special days").closest("details")).not.toHaveAttribute("open")
})

it("offers all special days only while more than two of them are left", () => {
  const over = ["10", "11", "12"].map(day => ({ date: `2020-03-${day}`, reason: `Training ${day}` }))
  setContent(withHours([...over, { date: "2099-03-10", reason: "Training" }, { date: "2099-03-11", reason: "Party" }]))
  openPage("/contact/")
  hideOutdated(["2026-12-01"])
  expect(screen.getByText("All special days")).not.toBeVisible()
})

it("pages work in a time zone that the browser does not know", () => {
  const { clinic, notice } = data
  const locale = { ...clinic.locale, timeZone: "Mars/Olympus_Mons" }
  setContent({ ...data, clinic: { ...clinic, locale }, notice: { ...notice, enabled: true } })
  openPage("/contact/")
  expect(screen.getByRole("heading", { level: 1, name: data.contact.heading })).toBeVisible()
})

const readLocations = (route: Route) => readGraph(route).flatMap(node => node.location ?? [])

it("tells search engines of the other places on the contact page alone", () => {
  setContent(readData(secondContent))
  expect(readLocations("/contact/")).toEqual([
    expect.objectContaining({
      "@type": "Place",
      name: expect.stringContaining("Dondo"),
      telephone: "+258 00 000 0010",
    }),
  ])
  expect(readLocations("/")).toEqual([])
})
