/** @jest-environment node */
import { readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { minify } from "@swc/core"
import { transform } from "esbuild"
import { getValue, isRecord, parseAs } from "../../gatsby-plugin-content-model/json"
import { adaptBundle, reportMissing } from "../bundle/adaptBundle"
import { compileFind } from "../bundle/compileFind"
import { cmsAssets, cmsFolder, printCode } from "../bundle/readBundle"
import { adaptCatalogue, notOffered } from "../bundle/texts"

/** Checks what the editor needs of the code of Sveltia CMS, whichever minifier has written it. */

const original = readFileSync(path.join(cmsFolder, "npm/index.js"), "utf8")
const fonts = readdirSync(cmsAssets)
const printed = printCode(original)

const listMissing = (code: string): string[] => adaptBundle(code, fonts).missing.map(({ part }) => part)

describe("code to look for", () => {
  it.each([
    ["$a.b===$a", "x1.b===x1", true],
    ["$a.b===$a", "x1.b===x2", false],
    ['f("a")', "f(`a`)", true],
    ['f("a")', "f('a\")", false],
    ['key:"…"', "key:'any text'", true],
    ['key:"…"', "otherkey:'any text'", false],
    ["a … d", "a\n  b c\n d", true],
    ["let{x:$a}", "const{x:b}", true],
  ])("“%s” in “%s”: %j", (find, code, expected) => {
    expect(compileFind(find).test(code)).toBe(expected)
  })
})

it("is complete, and nothing is loaded from a CDN", async () => {
  const { code, missing } = adaptBundle(await printed, fonts)
  expect(missing).toEqual([])
  expect(code).not.toContain("cdn.jsdelivr.net")
  // It is still a script.
  await expect(printCode(code)).resolves.toContain("Keep as a draft")
})

it.each([
  ["esbuild", async () => (await transform(original, { minify: true, format: "esm", target: "es2022" })).code],
  ["swc", async () => (await minify(original, { module: true, mangle: true, compress: false })).code],
])("is found in a bundle of %s, which makes up other names", async (_, create) => {
  const code = await create()
  expect(code).not.toContain("f4=async(e,t=``)")
  expect(listMissing(await printCode(code))).toEqual([])
})

/** Returns what is missing without these words. */
const removeAll = async (words: readonly string[]) =>
  adaptBundle(
    words.reduce((code, word) => code.replaceAll(word, "something else"), await printed),
    fonts
  ).missing

it("the build continues without a minor part, and says what editors lose", async () => {
  const missing = await removeAll(["maximum-scale=1", "data-key-path", "history(first: 1)", "new_folder:"])
  const parts = ["door/reportCommits.ts", "zoom", "forms/FocalPoint.tsx", "the text “new_folder”"]
  expect(missing.map(({ part }) => part)).toEqual(parts)
  const report = reportMissing("1.0.0", missing)
  for (const part of parts) expect(report).toMatch(new RegExp(`\n- ${part}: [A-Z].*\\.(\n|$)`))
  expect(reportMissing("1.0.0", [])).toBe("")
})

it("the build ends without a part that protects content", async () => {
  const missing = await removeAll(["cmsConfigVersion===", "draft-backups", "pullRequests(headRefName", "saving_failed"])
  for (const found of missing) expect(() => reportMissing("1.0.0", [found])).toThrow("This protects content.")
  expect(missing.map(({ part }) => part)).toEqual([
    "backups in spite of new forms",
    "backups/watchBackups.ts",
    "merging/mergeForm.ts",
    "door/guardDrafts.ts",
  ])
})

it("code that is found twice is not changed", async () => {
  const code = `${await printed};e={type:"modified",entry:t}`
  expect(listMissing(code)).toEqual(["no question about changes that are merged"])
  expect(adaptBundle(code, fonts).code.split('{type:"modified"')).toHaveLength(3)
})

it.each(["window.fetch(address)", "new XMLHttpRequest()"])(
  "the build ends if Sveltia CMS could send past the door: %s",
  text => {
    expect(() => adaptBundle(text, fonts)).toThrow("past the door")
  }
)

it("a font without a local copy is named", async () => {
  expect(adaptBundle(await printed, []).missing[0]?.part).toContain("https://cdn.jsdelivr.net/fontsource/")
})

const locales = path.join(cmsFolder, "locales")

it.each(readdirSync(locales).filter(name => name.endsWith(".json")))(
  "writes the texts of the editor into the catalogue %s, and no others",
  name => {
    const catalogue = parseAs(readFileSync(path.join(locales, name), "utf8"), isRecord)
    const adapted = parseAs(adaptCatalogue(JSON.stringify(catalogue)), isRecord)
    expect(getValue(adapted, "saving_entry", "error", "description")).toMatch(/^The form could not be saved/)
    for (const failure of ["publishing_entry_failed", "status_change_failed"])
      expect(getValue(adapted, "workflow", failure)).toMatch(/^[^.。]+[.。]$/)
    // What is not translated is in English.
    for (const label of ["new_folder", "replace_asset"]) expect([undefined, notOffered]).toContain(adapted[label])
    expect(Object.keys(adapted)).toEqual(Object.keys(catalogue))
    expect(adapted["save"]).toBe(catalogue["save"])
  }
)
