/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react"
import { policyNames } from "../../src/model/policyNames"
import { listEnabledPages, listIndexedPages } from "../../src/model/pages"
import { findLiveProblems } from "../../src/model/goLive"
import { readData } from "../../testing/data"
import { resetContent, setContent } from "../../testing/unit/graph"
import { openPage } from "../../testing/unit/pages"

/** Privacy, terms and accessibility: texts that the clinic may switch on. */

const sample = readData()

const addresses = { privacy: "/privacy/", terms: "/terms/", accessibility: "/accessibility/" } as const

const labels = { privacy: "Privacy Policy", terms: "Terms of Service", accessibility: "Accessibility" } as const

/** The sample with these policies on and with other changes to each. */
const withEnabled = (enabled: readonly string[], changes: object = {}): typeof sample => ({
  ...sample,
  policies: Object.fromEntries(
    Object.entries(sample["policies"] ?? {}).map(([name, policy]) => [
      name,
      { ...Object(policy), enabled: enabled.includes(name), ...changes },
    ])
  ),
})

const reviewed = { reviewedBy: "A. Dube, lawyer", reviewedOn: "2026-11-02" }

const onlyTerms = (name: string): boolean => name === "terms"

const paths = (pages: readonly { path: string }[]) => pages.map(({ path }) => path)

const drafts = (data: typeof sample) =>
  findLiveProblems(data, Date.parse("2026-12-01")).filter(({ file }) => file === "policies.json")

afterEach(resetContent)

it.each(policyNames)("links to the %s page alone when it alone is on", name => {
  setContent(withEnabled([name]))
  openPage("/about/")
  const footer = screen.getByRole("contentinfo")
  expect(within(footer).getByRole("link", { name: labels[name] })).toHaveAttribute("href", addresses[name])
  for (const other of policyNames.filter(other => other !== name))
    expect(within(footer).queryByRole("link", { name: labels[other] })).not.toBeInTheDocument()
})

it("has a page for a policy that is on, for search engines too, and none for the others", () => {
  for (const listed of [paths(listEnabledPages(onlyTerms)), paths(listIndexedPages(onlyTerms))]) {
    expect(listed).toContain("/terms/")
    expect(listed).not.toContain("/privacy/")
    expect(listed).not.toContain("/accessibility/")
  }
})

it("shows a policy with its last change, its sections in order, and the clinic's phone to press", () => {
  setContent(
    withEnabled(["privacy"], {
      changed: "2026-03-05",
      sections: [
        { heading: "First", paragraphs: ["Call {phone}."], points: ["One point", "Another point"] },
        { heading: "Second", paragraphs: ["More words."] },
      ],
    })
  )
  openPage("/privacy/")
  const page = screen.getByRole("main")
  expect(within(page).getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeInTheDocument()
  expect(within(page).getByText("5 March 2026")).toHaveAttribute("datetime", "2026-03-05")
  expect(
    within(page)
      .getAllByRole("heading", { level: 2 })
      .map(({ textContent }) => textContent)
  ).toEqual(["First", "Second"])
  expect(
    within(page)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent)
  ).toEqual(["One point", "Another point"])
  const phone = String(sample["clinic"]?.["phone"])
  expect(within(page).getByRole("link", { name: phone })).toHaveAttribute("href", `tel:${phone.replaceAll(" ", "")}`)
})

it("must not go live with a draft that is on; one that is off asks for nothing", () => {
  expect(drafts(withEnabled([]))).toEqual([])
  expect(drafts(withEnabled(["terms"])).map(({ field, message }) => [field, message])).toEqual([
    ["terms.draft", expect.stringMatching(/^marks a published text as a draft/)],
    ["terms.reviewedBy", expect.stringMatching(/^is empty: have a lawyer check this text/)],
    ["terms.reviewedOn", expect.stringMatching(/^is empty/)],
  ])
  expect(drafts(withEnabled(["terms"], { draft: false, ...reviewed }))).toEqual([])
})
