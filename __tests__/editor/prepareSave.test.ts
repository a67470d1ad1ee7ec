/** @jest-environment jsdom */
import { translationProblems } from "site-content"
import { findFormProblems } from "../../src/editor/findFormProblems"
import { checkForm, setForm, writeForm } from "../../plugins/gatsby-plugin-sveltia-cms"
import { editorSite } from "./editorSite"
import { readData } from "../../testing/data"
import { getKeys } from "../../testing/getKeys"

/** Checks the content that the editor saves, and its refusals. */

jest.mock(
  "site-content",
  () => ({
    // The files as the build writes them: without disabled content, and without the switches of enabled content.
    files: jest
      .requireActual<typeof import("../../plugins/gatsby-plugin-content-model/forms")>(
        "../../plugins/gatsby-plugin-content-model/forms"
      )
      .createPublicFiles(
        jest.requireActual<typeof import("../../src/model/model")>("../../src/model/model").model,
        jest.requireActual<typeof import("../../testing/data")>("../../testing/data").readData()
      ),
    sites: {
      pt: {
        contact: { language: "pt", formHeading: "Respondemos em {replyTime}" },
        faqs: { language: "en", lead: "We answer within {replyTime}." },
      },
    },
    pictures: {},
    translationProblems: {
      pt: [{ file: "pt/care.json", entry: "", field: "heading", message: "is missing. Translate “Where to go”." }],
      sn: [{ file: "clinic.json", entry: "", field: "enabled", message: "is true, but no page is complete in “sn”." }],
    },
  }),
  { virtual: true }
)

/** Returns the content that is saved for `data` as this file. Throws if the editor refuses it. */
const save = (name: string, data: unknown, i18n: unknown = {}, checksOthers = true) => {
  const saved: Record<string, unknown> = {}
  const entry = {
    toJS: () => ({ data, i18n, path: `data/${name}.json` }),
    set: (part: string, value: unknown) => {
      saved[part] = value
      return entry
    },
  }
  const form = writeForm(editorSite.forms, entry)
  if (!form) throw new Error(`There is no form ${name}.`)
  checkForm(editorSite.forms, form, findFormProblems(form, checksOthers))
  setForm(entry, form)
  return saved
}

/**
 * Returns the editor's reasons for not saving `data` as this file, one for each paragraph, or an empty array if it
 * saves.
 */
const findRefusals = (...parameters: Parameters<typeof save>): string[] => {
  try {
    save(...parameters)
    return []
  } catch (error) {
    return (error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)).split("\n\n")
  }
}

const data = readData()
const remedy = expect.stringMatching(/^Other forms need what is removed or renamed here\. Change them first/)

it.each(getKeys(data))("a save that changes nothing is not refused: %s", name => {
  expect(findRefusals(name, data[name])).toEqual([])
})

it.each([
  ["We don\u00e2\u20ac\u2122t charge for this."],
  ["Ask at the Cl\u00c3\u00adnica."],
  ["Open \ud800 day and night."],
  ["Open \ufffc day and night."],
  ["See [our fees](https://clinic.example)."],
  ["Open *day* and night."],
  ["# Open day and night"],
])("a save is refused, with the field and what is wrong, if it has the pasted text %j", lead => {
  expect(findRefusals("about", { ...data.about, lead })).toEqual([
    expect.stringMatching(/^“Introduction” has “.+”, which readers would see/),
  ])
})

it("a save of 10,000 pasted brackets gets a sentence", () => {
  expect(findRefusals("about", { ...data.about, lead: "[".repeat(10_000) })).toEqual([
    expect.stringMatching(/^“Introduction” is too long/),
  ])
})

it("a save is refused if another form links to what it removes", () => {
  const guides = data.patients.guides.filter(({ anchor }: { anchor: string }) => anchor !== "become-a-patient")
  expect(findRefusals("patients", { ...data.patients, guides })).toEqual([
    remedy,
    expect.stringMatching(/^Home page, .* 5 “.*”: “Leads to” is “\/patients\/#become-a-patient”, but /),
  ])
})

it("a save leaves the check of other forms to the door if GitHub has newer ones", () => {
  expect(findRefusals("patients", { ...data.patients, guides: [] }, {}, false)).toEqual([
    expect.not.stringContaining("Home page"),
  ])
})

it("a save is refused if a text in any language needs the fact that it removes", () => {
  const { replyTime: _, ...clinic } = data.clinic
  const refusals = findRefusals("clinic", clinic)
  // Texts awaiting translation are named only in the clinic's own language.
  expect(refusals.filter(refusal => refusal.includes("Portuguese"))).toHaveLength(1)
  expect(refusals.join()).not.toContain("data/")
  expect(refusals).toEqual(
    expect.arrayContaining([
      remedy,
      expect.stringMatching(
        /^Contact page, Portuguese \(choose it at the top of the form\): .* has {replyTime}, which/
      ),
    ])
  )
})

it("a save is refused if it links to what no other form has", () => {
  const notice = { ...data.notice, enabled: true }
  expect(findRefusals("notice", notice)).toEqual([])
  expect(findRefusals("notice", { ...notice, link: { label: "Read more", to: "/services/#gone" } })).toEqual([
    expect.stringMatching(/^“Link › Leads to” is “\/services\/#gone”, but the site has no such page or part/),
  ])
})

it("a save leaves out empty values, and changes no other entry", () => {
  const guides = data.patients.guides.map((guide: object) => ({ linksToFees: false, ...guide }))
  expect(save("patients", { ...data.patients, guides })["data"]).toEqual({
    ...data.patients,
    guides: data.patients.guides,
    loadedText: expect.any(String),
  })
})

const turnOn = (language: string, enabled: boolean) =>
  findRefusals("clinic", { ...data.clinic, translations: [{ enabled, language }] })

it("a save is refused if it turns on a language that is not translated", () => {
  expect(turnOn("pt", true)).toEqual([
    expect.stringMatching(
      /^Translation 1 “pt”: “Enabled” cannot be on: on the site as it is live, “Where to go”, “heading” is missing\. Translate “Where to go”\. Turn it off/
    ),
  ])
  expect(turnOn("sn", true)).toEqual([
    expect.stringContaining("as it is live, no page is complete in “sn”. Turn it off"),
  ])
  expect(turnOn("nd", true)).toContainEqual(expect.stringContaining("nothing is translated yet"))
  expect(turnOn("pt", false)).toEqual([])
  Object.assign(translationProblems, { pt: [] })
  expect(turnOn("pt", true)).toEqual([])
})
