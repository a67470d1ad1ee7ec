import { readFileSync } from "node:fs"
import path from "node:path"

/**
 * Returns the rows of a table in `__tests__`, or in a plugin: a text file with a row in each line and ` | ` between its cells. A line that
 * begins with `#` is a comment; `⏎` is a line break, and `\u{200b}` the character of this number.
 */
export const readTable = (file: string): string[][] =>
  readFileSync(file.startsWith("plugins/") ? file : path.join("__tests__", file), "utf8")
    .split("\n")
    .filter(line => line && !line.startsWith("# "))
    .map(line =>
      line
        .replaceAll("⏎", "\n")
        .replaceAll(/\\u\{(\w+)\}/g, (_, number: string) => String.fromCodePoint(Number.parseInt(number, 16)))
        .split(" | ")
    )

/** A text that contains this sentence, in which `…` stands for anything, and `^` at its beginning for that of the text. */
export const containing = (sentence: string): unknown =>
  expect.stringMatching(
    new RegExp(sentence.replaceAll(/[.*+?${}()|[\]\\]/g, String.raw`\$&`).replaceAll("…", ".*"), "s")
  )

/** What a cell of a table says in JSON; `-` says that there is no value. */
export const parseCell = (cell = "-"): unknown => (cell === "-" ? undefined : JSON.parse(cell))
