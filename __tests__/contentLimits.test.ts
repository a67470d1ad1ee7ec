import { checkContent } from "../src/build/checkContent"
import { formatProblem } from "../src/content/checks"
import { limits } from "./support/contentLimits"
import { readData } from "./support/graph"

const problems = (content: Readonly<Record<string, unknown>>): string[] =>
  checkContent({
    files: Object.fromEntries(Object.entries(content).map(([name, value]) => [`${name}.json`, JSON.stringify(value)])),
  }).map(formatProblem)

describe("content at the model's limits", () => {
  it.each(Object.entries(limits))("is accepted: the %s texts and lists", (_name, make) => {
    expect(problems(make(readData()))).toEqual([])
  })
})
