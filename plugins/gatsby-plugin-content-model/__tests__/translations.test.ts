import { getFields } from "../json"
import { type Content, checkFiles, entry, findFileHints, formatProblem, line, list } from ".."
import {
  countMarked,
  draftTranslation,
  isMarked,
  markText,
  prepareOriginal,
  prepareTranslation,
  removeMark,
} from "../translations"
import { containing, parseCell, readTable } from "../../../testing/readTable"
import { type Json, replaceValue } from "../../../testing/replaceValue"
import { data, french, model, settings } from "../../../testing/bakery"

const { breads } = data
const shop = { ...data.shop, languages: ["fr"], planned: [] }

it("marks a text once, and none that has no words", () => {
  expect(markText("Casa", "pt")).toBe("[pt] Casa")
  expect([markText("[en] House", "pt"), markText("404", "pt")]).toEqual(["[en] House", "404"])
  expect(["[pt] Casa", "[1] Casa", "[pt]", "Casa [pt] ", 4].map(isMarked)).toEqual([true, false, false, false, false])
})

const words = { label: "Slides", hint: "Slides of the window." }
const slide = entry({ ...words, label: "Slide", type: "Slide", titleField: "title" }, { title: line(words) })
const slideFile = entry({ ...words, type: "SlidesJson" }, { slides: list({ ...words, min: 0, max: 9 }, slide) })

it("gives each entry of a list a key of its own, and leaves the keys that are there", () => {
  const long = "Maternidade e acompanhamento de mães e bebés, todos os dias"
  const slides = ["Água", "Água", long, "助产"].map(title => ({ title }))
  const copied = [{ key: "mar" }, { key: "mar", title: "Areia" }]
  const keys = ["agua", "agua-2", "maternidade-e-acompanhamento-de-maes-e-bebes-todos", "slide", "mar", "areia"]
  expect(prepareOriginal(slideFile, { slides: [...slides, ...copied] })).toMatchObject({
    slides: keys.map(key => ({ key })),
  })
})

it("leaves a file that it cannot read as it is", () => {
  for (const unreadable of [["text"], { breads: "text" }, null])
    expect(prepareOriginal(model.breads, unreadable)).toEqual(unreadable)
  expect(prepareTranslation(model.breads, breads, "text")).toBe("text")
})

it("puts the entries of a translation in the order of the original, and what the original lacks at the end", () => {
  const old = { anchor: "old", name: "Old" }
  const [rye, ...others] = french.breads.breads
  expect(prepareTranslation(model.breads, breads, { breads: [old, ...others, rye] })).toMatchObject({
    breads: [rye, ...others, old],
  })
})

const writeTexts = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]))

/** The English files of a bakery that is published in French, too. */
const originals: Record<string, Json> = {
  ...Object.fromEntries(Object.entries(data).map(([name, value]) => [`${name}.json`, value])),
  "shop.json": shop,
}

describe("a text that changes after its translation", () => {
  const changed = {
    ...breads,
    breads: breads.breads.map(bread => ({ ...bread, name: bread.name.replace("Plait", "Braid") })),
  }
  const prepared = prepareTranslation(model.breads, breads, french.breads)

  const createContent = (translation: unknown) => ({
    files: writeTexts({ ...originals, "breads.json": changed }),
    translations: { fr: { "breads.json": JSON.stringify(translation) } },
  })
  const findHints = (translation: unknown): string[] =>
    findFileHints(settings, createContent(translation), Date.parse("2026-11-25"))
      .map(formatProblem)
      .filter(hint => hint.startsWith("data/fr/"))

  it("is named by the hints, with the words of today, and published", () => {
    expect(checkFiles(settings, createContent(prepared))).toEqual([])
    expect(findHints(prepared)).toEqual([
      containing("bread 2 “Tresse”: “name” is the translation of an earlier text. The text is now “Braid”."),
    ])
  })

  it("is up to date once its translation has changed, or is marked as needing no change", () => {
    const save = (edit: object): string[] => {
      const saved = prepareTranslation(model.breads, changed, { ...getFields(prepared), ...edit })
      expect(saved).not.toHaveProperty("stillRight")
      return findHints(saved)
    }
    const [rye, plait, ...others] = french.breads.breads
    expect(save({})).toHaveLength(1)
    expect(save({ breads: [rye, { ...plait, name: "Petite tresse" }, ...others] })).toEqual([])
    expect(save({ stillRight: true })).toEqual([])
    expect(findHints({ ...getFields(prepared), stillRight: true })).toEqual([])
  })
})

/** Two breads with all that can be translated, in English and French. */
const english: Json = {
  ...breads,
  breads: [{ ...breads.breads[0], notes: ["It keeps.", "Without milk."] }, breads.breads[1]],
  season: {
    enabled: true,
    heading: "In autumn",
    days: [
      { key: "monday", title: "Monday" },
      { key: "friday", title: "Friday" },
    ],
  },
}
const translated: Json = {
  ...french.breads,
  breads: [{ ...french.breads.breads[0], notes: ["Se conserve.", "Sans lait."] }, french.breads.breads[1]],
  season: {
    heading: "En automne",
    days: [
      { key: "monday", title: "Lundi" },
      { key: "friday", title: "Vendredi" },
    ],
  },
}

/** Returns the problems of the bakery with these English and French files. */
const sentences = (files: Record<string, unknown>, frenchFiles: Record<string, unknown>): string[] => {
  const content: Content = {
    files: writeTexts({ ...originals, ...files }),
    translations: { fr: writeTexts(frenchFiles) },
  }
  return checkFiles(settings, content).map(formatProblem)
}

it("has no problem with a translation that is complete", () => {
  expect(sentences({ "breads.json": english }, { "breads.json": translated })).toEqual([])
})

it.each(readTable("plugins/gatsby-plugin-content-model/__tests__/translationProblems.txt"))(
  "reports what is wrong in %s with %s = %s",
  (file = "", path = "", value = "", ...messages) => {
    const englishFiles: Record<string, Json> = { "shop.json": shop, "breads.json": english }
    const frenchFiles: Record<string, Json> = { "breads.json": translated }
    const changed = file.startsWith("fr/") ? frenchFiles : englishFiles
    const name = file.replace("fr/", "")
    changed[name] = replaceValue(changed[name], path, parseCell(value))
    expect(sentences(englishFiles, frenchFiles)).toEqual(messages.map(containing))
  }
)

/** Returns the French breads with what they lack, marked. */
const begin = (known: unknown = undefined, original = english): Json =>
  prepareTranslation(model.breads, original, draftTranslation(model.breads, original, known, "en"))
/** Returns the problems of the bakery with these French breads. */
const check = (french: unknown) => sentences({ "breads.json": english }, { "breads.json": french })

describe("a translation that is begun", () => {
  it("is a draft in the language of the original, which has all of its texts", () => {
    expect(begin()).toMatchObject({
      draft: true,
      breads: [{ anchor: "rye", name: "[en] Rye", notes: ["[en] It keeps.", "[en] Without milk."] }, {}],
      season: { heading: "[en] In autumn", days: [{ key: "monday", title: "[en] Monday" }, { key: "friday" }] },
    })
    expect(countMarked(begin())).toBe(13)
  })

  it("is refused text by text, until each of them is translated", () => {
    const { draft: _, ...published } = begin()
    expect(check(published)).toEqual(Array.from({ length: 13 }, () => containing("is still in English")))
    const done = JSON.parse(JSON.stringify(published), (_, value: unknown) =>
      typeof value === "string" ? removeMark(value) : value
    )
    expect(check(done)).toEqual([])
  })

  it("gets what it lacks, and nothing else changes", () => {
    const complete = prepareTranslation(model.breads, english, translated)
    expect(begin(complete)).toEqual(complete)
    const shorter = replaceValue(replaceValue(translated, "breads.0.notes", ["Se conserve."]), "season", undefined)
    const completed = begin(shorter)
    expect(completed.breads[0]).toEqual({ ...translated.breads[0], notes: ["Se conserve.", "[en] Without milk."] })
    expect(completed.season.heading).toBe("[en] In autumn")
    expect(completed).not.toHaveProperty("draft")
    expect(countMarked(completed)).toBe(4)
  })

  it("follows the original while nobody has translated a text", () => {
    const changed = replaceValue(english, "season.heading", "In winter")
    expect(begin(begin(), changed).season.heading).toBe("[en] In winter")
  })
})
