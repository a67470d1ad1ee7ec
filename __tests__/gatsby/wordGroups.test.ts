import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { checkWordGroups, describeWordGroups, findWordGroups } from "../../src/gatsby/wordGroups"
import wordGroups from "../../src/words/wordGroups.json"

const folder = mkdtempSync(path.resolve("src", "wordGroupsTest-"))

afterAll(() => rmSync(folder, { recursive: true }))

/** Writes a module beside another, and returns its name for `findWordGroups`. */
const writeModule = (name: string, text: string): string => {
  writeFileSync(path.join(folder, `${name}.tsx`), text)
  return path.relative("src", path.join(folder, name))
}

it("finds the groups of words that a module uses, and those of all that it imports", () => {
  writeModule("Imported", 'export const Imported = () => <p>{useWords("fees").price}</p>')
  writeModule("OnlyType", 'export const OnlyType = () => useWords("gallery")')
  writeModule("Loaded", 'import { Imported } from "./Imported"\nexport const Loaded = () => useWords("copy")')
  const name = writeModule(
    "Page",
    'import {\n  Imported,\n} from "./Imported"\nimport type { Props } from "./OnlyType"\nconst load = () => import("./Loaded")\nconst { item } = useWords("team")'
  )
  expect(findWordGroups(name).toSorted()).toEqual(["copy", "fees", "team"])
})

it.each([
  "const words = useWords(group)",
  'const words = useWords("fee")',
  'import { useWords as useGroup } from "../words/useWords"',
  "const useGroup = useWords",
])("a module may not have %s", code => {
  const name = writeModule(`Refused${code.length}`, code)
  expect(() => findWordGroups(name)).toThrow("useWords needs the name of a group of words, in quotation marks.")
})

it("has the groups of each page in a file, where there is no source code", () => {
  expect(checkWordGroups).not.toThrow()
  expect(JSON.parse(describeWordGroups())).toEqual(wordGroups)
})

it("finds on each page no words of another", () => {
  expect(wordGroups["pages/patients"]).not.toContain("fees")
  expect(wordGroups["pages/patients"]).not.toContain("services")
  expect(wordGroups["pages/contact"]).not.toContain("appointmentForm")
})
