import { sampleContent, secondContent } from "../../testing/sampleFolders"
import { type Content, formatProblem, isList } from "../../plugins/gatsby-plugin-content-model"
import { checkContent, findContentHints } from "../../src/model/checks/contentSettings"
import { readContent } from "../../src/model/checks/readContent"
import { model } from "../../src/model/model"
import { containing, parseCell, readTable } from "../../testing/readTable"
import { asFiles, parseFiles } from "../../testing/data"
import { shortenLists } from "../../testing/shortenLists"
import { type Json, replaceValue } from "../../testing/replaceValue"

let sample: Content = { files: {} }

/** The sample with short lists, because their other entries have the same fields and take most of the time. */
let content: Content = { files: {} }

beforeAll(async () => {
  sample = await readContent(sampleContent)
  content = { ...sample, ...asFiles(shortenLists(parseFiles(sample.files))) }
})

const check = (changes: Readonly<Record<string, string>>, pictures: Content["pictures"] = {}): string[] =>
  checkContent({
    files: { ...content.files, ...changes },
    pictures: { ...content.pictures, ...pictures },
  }).map(formatProblem)

const parse = (file: string): Json => JSON.parse(content.files[`${file}.json`] ?? "")

/** Returns the problems of the sample with the value at `path` of a file replaced. `undefined` removes the value. */
const checkWith = (file: string, path: string, value: unknown): string[] =>
  check({ [`${file}.json`]: JSON.stringify(replaceValue(parse(file), path, value)) })

it("the sample has no problems", () => {
  expect(checkContent(sample)).toEqual([])
  expect(check({})).toEqual([])
})

it.each(readTable("model/problems.txt"))(
  "says what is wrong with %s %s = %s",
  (file = "", path = "", value = "", ...sentences) => {
    expect(checkWith(file, path, parseCell(value))).toEqual(sentences.map(containing))
  }
)

it.each([
  ["locale.language", "pt BR"],
  ["translations.0.language", "constructor"],
  ["translations.0.language", ""],
])("says of a site in two languages that %s = “%s” is not the code of a language", async (path, value) => {
  const second = await readContent(secondContent)
  const clinic = replaceValue(JSON.parse(second.files["clinic.json"] ?? ""), path, value)
  const files = { ...second.files, "clinic.json": JSON.stringify(clinic) }
  const field = path === "locale.language" ? "“locale.language” " : "“language” "
  expect(checkContent({ ...second, files }).map(formatProblem)).toContainEqual(
    containing(`${field}${value ? `is “${value}”, but must be the code of a language` : "is empty"}`)
  )
})

it.each([
  [
    { width: 640, height: 360, bytes: 1000 },
    "too small for its place (640 × 360 pixels): use one of at least 780 × 1040",
  ],
  [
    { width: 6400, height: 3600, bytes: 20_100_000 },
    "file is too large (20.1 MB): save it again, smaller, with at most",
  ],
  [null, "cannot be read as a picture. Save it again as JPEG"],
])("says what is wrong with a picture of %j", (size, sentence) => {
  const name = String(parse("slides").slides[0].portrait).replace("/images/", "")
  expect(check({}, { [name]: size })).toEqual([expect.stringContaining(sentence)])
})

it.each(readTable("model/wordsProblems.txt"))(
  "says what is wrong with the words of the interface %s",
  (text = "", ...sentences) => {
    expect(check({ "words.json": text })).toEqual(
      sentences.map(sentence => containing(`^data/words.json, line 1, column …${sentence}`))
    )
  }
)

it("reports an empty file, an invisible mark at the start, a missing and an unknown file", () => {
  expect(check({ "stats.json": "" })).toEqual([containing("stats.json, line 1, column 1: is empty.")])
  expect(check({ "stats.json": `\uFEFF${content.files["stats.json"]}` })).toEqual([containing("invisible mark")])
  const { "stats.json": stats = "", ...files } = content.files
  const clinic = JSON.stringify(replaceValue(parse("clinic"), "phone", "call us"))
  const found = checkContent({ ...content, files: { ...files, "stat.json": stats, "clinic.json": clinic } })
  expect(found.map(formatProblem)).toEqual([
    containing("“phone” is “call us”"),
    containing("data/stats.json: is missing"),
    containing("data/stat.json: is not a file the site knows; is it “stats.json” misspelt?"),
  ])
})

it("the hints say which colour is shown instead of one that could be taken for red", () => {
  const brand = { ...parse("brand"), main: "#1d2f5e", accent: "#c8453b", light: undefined }
  expect(findContentHints({ files: { "brand.json": JSON.stringify(brand) } }, 0).map(formatProblem)).toEqual([
    expect.stringMatching(
      /“accent” is “#c8453b”, too near to the red of emergencies and errors: .* #[0-9a-f]{6} instead\.$/
    ),
  ])
})

const lists = Object.entries(model).flatMap(([name, schema]) =>
  Object.entries(schema.fields).flatMap(([key, field]) => (isList(field) ? [{ name, key, field }] : []))
)

it.each(lists.map(({ name, key }) => [name, key]))("any order of %s.%s is right", (name, key) => {
  expect(checkWith(name, key, parse(name)[key]?.toReversed())).toEqual([])
})
