/** @jest-environment jsdom */
import { sampleContent, secondContent } from "../../testing/sampleFolders"
import { formats } from "../../plugins/gatsby-plugin-content-model"
import { findReadingHints, findTextHints } from "../../src/model/checks/plainLanguage"
import { readData } from "../../testing/data"
import { findProblems } from "../../testing/findProblems"

const sample = readData()

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(" ")

it("counts a phone number as one word and a time as no end of a sentence", () => {
  expect(findTextHints(`${words(18)} +263 00 000 0000 – &.`)).toEqual([])
  expect(findTextHints(`${words(20)} +263 00 000 0000.`)).toHaveLength(1)
  expect(findTextHints("Come from 8:00 AM to 5:00 PM. We are here.\n\nCome in")).toEqual([])
})

it("names a long sentence with its number of words, and a paragraph with too many", () => {
  const long = `${words(21)}.`
  expect(findTextHints(long)).toEqual([
    expect.stringMatching(/^has a sentence of 21 words \(“word0 word1 word2 word3 word4 word5 …”\)/),
  ])
  expect(findTextHints("One. Two. Three.")).toEqual([])
  expect(findTextHints("One. Two. Three. Four.")).toEqual([expect.stringMatching(/^has 4 sentences/)])
})

it.each([sampleContent, secondContent])("has no hint about %s", folder => {
  expect(findReadingHints(readData(folder))).toEqual([])
})

it("a hard text is never an error, and its hint is printed after the verdict, as a notice on GitHub", () => {
  const content = { ...sample, about: { ...sample["about"], lead: "One. Two. Three. Four." } }
  const hints = findReadingHints(content)
  expect(hints).toMatchObject([{ file: "about.json", field: "lead" }])
  expect(findProblems(content)).toEqual([])
  const ready = "The content is ready to be published."
  const line = "  • data/about.json: “lead” has 4 sentences: 3 or fewer are easy to read. Shorten it.\n"
  expect(formats.text([])).toBe(ready)
  expect(formats.text([], hints)).toBe(`${ready}\n\n1 hint, which keeps nothing from being published:\n\n${line}`)
  expect(formats.text([], [...hints, ...hints])).toBe(
    `${ready}\n\n2 hints, which keep nothing from being published:\n\n${line}${line}`
  )
  expect(formats.github([], hints)).toContain("::notice file=data/about.json")
})
