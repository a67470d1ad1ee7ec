/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs"

/** The rows of the table: the criterion, how the site meets it, and what shows it. */
const rows = readFileSync("docs/accessibility.md", "utf8")
  .split("\n")
  .flatMap(line => {
    const [, criterion = "", how = "", shown = ""] =
      line.split(" | ").length === 3 ? (/^\| (\d\.\d+\.\d+ .+) \| (.+) \| (.+) \|$/.exec(line) ?? []) : []
    return criterion ? [{ criterion, how, shown }] : []
  })

// https://www.w3.org/TR/WCAG22/, levels A and AA; 4.1.1 is obsolete there.
const levelA =
  "1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2".split(
    " "
  )
const levelAA =
  "1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3".split(
    " "
  )

it("lists every criterion of WCAG 2.2 A and AA once, with its level", () => {
  const named = rows.map(({ criterion }) => criterion.replace(/^(\S+) .*(\(A+\))$/, "$1 $2"))
  expect(named.toSorted()).toEqual(
    [...levelA.map(number => `${number} (A)`), ...levelAA.map(number => `${number} (AA)`)].toSorted()
  )
})

it("says for every criterion what shows it, or that it does not apply", () => {
  expect(rows.filter(({ how, shown }) => how.startsWith("Does not apply") !== (shown === "—"))).toEqual([])
})

it("names only tests that exist", () => {
  const missing = rows.flatMap(({ criterion, shown }) =>
    shown.split("; ").flatMap(part => {
      const file = /`([\w/.]+\.(?:test|spec)\.tsx?)`/.exec(part)?.[1]
      if (!file)
        return /^(axe|by hand|—)/.test(part) ? [] : [`${criterion}: “${part}” is neither a test nor a check by hand`]
      const path = `__tests__/${file}`
      if (!existsSync(path)) return [`${criterion}: there is no ${file}`]
      const text = readFileSync(path, "utf8")
      return [...part.matchAll(/“([^”]+)”/g)].flatMap(([, name = ""]) =>
        text.includes(name) ? [] : [`${criterion}: ${file} has no test “${name}”`]
      )
    })
  )
  expect(missing).toEqual([])
})
