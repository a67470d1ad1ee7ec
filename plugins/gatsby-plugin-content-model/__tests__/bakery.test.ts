import { mkdir, readFile, readdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { buildSchema, parse, validate } from "graphql"
import sharp from "sharp"
import {
  type Content,
  buildSites,
  checkFiles,
  createContentType,
  createGraphqlTypes,
  createJsonSchemas,
  formatProblem,
} from ".."
import { readContent, syncContent } from "../build"
import { createTemporaryFolder } from "../../../testing/temporaryFolder"
import { breads, french, model, settings, shop } from "./bakery"

const createContent = (changed: object = {}, translated: object = french): Content => ({
  files: { "shop.json": JSON.stringify(shop), "breads.json": JSON.stringify({ ...breads, ...changed }) },
  translations: { fr: { "breads.json": JSON.stringify(translated) } },
  pictures: { "rye.jpg": { width: 900, height: 700, bytes: 1000 } },
})

const check = (content: Content): string[] => checkFiles(settings, content).map(formatProblem)

const [rye, plait] = breads.breads

it("what another trade says is checked, with the place and a sentence for each problem", () => {
  expect(check(createContent())).toEqual([])
  const wrong = {
    breads: [
      { ...rye, flour: "spelt", prize: 3 },
      { ...plait, anchor: "menu" },
    ],
  }
  expect(check({ ...createContent(wrong), translations: {} })).toEqual([
    expect.stringContaining(
      "data/breads.json, line 1, column 63, bread 1 “Roggenbrot”: “flour” is “spelt”, which is not"
    ),
    expect.stringContaining("“prize” is not a field here; did you mean “price”? The fields are: name, anchor, flour"),
    expect.stringContaining(
      "bread 2 “Zopf”: “anchor” is “menu”, which the page itself uses: write another, or remove it."
    ),
    expect.stringContaining("data/fr/breads.json: is missing, so that there is no shop in “fr”."),
  ])
  expect(check({ ...createContent(), olderFiles: ["shop.json"] })).toEqual([
    expect.stringContaining("data/shop.json: is in the form of an earlier version of this code."),
  ])
})

it("its texts are known in each language, and what is off in none", () => {
  const files = { shop, breads }
  const sites = buildSites(settings, files, { fr: { breads: french } })
  expect(sites["de"]?.["breads"]).toMatchObject({ offer: { text: breads.offer.text }, language: "de" })
  expect(sites["fr"]?.["breads"]).toMatchObject({
    breads: [
      { name: "Pain de seigle", anchor: "roggenbrot", price: 6.5 },
      { name: "Tresse", anchor: "zopf", flour: "wheat" },
    ],
    offer: { text: french.offer.text },
    language: "fr",
  })
  const off = buildSites(settings, { shop, breads: { ...breads, offer: { enabled: false } } }, {})
  expect(off["de"]?.["breads"]).toMatchObject({ offer: null })
})

it("its GraphQL types answer a query, and its schemas know each file", () => {
  const types = `${createGraphqlTypes(model)}\n${createContentType(model, ["open: Boolean! @open"])}`
  const base = "interface Node { id: ID! } type File { name: String } type Query { content: Content! }"
  const schema = buildSchema(`${base}\n${types}`, { assumeValid: true, assumeValidSDL: true })
  const query = "{ content { open shop { name } breads { breads { flour price picture { name } } offer { text } } } }"
  expect(validate(schema, parse(query))).toEqual([])
  expect(validate(schema, parse("{ content { breads { breads { weight } } } }"))).toHaveLength(1)
  const { breads: schemaOfBreads } = createJsonSchemas(model)
  expect(schemaOfBreads).toMatchObject({ title: "Breads", required: ["breads", "offer"], additionalProperties: false })
})

const folder = createTemporaryFolder()

const checkDrawing = () => Promise.resolve({ problems: ["is no drawing."] })

it("the checked copy has every site, and changes only once nothing is wrong", async () => {
  const [from, to] = [path.join(folder.at(), "data"), path.join(folder.at(), "checked")]
  const write = (name: string, value: unknown) => writeFile(path.join(from, name), JSON.stringify(value))
  await mkdir(path.join(from, "images"), { recursive: true })
  await mkdir(path.join(from, "fr"))
  const picture = sharp({ create: { width: 900, height: 700, channels: 3, background: "#a63" } })
  await picture.jpeg().toFile(path.join(from, "images/rye.jpg"))
  await write("shop.json", shop)
  await write("breads.json", breads)
  await write("fr/breads.json", french)
  const folders = { from, to, temporaryFile: path.join(folder.at(), "incoming") }
  const sync = () => syncContent(settings, folders, name => readContent(name, checkDrawing))
  const readCopy = async (name: string): Promise<unknown> => JSON.parse(await readFile(path.join(to, name), "utf8"))
  expect(await sync()).toEqual([])
  expect((await readdir(to)).toSorted()).toEqual(["breads.json", "fr", "images", "shop.json"])
  expect(await readCopy("fr/breads.json")).toMatchObject({ breads: [{ name: "Pain de seigle" }, { name: "Tresse" }] })
  await write("shop.json", { ...shop, name: "" })
  expect((await sync()).map(formatProblem)).toEqual([expect.stringContaining("data/shop.json, line 1, column 9")])
  expect(await readCopy("shop.json")).toMatchObject({ name: "Krume" })
})
