import { mkdir, readFile, readdir, writeFile } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import { formatProblem, formatProblems } from ".."
import { readContent, syncContent } from "../build"
import { writeSchemas } from "../writeSchemas"
import { createTemporaryFolder } from "../../../testing/createTemporaryFolder"
import { onPreBootstrap } from "../gatsby-node"
import { data, french, settings } from "../../../testing/bakery"

const folder = createTemporaryFolder()

const shop = { ...data.shop, languages: ["fr"], planned: [] }

const checkDrawing = () => Promise.resolve({ problems: ["is no drawing."] })

it("the checked copy has every site, and changes only once nothing is wrong", async () => {
  const [from, to] = [path.join(folder.at(), "data"), path.join(folder.at(), "checked")]
  const write = (name: string, value: unknown) => writeFile(path.join(from, name), JSON.stringify(value))
  await mkdir(path.join(from, "images"), { recursive: true })
  await mkdir(path.join(from, "fr"))
  const picture = sharp({ create: { width: 900, height: 700, channels: 3, background: "#a63" } })
  for (const name of ["night", "morning"])
    await picture
      .clone()
      .jpeg()
      .toFile(path.join(from, `images/${name}.jpg`))
  for (const [name, value] of Object.entries({ ...data, shop })) await write(`${name}.json`, value)
  await write("fr/breads.json", french.breads)
  const sync = () => syncContent(settings, from, name => readContent(name, checkDrawing), { to })
  const readCopy = async (name: string): Promise<unknown> => JSON.parse(await readFile(path.join(to, name), "utf8"))
  expect(await sync()).toEqual([])
  expect((await readdir(to)).toSorted()).toEqual([
    "about.json",
    "breads.json",
    "fr",
    "images",
    "shop.json",
    "window.json",
  ])
  expect(await readCopy("fr/breads.json")).toMatchObject({
    breads: [{ name: "Seigle", price: 6.5 }, { name: "Tresse", price: 7.2 }, {}, {}],
    language: "fr",
  })
  await write("shop.json", { ...shop, name: "" })
  expect((await sync()).map(formatProblem)).toEqual([expect.stringContaining("data/shop.json, line 1, column 9")])
  expect(await readCopy("shop.json")).toMatchObject({ name: "Krume" })
})

it("a build ends before it reads bad content, and names the place and a remedy", async () => {
  const bad = path.join(folder.at(), "bad")
  const write = (name: string, value: unknown) =>
    writeFile(path.join(bad, `${name}.json`), JSON.stringify(value, null, 2))
  await mkdir(bad)
  for (const [name, value] of Object.entries({ ...data, shop })) await write(name, value)
  await write("breads", { ...data.breads, breads: [{ name: "Rye loaf", price: "4.80" }] })
  const panic = jest.fn((text: string) => {
    throw new Error(text)
  })
  const build = (reporter: object) =>
    onPreBootstrap(Object.assign(Object.create(null), { reporter }), {
      settings,
      folder: bad,
      read: name => readContent(name, checkDrawing),
    })
  await expect(build({ panic })).rejects.toThrow(
    /breads\.json, line 6, column 16, bread 1 “Rye loaf”: “price” is in quotation marks: write the number without them/
  )
})

it("problems name the content’s own folder", () => {
  const problem = { file: "shop.json", entry: "", field: "name", message: "is empty." }
  expect(formatProblems([problem], "content")).toContain("  • content/shop.json: “name” is empty.")
})

it("develop writes the settings of VS Code for the content’s own folder, and never over somebody else’s", async () => {
  const root = folder.at("project")
  const write = () => writeSchemas(root, settings.model, settings.translations.model, "content")
  const file = path.join(root, ".vscode/settings.json")
  await write()
  expect(await readFile(file, "utf8")).toContain('"/content/shop.json"')
  await writeFile(file, "{}")
  await write()
  expect(await readFile(file, "utf8")).toBe("{}")
})
