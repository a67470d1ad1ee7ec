import { spawnSync } from "node:child_process"
import { cpSync, rmSync } from "node:fs"
import path from "node:path"
import { secondContent } from "../../testing/sampleFolders"
import { readContent } from "../../src/model/checks/readContent"
import { type Content, formatProblem } from "../../plugins/gatsby-plugin-content-model"
import {
  createSites,
  isMarked,
  markText,
  removeMark,
  draftTranslation,
  prepareTranslation,
} from "../../plugins/gatsby-plugin-content-model/translations"
import { model } from "../../src/model/model"
import { checkContent, findContentHints, contentSettings } from "../../src/model/checks/contentSettings"
import { listTranslatedPages } from "../../src/model/links/sitePages"
import { readSite } from "../../src/model/readSite"
import { parseFiles } from "../../testing/data"
import { containing } from "../../testing/readTable"
import { type Json, replaceValue } from "../../testing/replaceValue"
import { createTemporaryFolder } from "../../testing/createTemporaryFolder"

/**
 * Checks texts of translations that are still in the original language. The clinic in Beira is Portuguese, with an
 * English translation.
 */

let content: Content = { files: {} }
let originals: Record<string, Json> = {}
beforeAll(async () => {
  content = await readContent(secondContent)
  originals = parseFiles(content.files)
})

const parseEnglish = () => parseFiles(content.translations?.["en"] ?? {})

const sentences = (changed: Content): string[] => checkContent(changed).map(formatProblem)

const withFile = (file: string, path: string, value: unknown): Content => ({
  ...content,
  files: { ...content.files, [file]: JSON.stringify(replaceValue(JSON.parse(content.files[file] ?? ""), path, value)) },
})

/** Returns the content with only these English files. */
const withEnglish = (files: Record<string, unknown>, from = content): Content => ({
  ...from,
  translations: {
    en: Object.fromEntries(Object.entries(files).map(([name, value]) => [`${name}.json`, JSON.stringify(value)])),
  },
})

/** Returns English files that have not been translated yet. */
const begin = (known: Record<string, unknown> = {}, from = originals): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(model).flatMap(([name, field]) => {
      const begun = draftTranslation(field, from[name], known[name], "pt")
      const value = prepareTranslation(field, from[name], begun)
      return value === undefined ? [] : [[name, value]]
    })
  )

const withoutDrafts = (files: Record<string, Json>) =>
  Object.fromEntries(Object.entries(files).map(([name, texts]) => [name, { ...texts, draft: undefined }]))

it("begins every file of a translation as a draft, and asks only for the facts of the clinic while its language is on", () => {
  const files = begin()
  expect(Object.values(files).every(({ draft }) => draft)).toBe(true)
  const found = sentences(withEnglish(files))
  expect(found).toEqual([
    containing("data/en/clinic.json, line 1, column …: “draft” is set, and every page shows its words"),
  ])
  const off = withFile("clinic.json", "translations.0.enabled", false)
  expect(sentences(withEnglish(withoutDrafts(files), off))).toEqual([])
  const hints = findContentHints(withEnglish(files, off), Date.parse("2026-11-25"))
  expect(hints.filter(({ file }) => file.startsWith("en/"))).toEqual([])
})

it("shows the notice in the clinic's language while it is marked", () => {
  const notice = { ...originals["notice"], enabled: true }
  const english = { heading: markText(notice.heading, "pt"), text: "Come back tomorrow." }
  const known = { ...parseEnglish(), notice: english }
  expect(sentences(withEnglish(known, withFile("notice.json", "", notice)))).toEqual([])
  const { en = {} } = createSites(contentSettings, { ...originals, notice }, { en: known })
  expect(en["notice"]).toMatchObject({ language: "pt", heading: notice.heading, text: notice.text })
  expect(listTranslatedPages(readSite(en)).map(({ name }) => name)).toContain("home")
})

/** Returns the problems of English files with texts that are copies of the original. */
const findCopies = (files: Record<string, unknown>): string[] =>
  sentences(withEnglish(files)).filter(sentence => sentence.includes("is the same as in"))

/** Returns a file of an English translation that has `write(text)` for each text of the original. */
const writeEach = (name: string, write: (markedText: string) => string): Json => ({
  ...JSON.parse(JSON.stringify(begin()[name]), (_, value: unknown) => (isMarked(value) ? write(value) : value)),
  draft: undefined,
})

it.each(["home", "clinic"])("refuses a translation of %s that is a copy of the original", name => {
  const file = writeEach(name, removeMark)
  expect(findCopies(parseEnglish())).toEqual([])
  expect(findCopies({ ...parseEnglish(), [name]: file })).toEqual([
    expect.stringMatching(
      new RegExp(
        `^data/en/${name}.json, line 1, column 1: is the same as in Portuguese in \\d+ of \\d+ texts, the first of which is “[\\w.]+”: translate them, or write “=” in those that are meant to be the same\\.$`
      )
    ),
  ])
})

it("shows the original of each text that is marked as the same", () => {
  const files = { ...parseEnglish(), care: writeEach("care", () => "=") }
  expect(sentences(withEnglish(files))).toEqual([])
  const { care } = createSites(contentSettings, originals, { en: files })["en"] ?? {}
  const { heading, emergency } = originals["care"]
  expect(care).toMatchObject({ language: "en", heading, emergency: { signs: emergency.signs } })
})

describe("npm run format -- --language", () => {
  const folder = createTemporaryFolder()
  const run = (language: string) =>
    spawnSync(
      process.execPath,
      [require.resolve("tsx/cli"), path.resolve("scripts/formatContent.ts"), "--language", language],
      {
        cwd: folder.at(),
        encoding: "utf8",
      }
    )

  it("writes the files, says how much is to be translated, and refuses a language that is not listed", () => {
    for (const content of ["data", secondContent, "samples/mopane"])
      cpSync(secondContent, folder.at(content), { recursive: true })
    rmSync(folder.at("data/en"), { recursive: true })
    expect(run("fr")).toMatchObject({ status: 1, stderr: containing('has no “fr”. Add it there: { "enabled": false') })
    const { status, stdout } = run("en")
    expect([status, stdout]).toEqual([0, containing("data/en/slides.json: 9 texts to translate")])
    expect(folder.read("data/en/slides.json")).toMatch(
      /"title": "\[pt\] Uma clínica de família",[^]*"draft": true\n\}\n$/
    )
    expect(run("en").stdout).toBe("")
  })
})
