import { secondContent } from "../../testing/sampleFolders"
import { type Content, formatProblem } from "../../plugins/gatsby-plugin-content-model"
import { getValue } from "../../plugins/gatsby-plugin-content-model/json"
import {
  createSites,
  prepareOriginal,
  prepareTranslation,
} from "../../plugins/gatsby-plugin-content-model/translations"
import { readContent } from "../../src/model/checks/readContent"
import { model } from "../../src/model/model"
import { checkContent, findContentHints, contentSettings } from "../../src/model/checks/contentSettings"
import { listTranslatedPages } from "../../src/model/links/sitePages"
import { readSite } from "../../src/model/readSite"
import { createWords } from "../../src/words/catalogues"
import { parseFiles } from "../../testing/data"
import { containing } from "../../testing/readTable"
import { type Json, replaceValue } from "../../testing/replaceValue"

/** The clinic in Beira: Portuguese, with a complete English translation. */
let content: Content = { files: {} }
beforeAll(async () => {
  content = await readContent(secondContent)
})

/**
 * Returns the content with the value at `path` of a file replaced, such as `fees.json` or `en/fees.json`. `undefined`
 * removes the value.
 */
const change = (name: string, path: string, value: unknown, from = content): Content => {
  const edit = (texts: Readonly<Record<string, string>> = {}, file = name) => ({
    ...texts,
    [file]: JSON.stringify(replaceValue(JSON.parse(texts[file] ?? "{}"), path, value)),
  })
  return name.startsWith("en/")
    ? { ...from, translations: { en: edit(from.translations?.["en"], name.slice("en/".length)) } }
    : { ...from, files: edit(from.files) }
}

/** Returns the content without one English file. */
const withoutEnglish = (file: string): Content => {
  const { [file]: _, ...others } = content.translations?.["en"] ?? {}
  return { ...content, translations: { en: others } }
}

const sentences = (changed: Content): string[] => checkContent(changed).map(formatProblem)

const hints = (changed: Content): string[] =>
  findContentHints(changed, Date.parse("2026-11-25"))
    .map(formatProblem)
    .filter(sentence => sentence.startsWith("data/en/"))

const parseEnglish = ({ translations }: Content) => parseFiles(translations?.["en"] ?? {})

/** Returns the files of the English site. */
const english = (of: Content) =>
  createSites(contentSettings, parseFiles(of.files), { en: parseEnglish(of) })["en"] ?? {}

const isOff = "translations.0.enabled"

/**
 * Returns the content with a translation into Shona that has only the advice on where to go and the words on its page,
 * without the word `missing`. Its texts are made-up: English ones, and Portuguese words.
 */
const withAdvice = (missing = "reception"): Content => {
  const { "clinic.json": clinic = "", "care.json": care = "" } = content.translations?.["en"] ?? {}
  const { layout, notice, dates, hours, script, copy, preview, emergency, review } = createWords("pt", {})
  const groups = { layout, notice, dates, hours, script, copy, preview, emergency, review }
  const words = replaceValue({ ...groups, names: { and: "{first} e {last}" } }, missing, undefined)
  const listed = change("clinic.json", "translations.+", { language: "sn" })
  const sn = { "clinic.json": clinic, "care.json": care, "words.json": JSON.stringify(words) }
  return { ...listed, translations: { ...listed.translations, sn } }
}

const shona = (of: Content) =>
  createSites(contentSettings, parseFiles(of.files), { sn: parseFiles(of.translations?.["sn"] ?? {}) })["sn"] ?? {}

describe("a translation", () => {
  it("of the second clinic is complete, and none of its texts is out of date", () => {
    expect(sentences(content)).toEqual([])
    expect(hints(content)).toEqual([])
  })

  it("says nothing that the original does not say, also as a draft", () => {
    const draft = change("en/fees.json", "draft", true)
    expect(sentences(change("en/fees.json", "prices.0.note", "With a nurse", draft))).toEqual([
      containing("“note” is not in fees.json"),
    ])
  })

  it("finds entries by their keys, and is put in the order of the original by npm run format", () => {
    const values: Json[] = parseFiles(content.files)["values"].values
    const moved = change("values.json", "values", [values.at(-1), ...values.slice(0, -1)])
    const original = parseFiles(moved.files)["values"]
    const prepared = prepareTranslation(model.values, original, parseEnglish(content)["values"])
    expect(getValue(english(change("en/values.json", "", prepared, moved))["values"], "values", 0)).toEqual({
      icon: "users-round",
      title: "Family",
      description: expect.stringContaining("The same doctor for everyone"),
    })
  })

  it("is left as it is by npm run format where nothing is new", () => {
    const [originals, translated] = [parseFiles(content.files), parseEnglish(content)]
    for (const [name, field] of Object.entries(model)) {
      expect(prepareOriginal(field, originals[name])).toEqual(originals[name])
      expect(prepareTranslation(field, originals[name], translated[name])).toEqual(translated[name])
    }
  })
})

describe("a language", () => {
  it("is one that the clinic lists, and not its own", () => {
    const own = change("clinic.json", "translations.0.language", "pt")
    expect(sentences({ ...own, translations: {} })[0]).toMatch(
      /translation 1 “pt”: “language” is “pt”, the language of the site itself: choose another\.$/
    )
    const { en = {} } = content.translations ?? {}
    expect(sentences({ ...content, translations: { en, fr: en } })).toEqual([
      "data/fr: is a folder of translations, but “translations” in data/clinic.json has no “fr”. Add the language there, or remove the folder.",
    ])
  })
})

const listNames = (files: Content): string[] => listTranslatedPages(readSite(english(files))).map(({ name }) => name)

describe("a page", () => {
  it("exists in a language when everything on it is translated", () => {
    const names = listNames(content)
    expect(names).toEqual(expect.arrayContaining(["home", "appointment", "notFound", "regras-da-casa"]))
    // The services page and some answers show the advice, so these pages are missing.
    expect(sentences(withoutEnglish("care.json"))).toEqual([])
    const left = listNames(withoutEnglish("care.json"))
    expect(names.filter(name => !left.includes(name))).toEqual(["services", "faq"])
  })

  it("waits for nothing that it does not show: the contact page shows no service", () => {
    expect(listNames(withoutEnglish("services.json"))).toContain("contact")
  })

  it("does not exist in a language while its translation is a draft", () => {
    const untitled = change("en/patients.json", "lead", undefined, change("en/patients.json", "draft", true))
    const draft = change("en/patients.json", "guides.1.steps", ["Call us."], untitled)
    expect(sentences(draft)).toEqual([])
    expect(listTranslatedPages(readSite(english(draft))).map(({ name }) => name)).not.toContain("patients")
    expect(JSON.stringify(english(draft)["patients"])).not.toContain("Repeat a prescription")
  })

  it("does not exist while a word of the interface on it is missing", () => {
    expect(listTranslatedPages(readSite(shona(withAdvice()))).map(({ name }) => name)).toEqual(["services"])
    expect(sentences(withAdvice())).toEqual([])
    expect(sentences(withAdvice("emergency.call"))).toEqual([
      containing(
        "translation 2 “sn”: “enabled” is true, but no page is complete in “sn”. The page nearest to complete is “Where to go”. Still to do for it (1): Words of the interface → Emergency → Call."
      ),
    ])
  })

  it("needs the facts of the clinic, as long as its language is on", () => {
    expect(listTranslatedPages(readSite(english(withoutEnglish("home.json")))).map(({ name }) => name)).not.toContain(
      "home"
    )
    expect(sentences(withoutEnglish("home.json"))).toEqual([])
    expect(sentences(withoutEnglish("clinic.json"))).toEqual([
      containing(
        "^data/en/clinic.json: is missing, and every page shows its words: without it there is no site in “en”"
      ),
    ])
    const off = change("clinic.json", isOff, false, withoutEnglish("clinic.json"))
    expect(sentences(off)).toEqual([])
    expect(english(off)).toEqual({})
  })
})

describe("the site in another language", () => {
  it("has the clinic's facts with the words of that language, and its own words of the interface alone", () => {
    const own = change("words.json", "layout", { callNow: "Ligar" })
    expect(english(own)["clinic"]).toMatchObject({
      name: "Clínica Familiar Beira-Mar",
      locale: { language: "en", timeZone: "Africa/Maputo", hourCycle: "24" },
      address: { street: "Avenida Marginal, 140", country: "Mozambique" },
      replyTime: "one working day",
    })
    expect(english(own)["clinic"]).not.toHaveProperty("words")
    expect(english(own)["words"]).toMatchObject({ appointmentForm: { phoneExample: "258 84 123 4567" } })
    expect(english(own)["words"]).not.toHaveProperty("layout")
    const both = change("en/words.json", "layout", { callNow: "Ring us" }, own)
    expect(sentences(both)).toEqual([])
    expect(getValue(english(both)["words"], "layout", "callNow")).toBe("Ring us")
  })

  it("keeps the anchors, the destinations and the words that forms send of the clinic's language", () => {
    const { fees, appointment } = parseFiles(content.files)
    expect(english(withoutEnglish("fees.json"))["fees"]).toMatchObject({
      language: "pt",
      site: "en",
      bring: fees.bring,
    })
    const site = english(content)
    expect(site["fees"]).toMatchObject({ language: "en", bring: { items: { length: 2 } } })
    expect(getValue(site["appointment"], "timeSlots")).toEqual(appointment.timeSlots)
    expect(getValue(site["services"], "services", 0)).toMatchObject({
      anchor: "medicina-geral",
      title: "General practice",
      value: "Medicina geral",
      featured: true,
    })
    expect(getValue(site["patients"], "guides", 1, "action")).toEqual({
      label: "Ask for the prescription",
      to: "/contact/?subject=Renova%C3%A7%C3%A3o%20de%20receita#message-heading",
    })
    expect(getValue(site["contact"], "subjects", 1)).toBe("Repeat prescription")
    expect(getValue(site["contact"], "subjectValues", 1)).toBe("Renovação de receita")
  })

  it("shows why a day is special in the clinic's language until that is translated", () => {
    const changed = change("en/clinic.json", "openingHours.specialDays.1.reason", undefined)
    expect(sentences(changed)).toEqual([])
    expect(getValue(english(changed)["clinic"], "openingHours", "specialDays")).toMatchObject(
      ["Christmas Eve", "Dia da Família", "New Year’s Day"].map(reason => ({ reason }))
    )
  })

  it("shows a notice in the clinic's language until its words of today are translated", () => {
    const on = change("notice.json", "enabled", true)
    expect(english(on)["notice"]).toMatchObject({ language: "en", heading: "Closed on the city’s day" })
    const changed = change("notice.json", "heading", "Sem raios X", on)
    expect(sentences(changed)).toEqual([])
    expect(english(changed)["notice"]).toMatchObject({ language: "pt", site: "en", heading: "Sem raios X" })
    expect(listTranslatedPages(readSite(english(changed))).map(({ name }) => name)).toContain("home")
  })
})

const changeLead = () => change("offline.json", "lead", "Esta página fica no seu telefone.")

describe("a text that changes after its translation", () => {
  it("is not named while it is off, and all of a file are while nobody has noted their originals", () => {
    expect(hints(change("notice.json", "heading", "Sem raios X"))).toEqual([])
    expect(hints(change("en/offline.json", "translatedFrom", undefined, changeLead()))).toEqual([
      containing("^data/en/offline.json: does not note which texts it was translated from"),
    ])
  })

  it("is as plain as the original", () => {
    expect(hints(change("en/about.json", "lead", "One. Two. Three. Four."))).toEqual([
      containing("data/en/about.json: does not note which texts"),
      containing("^data/en/about.json, line 1, column …: “lead” has 4 sentences"),
    ])
  })
})
