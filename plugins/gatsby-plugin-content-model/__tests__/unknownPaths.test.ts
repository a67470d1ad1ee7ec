import { rmSync } from "node:fs"
import { checkFiles, findFileHints, formatProblem } from ".."
import { readContent } from "../build"
import { createTemporaryFolder } from "../../../testing/createTemporaryFolder"
import { data, french, settings } from "../../../testing/bakery"

const folder = createTemporaryFolder()

const write = (name: string, value: unknown): void => folder.write(name, JSON.stringify(value))

/** Writes the bakery's content, without pictures. */
const writeBakery = () => {
  for (const [name, value] of Object.entries(data)) write(`${name}.json`, value)
  write("window.json", { ...data.window, slides: [] })
  write("shop.json", { ...data.shop, languages: ["fr"], planned: [] })
  write("fr/breads.json", french.breads)
}

it.each([
  // The file that “New Folder” in the editor commits.
  ["images/loaves/.gitkeep", "data/images/loaves: is a folder, but pictures must be in the folder “images” itself."],
  ["images/rolls.pdf", "data/images/rolls.pdf: is not a picture that the site can show"],
  ["breads.json/.gitkeep", "data/breads.json: is a folder, but only a file can be here"],
  ["fr/old/breads.json", "data/fr/old: is a folder"],
  ["fr/notes.txt", "data/fr/notes.txt: is not a file the site knows: its texts are in files that end in .json."],
  ["constructor.json", "data/constructor.json: has a name with another meaning in programs"],
  [
    "__proto__/breads.json",
    "data/__proto__: has a name with another meaning in programs",
    "data/__proto__/breads.json: has a name with another meaning in programs",
  ],
  ["fr/toString.json", "data/fr/toString.json: has a name with another meaning in programs"],
  ["Prices.docx", "data/Prices.docx: is not a file the site knows"],
  [".DS_Store"],
  ["images/.DS_Store"],
])("a path that the site does not know is reported, unless it is hidden: %s", async (file, ...sentences) => {
  writeBakery()
  if (file.startsWith("breads.json/")) rmSync(folder.at("breads.json"))
  folder.write(file, "")
  const found = checkFiles(settings, await readContent(folder.at())).map(formatProblem)
  expect(found.filter(problem => !problem.startsWith("data/breads.json: is missing"))).toEqual(
    sentences.map(sentence => expect.stringContaining(sentence))
  )
})

it("publishes the rest beside unknown files in a translation that is off, and hints at them", async () => {
  writeBakery()
  write("shop.json", data.shop)
  folder.write("fr/notes.txt", "")
  folder.write("fr/breads.json", "{")
  const content = await readContent(folder.at())
  expect(checkFiles(settings, content)).toEqual([])
  const hints = findFileHints(settings, content, Date.parse("2026-11-25")).map(formatProblem)
  for (const hint of ["data/fr/notes.txt: is not a file the site knows", "data/fr/breads.json, line 1"])
    expect(hints).toContainEqual(expect.stringContaining(hint))
})
