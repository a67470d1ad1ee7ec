/** @jest-environment jsdom */
import { secondContent } from "../../scripts/sampleFolders"
import { formats } from "../../plugins/gatsby-plugin-content-model"
import { isActedOn, measureReadingAge, measureSentences, measureWords } from "../../src/model/check/readingAge"
import { getLanguage } from "../../src/model/locale"
import {
  measureLongestSentence,
  findPlainLanguageHints,
  splitSentences,
  findTextHints,
  listTexts,
} from "../../src/model/plainLanguage"
import { readData } from "../../testing/data"
import { findProblems } from "../../testing/findProblems"
import { containing, readTable } from "../../testing/readTable"

const sample = readData()

describe("the sample", () => {
  it("can be read at the age of twelve or before: the median of its texts", () => {
    const { medianAge, measuredTexts } = measureWords(listTexts(sample))
    expect(measuredTexts).toBeGreaterThan(100)
    expect(medianAge).toBeLessThanOrEqual(12)
  })

  it("can be read at the age of eleven or before where people act on it: tasks, guides, Where to go", () => {
    const actions = listTexts(sample).filter(isActedOn)
    expect(new Set(actions.map(({ place: { file, path } }) => (file === "home.json" ? path[0] : file)))).toEqual(
      new Set(["tasks", "care.json", "patients.json"])
    )
    expect(measureWords(actions).medianAge).toBeLessThanOrEqual(11)
  })

  it.each([
    [getLanguage(sample["clinic"]), sample],
    [getLanguage(readData(secondContent)["clinic"]), readData(secondContent)],
  ])("has sentences of 15 words or fewer on average there, in “%s” too", (language, files) => {
    const average = measureSentences(listTexts(files).filter(isActedOn), language)
    expect(average).toBeGreaterThan(1)
    expect(average).toBeLessThanOrEqual(15)
  })
})

it("gives a hard text a higher reading age than a plain one, titles and labels none, and more of them their median", () => {
  const plain = "We are open all night. Call us or come. A nurse will see you soon."
  const hard =
    "Practitioners recommend comprehensive cardiovascular evaluation preceding participation in strenuous activities."
  expect(measureReadingAge(plain)).toBeLessThan(8)
  expect(measureReadingAge(hard)).toBeGreaterThan(18)
  expect(measureReadingAge("A nurse will see you soon.")).toBeGreaterThan(0)
  const title = "Theatre / Surgical Services for everyone"
  expect(measureReadingAge(title)).toBeUndefined()
  const place = { file: "about.json", entry: "", field: "lead", path: ["lead"] }
  expect(measureWords([hard, title, plain].map(text => ({ place, text })))).toMatchObject({
    medianAge: measureReadingAge(hard),
    measuredTexts: 2,
  })
})

it("counts a phone number as one word and a time as no end of a sentence", () => {
  expect(measureLongestSentence("Call +263 00 000 0000 – day & night.")).toBe(4)
  expect(splitSentences("Come from 8:00 AM to 5:00 PM. We are here.")).toHaveLength(2)
  expect(splitSentences("We are here.\n\nCome in")).toEqual(["We are here.", "Come in"])
})

it("names a long sentence with its number of words, and a paragraph with too many", () => {
  const long = `${Array.from({ length: 26 }, (_, index) => `word${index}`).join(" ")}.`
  expect(findTextHints(long)).toEqual([
    expect.stringMatching(/^has a sentence of 26 words \(“word0 word1 word2 word3 word4 word5 …”\)/),
  ])
  expect(findTextHints("One. Two. Three.")).toEqual([])
  expect(findTextHints("One. Two. Three. Four.")).toEqual([expect.stringMatching(/^has 4 sentences/)])
})

describe("words that patients do not use", () => {
  it.each(readTable("model/wordsToAvoid.txt"))("are a hint in “%s”: %s", (language, lead, ...hints) => {
    const locale = { ...sample["clinic"].locale, language, hourCycle: language === "pt" ? "24" : "12" }
    const found = findPlainLanguageHints({
      clinic: { ...sample["clinic"], locale },
      about: { ...sample["about"], lead },
    })
    expect(found.map(({ message }) => message)).toEqual(hints.map(containing))
  })

  it("are not in the samples", () => {
    for (const folder of ["samples/mopane", "samples/beira"])
      expect(findPlainLanguageHints(readData(folder))).toEqual([])
  })
})

it("a hard text is never an error, and its hint is printed after the verdict, as a notice on GitHub", () => {
  const content = { ...sample, about: { ...sample["about"], lead: "One. Two. Three. Four." } }
  const hints = findPlainLanguageHints(content)
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
