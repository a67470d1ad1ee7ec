import { cpSync, rmSync } from "node:fs"
import { secondContent } from "../../scripts/sampleFolders"
import { checkContent, findContentHints } from "../../src/model/checks/checkContent"
import { readContent } from "../../src/model/checks/readContent"
import { formatProblem } from "../../plugins/gatsby-plugin-content-model"
import { createTemporaryFolder } from "../../testing/temporaryFolder"

const folder = createTemporaryFolder()

it.each([
  // The file that “New Folder” in the editor commits.
  ["images/team/.gitkeep", "data/images/team: is a folder, but pictures must be in the folder “images” itself."],
  ["images/prices.pdf", "data/images/prices.pdf: is not a picture that the site can show"],
  ["home.json/.gitkeep", "data/home.json: is a folder, but only a file can be here"],
  ["en/old/home.json", "data/en/old: is a folder"],
  ["en/notes.txt", "data/en/notes.txt: is not a file the site knows: its texts are in files that end in .json."],
  ["Prices.docx", "data/Prices.docx: is not a file the site knows"],
  [".DS_Store"],
  ["images/.DS_Store"],
])("%s: %s", async (file, ...sentences) => {
  cpSync(secondContent, folder.at(), { recursive: true })
  if (file.startsWith("home.json/")) rmSync(folder.at("home.json"))
  folder.write(file, "")
  const found = checkContent(await readContent(folder.at())).map(formatProblem)
  expect(found.filter(problem => !problem.startsWith("data/home.json: is missing"))).toEqual(
    sentences.map(sentence => expect.stringContaining(sentence))
  )
})

it("tells of files in a translation that is off, and publishes the rest", async () => {
  cpSync(secondContent, folder.at(), { recursive: true })
  const clinic = JSON.parse(folder.read("clinic.json"))
  folder.write("clinic.json", JSON.stringify({ ...clinic, translations: [{ enabled: false, language: "en" }] }))
  folder.write("en/notes.txt", "")
  folder.write("en/home.json", "{")
  const content = await readContent(folder.at())
  expect(checkContent(content)).toEqual([])
  const hints = findContentHints(content, Date.parse("2026-11-25")).map(formatProblem)
  for (const hint of ["data/en/notes.txt: is not a file the site knows", "data/en/home.json, line 1"])
    expect(hints).toContainEqual(expect.stringContaining(hint))
})
