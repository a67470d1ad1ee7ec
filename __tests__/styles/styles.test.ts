import { readFileSync, readdirSync } from "node:fs"
import path from "node:path"

/** All source files that may contain styles. */
const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter(file => /\.(tsx?|css)$/.test(file))
  .map(file => ({ file, text: readFileSync(path.join("src", file), "utf8") }))

/** Returns the source lines that match `pattern`, each with its file and line number. */
const linesWith = (pattern: RegExp): string[] =>
  files.flatMap(({ file, text }) =>
    text.split("\n").flatMap((line, index) => (pattern.test(line) ? [`src/${file}:${index + 1} ${line.trim()}`] : []))
  )

it("takes every colour from the tokens", () => {
  expect(linesWith(/[: (]#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl)a?\(\s*\d/i)).toEqual([])
})

it("writes no unit that old browsers lack beside a custom property, which makes them drop the fallback above, too", () => {
  expect(linesWith(/^(?=.*\d[sdl]v[hwib]\b)(?=.*var\().*;/)).toEqual([])
})
