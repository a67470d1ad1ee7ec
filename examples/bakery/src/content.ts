import { type Infer, createSettings, decimal, entry, line, list } from "../plugins/gatsby-plugin-content-model"

const bread = entry(
  { type: "Bread", titleField: "name", label: "Bread", hint: "One kind of bread." },
  {
    name: line({ label: "Name", max: 40, hint: "As on the shelf." }),
    price: decimal({ label: "Price", min: 0.1, max: 99, hint: "Price of one piece, in euros." }),
    text: line({ label: "Text", max: 80, hint: "What is special about it." }),
  }
)

/** The fields of each file in `data`. */
export const model = {
  shop: entry(
    { type: "ShopJson", label: "Shop", hint: "Name, place and hours of the shop." },
    {
      name: line({ label: "Name", max: 30, hint: "The name above the door." }),
      about: line({ label: "About", max: 120, hint: "What the shop sells, and where it is." }),
      open: line({ label: "Open", max: 60, hint: "Opening hours." }),
      phone: line({ label: "Phone", max: 20, hint: "With the country code." }),
    }
  ),
  breads: entry(
    { type: "BreadsJson", label: "Breads", hint: "The breads of every day." },
    { breads: list({ label: "Breads", min: 1, max: 30, uniqueBy: "name", hint: "In their order." }, bread) }
  ),
}

export type Bread = Infer<typeof bread>
export type Content = { readonly [Name in keyof typeof model]: Infer<(typeof model)[Name]> }

export const settings = createSettings(model, "en", "Europe/Berlin")
