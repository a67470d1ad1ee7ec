/** @jest-environment node */
import { readContent } from "../src/build/readContent"
import { type Content, checkContent } from "../src/build/checkContent"
import { formatProblem } from "../src/content/checks"
import { model } from "../src/content/model"

/** The clinic's own content against the model that describes it. */

let content: Content

beforeAll(async () => {
  content = await readContent("data")
})

it("every file is described, and every description has its file", () => {
  expect(Object.keys(content.files).toSorted()).toEqual(
    Object.keys(model)
      .map(name => `${name}.json`)
      .toSorted()
  )
})

it.each(Object.keys(model))("%s.json fits its schema", name => {
  expect(
    checkContent(content)
      .filter(problem => problem.file === `${name}.json`)
      .map(formatProblem)
  ).toEqual([])
})

it.each(Object.keys(model))("%s.json is rejected when a part of it is missing", name => {
  const file = `${name}.json`
  const parsed: Record<string, unknown> = JSON.parse(content.files[file] ?? "{}")
  const [key = ""] = Object.keys(parsed)
  const { [key]: _removed, ...rest } = parsed
  const problems = checkContent({ ...content, files: { ...content.files, [file]: JSON.stringify(rest) } })
  expect(problems.filter(problem => problem.file === file && problem.field === key)).not.toEqual([])
})
