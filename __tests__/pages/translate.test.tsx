/** @jest-environment jsdom */
import { screen } from "@testing-library/react"
import { readData } from "../../testing/data"
import { setContent } from "../../testing/unit/graph"
import { openPage, routes } from "../../testing/unit/pages"

/**
 * Checks texts that browsers must not translate, which they recognise by `translate="no"`
 * (https://html.spec.whatwg.org/#attr-translate).
 */

const data = readData()
const clinic = { ...data.clinic, whatsapp: "+263 77 123 4567", fax: "+263 00 000 0001" }
const { street, businessPark } = clinic.address
const emails = Object.values<string>(clinic.emails)
const untranslated = new Set([clinic.name, clinic.phone, clinic.whatsapp, clinic.fax, street, businessPark, ...emails])

/** Returns every text on the page that consists only of a fact or an address, and whether it may be translated. */
const listFacts = () => {
  const found: { text: string; isTranslated: boolean }[] = []
  for (const element of document.body.querySelectorAll("*"))
    for (const { nodeType, textContent } of element.childNodes) {
      const text = (textContent ?? "").trim()
      if (nodeType === Node.TEXT_NODE && (untranslated.has(text) || text.startsWith(street)))
        found.push({ text, isTranslated: !element.closest('[translate="no"]') })
    }
  return found
}

it.each(routes)("no name, number, email address or street of %s is translated", route => {
  jest.spyOn(console, "error").mockImplementation(() => undefined)
  setContent({ ...data, clinic })
  openPage(route)
  expect(screen.getByRole("contentinfo")).toBeVisible()
  const found = listFacts()
  expect(new Set(found.map(({ text }) => text)).size).toBeGreaterThanOrEqual(4)
  expect(found.filter(({ isTranslated }) => isTranslated)).toEqual([])
  for (const link of screen.getAllByRole("link", { name: /^(Call Now|Book Appointment)$/ }))
    expect(link.closest("[translate]")).toBeNull()
})
