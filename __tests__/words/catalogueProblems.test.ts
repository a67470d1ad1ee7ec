import { findMissingWords, findWordHints } from "../../src/model/checks/checkCatalogues"
import { catalogues } from "../../src/words/catalogues"
import { en } from "../../src/words/en"
import { pt } from "../../src/words/pt"

/** Checks incomplete message catalogues. */

const clinic = { locale: { language: "pt" } }
const off = { locale: { language: "en" }, translations: [{ enabled: false, language: "pt" }] }
const { menu: _menu, ...layout } = pt.layout
const unfinished: unknown = { ...catalogues, pt: { ...pt, layout } }

const isCatalogues = (value: unknown): value is typeof catalogues => typeof value === "object"
const known = isCatalogues(unfinished) ? unfinished : catalogues

it("names a word that is missing, with its key and the English text", () => {
  expect(findMissingWords(clinic)).toEqual([])
  expect(findMissingWords(clinic, known).map(({ file, field, message }) => [file, field, message])).toEqual([
    [
      "clinic.json",
      "locale.language",
      `is “pt”, and in its catalogue, src/words/pt.ts, “layout.menu” is missing, which is “${en.layout.menu}” in English: translate it.`,
    ],
  ])
})

it("does not keep the site from being published while the language is off", () => {
  expect(findMissingWords(off, known)).toEqual([])
  expect(findWordHints(off, known).map(({ message }) => message)).toEqual([
    expect.stringMatching(/^is “pt”, and its catalogue, src\/words\/pt.ts, lacks a word. The first: “layout.menu”/),
  ])
})

it("names the translation that is meant, also after one whose language is not chosen yet", () => {
  const begun = {
    ...clinic,
    locale: { ...clinic.locale, language: "en" },
    translations: [{}, { enabled: true, language: "pt" }],
  }
  expect(findMissingWords(begun, known).map(({ path }) => path)).toEqual([["translations", 1, "language"]])
})

it("notices a catalogue that is still in English", () => {
  expect(findWordHints(clinic).map(({ message }) => message)).toEqual([])
  expect(findWordHints(clinic, { ...catalogues, pt: en }).map(({ message }) => message)).toEqual([
    expect.stringMatching(/is the same as in English in \d+ of \d+ texts/),
  ])
})
