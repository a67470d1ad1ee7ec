import { renderToString } from "react-dom/server"
import { readContent } from "../src/build/readContent"
import { type Content, checkContent, faultSentence } from "../src/content/checks"
import { readData, useData } from "./support/graph"
import { type Data, gather, mutants } from "./support/mutants"
import { type Route, pageElement, routes } from "./support/pages"

/** What a hurried hand may do to the content is refused in words, or the pages can show it. */

const isRoute = (route: string): route is Route => route in routes

const data: Data = readData()
let pictures: Content["pictures"] = {}
beforeAll(async () => {
  ;({ pictures } = await readContent("data"))
})

const faultsOf = (content: Data) =>
  checkContent({
    files: Object.fromEntries(Object.entries(content).map(([name, value]) => [`${name}.json`, JSON.stringify(value)])),
    pictures,
  })

const pagesOf = (content: Data): Record<string, Record<string, unknown>> => JSON.parse(JSON.stringify(content))

describe("each mutant of the content", () => {
  const all = mutants(data)

  it("is refused with its file and its field, or is legal and can be shown", () => {
    const legal = []
    const speechless: string[] = []
    const refused: Record<string, number> = {}
    for (const mutant of all) {
      const faults = faultsOf({ ...data, [mutant.file]: mutant.value })
      if (!faults.length) {
        legal.push(mutant)
        continue
      }
      refused[mutant.change] = (refused[mutant.change] ?? 0) + 1
      const sentences = faults.map(faultSentence)
      const named = faults.some(
        fault =>
          fault.file === `${mutant.file}.json` &&
          (mutant.field === "" ||
            fault.field.split(".").includes(mutant.field) ||
            fault.problem.includes(`“${mutant.field}”`))
      )
      if (!named || sentences.some(sentence => /undefined|\[object|NaN|\bat \S+:\d+/.test(sentence)))
        speechless.push(`${mutant.file} ${mutant.path.join(".")} ${mutant.change}: ${sentences.join(" | ")}`)
    }
    expect(speechless).toEqual([])

    const said = jest.spyOn(console, "error").mockImplementation(() => undefined)
    let left = legal
    let copies = 0
    while (left.length) {
      const copy = gather(data, left, content => faultsOf(content).length === 0)
      expect(copy.taken.length).toBeGreaterThan(0)
      left = copy.left
      copies += 1
      useData(pagesOf(copy.data))
      for (const route of Object.keys(routes).filter(isRoute))
        expect(renderToString(pageElement(route))).toContain("</main>")
    }
    said.mockRestore()
    useData(pagesOf(data))
    const count = Object.values(refused).reduce((sum, some) => sum + some, 0)
    process.stdout.write(
      `\n${all.length} mutants: ${count} refused in words, ${legal.length} legal and rendered in ${copies} copies of the content.\n`
    )
    expect(all.length).toBeGreaterThan(Object.keys(data).length)
  })
})
