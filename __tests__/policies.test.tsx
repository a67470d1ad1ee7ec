import { screen, within } from "@testing-library/react"
import { policyNames } from "../src/content/files/policies"
import { listIndexedPages, listPublishedPages } from "../src/content/pages"
import { findLiveProblems } from "../src/content/goLive"
import { readData } from "./support/data"
import { setContent } from "./support/graph"
import { openPage } from "./support/pages"

/** Privacy, terms and accessibility: texts that the clinic may publish. */

const sample = readData("__tests__/sample")

const addresses = { privacy: "/privacy/", terms: "/terms/", accessibility: "/accessibility/" } as const

const labels = { privacy: "Privacy Policy", terms: "Terms of Service", accessibility: "Accessibility" } as const

/** The sample with these policies published and with other changes to each. */
const withPublished = (published: readonly string[], changes: object = {}): typeof sample => ({
  ...sample,
  policies: Object.fromEntries(
    Object.entries(sample["policies"] ?? {}).map(([name, policy]) => [
      name,
      { ...Object(policy), published: published.includes(name), ...changes },
    ])
  ),
})

const onlyTerms = (name: string): boolean => name === "terms"

const paths = (pages: readonly { path: string }[]) => pages.map(({ path }) => path)

const drafts = (data: typeof sample) =>
  findLiveProblems(data, Date.parse("2026-12-01")).filter(({ file }) => file === "policies.json")

afterEach(() => {
  setContent(readData())
  document.body.innerHTML = ""
})

it("comes with three drafts, none of them published", () => {
  for (const name of policyNames)
    expect(sample["policies"]?.[name]).toMatchObject({ published: false, draft: true, heading: labels[name] })
})

it("names privacy and terms in the footer in plain words while they are not published, and nothing else", () => {
  setContent(withPublished([]))
  openPage("/about/")
  const footer = screen.getByRole("contentinfo")
  expect(within(footer).getByText("Privacy Policy")).toBeInTheDocument()
  expect(within(footer).getByText("Terms of Service")).toBeInTheDocument()
  expect(within(footer).queryByText("Accessibility")).not.toBeInTheDocument()
  for (const name of Object.values(labels)) expect(within(footer).queryByRole("link", { name })).not.toBeInTheDocument()
})

it.each(policyNames)("links to the %s page alone when it alone is published", name => {
  setContent(withPublished([name]))
  openPage("/about/")
  const footer = screen.getByRole("contentinfo")
  expect(within(footer).getByRole("link", { name: labels[name] })).toHaveAttribute("href", addresses[name])
  for (const other of policyNames.filter(other => other !== name))
    expect(within(footer).queryByRole("link", { name: labels[other] })).not.toBeInTheDocument()
})

it("has a page for a published policy, for search engines too, and none for the others", () => {
  for (const listed of [paths(listPublishedPages(onlyTerms)), paths(listIndexedPages(onlyTerms))]) {
    expect(listed).toContain("/terms/")
    expect(listed).not.toContain("/privacy/")
    expect(listed).not.toContain("/accessibility/")
  }
})

it("shows a policy with its last change, its sections in order, and the clinic's phone to press", () => {
  setContent(
    withPublished(["privacy"], {
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

it("must not go live with a published draft; a draft that is not published asks for nothing", () => {
  expect(drafts(withPublished([]))).toEqual([])
  expect(drafts(withPublished(["terms"])).map(({ field, message }) => [field, message])).toEqual([
    ["terms.draft", expect.stringMatching(/^marks a published text as a draft/)],
  ])
  expect(drafts(withPublished(["terms"], { draft: false }))).toEqual([])
})
