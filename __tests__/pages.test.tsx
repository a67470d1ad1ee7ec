import { readdirSync } from "node:fs"
import { act, screen, waitFor } from "@testing-library/react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { pages } from "../src/content/pages"
import { interpolate } from "../src/content/placeholders"
import { readData as readFiles } from "./support/data"
import { readData, useData } from "./support/graph"
import { type Route, pageElement, routes } from "./support/pages"
import { sampleContent } from "./support/sites"

it("every file in src/pages and src/templates has its entry in the registry, and every entry its file", () => {
  const files = Object.values(pages).map(page => `${"policy" in page ? "templates" : "pages"}/${page.file}.tsx`)
  const found = ["pages", "templates"].flatMap(folder => readdirSync(`src/${folder}`).map(file => `${folder}/${file}`))
  expect(found.toSorted()).toEqual([...new Set(files)].toSorted())
})

const paths = new Set<string>(Object.values(pages).map(({ path }) => path))

// The 404 page says the attempted path on the console (specification section 2); styled-components, which sees jsdom's
// document, takes the server for a browser and uses layout effects there.
const expected = /^404:|useLayoutEffect does nothing on the server/

/** The title of the page at `route`, as the content in `folder` has it. */
const titleOf = (route: Route, folder: string): string => {
  const { clinic, ...files } = readFiles(folder)
  const page = Object.values(pages).find(({ path }) => path === (route === "/404.html" ? "/404/" : route))
  if (!page) throw new Error(`${route} is not in the registry.`)
  const own = files[page.data[0]]
  const title = "policy" in page ? own[page.policy.name].head.title : own.head.title
  const words = interpolate(route === "/message-sent/" ? files.contact.messageSent.heading : title, clinic)
  return route === "/" ? `${clinic.name}: ${words}` : `${words} | ${clinic.name}`
}

// The frozen sample, as in all tests, and what the clinic publishes today.
describe.each([sampleContent, "data"])("with the content of %s", folder => {
  describe.each(routes)("%s", route => {
    useData(readData(folder))
    // Here and not in the test, whose time is limited: the first one loads every page.
    const element = pageElement(route)

    beforeAll(() => useData(readData(folder)))

    it("has its title, renders on the server, hydrates without a word on the console, and links only to pages of the registry", async () => {
      const said = jest.spyOn(console, "error").mockImplementation(() => undefined)
      document.body.innerHTML = `<div id="root">${renderToString(element)}</div>`
      const container = document.getElementById("root")
      if (!container) throw new Error("no root")
      const mismatches: unknown[] = []
      const root = await act(async () =>
        hydrateRoot(container, element, { onRecoverableError: error => mismatches.push(error) })
      )
      expect(mismatches).toEqual([])
      await waitFor(() => expect(document.title).toBe(titleOf(route, folder)))
      expect(said.mock.calls.map(call => String(call[0])).filter(text => !expected.test(text))).toEqual([])
      expect(screen.getByRole("banner")).toBeInTheDocument()
      expect(screen.getByRole("main")).toBeInTheDocument()
      expect(screen.getByRole("contentinfo")).toBeInTheDocument()
      expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1)
      const links = screen.getAllByRole("link").map(link => link.getAttribute("href") ?? "")
      const internal = links.filter(href => href.startsWith("/")).map(href => href.replace(/[#?].*/, ""))
      expect(
        internal.filter(href => !paths.has(href) && href !== "/clinic.vcf" && !href.startsWith("/static/"))
      ).toEqual([])
      await act(async () => root.unmount())
      said.mockRestore()
    })
  })
})
