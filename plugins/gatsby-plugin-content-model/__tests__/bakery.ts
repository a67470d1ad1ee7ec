import { type Model, anchorLine, choice, createSettings, decimal, entry, flag, image, line, list } from ".."
import { getItems, getValue, readText } from "../json"
import { createTranslationModel } from "../translations"

const note = line({ label: "Note", max: 60, hint: "One note." })

const bread = entry(
  { type: "Bread", titleField: "name", label: "Bread", hint: "One kind of bread." },
  {
    name: line({ label: "Name", max: 40, hint: "As on the shelf." }),
    anchor: anchorLine({ label: "Anchor", anchorOf: "name", optional: true, hint: "The end of its address." }),
    price: decimal({ label: "Price", min: 0, max: 99, hint: "Of a whole loaf." }),
    grain: choice({ label: "Grain", options: ["rye", "spelt", "wheat"], optional: true, hint: "Most of the flour." }),
    flour: line({ label: "Flour", max: 40, optional: true, hint: "As the mill calls it." }),
    notes: list({ label: "Notes", min: 0, max: 5, optional: true, hint: "Good to know." }, note),
    organic: flag({ label: "Organic", optional: true, hint: "Whether its flour is organic." }),
    sliced: flag({ label: "Sliced", optional: true, hint: "Whether it is sold in slices." }),
    picture: image({ label: "Picture", minWidth: 800, minHeight: 600, optional: true, hint: "The loaf, cut." }),
  }
)

const day = entry(
  { type: "Day", titleField: "title", label: "Day", hint: "A day." },
  { title: line({ label: "Title", max: 40, hint: "Its name." }) }
)

const season = entry(
  { type: "Season", label: "Season", optional: true, hint: "What is baked now alone.", whileEnabled: "it is baked" },
  {
    heading: line({ label: "Heading", max: 40, hint: "Above the list." }),
    days: list({ label: "Days", min: 1, max: 5, hint: "Days of one bread." }, day),
  }
)

/** Content model of a bakery, which contains nothing about medicine. */
export const model = {
  shop: entry(
    { type: "ShopJson", label: "Shop", hint: "Who bakes, and where.", fillsPlaceholders: true },
    {
      name: line({ label: "Name", untranslated: true, hint: "What is written above the door." }),
      language: choice({ label: "Language", options: ["de", "fr"], hint: "That of the files." }),
      languages: list(
        { label: "Translations", min: 0, max: 3, optional: true, hint: "Other languages." },
        choice({ label: "Language", options: ["de", "fr"], hint: "One of them." })
      ),
      planned: list(
        {
          label: "Planned translations",
          min: 0,
          max: 3,
          optional: true,
          hint: "Languages that are not published yet.",
        },
        choice({ label: "Language", options: ["de", "fr"], hint: "One of them." })
      ),
    }
  ),
  breads: entry(
    { type: "BreadsJson", label: "Breads", hint: "What is baked every day." },
    {
      breads: list({ label: "Breads", min: 1, max: 30, uniqueBy: "name", hint: "In their order." }, bread),
      season,
    }
  ),
} satisfies Model

const braces = /\{([^{}]+)\}/g

/** Returns the names in braces in a text that are not the placeholder `{name}`. */
const findUnknown = (text: string): string[] =>
  [...text.matchAll(braces)].flatMap(([, name = ""]) => (name === "name" ? [] : [name]))

const hasStrayBrace = (text: string): boolean => /[{}]/.test(text.replaceAll(braces, ""))

/** All settings that the plugin needs for the bakery's site. */
export const settings = createSettings(model, "de", "Europe/Zurich", {
  reservedAnchors: ["menu"],
  placeholders: { names: ["name"], example: "name", findUnknown, hasStrayBrace },
  translations: {
    model: createTranslationModel(model, {}),
    getOwn: ({ shop }) => readText(getValue(shop, "language")),
    list: ({ shop }, which) =>
      [...getItems(shop, "languages"), ...(which === "all" ? getItems(shop, "planned") : [])].map(String),
    turnOn: files => files,
    required: new Set(["breads"]),
    addDerivedValues: (_name, _original, translated) => translated,
    describeMissing: language => `so that there is no shop in “${language}”.`,
    describeUnlisted: language => `is of “${language}”, which the shop does not list.`,
    findProblems: () => [],
    findHints: () => [],
  },
})

export const shop = { name: "Krume", language: "de", languages: ["fr"] }

export const breads = {
  breads: [
    { name: "Roggenbrot", anchor: "roggenbrot", price: 6.5, picture: "/images/rye.jpg" },
    { name: "Zopf", anchor: "zopf", price: 7.2 },
  ],
}

export const french = {
  breads: [
    { anchor: "roggenbrot", name: "Pain de seigle" },
    { anchor: "zopf", name: "Tresse" },
  ],
}
