import {
  anchorLine,
  checkValue,
  choice,
  createGraphqlTypes,
  dateTimeLine,
  decimal,
  entry,
  flag,
  focalPointLine,
  formatProblem,
  image,
  integer,
  line,
  list,
  logo,
  paragraph,
} from ".."
import { createFields } from "../forms"
import { createJsonSchemas } from "../writeSchemas"
import { settings } from "../../../testing/bakery"

const words = { label: "Thing", hint: "A thing." }
const photo = image({ ...words, minWidth: 100, minHeight: 100 })
const crate = entry({ ...words, type: "Crate", whileEnabled: "it is shown" }, { name: line(words), photo })

/** A form with a field of each kind. */
const everyKind = entry(
  { ...words, type: "EveryKindJson", titleField: "title" },
  {
    title: line({ ...words, max: 40 }),
    note: line({ ...words, optional: true }),
    code: line({ ...words, pattern: { regex: "^[A-Z]+$", description: "capital letters" } }),
    anchor: anchorLine({ ...words, anchorOf: "title", optional: true }),
    from: dateTimeLine({ ...words, dateTime: {} }),
    day: dateTimeLine({ ...words, dateTime: { isDay: true, after: "from" } }),
    text: paragraph(words),
    logo: logo(words),
    photo,
    focus: focalPointLine({
      ...words,
      focalPoint: { picture: "photo", crops: [{ label: "Wide", width: 16, height: 9 }] },
    }),
    icon: choice({ ...words, options: ["bell", "book"] }),
    isOpen: flag(words),
    count: integer({ ...words, min: 1, max: 9 }),
    price: decimal({ ...words, min: 0, max: 99 }),
    group: entry({ ...words, type: "Group" }, { name: line(words) }),
    crate,
    lines: list({ ...words, min: 1, max: 3 }, line(words)),
    photos: list({ ...words, min: 0, max: 3 }, photo),
    crates: list({ ...words, min: 1, max: 3, uniqueBy: "name" }, crate),
  }
)

const graphql = createGraphqlTypes({ everyKind })

it.each([
  ["a text", "title: String!"],
  ["a text that may be left out", "note: String"],
  ["a picture", "photo: File! @imageFile"],
  ["a list of pictures", "photos: [File!]! @imageFile"],
  ["a switch", "isOpen: Boolean!"],
  ["a whole number", "count: Int!"],
  ["an amount", "price: Float!"],
  ["an entry that can be off", "crate: Crate"],
  ["a list of entries", "crates: [Crate!]!"],
])("the GraphQL type of %s is %s", (_kind, field) => expect(graphql.split("\n")).toContain(`  ${field}`))

const fields = createFields(everyKind, { choices: {}, canBeOff: false })

it.each([
  ["title", { widget: "string", required: true, minlength: 1, maxlength: 40 }],
  ["note", { widget: "string", required: false }],
  ["code", { hint: "A thing. Write capital letters.", pattern: ["^[A-Z]+$", "Capital letters."] }],
  ["from", { widget: "datetime", format: "YYYY-MM-DDTHH:mm" }],
  ["day", { widget: "datetime", type: "date", format: "YYYY-MM-DD" }],
  ["text", { widget: "text", maxlength: 600 }],
  ["logo", { widget: "image", accept: "image/svg+xml" }],
  ["photo", { widget: "image", hint: "A thing. At least 100 × 100 pixels; 20 MB at most." }],
  ["focus", { widget: "focal-point", picture: "photo", crops: [{ label: "Wide", width: 16, height: 9 }] }],
  ["icon", { widget: "select", options: ["bell", "book"] }],
  ["isOpen", { widget: "boolean", default: false }],
  ["price", { widget: "plain-number" }],
  ["lines", { widget: "list", hint: "A thing. From 1 to 3.", min: 1, max: 3 }],
])("the editor's form asks for the field %s with its widget and its limits", (name, field) =>
  expect(fields.find(each => each.name === name)).toMatchObject(field)
)

it("a part that can be off begins with its switch, and needs nothing else in the form", () => {
  const crate = fields.find(({ name }) => name === "crate")
  expect(crate?.fields?.map(({ name, required }) => [name, required])).toEqual([
    ["enabled", true],
    ["name", false],
    ["photo", false],
  ])
})

it("a collapsed entry shows its title with its first short values, such as a price", () => {
  const price = entry(
    { ...words, type: "Price", titleField: "item" },
    {
      text: paragraph(words),
      item: line(words),
      note: line({ ...words, max: 40, optional: true }),
      price: line({ ...words, max: 40 }),
      weight: integer({ ...words, min: 1, max: 9 }),
      pieces: integer({ ...words, min: 1, max: 9 }),
    }
  )
  const prices = list({ ...words, min: 1, max: 9 }, price)
  const [field] = createFields(entry({ ...words, type: "MenuJson" }, { prices }), { choices: {}, canBeOff: false })
  expect(field?.summary).toBe("{{item}} · {{price}} · {{weight}}")
})

const schema = createJsonSchemas({ everyKind })["everyKind"]

it("the JSON Schema knows each field's limits", () => {
  expect(schema).toMatchObject({
    additionalProperties: false,
    required: expect.not.arrayContaining(["note", "anchor"]),
    properties: {
      title: { type: "string", minLength: 1, maxLength: 40 },
      code: { pattern: "^[A-Z]+$", patternErrorMessage: "Must be capital letters." },
      icon: { enum: ["bell", "book"] },
      count: { type: "integer", minimum: 1, maximum: 9 },
      price: { type: "number", multipleOf: 0.01 },
      crates: { type: "array", minItems: 1, maxItems: 3 },
      crate: { required: ["enabled"] },
    },
  })
  expect(schema).toHaveProperty("properties.crate.then.required", ["enabled", "name", "photo"])
})

it("a price has at most two decimals", () => {
  const shop = entry({ ...words, type: "ShopJson" }, { price: decimal({ ...words, min: 0, max: 99 }) })
  const check = (price: number) => checkValue(settings, "shop.json", shop, { price }).map(formatProblem)
  expect(check(4.85)).toEqual([])
  expect(check(4.855)).toEqual([expect.stringMatching(/“price” is 4\.855, but must be .* with at most two decimals/)])
})

it("the pictures of a list are checked", () => {
  const images = list({ ...words, min: 0, max: 3 }, photo)
  const gallery = entry({ ...words, type: "GalleryJson" }, { images })
  const pictures = { "a.jpg": { width: 200, height: 200, bytes: 1 }, "b.jpg": { width: 50, height: 200, bytes: 1 } }
  const named = ["/images/a.jpg", "/images/b.jpg", "/images/c.jpg"]
  expect(checkValue(settings, "gallery.json", gallery, { images: named }, pictures).map(formatProblem)).toEqual([
    expect.stringMatching(/^data\/gallery\.json, thing 2: “images” is “\/images\/b\.jpg”, which is too small/),
    expect.stringMatching(/^data\/gallery\.json, thing 3: “images” is “\/images\/c\.jpg”, but there is no such/),
  ])
})
