/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react"
import { interpolate } from "../../src/model/placeholders"
import { readData } from "../../testing/data"
import { secondContent } from "../../scripts/sampleFolders"
import { resetContent, setContent } from "../../testing/unit/graph"
import { openPage, readGraph } from "../../testing/unit/pages"

/** The guides for patients, and the tasks of the home page that lead to them. */

type Json = ReturnType<typeof JSON.parse>

const data = readData()
const { clinic, fees, home, patients } = readData()
const reviewed = { reviewedBy: "Sister R. Moyo, nurse", reviewedOn: "2026-11-02" }

/** The sample with changes to its guides. */
const withGuides = (change: (guide: Json, index: number) => object, changes: object = {}) => ({
  ...data,
  patients: { ...patients, guides: patients.guides.map((...guide: [Json, number]) => change(...guide)), ...changes },
})

afterEach(resetContent)

const guideNamed = (name: string) => within(screen.getByRole("region", { name }))
const fill = (text: string) => interpolate(text, clinic)
const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)

it("shows each guide with its steps in order, its facts, its lists and one thing to do next", () => {
  openPage("/patients/")
  for (const { title, intro, steps, facts, notes, action } of patients.guides) {
    const guide = guideNamed(title)
    expect(guide.getByRole("heading", { level: 2, name: title })).toBeVisible()
    expect(guide.getByText(fill(intro))).toBeVisible()
    const list = guide.getAllByRole("list").find(({ tagName }) => tagName === "OL")
    if (!list) throw new Error(`${title} has no numbered list.`)
    expect(textsOf(within(list).getAllByRole("listitem"))).toEqual(steps.map(fill))
    const answers = textsOf(guide.getAllByRole("definition"))
    expect(answers.slice(0, facts.length)).toEqual(facts.map(({ text }: Json) => fill(text)))
    for (const { heading, items } of notes ?? []) {
      expect(guide.getByRole("heading", { level: 3, name: heading })).toBeVisible()
      for (const item of items) expect(guide.getByText(item)).toBeVisible()
    }
    expect(guide.getByRole("link", { name: action.label })).toBeVisible()
  }
})

it.each([
  ["Become a patient", "Write to us as a new patient", "/contact/?subject=New%20patient#message-heading"],
  ["Repeat a prescription", "Ask for a prescription", "/contact/?subject=Repeat%20prescription#message-heading"],
  ["Get test results", "Call about your results", "tel:+263000000000"],
  ["Get a sick note", "Book a visit", "/appointment/?service=General%20Consultation"],
  ["Change or cancel a visit", "Call to change or cancel", "tel:+263000000000"],
])("%s ends with “%s”: %s", (title, label, address) => {
  openPage("/patients/")
  expect(guideNamed(title).getByRole("link", { name: label })).toHaveAttribute("href", address)
})

it("leads from its list, and from the tasks of the home page, to each guide", () => {
  const { unmount } = openPage("/patients/")
  const list = within(screen.getByRole("navigation", { name: "On this page" }))
  for (const { title, anchor } of patients.guides) {
    expect(list.getByRole("link", { name: title })).toHaveAttribute("href", `#${anchor}`)
    expect(document.getElementById(anchor)).toHaveAccessibleName(title)
  }
  unmount()
  openPage("/")
  const tasks = within(screen.getByRole("region", { name: home.tasks.heading }))
  for (const { title, anchor } of patients.guides)
    expect(tasks.getByRole("link", { name: new RegExp(title) })).toHaveAttribute("href", `/patients/#${anchor}`)
})

it("has prices from the fees alone, each with a link to its row there", () => {
  const { unmount } = openPage("/patients/")
  const [price] = fees.prices
  const guide = guideNamed("Become a patient")
  expect(guide.getByRole("link", { name: price.item })).toHaveAttribute("href", `/services/#price--${price.anchor}`)
  expect(guide.getByText("US$25")).toBeVisible()
  unmount()
  const services = openPage("/services/")
  expect(document.getElementById(`price--${price.anchor}`)).toHaveTextContent(price.item)
  services.unmount()
  setContent({ ...data, fees: { ...fees, prices: [{ ...price, amount: 27 }, ...fees.prices.slice(1)] } })
  const changed = openPage("/patients/")
  expect(guideNamed("Become a patient").getByText("US$27")).toBeVisible()
  changed.unmount()
  setContent({ ...data, fees: { enabled: false } })
  openPage("/patients/")
  expect(screen.getByRole("main")).not.toHaveTextContent("US$")
  expect(guideNamed("Become a patient").queryByText("What it costs")).not.toBeInTheDocument()
})

it("says what are examples: all of it, or the prices alone, and nothing once all is the clinic's own", () => {
  const ownFees = { ...fees, sample: undefined }
  const cases: readonly (readonly [typeof data, readonly string[]])[] = [
    [data, [patients.sampleNote]],
    [withGuides(guide => guide, { sample: undefined }), [fees.sampleNote]],
    [{ ...withGuides(guide => guide, { sample: undefined }), fees: ownFees }, []],
  ]
  for (const [content, notes] of cases) {
    setContent(content)
    const { unmount } = openPage("/patients/")
    for (const note of [patients.sampleNote, fees.sampleNote])
      expect(screen.queryAllByText((_, element) => element?.textContent === fill(note)).length > 0).toBe(
        notes.includes(note)
      )
    unmount()
  }
})

const readTypes = (): string[] => readGraph("/patients/").map(node => node["@type"])

it("tells search engines who has reviewed the guides, once all are and are no examples", () => {
  setContent(withGuides((guide, index) => (index === 0 ? { ...guide, ...reviewed } : guide)))
  expect(readTypes()).toEqual(["BreadcrumbList"])
  const withReviews = (changes: object) =>
    withGuides(
      (guide, index) => ({
        ...guide,
        ...reviewed,
        ...(index === 1 && { reviewedBy: "Dr T. Sibanda", reviewedOn: "2026-10-05" }),
      }),
      changes
    )
  setContent(withReviews({}))
  expect(readTypes()).toEqual(["BreadcrumbList"])
  setContent(withReviews({ sample: undefined }))
  expect(readGraph("/patients/")[0]).toMatchObject({
    "@type": "MedicalWebPage",
    "@id": "https://www.example.com/patients/",
    lastReviewed: "2026-10-05",
    reviewedBy: [
      { "@type": "Person", name: "Sister R. Moyo, nurse" },
      { "@type": "Person", name: "Dr T. Sibanda" },
    ],
  })
})

it("has no link on any page while it is off", () => {
  setContent({ ...data, home: { ...home, tasks: { enabled: false } }, patients: { enabled: false } })
  openPage("/about/")
  expect(within(screen.getByRole("contentinfo")).queryByRole("link", { name: "For Patients" })).not.toBeInTheDocument()
})

it("leads to WhatsApp where the clinic has it", () => {
  setContent(readData(secondContent))
  openPage("/patients/")
  expect(guideNamed("Vir pela primeira vez").getByRole("link", { name: "Escrever-nos pelo WhatsApp" })).toHaveAttribute(
    "href",
    "https://wa.me/258000000001"
  )
  expect(guideNamed("Vir pela primeira vez").getByText(/^1\s500\sMT$/)).toBeVisible()
})
