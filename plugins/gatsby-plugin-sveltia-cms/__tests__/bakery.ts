import {
  type Content,
  type Model,
  anchorLine,
  checkFiles,
  checkFilesAlone,
  choice,
  createSettings,
  entry,
  image,
  line,
  list,
  locate,
  paragraph,
} from "../../gatsby-plugin-content-model"
import { listFieldValues } from "../../gatsby-plugin-content-model/forms"
import { formatJson, getItems, getValue } from "../../gatsby-plugin-content-model/json"
import { createTranslationModel, prepareTranslation } from "../../gatsby-plugin-content-model/translations"
import type { Site } from "../options"

/** A bakery's site, for tests of the editor: its model, and its content in English and French. */

const text = (label: string) => line({ label, max: 60, hint: "" })
const picture = image({ label: "Picture", minWidth: 800, minHeight: 600, hint: "" })

const bread = entry(
  { type: "Bread", titleField: "title", label: "Bread", hint: "" },
  {
    title: text("Title"),
    anchor: anchorLine({ label: "Anchor", anchorOf: "title", hint: "" }),
    description: text("Description"),
    grains: list({ label: "Grains", min: 1, max: 5, hint: "" }, text("Grain")),
  }
)
const slide = entry(
  { type: "Slide", titleField: "title", label: "Slide", hint: "" },
  { title: text("Title"), image: picture, bread: line({ label: "Leads to", untranslated: true, hint: "" }) }
)

const model = {
  shop: entry(
    { type: "ShopJson", label: "Shop", hint: "", fillsPlaceholders: true },
    { name: line({ label: "Name", untranslated: true, hint: "" }), phone: text("Main phone") }
  ),
  breads: entry(
    { type: "BreadsJson", label: "Breads", hint: "" },
    { heading: text("Heading"), breads: list({ label: "Breads", min: 1, max: 9, hint: "" }, bread) }
  ),
  window: entry(
    { type: "WindowJson", label: "Shop window", hint: "" },
    { heading: text("Heading"), slides: list({ label: "Slides", min: 1, max: 9, hint: "" }, slide) }
  ),
  about: entry(
    { type: "AboutJson", label: "About us", hint: "" },
    { heading: text("Heading"), lead: text("Lead"), directions: text("Directions") }
  ),
  notice: entry(
    { type: "NoticeJson", label: "Notice", hint: "", whileEnabled: "it is shown" },
    {
      tone: choice({ label: "Tone", options: ["change", "urgent"], hint: "" }),
      heading: text("Heading"),
      text: paragraph({ label: "Text", max: 600, hint: "" }),
    }
  ),
} satisfies Model

export const data = {
  shop: { name: "Krume", phone: "+41 44 555 01 00" },
  breads: {
    heading: "Our breads",
    breads: [
      { title: "Rye", anchor: "rye", description: "Dark, from the stone.", grains: ["Rye", "Wheat"] },
      { title: "Plait", anchor: "plait", description: "White, with butter.", grains: ["Wheat"] },
      { title: "Spelt", anchor: "spelt", description: "From the valley.", grains: ["Spelt", "Oats", "Rye"] },
      { title: "Roll", anchor: "roll", description: "Fresh each hour.", grains: ["Wheat", "Oats"] },
    ],
  },
  window: {
    heading: "In the window",
    slides: [
      { key: "night", title: "Baked at night", image: "/images/night.jpg", bread: "rye" },
      { key: "morning", title: "Warm in the morning", image: "/images/morning.jpg", bread: "plait" },
    ],
  },
  about: { heading: "Who bakes", lead: "Four people and an oven.", directions: "Behind the church." },
  notice: { enabled: false, tone: "change", heading: "Closed on Monday", text: "We clean the oven." },
}

/** French texts of the translated files. */
const french = {
  shop: { phone: "+41 44 555 01 00" },
  breads: {
    heading: "Nos pains",
    breads: [
      { anchor: "rye", title: "Seigle", description: "Noir, cuit sur pierre.", grains: ["Seigle", "Blé"] },
      { anchor: "plait", title: "Tresse", description: "Blanche, au beurre.", grains: ["Blé"] },
      { anchor: "spelt", title: "Épeautre", description: "De la vallée.", grains: ["Épeautre", "Avoine", "Seigle"] },
      { anchor: "roll", title: "Petit pain", description: "Frais à chaque heure.", grains: ["Blé", "Avoine"] },
    ],
  },
  window: {
    heading: "En vitrine",
    slides: [
      { key: "night", title: "Cuit la nuit" },
      { key: "morning", title: "Chaud le matin" },
    ],
  },
  about: { heading: "Qui fait le pain", lead: "Quatre personnes et un four.", directions: "Derrière l’église." },
  notice: { heading: "Fermé lundi", text: "Nous nettoyons le four." },
}

const braces = /\{([^{}]+)\}/g

/** Returns a problem for each slide that leads to a bread which the bakery does not have. */
const findMissingBreads = ({ window, breads }: Readonly<Record<string, unknown>>) => {
  const anchors = new Set(getItems(breads, "breads").map(each => getValue(each, "anchor")))
  return listFieldValues(model.window, window).flatMap(({ path, value }) =>
    path.at(-1) !== "bread" || anchors.has(value)
      ? []
      : [{ ...locate("window.json", model.window, window, path), message: `is “${String(value)}”: no such bread.` }]
  )
}

const settings = createSettings(model, "en", "Europe/Zurich", {
  placeholders: {
    names: ["name"],
    example: "name",
    findUnknown: found => [...found.matchAll(braces)].flatMap(([, name = ""]) => (name === "name" ? [] : [name])),
    hasStrayBrace: found => /[{}]/.test(found.replaceAll(braces, "")),
  },
  findProblems: (_model, files) => findMissingBreads(files),
  translations: {
    model: createTranslationModel(model, {}),
    getOwn: () => "en",
    list: (_files, which) => (which === "all" ? ["fr"] : []),
    turnOn: files => files,
    required: new Set(["breads"]),
    addDerivedValues: (_name, _original, translated) => translated,
    describeMissing: () => "so that there is no shop in French.",
    describeUnlisted: () => "is not French.",
    findProblems: () => [],
    findHints: () => [],
  },
})

/** The editor's facts about the bakery. */
export const bakery: Site = {
  forms: {
    folder: "data",
    files: model,
    translations: settings.translations.model,
    languages: ["fr"],
    writeTranslation: (name, original, texts) => {
      const file = new Map(Object.entries(model)).get(name)
      return file ? prepareTranslation(file, original, texts) : texts
    },
  },
  checkContent: (content: Content) => checkFiles(settings, content),
  monthlyPublications: 20,
  clock: { timeZone: "UTC", hour12: false },
  periods: {},
}

/** Checks changed files of the bakery by themselves. */
export const checkChanged: Site["checkContent"] = content => checkFilesAlone(settings, content)

/** Creates the first bytes of a PNG picture, which contain its size. */
export const createPicture = (width: number, height = 900): Buffer => {
  const size = Buffer.alloc(17)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  return Buffer.concat([Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), size])
}

/** The files of the bakery's repository, keyed by path. */
export const createFiles = (): Record<string, Buffer> => ({
  ...Object.fromEntries(
    Object.entries(data).map(([name, value]) => [`data/${name}.json`, Buffer.from(formatJson(value))])
  ),
  ...Object.fromEntries(
    Object.entries(french).map(([name, texts]) => {
      const translation = bakery.forms.writeTranslation(name, new Map(Object.entries(data)).get(name), texts)
      return [`data/fr/${name}.json`, Buffer.from(formatJson(translation))]
    })
  ),
  "data/images/night.jpg": createPicture(1600),
  "data/images/morning.jpg": createPicture(1600, 901),
  "data/images/oven.jpg": createPicture(1600, 902),
})
