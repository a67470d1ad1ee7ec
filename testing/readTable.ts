import { readFileSync } from "node:fs"
import path from "node:path"

/**
 * Returns the rows of a table in `__tests__` or in a plugin: a text file with one row per line and ` | ` between cells.
 * A line that starts with `#` is a comment; `⏎` is a line break, and `\u{200b}` the character with this code point.
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

/**
 * Returns a matcher for strings that contain this sentence. In it `…` matches anything, and `^` the start of the
 * string.
 */
export const containing = (sentence: string): unknown =>
  expect.stringMatching(
    new RegExp(sentence.replaceAll(/[.*+?${}()|[\]\\]/g, String.raw`\$&`).replaceAll("…", ".*"), "s")
  )

/** Parses the JSON in a cell of a table. `-` means undefined. */
export const parseCell = (cell = "-"): unknown => (cell === "-" ? undefined : JSON.parse(cell))
