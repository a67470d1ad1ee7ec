import {
  type Model,
  anchorLine,
  choice,
  createSettings,
  decimal,
  entry,
  flag,
  image,
  line,
  list,
  locate,
  paragraph,
} from "../plugins/gatsby-plugin-content-model"
import { listFieldValues } from "../plugins/gatsby-plugin-content-model/forms"
import { getItems, getValue, readText } from "../plugins/gatsby-plugin-content-model/json"
import { createTranslationModel } from "../plugins/gatsby-plugin-content-model/translations"

/** A bakery's site, for tests of plugins: its model, which contains nothing about medicine, and its content. */

const text = (label: string) => line({ label, max: 60, hint: "" })
const picture = { label: "Picture", minWidth: 800, minHeight: 600, hint: "" }
const language = (label: string) => choice({ label, options: ["en", "fr"], hint: "" })
const languages = (label: string) => list({ label, min: 0, max: 3, optional: true, hint: "" }, language("Language"))

const bread = entry(
  { type: "Bread", titleField: "name", label: "Bread", hint: "One kind of bread." },
  {
    name: line({ label: "Name", max: 40, hint: "As on the shelf." }),
    anchor: anchorLine({ label: "Anchor", anchorOf: "name", optional: true, hint: "The end of its address." }),
    description: line({ label: "Description", optional: true, hint: "" }),
    grains: list({ label: "Grains", min: 1, max: 5, optional: true, hint: "" }, text("Grain")),
    price: decimal({ label: "Price", min: 0, max: 99, hint: "Of a whole loaf." }),
    grain: choice({ label: "Grain", options: ["rye", "spelt", "wheat"], optional: true, hint: "Most of the flour." }),
    flour: line({ label: "Flour", max: 40, optional: true, hint: "As the mill calls it." }),
    notes: list({ label: "Notes", min: 0, max: 5, optional: true, hint: "Good to know." }, text("Note")),
    organic: flag({ label: "Organic", optional: true, hint: "Whether its flour is organic." }),
    sliced: flag({ label: "Sliced", optional: true, hint: "Whether it is sold in slices." }),
    picture: image({ ...picture, optional: true }),
  }
)

const day = entry({ type: "Day", titleField: "title", label: "Day", hint: "A day." }, { title: text("Title") })

const season = entry(
  { type: "Season", label: "Season", optional: true, hint: "What is baked now alone.", whileEnabled: "it is baked" },
  { heading: text("Heading"), days: list({ label: "Days", min: 1, max: 5, hint: "Days of one bread." }, day) }
)

const slide = entry(
  { type: "Slide", titleField: "title", label: "Slide", hint: "" },
  { title: text("Title"), image: image(picture), bread: line({ label: "Leads to", untranslated: true, hint: "" }) }
)

export const model = {
  shop: entry(
    { type: "ShopJson", label: "Shop", hint: "Who bakes, and where.", fillsPlaceholders: true },
    {
      name: line({ label: "Name", untranslated: true, hint: "What is written above the door." }),
      phone: line({ label: "Main phone", untranslated: true, hint: "" }),
      language: language("Language"),
      languages: languages("Translations"),
      planned: languages("Planned translations"),
    }
  ),
  breads: entry(
    { type: "BreadsJson", label: "Breads", hint: "What is baked every day." },
    {
      heading: text("Heading"),
      breads: list({ label: "Breads", min: 1, max: 30, uniqueBy: "name", hint: "" }, bread),
      season,
    }
  ),
  window: entry(
    { type: "WindowJson", label: "Shop window", hint: "" },
    { heading: text("Heading"), slides: list({ label: "Slides", min: 0, max: 9, hint: "" }, slide) }
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

/** Content of the files, keyed by name. French is planned, not published. */
export const data = {
  shop: { name: "Krume", phone: "+41 44 555 01 00", language: "en", planned: ["fr"] },
  breads: {
    heading: "Our breads",
    breads: [
      { name: "Rye", anchor: "rye", price: 6.5, description: "Dark, from the stone.", grains: ["Rye", "Wheat"] },
      { name: "Plait", anchor: "plait", price: 7.2, description: "White, with butter.", grains: ["Wheat"] },
      { name: "Spelt", anchor: "spelt", price: 6.9, description: "From the valley.", grains: ["Spelt", "Oats", "Rye"] },
      { name: "Roll", anchor: "roll", price: 0.9, description: "Fresh each hour.", grains: ["Wheat", "Oats"] },
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
export const french = {
  breads: {
    heading: "Nos pains",
    breads: [
      { anchor: "rye", name: "Seigle", description: "Noir, cuit sur pierre.", grains: ["Seigle", "Blé"] },
      { anchor: "plait", name: "Tresse", description: "Blanche, au beurre.", grains: ["Blé"] },
      { anchor: "spelt", name: "Épeautre", description: "De la vallée.", grains: ["Épeautre", "Avoine", "Seigle"] },
      { anchor: "roll", name: "Petit pain", description: "Frais à chaque heure.", grains: ["Blé", "Avoine"] },
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

/** Returns the names in braces in a text that are not the placeholder `{name}`. */
const findUnknown = (found: string): string[] =>
  [...found.matchAll(braces)].flatMap(([, name = ""]) => (name === "name" ? [] : [name]))

/** Returns a problem for each slide that leads to a bread which the bakery does not have. */
const findMissingBreads = ({ window, breads }: Readonly<Record<string, unknown>>) => {
  const anchors = new Set(getItems(breads, "breads").map(each => getValue(each, "anchor")))
  return listFieldValues(model.window, window).flatMap(({ path, value }) =>
    path.at(-1) !== "bread" || anchors.has(value)
      ? []
      : [{ ...locate("window.json", model.window, window, path), message: `is “${String(value)}”: no such bread.` }]
  )
}

/** All settings that a plugin needs for the bakery's site. */
export const settings = createSettings(model, "en", "Europe/Zurich", {
  reservedAnchors: ["menu"],
  placeholders: {
    names: ["name"],
    example: "name",
    findUnknown,
    hasStrayBrace: found => /[{}]/.test(found.replaceAll(braces, "")),
  },
  findProblems: (_model, files) => findMissingBreads(files),
  translations: {
    model: createTranslationModel(model, {}),
    getOwn: ({ shop }) => readText(getValue(shop, "language")),
    list: ({ shop }, which) =>
      [...getItems(shop, "languages"), ...(which === "all" ? getItems(shop, "planned") : [])].map(String),
    turnOn: files => files,
    required: new Set(["breads"]),
    addDerivedValues: (_name, _original, translated) => translated,
    describeMissing: code => `so that there is no shop in “${code}”.`,
    describeUnlisted: code => `is of “${code}”, which the shop does not list.`,
    findProblems: () => [],
    findHints: () => [],
  },
})
