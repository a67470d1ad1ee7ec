/** @jest-environment node */
import { type Content, checkContent } from "../src/build/checkContent"
import { readContent } from "../src/build/readContent"
import { formatProblem } from "../src/content/checks"
import { model } from "../src/content/model"

/** The live content in `data/`, which editors change. pages.test.tsx renders it. All other tests use the frozen sample. */

let content: Content

beforeAll(async () => {
  content = await readContent("data")
})

it("the live content has exactly the files of the model", () => {
  expect(Object.keys(content.files).toSorted()).toEqual(
    Object.keys(model)
      .map(name => `${name}.json`)
      .toSorted()
  )
})

it("the live content passes all checks", () => {
  expect(checkContent(content).map(formatProblem)).toEqual([])
})
