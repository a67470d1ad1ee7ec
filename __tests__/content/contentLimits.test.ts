/** @jest-environment node */
import { checkContent } from "../../src/content/check/checkContent"
import { formatProblem } from "../../src/content/checks"
import { limits } from "../support/contentLimits"
import { readData } from "../support/data"

const problems = (content: Readonly<Record<string, unknown>>): string[] =>
  checkContent({
    files: Object.fromEntries(Object.entries(content).map(([name, value]) => [`${name}.json`, JSON.stringify(value)])),
  }).map(formatProblem)

it.each(Object.entries(limits))("the checks accept the %s content that the model allows", (_name, create) => {
  expect(problems(create(readData()))).toEqual([])
})
