import { listEnabledPages, listIndexedPages } from "../../src/model/pages"
import { findLiveProblems } from "../../src/model/goLive"
import { readData } from "../../testing/data"

/** Privacy, terms and accessibility: texts that the clinic may switch on. What pages show of them is in practices.test.tsx. */

const sample = readData()

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

it("has a page for a policy that is on, for search engines too, and none for the others", () => {
  for (const listed of [paths(listEnabledPages(onlyTerms)), paths(listIndexedPages(onlyTerms))]) {
    expect(listed).toContain("/terms/")
    expect(listed).not.toContain("/privacy/")
    expect(listed).not.toContain("/accessibility/")
  }
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
