import {
  checkFiles,
  entry,
  findFileHints,
  formatProblem,
  isMarked,
  line,
  list,
  markText,
  prepareOriginal,
  prepareTranslation,
} from ".."
import { containing } from "../../../testing/readTable"
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

  it("is up to date once its translation has changed, or somebody has said that it is still right", () => {
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
