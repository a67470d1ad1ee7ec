import { within } from "@testing-library/react"
import { type Content, checkContent } from "../src/build/checkContent"
import { readContent } from "../src/build/readContent"
import { formatProblem } from "../src/content/checks"
import { model } from "../src/content/model"
import { readData } from "./support/data"
import { setContent } from "./support/graph"
import { routes, serveHtml } from "./support/pages"

/** The content in `data/`, which editors change. All other tests use the frozen sample. */

let content: Content

beforeAll(async () => {
  content = await readContent("data")
  setContent(readData("data"))
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

it.each(routes)("%s renders with the live content", route => {
  const page = serveHtml(route)
  expect(within(page).getAllByRole("heading", { level: 1 })).toHaveLength(1)
  expect(within(page).getByRole("banner")).toHaveTextContent(JSON.parse(content.files["clinic.json"] ?? "").name)
  page.remove()
})
