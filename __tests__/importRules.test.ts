/** @jest-environment node */
import { readFileSync, readdirSync } from "node:fs"

interface LintRules {
  rules: Readonly<Record<string, unknown>>
  overrides: readonly { files: readonly string[]; rules: Readonly<Record<string, unknown>> }[]
}

// The shape is asserted: oxlint itself validates the file against its schema.
const lint: LintRules = JSON.parse(readFileSync(".oxlintrc.json", "utf8"))
const architecture = readFileSync("docs/architecture.md", "utf8")

const sourceFolders = readdirSync("src", { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => name)

const codes = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code)

/** The rows of the table whose last heading is `heading`, as their cells. */
const rowsUnder = (heading: string): string[][] => {
  const lines = architecture
    .slice(architecture.indexOf(`| ${heading} |\n`))
    .split("\n")
    .slice(2)
  const end = lines.findIndex(line => !line.startsWith("|"))
  return lines.slice(0, end).map(line => line.split("|").slice(1, -1))
}

/** What each folder may import, by the documentation. */
const documented = Object.fromEntries(
  rowsUnder("May import from `src`").map(([folder = "", , allowed = ""]) => [
    codes(folder)[0],
    codes(allowed).toSorted(),
  ])
)

/** Whether the linter lets a file of `folder` import from the folder `target` of `src`. */
const isAllowed = (rule: unknown, folder: string, target: string): boolean => {
  const up = folder === "scripts" ? "../src" : folder.split("/").slice(1).fill("..").join("/")
  return !JSON.stringify(rule)
    .split('"regex":')
    .slice(1)
    .map(text => new RegExp(JSON.parse(/^"(?:[^"\\]|\\.)*"/.exec(text)?.[0] ?? '""')))
    .some(pattern => pattern.test(`${up}/${target}/file`))
}

/** What each folder may import, by the linter. */
const enforced = Object.fromEntries(
  lint.overrides.flatMap(({ files, rules }) =>
    "no-restricted-imports" in rules
      ? files.map(glob => {
          const folder = glob.replace("/**", "")
          const others = sourceFolders.filter(name => name !== folder.split("/")[1])
          return [folder, others.filter(target => isAllowed(rules["no-restricted-imports"], folder, target)).toSorted()]
        })
      : []
  )
)

it("enforces the documented import rules, folder by folder", () => {
  expect(enforced).toEqual(documented)
})

it("has an import rule for every folder of src", () => {
  expect(Object.keys(documented)).toEqual(expect.arrayContaining(sourceFolders.map(name => `src/${name}`)))
})

it("documents every lint rule that is off", () => {
  const off = [lint, ...lint.overrides].flatMap(({ rules }) => Object.keys(rules).filter(name => rules[name] === "off"))
  expect(new Set(rowsUnder("Reason").flatMap(([rule = ""]) => codes(rule)))).toEqual(new Set(off))
})
