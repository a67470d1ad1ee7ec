import { existsSync, readFileSync } from "node:fs"
import { scripts } from "../package.json"

const readme = readFileSync("README.md", "utf8")

it("the README's table names every script, and no other", () => {
  const named = [...readme.matchAll(/^\| `([a-z:-]+)` \|/gm)].map(([, name]) => name)
  expect(named.toSorted()).toEqual(Object.keys(scripts).toSorted())
})

it("every file the README links to is there", () => {
  const links = [...readme.matchAll(/\]\(([^)#:]+)\)/g)].map(([, file = ""]) => file)
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter(file => !existsSync(file))).toEqual([])
})
