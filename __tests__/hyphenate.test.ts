/** @jest-environment node */
import { hyphenate } from "../src/build/hyphenate"

const shown = (text: string): string => hyphenate(text).replaceAll("\u00AD", "-")

it("puts soft hyphens between the syllables of long words, at least three letters from either end", () => {
  expect(shown("Book an appointment with a gastroenterologist")).toBe(
    "Book an appoint-ment with a gast-roen-ter-o-lo-gist"
  )
  for (const word of ["appointments", "Immunisations", "information", "occupational", "International", "hypertension"])
    for (const part of [shown(word).split("-")[0], shown(word).split("-").at(-1)])
      expect(part?.length).toBeGreaterThanOrEqual(3)
})

it("leaves short words, addresses and placeholders whole", () => {
  for (const text of ["Paediatric care", "appointments@example.com", "www.physiotherapy.example", "{emergencyNumber}"])
    expect(hyphenate(text)).toBe(text)
})
