/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react"
import { interpolate } from "../../src/model/placeholders"
import { setContent } from "../../testing/unit/graph"
import { openPage } from "../../testing/unit/pages"
import { readData } from "../../testing/data"

/** Where to go: the three cards of the services page. */

const data = readData()
const { care, clinic } = data

beforeEach(() => setContent(data))

const cardNamed = ({ level, heading }: { level: string; heading: string }) =>
  screen.getByRole("region", { name: `${level}: ${interpolate(heading, clinic)}` })

it("says in words how urgent each card is, and shows its signs", () => {
  openPage("/services/")
  for (const card of [care.emergency, care.urgent, care.routine]) {
    const heading = within(cardNamed(card)).getByRole("heading", { level: 3 })
    expect(heading).toHaveTextContent(`${card.level}: ${interpolate(card.heading, clinic)}`)
    expect(
      within(cardNamed(card))
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent)
    ).toEqual(card.signs)
  }
})

it("calls the emergency number, calls the clinic, or leads to the form", () => {
  openPage("/services/")
  const leadsTo = (card: typeof care.emergency, name: string) =>
    within(cardNamed(card)).getByRole("link", { name }).getAttribute("href")
  expect(leadsTo(care.emergency, `Call ${clinic.emergency.number}`)).toBe(`tel:${clinic.emergency.number}`)
  expect(leadsTo(care.urgent, "Call Now")).toBe(`tel:${clinic.phone.replaceAll(" ", "")}`)
  expect(leadsTo(care.routine, "Book Appointment")).toBe("/appointment/")
})

it("leads there from the answer about emergencies", () => {
  openPage("/faq/")
  expect(screen.getByRole("link", { name: care.heading })).toHaveAttribute("href", "/services/#care")
})
