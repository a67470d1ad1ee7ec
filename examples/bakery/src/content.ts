import { type Infer, createSettings, decimal, entry, line, list } from "../plugins/gatsby-plugin-content-model"

const bread = entry(
  { type: "Bread", titleField: "name", label: "Bread", hint: "One kind of bread." },
  {
    name: line({ label: "Name", max: 40, hint: "As on the shelf." }),
    price: decimal({ label: "Price", min: 0.1, max: 99, hint: "Of one piece, in euros." }),
    text: line({ label: "Text", max: 80, hint: "What is special about it." }),
  }
)

/** The fields of each file in `data`. */
export const model = {
  shop: entry(
    { type: "ShopJson", label: "Shop", hint: "Who bakes, where and when." },
    {
      name: line({ label: "Name", max: 30, hint: "What is written above the door." }),
      about: line({ label: "About", max: 120, hint: "What there is, and where." }),
      open: line({ label: "Open", max: 60, hint: "When somebody sells." }),
      phone: line({ label: "Phone", max: 20, hint: "With the code of the country." }),
    }
  ),
  breads: entry(
    { type: "BreadsJson", label: "Breads", hint: "What is baked every day." },
    { breads: list({ label: "Breads", min: 1, max: 30, uniqueBy: "name", hint: "In their order." }, bread) }
  ),
}

export type Bread = Infer<typeof bread>
export type Content = { readonly [Name in keyof typeof model]: Infer<(typeof model)[Name]> }

export const settings = createSettings(model, "en", "Europe/Berlin")
