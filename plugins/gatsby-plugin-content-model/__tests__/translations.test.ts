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
import { breads, french, model, settings, shop } from "./bakery"

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
  const [rye, plait] = french.breads
  expect(prepareTranslation(model.breads, breads, { breads: [old, plait, rye] })).toMatchObject({
    breads: [rye, plait, old],
  })
})

describe("a text that changes after its translation", () => {
  const changed = { breads: breads.breads.map(bread => ({ ...bread, name: bread.name.replace("Zopf", "Zöpfli") })) }
  const prepared = prepareTranslation(model.breads, breads, french)

  const createContent = (translation: unknown) => ({
    files: { "shop.json": JSON.stringify(shop), "breads.json": JSON.stringify(changed) },
    translations: { fr: { "breads.json": JSON.stringify(translation) } },
  })
  const findHints = (translation: unknown): string[] =>
    findFileHints(settings, createContent(translation), Date.parse("2026-11-25"))
      .map(formatProblem)
      .filter(hint => hint.startsWith("data/fr/"))

  it("is named by the hints, with the words of today, and published", () => {
    expect(checkFiles(settings, createContent(prepared))).toEqual([])
    expect(findHints(prepared)).toEqual([
      containing("bread 2 “Tresse”: “name” is the translation of an earlier text. The text is now “Zöpfli”."),
    ])
  })

  it("is up to date once its translation has changed, or is marked as needing no change", () => {
    const save = (edit: object): string[] => {
      const saved = prepareTranslation(model.breads, changed, { ...Object(prepared), ...edit })
      expect(saved).not.toHaveProperty("stillRight")
      return findHints(saved)
    }
    const [rye, plait] = french.breads
    expect(save({})).toHaveLength(1)
    expect(save({ breads: [rye, { ...plait, name: "Petite tresse" }] })).toEqual([])
    expect(save({ stillRight: true })).toEqual([])
    expect(findHints({ ...Object(prepared), stillRight: true })).toEqual([])
  })
})

/** The bakery with all that can be translated, in German and French. */
const german: Json = {
  breads: [{ ...breads.breads[0], picture: undefined, notes: ["Hält sich.", "Ohne Milch."] }, breads.breads[1]],
  season: {
    enabled: true,
    heading: "Im Herbst",
    days: [
      { key: "montag", title: "Montag" },
      { key: "freitag", title: "Freitag" },
    ],
  },
}
const translated: Json = {
  breads: [{ ...french.breads[0], notes: ["Se conserve.", "Sans lait."] }, french.breads[1]],
  season: {
    heading: "En automne",
    days: [
      { key: "montag", title: "Lundi" },
      { key: "freitag", title: "Vendredi" },
    ],
  },
}

const writeTexts = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]))

/** Returns the problems of the bakery with these German and French files. */
const sentences = (files: Record<string, unknown>, frenchFiles: Record<string, unknown>): string[] => {
  const content: Content = { files: writeTexts(files), translations: { fr: writeTexts(frenchFiles) } }
  return checkFiles(settings, content).map(formatProblem)
}

it("has no problem with a translation that is complete", () => {
  expect(sentences({ "shop.json": shop, "breads.json": german }, { "breads.json": translated })).toEqual([])
})

it.each(readTable("plugins/gatsby-plugin-content-model/__tests__/translationProblems.txt"))(
  "reports what is wrong in %s with %s = %s",
  (file = "", path = "", value = "", ...messages) => {
    const originals: Record<string, Json> = { "shop.json": shop, "breads.json": german }
    const frenchFiles: Record<string, Json> = { "breads.json": translated }
    const changed = file.startsWith("fr/") ? frenchFiles : originals
    const name = file.replace("fr/", "")
    changed[name] = replaceValue(changed[name], path, parseCell(value))
    expect(sentences(originals, frenchFiles)).toEqual(messages.map(containing))
  }
)

/** Returns the French breads with what they lack, marked. */
const begin = (known: unknown = undefined, original = german): Json =>
  prepareTranslation(model.breads, original, draftTranslation(model.breads, original, known, "de"))
/** Returns the problems of the bakery with these French breads. */
const check = (breads: unknown) => sentences({ "shop.json": shop, "breads.json": german }, { "breads.json": breads })

describe("a translation that is begun", () => {
  it("is a draft in the language of the original, which has all of its texts", () => {
    expect(begin()).toMatchObject({
      draft: true,
      breads: [{ anchor: "roggenbrot", name: "[de] Roggenbrot", notes: ["[de] Hält sich.", "[de] Ohne Milch."] }, {}],
      season: { heading: "[de] Im Herbst", days: [{ key: "montag", title: "[de] Montag" }, { key: "freitag" }] },
    })
    expect(countMarked(begin())).toBe(7)
  })

  it("is refused text by text, until each of them is translated", () => {
    const { draft: _, ...published } = begin()
    expect(check(published)).toEqual(Array.from({ length: 7 }, () => containing("is still in German")))
    const done = JSON.parse(JSON.stringify(published), (_, value: unknown) =>
      typeof value === "string" ? removeMark(value) : value
    )
    expect(check(done)).toEqual([])
  })

  it("gets what it lacks, and nothing else changes", () => {
    const complete = prepareTranslation(model.breads, german, translated)
    expect(begin(complete)).toEqual(complete)
    const shorter = replaceValue(replaceValue(translated, "breads.0.notes", ["Se conserve."]), "season", undefined)
    const completed = begin(shorter)
    expect(completed.breads[0]).toEqual({ ...translated.breads[0], notes: ["Se conserve.", "[de] Ohne Milch."] })
    expect(completed.season.heading).toBe("[de] Im Herbst")
    expect(completed).not.toHaveProperty("draft")
    expect(countMarked(completed)).toBe(4)
  })

  it("follows the original while nobody has translated a text", () => {
    const changed = replaceValue(german, "season.heading", "Im Winter")
    expect(begin(begin(), changed).season.heading).toBe("[de] Im Winter")
  })
})
