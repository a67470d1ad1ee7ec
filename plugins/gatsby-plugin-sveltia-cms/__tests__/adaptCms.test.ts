import { readFileSync, readdirSync } from "node:fs"
import { adaptCms } from "../adaptCms"

/**
 * Checks the parts of Sveltia CMS that the editor depends on. If one is missing, the build fails instead of silently
 * leaving out a feature.
 */

const folder = "node_modules/@sveltia/cms/npm"
const original = readFileSync(`${folder}/index.js`, "utf8")
const refusal = "It was not saved."
const fonts = readdirSync(`${folder}/assets`)

it("is there, and nothing is loaded from a CDN", () => {
  expect(adaptCms(original, fonts, refusal)).not.toContain("cdn.jsdelivr.net")
})

it.each([
  ["door/guardDrafts.ts", "pullRequests(headRefName"],
  ["door/reportCommits.ts", "history(first: 1)"],
  ["door/reportCommits.ts", "/merge`"],
  ["watchPictureSizes.ts", "`data-field-type`"],
  ["watchPictureSizes.ts", "width:512"],
  ["FocalPoint.tsx", "`data-key-path`"],
  ["writeForm.ts", "`saving_failed`"],
  ["adaptCms.ts", "maximum-scale=1"],
])("ends the build with the name of %s where “%s” is gone", (file, words) => {
  expect(() => adaptCms(original.replaceAll(words, "something else"), fonts, refusal)).toThrow(
    new RegExp(`^Sveltia CMS has no “[^]+” any more\\. See plugins/gatsby-plugin-sveltia-cms/${file}\\.$`)
  )
})

it.each(["window.fetch(address)", "new XMLHttpRequest()"])("ends the build where it sends past the door: %s", text => {
  expect(() => adaptCms(`${original};${text}`, fonts, refusal)).toThrow("past the door")
})

it("ends the build where a font has no copy, or another file comes from the CDN", () => {
  expect(() => adaptCms(original, [], refusal)).toThrow("of which there is no copy")
  expect(() => adaptCms(`${original}"https://cdn.jsdelivr.net/npm/x.js"`, fonts, refusal)).toThrow("npm/x.js, of which")
})
