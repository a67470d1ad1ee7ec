import { readdirSync } from "node:fs"
import { checkValue, formatProblem } from "../../plugins/gatsby-plugin-content-model"
import { contentSettings, findEnglishWords, findWordProblems } from "../../src/model/checks/contentSettings"
import { optionalFiles } from "../../src/model/model"
import { en } from "../../src/words/en"
import { shippedWords } from "../../src/words/catalogues"
import { type Json, replaceValue } from "../../testing/replaceValue"

/** Checks the words of languages other than English: those that come with the site, and a clinic's own. */

const pt: Json = shippedWords["pt"]

const complete: Json = { ...pt, names: { and: "{first} e {last}" } }

const describeWords = (words: unknown, language = "sn"): string[] =>
  findWordProblems(language, words).map(formatProblem)

it("has the words of every file in src/words", () => {
  const files = readdirSync("src/words").filter(name => name.endsWith(".json") && name !== "wordGroups.json")
  expect(Object.keys(shippedWords).map(language => `${language}.json`)).toEqual(files)
})

it.each(Object.entries(shippedWords))(
  "“%s” has all words, with the placeholders that English has",
  (language, words) => {
    expect(findWordProblems(language, {})).toEqual([])
    expect(checkValue(contentSettings, "words.json", optionalFiles.words, words)).toEqual([])
  }
)

it("names the first word that a language lacks", () => {
  expect(describeWords(undefined)).toEqual([
    expect.stringMatching(
      /^data\/words.json: lacks \d{3} words of the interface in “sn”: translate “layout.skipToContent”, which is “Skip to content” in English, and the others\.$/
    ),
  ])
  expect(describeWords(replaceValue(complete, "dates.months", undefined))).toEqual([
    "data/words.json: lacks a word of the interface in “sn”: translate “dates.months”, which is “{count} months” in English.",
  ])
})

it("takes the words of a language for its varieties, and English ones for English", () => {
  expect(describeWords({}, "pt-BR")).toEqual([])
  expect(describeWords({ layout: { menu: "Contents" } }, "en-GB")).toEqual([])
})

it("refuses words that are still in English", () => {
  expect(describeWords(en)).toEqual([expect.stringMatching(/is the same as in English in \d+ of \d+ texts/)])
  expect(findEnglishWords("sn", en, "sn/").map(formatProblem)).toEqual([
    expect.stringMatching(/^data\/sn\/words\.json: is the same as in English/),
  ])
  expect(findEnglishWords("sn", pt, "sn/")).toEqual([])
})
