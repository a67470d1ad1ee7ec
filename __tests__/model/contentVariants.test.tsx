import { getFields } from "../../plugins/gatsby-plugin-content-model/json"
import { renderToString } from "react-dom/server"
import { sampleContent } from "../../testing/sampleFolders"
import { type Content, formatProblem, isEntry } from "../../plugins/gatsby-plugin-content-model"
import { type Path, listFieldValues } from "../../plugins/gatsby-plugin-content-model/forms"
import { checkContent } from "../../src/model/checks/contentSettings"
import { readContent } from "../../src/model/checks/readContent"
import { isDataFile, model } from "../../src/model/model"
import { isPageName, pages } from "../../src/model/links/pages"
import { readData } from "../../testing/data"
import { shortenLists } from "../../testing/shortenLists"
import { replaceValue } from "../../testing/replaceValue"
import { setContent } from "../../testing/unit/graph"
import { type Route, pageElement, routes } from "../../testing/unit/pages"

/** Checks that every mistake in the content is either rejected with an explanation, or can be shown by the pages. */

/** The content as parsed JSON, keyed by file name without `.json`. */
type Data = Record<string, unknown>

/** One change of one field in one file. */
interface ContentVariant {
  /** The file's name without `.json`. */
  file: string
  path: Path
  /** The changed field's name, which messages must contain. */
  field: string
  change: string
  /** The field's value after the change. */
  value: unknown
}

/** Returns the content of a file after changes of fields that are not inside each other. */
const applyVariants = (content: unknown, variants: readonly ContentVariant[]): unknown =>
  variants.reduce((changed, { path, value }) => replaceValue(changed, path.join("."), value), content)

const isInside = (inner: Path, outer: Path): boolean => outer.every((key, index) => key === inner[index])

/** Groups the changes of a file so that no group has two fields of which one is inside the other. */
const groupVariants = (variants: readonly ContentVariant[]): ContentVariant[][] => {
  const groups: ContentVariant[][] = []
  for (const variant of variants) {
    const group = groups.find(others =>
      others.every(({ path }) => !isInside(path, variant.path) && !isInside(variant.path, path))
    )
    if (group) group.push(variant)
    else groups.push([variant])
  }
  return groups
}

const renamed = (value: unknown): unknown => String(value).replace(/(\.\w+)$/, "-renamed$1")

const otherType = (value: unknown): unknown =>
  typeof value === "string" ? 7 : typeof value === "object" ? "text" : typeof value === "boolean" ? "true" : "5"

/**
 * Returns all mistakes that an editor may make in `data`, one at a time: a field that is blank, missing, null or of
 * another type; an unknown key in a group; a list that is empty, reversed, or has its last entry removed or repeated; a
 * picture that is renamed; a very long text.
 */
const listVariants = (data: Data): ContentVariant[] =>
  Object.entries(model).flatMap(([file, field]) =>
    listFieldValues(field, data[file]).flatMap(({ field: found, value, path }) => {
      // All entries of a list have the same fields, so the first is enough.
      if (value === undefined || path.some(key => typeof key === "number" && key > 0)) return []
      const name = path.findLast(key => typeof key === "string") ?? file
      const variant = (change: string, make: (value: unknown) => unknown, touched = String(name)): ContentVariant => ({
        file,
        path,
        field: touched,
        change,
        value: make(value),
      })
      const isField = path.length > 0
      const isInList = typeof path.at(-1) === "number"
      return [
        ...(isField ? [variant("null", () => null)] : []),
        ...(isField && !isInList ? [variant("removed", () => undefined)] : []),
        variant("another type", otherType, isField ? String(name) : ""),
        ...(typeof value === "string"
          ? [
              variant("blanked", () => ""),
              variant("spaces", () => "  "),
              variant("very long", () => "long ".repeat(500).trim()),
            ]
          : []),
        ...(found.picture ? [variant("renamed", renamed)] : []),
        ...(typeof value === "boolean" ? [variant("turned", () => value !== true)] : []),
        ...(found.schema().type === "integer" ? [variant("out of range", () => -1), variant("one", () => 1)] : []),
        ...(isEntry(found)
          ? [
              variant("unknown key", () => ({ ...getFields(value), unheardOf: "x" }), "unheardOf"),
              variant("emptied", () => ({}), ""),
            ]
          : []),
        ...(Array.isArray(value)
          ? [
              variant("emptied", () => []),
              variant("reversed", () => value.toReversed()),
              variant("one removed", () => value.slice(0, -1)),
              variant("one twice", () => [...value, value.at(-1)]),
            ]
          : []),
      ]
    })
  )

/**
 * The sample, with everything enabled, because disabled content is not checked, and with short lists, because their
 * other entries have the same fields.
 */
const data: Data = JSON.parse(
  JSON.stringify(shortenLists(readData())),
  (key, value: unknown) => key === "enabled" || value
)
let pictures: Content["pictures"] = {}
const { stackTraceLimit } = Error
beforeAll(async () => {
  ;({ pictures } = await readContent(sampleContent))
  // The checks create an error for each mistake, and capturing its stack would take longer than finding the mistake.
  Error.stackTraceLimit = 0
})
afterAll(() => {
  Error.stackTraceLimit = stackTraceLimit
})

/** Returns the problems of one file. No check used here concerns several files. */
const problemsOfFile = (name: string, value: unknown) => {
  if (!isDataFile(name)) throw new Error(`${name} is not a data file.`)
  return checkContent({ files: { [`${name}.json`]: JSON.stringify(value) }, pictures }, { [name]: model[name] })
}

// This type is asserted: each data file is an object.
const pagesOf = (content: Data): Record<string, Record<string, unknown>> => JSON.parse(JSON.stringify(content))

/** Returns the pages that show a file, or only the home page for files that every page shows. */
const routesWith = (file: string): readonly Route[] => {
  const found = Object.keys(pages)
    .filter(isPageName)
    .filter(page => pages[page].data.some(name => name === file))
  const paths = new Set<string>(found.map(page => pages[page].path))
  return found.length ? routes.filter(route => paths.has(route.replace(".html", "/"))) : ["/"]
}

it("the shortened sample is valid", () => {
  for (const [file, value] of Object.entries(data)) expect(problemsOfFile(file, value)).toEqual([])
})

it("each variant of the content is rejected with its file and its field, or is valid and can be rendered", () => {
  const all = listVariants(data)
  expect(all.length).toBeGreaterThan(Object.keys(data).length)
  const found = all.map(variant => ({
    ...variant,
    problems: problemsOfFile(variant.file, applyVariants(data[variant.file], [variant])),
  }))
  const unclear = found.filter(({ file, field, problems }) => {
    const isNamed = problems.some(
      problem =>
        problem.file === `${file}.json` &&
        (field === "" || problem.field.split(".").includes(field) || problem.message.includes(`“${field}”`))
    )
    const isOdd = problems.some(problem => /undefined|\[object|NaN|\bat \S+:\d+/.test(formatProblem(problem)))
    return problems.length && (!isNamed || isOdd)
  })
  expect(unclear).toEqual([])

  const valid = Object.keys(data).map(name =>
    groupVariants(found.filter(({ file, problems }) => file === name && !problems.length))
  )
  const consoleError = jest.spyOn(console, "error").mockImplementation(() => undefined)
  // A page is rendered with the first group of each file at once, then with the second, and so on.
  for (let round = 0; valid.some(groups => round < groups.length); round++) {
    const groups = valid.flatMap(({ [round]: group }) => (group ? [group] : []))
    const changed = groups.map(group => {
      const { file = "" } = group[0] ?? {}
      return [file, applyVariants(data[file], group)] as const
    })
    setContent(pagesOf({ ...data, ...Object.fromEntries(changed) }))
    for (const route of new Set(changed.flatMap(([file]) => routesWith(file))))
      expect(renderToString(pageElement(route))).toContain("</main>")
  }
  consoleError.mockRestore()
  setContent(pagesOf(data))
})
