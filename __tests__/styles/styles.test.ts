import { readFileSync, readdirSync } from "node:fs"
import path from "node:path"

/** Every file of the sources that may have styles. */
const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter(file => /\.(tsx?|css)$/.test(file) && !/^brand\/|^styles\/tokens\.ts$|^gatsby-types/.test(file))
  .map(file => ({ file, text: readFileSync(path.join("src", file), "utf8") }))

/** The lines of the sources that match `pattern`, each with its file and number. */
const linesWith = (pattern: RegExp): string[] =>
  files.flatMap(({ file, text }) =>
    text.split("\n").flatMap((line, index) => (pattern.test(line) ? [`src/${file}:${index + 1} ${line.trim()}`] : []))
  )

it("takes every colour from the tokens", () => {
  expect(linesWith(/[: (]#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl)a?\(\s*\d/i)).toEqual([])
})
