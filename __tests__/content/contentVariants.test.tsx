/** @jest-environment node */
import { renderToString } from "react-dom/server"
import { sampleContent } from "../../scripts/sampleFolders"
import { type Content, checkContent } from "../../src/content/check/checkContent"
import { readContent } from "../../src/content/check/readContent"
import { formatProblem } from "../../src/content/checks"
import { isDataFile, model } from "../../src/content/model"
import { isPageName, pages } from "../../src/content/pages"
import { pageSources } from "../../src/content/pageSources"
import { type Data, contentVariants } from "./contentVariants"
import { readData } from "../support/data"
import { setContent } from "../support/unit/graph"
import { type Route, pageElement, routes } from "../support/unit/pages"

/** Every mistake in the content is either rejected with an explanation, or the pages can show it. */

// With everything on: what is off is not checked.
const data: Data = JSON.parse(JSON.stringify(readData()), (key, value: unknown) => key === "enabled" || value)
let pictures: Content["pictures"] = {}
const { stackTraceLimit } = Error
beforeAll(async () => {
  ;({ pictures } = await readContent(sampleContent))
  // The checks make an error of each mistake, and writing down where would take longer than finding it.
  Error.stackTraceLimit = 0
})
afterAll(() => {
  Error.stackTraceLimit = stackTraceLimit
})

/** The problems of one file. No check concerns more than one file. */
const problemsOfFile = (name: string, value: unknown) => {
  if (!isDataFile(name)) throw new Error(`${name} is not a data file.`)
  return checkContent({ files: { [`${name}.json`]: JSON.stringify(value) }, pictures }, { [name]: model[name] })
}

// The type is asserted: each data file is an object.
const pagesOf = (content: Data): Record<string, Record<string, unknown>> => JSON.parse(JSON.stringify(content))

/** The pages that show a file; those of the files that every page shows are all alike. */
const routesWith = (file: string): readonly Route[] => {
  const found = Object.keys(pages)
    .filter(isPageName)
    .filter(page => pageSources[page].data.some(name => name === file))
  const paths = new Set<string>(found.map(page => pages[page].path))
  return found.length ? routes.filter(route => paths.has(route.replace(".html", "/"))) : ["/"]
}

describe("each variant of the content", () => {
  const all = contentVariants(data)

  it("is rejected with its file and its field, or is valid and can be rendered", () => {
    const valid = []
    const unclear: string[] = []
    for (const variant of all) {
      const problems = problemsOfFile(variant.file, variant.value)
      if (!problems.length) {
        valid.push(variant)
        continue
      }
      const sentences = problems.map(formatProblem)
      const isNamed = problems.some(
        problem =>
          problem.file === `${variant.file}.json` &&
          (variant.field === "" ||
            problem.field.split(".").includes(variant.field) ||
            problem.message.includes(`“${variant.field}”`))
      )
      if (!isNamed || sentences.some(sentence => /undefined|\[object|NaN|\bat \S+:\d+/.test(sentence)))
        unclear.push(`${variant.file} ${variant.path.join(".")} ${variant.change}: ${sentences.join(" | ")}`)
    }
    expect(unclear).toEqual([])

    const consoleError = jest.spyOn(console, "error").mockImplementation(() => undefined)
    for (const { file, value } of valid) {
      setContent(pagesOf({ ...data, [file]: value }))
      for (const route of routesWith(file)) expect(renderToString(pageElement(route))).toContain("</main>")
    }
    consoleError.mockRestore()
    setContent(pagesOf(data))
    expect(all.length).toBeGreaterThan(Object.keys(data).length)
  })
})
