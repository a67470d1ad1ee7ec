import { headingLetters } from "../src/build/headingFont"
import { walk } from "../src/content/field"
import { model } from "../src/content/model"
import { readData, useData } from "./support/graph"
import { routes, serveHtml } from "./support/pages"

/** The letters of the heading font: those of all texts that pages show in headings, and no others. */

type Data = ReturnType<typeof readData>

const readSample = () => readData("__tests__/sample")

const asFiles = (data: Data): Record<string, string> =>
  Object.fromEntries(Object.entries(data).map(([name, content]) => [`${name}.json`, JSON.stringify(content)]))

const put = (root: Record<string, unknown>, place: readonly (string | number)[], value: string): void => {
  const [last, ...before] = place.toReversed()
  const parent = before.reduceRight<unknown>((below, key) => Reflect.get(Object(below), key), root)
  Reflect.set(Object(parent), last ?? "", value)
}

/** The sample with a letter of its own, from the private use area, at the end of every text that may hold any letter. */
const withOwnLetters = (): Data => {
  const data = readSample()
  let letter = 0xe000
  for (const [name, file] of Object.entries(model)) {
    const content = data[name]
    if (!content) continue
    walk(file, JSON.parse(JSON.stringify(content)), (field, value, place) => {
      if ((field.kind === "paragraph" || (field.kind === "line" && !field.pattern)) && typeof value === "string")
        put(content, place, `${value}${String.fromCodePoint(letter++)}`)
    })
  }
  return data
}

describe("with a letter of its own in every text", () => {
  const data = withOwnLetters()
  const letters = headingLetters(asFiles(data))

  beforeAll(() => useData(data))
  afterAll(() => useData(readData()))

  it.each(routes)("has every letter of every heading of %s", route => {
    const headings = [...serveHtml(route).querySelectorAll("h1, h2, h3, blockquote, header a[href='/']")]
    expect(headings.length).toBeGreaterThan(4)
    for (const { textContent } of headings)
      expect({ textContent, missing: [...(textContent ?? "")].filter(letter => !letters.includes(letter)) }).toEqual({
        textContent,
        missing: [],
      })
  })

  it("leaves out the letters of other texts", () => {
    const own = [...JSON.stringify([data["about"]?.["lead"], data["home"]?.["head"]])].filter(
      letter => letter >= "\ue000" && letter <= "\uf8ff"
    )
    expect(own).toHaveLength(3)
    expect(own.filter(letter => letters.includes(letter))).toEqual(own.slice(1, 2))
  })
})

it("has a new letter of a title", () => {
  expect(headingLetters(asFiles(readSample()))).not.toContain("Ž")
  const data = readSample()
  put(data, ["services", "services", 0, "title"], "Žofia’s clinic")
  expect(headingLetters(asFiles(data))).toContain("Ž")
})

it("fills in the clinic's facts", () => {
  const data = readSample()
  put(data, ["clinic", "address", "town"], "Þingvellir")
  put(data, ["about", "heading"], "Our clinic in {town}")
  const letters = headingLetters(asFiles(data))
  expect(letters).toContain("Þ")
  expect(letters).not.toContain("{")
})
