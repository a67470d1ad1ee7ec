/** @jest-environment node */
import { readFileSync, readdirSync } from "node:fs"
import path from "node:path"

/** Every file with styles, except the one that names the colours and the breakpoints. */
const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter(file => /\.(tsx?|css)$/.test(file) && !["styles/tokens.ts", "gatsby-types.d.ts"].includes(file))
  .map(file => ({ file, text: readFileSync(path.join("src", file), "utf8") }))

/** The lines of the sources that match `pattern`, each with its file and number. */
const linesWith = (pattern: RegExp): string[] =>
  files.flatMap(({ file, text }) =>
    text.split("\n").flatMap((line, index) => (pattern.test(line) ? [`src/${file}:${index + 1} ${line.trim()}`] : []))
  )

it("takes every colour from the tokens", () => {
  expect(linesWith(/[: (]#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl)a?\(\s*\d/i)).toEqual([])
})

it("names every width and height at which the layout of the site changes", () => {
  const raw = linesWith(/@media[^{]*\((?:min|max)-(?:width|height|aspect-ratio)/)
  // The editor's own style sheet is plain CSS and adapts to the layout of Sveltia CMS.
  expect(raw.filter(line => !line.startsWith("src/editor/editor.css"))).toEqual([])
})

it("says start and end, which a translator may turn round, instead of left and right", () => {
  expect(
    linesWith(/\b(?:margin|padding|border)-(?:left|right)\b|text-align: (?:left|right)|border-\w+-(?:left|right)/)
  ).toEqual([])
})

it("does not raise the specificity of a rule by repeating its selector", () => {
  expect(linesWith(/^\s*&&|:root:root/)).toEqual([])
})
