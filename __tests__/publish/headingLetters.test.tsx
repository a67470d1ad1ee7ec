/** @jest-environment jsdom */
import { listHeadingLetters } from "../../src/publish/headingFont"
import { listPlaces } from "../../plugins/gatsby-plugin-content-model"
import { model } from "../../src/model/model"
import { createSiteFiles } from "../../src/model/siteContent"
import { en } from "../../src/words/en"
import { asFiles, readData } from "../../testing/data"
import { replaceValue } from "../../testing/replaceValue"
import { setContent } from "../../testing/unit/graph"
import { getKeys } from "../../testing/getKeys"
import { routes, serveHtml } from "../../testing/unit/pages"

/** The letters of the heading font: those of the texts that pages show in headings, and no others. */

type Content = ReturnType<typeof readData>

const lettersOf = (content: Content): string => listHeadingLetters(asFiles(createSiteFiles(model, content)).files)

/**
 * The sample with a letter of its own, from the private use area, at the end of every text without a pattern, and of every
 * word of the interface.
 */
const withOwnLetters = () => {
  // With everything on: the letters of what is off are not in the font.
  let content: Content = JSON.parse(JSON.stringify(readData()), (key, value: unknown) => key === "enabled" || value)
  let letter = 0xe000
  for (const name of getKeys(model))
    for (const { field, value, path } of listPlaces(model[name], content[name]))
      if (field.isText() && typeof value === "string")
        content = replaceValue(content, [name, ...path].join("."), `${value}${String.fromCodePoint(letter++)}`)
  const words: unknown = JSON.parse(JSON.stringify(en), (_, word: unknown) =>
    typeof word === "string" ? `${word}${String.fromCodePoint(letter++)}` : word
  )
  return { ...content, words }
}

describe("the heading font for a sample with a letter of its own in every text", () => {
  const content = withOwnLetters()

  beforeAll(() => setContent(content))
  afterAll(() => setContent(readData()))

  it.each(routes)("contains every letter of every heading of %s", route => {
    const headings = [...serveHtml(route).querySelectorAll("h1, h2, h3, blockquote, header a[href='/']:not(nav a)")]
    expect(headings.length).toBeGreaterThan(3)
    const letters = lettersOf(content)
    for (const { textContent } of headings)
      expect({ textContent, missing: [...(textContent ?? "")].filter(letter => !letters.includes(letter)) }).toEqual({
        textContent,
        missing: [],
      })
  })

  it("does not contain the letters of other texts", () => {
    const own = [...JSON.stringify([content.about.lead, content.home.head])].filter(
      letter => letter >= "\ue000" && letter <= "\uf8ff"
    )
    const letters = lettersOf(content)
    expect(own).toHaveLength(3)
    expect(own.filter(letter => letters.includes(letter))).toEqual(own.slice(1, 2))
  })
})

it("contains a new letter of a title", () => {
  const data = readData()
  expect(lettersOf(data)).not.toContain("Ž")
  expect(lettersOf(replaceValue(data, "services.services.0.title", "Žofia’s clinic"))).toContain("Ž")
})

it("contains the letters of the facts that replace placeholders", () => {
  const moved = replaceValue(readData(), "clinic.address.town", "Þingvellir")
  const letters = lettersOf(replaceValue(moved, "about.heading", "Our clinic in {town}"))
  expect(letters).toContain("Þ")
  expect(letters).not.toContain("{")
})
