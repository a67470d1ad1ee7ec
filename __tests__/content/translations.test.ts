/** @jest-environment node */
import { secondContent } from "../../scripts/sampleFolders"
import { type Content, checkContent, findContentHints } from "../../src/content/check/checkContent"
import { readContent } from "../../src/content/check/readContent"
import { formatProblem } from "../../src/content/checks"
import { createEditorConfig } from "../../src/content/editorForms"
import { findHiddenTranslations, findLiveProblems } from "../../src/content/goLive"
import { model } from "../../src/content/model"
import { createSites, listPageNames } from "../../src/content/translations"
import { prepareOriginal, prepareTranslation } from "../../src/content/translations/prepare"
import { getValue } from "../../src/content/vocabulary"

/** The clinic in Beira: Portuguese, and translated into English completely. */
let content: Content = { files: {} }
beforeAll(async () => {
  content = await readContent(secondContent)
})

type Json = ReturnType<typeof JSON.parse>

const change = (text: string | undefined, edit: (json: Json) => void): string => {
  const json: Json = JSON.parse(text ?? "")
  edit(json)
  return JSON.stringify(json)
}

/** The content with one file of the clinic's language changed. */
const withOriginal = (file: string, edit: (json: Json) => void, from = content): Content => ({
  ...from,
  files: { ...from.files, [file]: change(from.files[file], edit) },
})

/** The content with one English file changed. */
const withEnglish = (file: string, edit: (json: Json) => void, from = content): Content => ({
  ...from,
  translations: { en: { ...from.translations?.["en"], [file]: change(from.translations?.["en"]?.[file], edit) } },
})

/** The content without one English file. */
const withoutEnglish = (file: string): Content => {
  const { [file]: _, ...others } = content.translations?.["en"] ?? {}
  return { ...content, translations: { en: others } }
}

const sentences = (changed: Content): string[] => checkContent(changed).map(formatProblem)

const hints = (changed: Content): string[] =>
  findContentHints(changed, Date.parse("2026-11-25"))
    .map(formatProblem)
    .filter(sentence => sentence.startsWith("data/en/"))

const parseAll = (texts: Readonly<Record<string, string>> = {}): Record<string, unknown> =>
  Object.fromEntries(Object.entries(texts).map(([file, text]) => [file.replace(".json", ""), JSON.parse(text)]))

/** The files of the English site. */
const english = ({ files, translations }: Content): Readonly<Record<string, unknown>> =>
  createSites(model, parseAll(files), { en: parseAll(translations?.["en"]) })["en"] ?? {}

describe("a translation", () => {
  it("of the second clinic is complete, and none of its texts is out of date", () => {
    expect(sentences(content)).toEqual([])
    expect(hints(content)).toEqual([])
  })

  it("keeps to the limits and the placeholders of the original", () => {
    expect(
      sentences(
        withEnglish("about.json", about => {
          about.heading = "About ".repeat(11).trim()
          about.mission.text = "We are in {city}."
          about.vision.heading = ""
        })
      )
    ).toEqual([
      expect.stringMatching(/^data\/en\/about\.json, line 1, column \d+: “heading” is too long \(65 characters\)/),
      expect.stringContaining("“vision.heading” is empty. Fill it in (Heading)"),
      expect.stringContaining("“mission.text” has {city}, which is not a placeholder."),
    ])
    expect(sentences(withEnglish("care.json", care => (care.lead = "We answer within {whatsap}.")))).toEqual([
      expect.stringContaining("data/en/care.json"),
    ])
  })

  it("has no facts, and no field that nobody knows", () => {
    expect(
      sentences(
        withEnglish("slides.json", ({ slides }) => {
          slides[0].image = "/images/other.jpg"
          slides[1].titel = "Near you"
        })
      )
    ).toEqual([
      expect.stringContaining("slide 1 “A family clinic”: “image” is not a field here."),
      expect.stringContaining("slide 2 “Close to you”: “titel” is not a field here; did you mean “title”?"),
    ])
    expect(
      sentences({ ...content, translations: { en: { ...content.translations?.["en"], "brand.json": "{}" } } })
    ).toEqual([
      "data/en/brand.json: has nothing to translate, or is not a file the site knows. Rename it or remove it.",
    ])
    const { "about.json": about = "", ...rest } = content.translations?.["en"] ?? {}
    expect(sentences({ ...content, translations: { en: { ...rest, "abuot.json": about } } })).toEqual([
      expect.stringMatching(/^data\/en\/abuot\.json: has nothing .*; is it “about\.json” misspelt\?/),
    ])
  })

  it("is refused while a page is half translated, with everything that is missing", () => {
    expect(
      sentences(
        withEnglish("patients.json", patients => {
          delete patients.guides[1].intro
          patients.guides[2].steps.pop()
          delete patients.guides[3].facts
          delete patients.head
        })
      )
    ).toEqual([
      expect.stringContaining("“head.title” is missing. Translate “Para os doentes”."),
      expect.stringContaining(
        "“head.description” is missing. Translate “A primeira consulta, renovar uma receita, saber resultados, …”."
      ),
      expect.stringContaining("guide 2 “Repeat a prescription”: “intro” is missing. Translate “Para medicamentos"),
      expect.stringContaining("guide 3 “Get test results”: “steps” has 2 entries, but data/patients.json has 3"),
      expect.stringContaining("guide 4 “Change or cancel an appointment”: “facts” is missing. Translate its 1 entry."),
    ])
  })

  it.each([false, true])("says nothing that the original does not say, also as a draft: %s", draft => {
    expect(
      sentences(
        withEnglish("fees.json", fees => {
          const { prices, payment, bring } = Object.assign(fees, { draft })
          prices[0].note = "With a nurse"
          payment.ways[2].key = "cartão"
          bring.items.push("Your money")
        })
      )
    ).toEqual([
      expect.stringContaining("“key” is “cartão”, but must be small letters without accents"),
      expect.stringContaining("price 1 “General practice appointment”: “note” is not in data/fees.json"),
      expect.stringContaining(
        "“key” is “cartão”, but no entry of data/fees.json has this “key”; did you mean “cartao”?"
      ),
      expect.stringContaining("“bring.items” has 3 entries, but data/fees.json has 2: translate each of them"),
    ])
    const keys = (change: (ways: Json[]) => unknown) =>
      sentences(withEnglish("fees.json", fees => void change(Object.assign(fees, { draft }).payment.ways)))
    expect(keys(ways => (ways[1].key = "dinheiro"))).toEqual([
      expect.stringContaining("“key” is “dinheiro”, as in another entry of this list: remove one of them."),
    ])
    expect(keys(ways => ways.pop())).toEqual([
      expect.stringContaining(
        "“payment.ways” has no entry with the “key” “cartao” (“Cartão”): translate it. To begin, run npm run format."
      ),
    ])
    expect(keys(ways => ways.unshift(...ways.splice(1, 1)))).toEqual([
      expect.stringContaining("“payment.ways” has its entries in another order than data/fees.json"),
    ])
  })

  it("is compared with its original only where both can be read", () => {
    const only = (changed: Content, problem: string) =>
      expect(sentences(changed)).toEqual([expect.stringContaining(problem)])
    only(
      withEnglish("fees.json", fees => (fees.bring.items = "Your card")),
      "“bring.items” must be a list"
    )
    only(
      withEnglish("fees.json", fees => (fees.payment = "Cash")),
      "“payment” must be a group"
    )
    expect(sentences(withEnglish("fees.json", fees => delete fees.payment.ways[0].key))).toEqual([
      expect.stringContaining("“key” is missing"),
      expect.stringContaining("has no entry with the “key” “dinheiro”"),
    ])
    only(
      withOriginal("fees.json", fees => (fees.payment = "Dinheiro")),
      "data/fees.json, line 1, column"
    )
    only(
      { ...content, translations: { en: { ...content.translations?.["en"], "home.json": "{" } } },
      "data/en/home.json, line 1, column 2: ends too early"
    )
    const off = withOriginal("home.json", home => (home.contactStrip.enabled = false))
    expect(sentences(withEnglish("home.json", home => delete home.contactStrip, off))).toEqual([])
  })

  it("finds entries by their keys, and is put in the order of the original by npm run format", () => {
    const moved = withOriginal("values.json", ({ values }) => void values.unshift(values.pop()))
    expect(sentences(moved)).toEqual([
      expect.stringContaining("“values” has its entries in another order than data/values.json: run npm run format."),
    ])
    const { values: original } = parseAll(moved.files)
    const prepared = prepareTranslation(model.values, original, parseAll(content.translations?.["en"])["values"])
    expect(getValue(prepared, "values", 0, "title")).toBe("Family")
    const { values } = english(withEnglish("values.json", file => Object.assign(file, prepared), moved))
    expect(getValue(values, "values", 0)).toEqual({
      icon: "users-round",
      title: "Family",
      description: expect.stringContaining("The same doctor for everyone"),
    })
  })

  it("asks for keys, which npm run format writes", () => {
    const without = withOriginal("slides.json", ({ slides }) => delete slides[0].key)
    expect(sentences(without)[0]).toMatch(
      /slide 1 “Uma clínica de família”: “key” is missing, and translations find the entry by it: run npm run format, or write a short name that stays, such as “uma-clinica-de-familia”/
    )
    expect(prepareOriginal(model.slides, parseAll(without.files)["slides"])).toEqual(parseAll(content.files)["slides"])
    const twice = withOriginal("slides.json", ({ slides }) => (slides[0].key = slides[1].key))
    expect(sentences(twice)).toContainEqual(
      expect.stringContaining("“key” is “perto-de-si”, as in another entry of this list: write another.")
    )
    const long = "Maternidade e acompanhamento de mães e bebés, todos os dias"
    const slides = ["Água", "Água", long, "助产"].map(title => ({ title }))
    expect(prepareOriginal(model.slides, { slides: [...slides, { ...slides[0], key: "agua" }] })).toMatchObject({
      slides: ["agua-2", "agua-3", "maternidade-e-acompanhamento-de-maes-e-bebes-todos", "slide", "agua"].map(key => ({
        key,
      })),
    })
    const copied = { slides: [{ key: "mar" }, { key: "mar", title: "Areia" }] }
    expect(prepareOriginal(model.slides, copied)).toMatchObject({ slides: [{ key: "mar" }, { key: "areia" }] })
  })

  it("is left as it is by npm run format where nothing is new, and where it cannot be read", () => {
    const [originals, translated] = [parseAll(content.files), parseAll(content.translations?.["en"])]
    for (const [name, field] of Object.entries(model)) {
      expect(prepareOriginal(field, originals[name])).toEqual(originals[name])
      expect(prepareTranslation(field, originals[name], translated[name])).toEqual(translated[name])
    }
    for (const unreadable of [["text"], { values: "text" }, null])
      expect(prepareOriginal(model.values, unreadable)).toEqual(unreadable)
    expect(prepareTranslation(model.values, originals["values"], "text")).toBe("text")
    const more = withEnglish("values.json", ({ values }) => void values.unshift({ key: "old", title: "Old" }))
    const { values } = parseAll(more.translations?.["en"])
    expect(getValue(prepareTranslation(model.values, originals["values"], values), "values")).toEqual([
      ...(Array.isArray(getValue(translated["values"], "values")) ? Object(translated["values"]).values : []),
      { key: "old", title: "Old" },
    ])
  })
})

describe("a language", () => {
  it("is one that the clinic lists, and not its own", () => {
    const own = withOriginal("clinic.json", ({ translations }) => (translations[0].language = "pt"))
    expect(sentences({ ...own, translations: {} })[0]).toMatch(
      /translation 1 “pt”: “language” is “pt”, the language of the site itself: choose another\.$/
    )
    const { en = {} } = content.translations ?? {}
    expect(sentences({ ...content, translations: { en, fr: en } })).toEqual([
      "data/fr: is a folder of translations, but “translations” in data/clinic.json has no “fr”. Add the language there, or remove the folder.",
    ])
  })

  it("is listed before the site goes live: while it is off, and until a speaker has read it", () => {
    const now = Date.parse("2026-11-25")
    const files = parseAll(content.files)
    const listOpen = (of: Readonly<Record<string, unknown>>) =>
      findLiveProblems(of, now).flatMap(({ field, message }) => (field === "readBy" ? [message] : []))
    expect(listOpen(files)).toEqual([
      expect.stringContaining("is empty: no speaker of this language has read its pages"),
    ])
    expect(findHiddenTranslations(files["clinic"], { en: { team: { draft: true } } }).map(formatProblem)).toEqual([
      "data/en/team.json: “draft” is true: pages that show this file are not there in this language.",
    ])
    const off = parseAll(withOriginal("clinic.json", ({ translations }) => (translations[0].enabled = false)).files)
    expect(listOpen(off)).toEqual([])
    expect(findHiddenTranslations(off["clinic"], {}).map(formatProblem)).toEqual([
      "data/clinic.json, translation 1 “en”: “enabled” is false: nobody sees any of it. Turn it on once a speaker has read it.",
    ])
  })

  it("makes forms with its texts beside the original's, of which a clinic without one sees nothing", () => {
    const backend = { repo: "clinic/site", branch: "main" }
    const files = parseAll(content.files)
    expect(JSON.stringify(createEditorConfig(backend, files))).not.toMatch(/i18n|"key"|\{\{locale\}\}|stillRight/)
    const { i18n, singletons } = createEditorConfig(backend, files, ["en"])
    expect(i18n).toMatchObject({ locales: ["pt", "en"], default_locale: "pt" })
    const getFields = (name: string) =>
      singletons.find(form => form.name === name)?.fields.map(field => [field.name, field.i18n, field.required])
    expect(getFields("values")).toEqual([
      ["enabled", undefined, ["pt"]],
      ["heading", true, false],
      ["values", "duplicate", false],
      ["draft", true, false],
      ["stillRight", true, false],
    ])
    // Nothing in it is said in words.
    expect(singletons.find(({ name }) => name === "brand")).toMatchObject({ file: "data/brand.json" })
  })
})

describe("a page", () => {
  it("exists in a language when everything on it is translated", () => {
    expect(listPageNames(english(content))).toEqual([
      "home",
      "services",
      "about",
      "contact",
      "appointment",
      "faq",
      "patients",
      "messageSent",
      "offline",
      "notFound",
    ])
    // The services page shows the advice, and so do answers.
    expect(sentences(withoutEnglish("care.json"))).toEqual([])
    const pages = listPageNames(english(withoutEnglish("care.json")))
    expect(pages).not.toContain("services")
    expect(pages).not.toContain("faq")
    expect(pages).toContain("patients")
  })

  it("does not exist in a language while its translation is a draft", () => {
    const draft = withEnglish("patients.json", patients => {
      patients.draft = true
      delete patients.lead
      delete patients.guides[0].steps
      patients.guides[1].steps.pop()
    })
    expect(sentences(draft)).toEqual([])
    expect(listPageNames(english(draft))).not.toContain("patients")
    expect(JSON.stringify(english(draft)["patients"])).not.toContain("Repeat a prescription")
  })

  it("at the root of a language is asked for while the language is on", () => {
    const missing =
      /^data\/en\/home\.json: is missing, and the home page shows its words: without it there is no site in “en”/
    expect(sentences(withoutEnglish("home.json"))).toEqual([expect.stringMatching(missing)])
    const off = withOriginal("clinic.json", ({ translations }) => (translations[0].enabled = false))
    expect(sentences({ ...withoutEnglish("home.json"), files: off.files })).toEqual([])
    expect(Object.keys(english(off))).toEqual([])
  })
})

describe("the site in another language", () => {
  it("has the clinic's facts with the words of that language, and its own words of the interface alone", () => {
    const own = { ...content, files: { ...content.files, "words.json": '{ "layout": { "callNow": "Ligar" } }' } }
    const { clinic } = english(own)
    expect(clinic).toMatchObject({
      name: "Clínica Familiar Beira-Mar",
      locale: { language: "en", timeZone: "Africa/Maputo", hourCycle: "24" },
      address: { street: "Avenida Marginal, 140", country: "Mozambique" },
      replyTime: "one working day",
    })
    expect(getValue(clinic, "words")).toEqual({ appointmentForm: { phoneExample: "258 84 123 4567" } })
    const both = {
      ...own,
      translations: { en: { ...own.translations?.["en"], "words.json": '{ "layout": { "callNow": "Ring us" } }' } },
    }
    expect(sentences(both)).toEqual([])
    expect(getValue(english(both)["clinic"], "words", "layout", "callNow")).toBe("Ring us")
  })

  it("keeps the anchors, the destinations and the words that forms send of the clinic's language", () => {
    const { fees, appointment } = parseAll(content.files)
    expect(english(withoutEnglish("fees.json"))["fees"]).toMatchObject({
      language: "pt",
      site: "en",
      bring: getValue(fees, "bring"),
    })
    expect(english(content)["fees"]).toMatchObject({ language: "en", bring: { items: { length: 2 } } })
    expect(getValue(english(content)["appointment"], "timeSlots")).toEqual(getValue(appointment, "timeSlots"))
    expect(getValue(english(content)["services"], "services", 0)).toMatchObject({
      anchor: "medicina-geral",
      title: "General practice",
      value: "Medicina geral",
      featured: true,
    })
    expect(getValue(english(content)["patients"], "guides", 1, "action")).toEqual({
      label: "Ask for the prescription",
      to: "subject:Renovação de receita",
    })
    const { contact } = english(content)
    expect(getValue(contact, "subjects", 1)).toBe("Repeat prescription")
    expect(getValue(contact, "subjectValues", 1)).toBe("Renovação de receita")
  })

  it("shows why a day is special in the clinic's language until that is translated", () => {
    const changed = withEnglish("clinic.json", clinic => {
      delete clinic.openingHours.specialDays[1].reason
    })
    expect(sentences(changed)).toEqual([])
    const days = getValue(english(changed)["clinic"], "openingHours", "specialDays")
    expect(days).toMatchObject([
      { reason: "Christmas Eve" },
      { reason: "Dia da Família" },
      { reason: "New Year’s Day" },
    ])
  })

  it("shows a notice in the clinic's language until its words of today are translated", () => {
    const on = withOriginal("notice.json", notice => (notice.enabled = true))
    expect(english(on)["notice"]).toMatchObject({ language: "en", heading: "Closed on the city’s day" })
    const changed = withOriginal("notice.json", notice => (notice.heading = "Sem raios X"), on)
    expect(sentences(changed)).toEqual([])
    expect(english(changed)["notice"]).toMatchObject({ language: "pt", site: "en", heading: "Sem raios X" })
    expect(listPageNames(english(changed))).toContain("home")
  })
})

describe("a text that changes after its translation", () => {
  let changed: Content = { files: {} }
  beforeAll(() => {
    changed = withOriginal("offline.json", offline => (offline.lead = "Esta página fica no seu telefone."))
  })

  it("is named by the check, with the words of today", () => {
    expect(sentences(changed)).toEqual([])
    expect(hints(changed)).toEqual([
      expect.stringMatching(
        /^data\/en\/offline\.json, line \d+, column \d+: “lead” is the translation of an earlier text\. The text is now “Esta página fica no seu telefone\.”/
      ),
    ])
  })

  it("is up to date once its translation has changed, or somebody has said that it is still right", () => {
    const { offline: original } = parseAll(changed.files)
    const translation = parseAll(content.translations?.["en"])["offline"]
    const save = (edit: object): string[] => {
      const prepared = prepareTranslation(model.offline, original, { ...Object(translation), ...edit })
      expect(prepared).not.toHaveProperty("stillRight")
      return hints(withEnglish("offline.json", file => Object.assign(file, prepared), changed))
    }
    expect(save({})).toHaveLength(1)
    expect(save({ lead: "This page is on your phone." })).toEqual([])
    expect(save({ stillRight: true })).toEqual([])
    expect(hints(withEnglish("offline.json", file => (file.stillRight = true), changed))).toEqual([])
  })

  it("is not named while it is off, and all of a file are while nobody has noted their originals", () => {
    expect(hints(withOriginal("notice.json", notice => (notice.heading = "Sem raios X")))).toEqual([])
    expect(hints(withEnglish("offline.json", file => delete file.translatedFrom, changed))).toEqual([
      expect.stringMatching(/^data\/en\/offline\.json: has texts of which nobody has noted/),
    ])
  })

  it("is as plain as the original, on the clock of the clinic", () => {
    expect(hints(withEnglish("about.json", about => (about.lead = "Ask the clinician at 2:30 PM.")))).toEqual([
      expect.stringContaining("data/en/about.json: has texts"),
      expect.stringMatching(/^data\/en\/about\.json, line 1, column \d+: “lead” says “clinician”/),
      expect.stringMatching(/“lead” says “2:30 PM”, .* 24 hours: write it as in “14:30”/),
    ])
  })
})
