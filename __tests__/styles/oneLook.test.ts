import { readFileSync, readdirSync } from "node:fs"
import path from "node:path"

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter(name => /\.tsx?$/.test(name))
  .map(name => readFileSync(path.join("src", name), "utf8"))

const findAll = (pattern: RegExp): string[] =>
  sources.flatMap(source => [...source.matchAll(pattern)].map(([, found = ""]) => found))

it("the layout changes at four widths at most", () => {
  // 39.99em is the width below 40em.
  const widths = findAll(/^(?!.*vw).*\((?:min|max)-width: ([\d.]+)em/gm).map(width => Math.ceil(Number(width)))
  expect(new Set(widths).size).toBeGreaterThan(1)
  expect(new Set(widths).size).toBeLessThanOrEqual(4)
})

it("the name of a component means one thing", () => {
  const names = findAll(/^(?:export )?(?:const|function) ([A-Z][A-Za-z]+)(?: = (?:styled\b|\(|<)|\()/gm)
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
