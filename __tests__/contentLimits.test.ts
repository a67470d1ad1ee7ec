import { checkContent } from "../src/build/checkContent"
import { formatProblem } from "../src/content/checks"
import { longestContent, shortestContent, unbrokenContent } from "./support/contentLimits"
import { readData } from "./support/graph"

const problems = (content: Readonly<Record<string, unknown>>): string[] =>
  checkContent({
    files: Object.fromEntries(Object.entries(content).map(([name, value]) => [`${name}.json`, JSON.stringify(value)])),
  }).map(formatProblem)

describe("content at the model's limits", () => {
  it.each([
    ["the longest texts and lists", longestContent],
    ["the longest texts of one word", unbrokenContent],
    ["the shortest lists and no optional field", shortestContent],
  ])("is accepted: %s", (_name, make) => {
    expect(problems(make(readData()))).toEqual([])
  })
})
