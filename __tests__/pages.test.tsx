import { readdirSync } from "node:fs"
import { act, screen } from "@testing-library/react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { pages } from "../src/content/pages"
import { pageElement, routes } from "./support/pages"

it("every file in src/pages and src/templates has its entry in the registry, and every entry its file", () => {
  const files = Object.values(pages).map(page => `${"policy" in page ? "templates" : "pages"}/${page.file}.tsx`)
  const found = ["pages", "templates"].flatMap(folder => readdirSync(`src/${folder}`).map(file => `${folder}/${file}`))
  expect(found.toSorted()).toEqual([...new Set(files)].toSorted())
})

const paths = new Set<string>(Object.values(pages).map(({ path }) => path))

// The 404 page says the attempted path on the console (specification section 2); styled-components, which sees jsdom's
// document, takes the server for a browser and uses layout effects there.
const expected = /^404:|useLayoutEffect does nothing on the server/

describe.each(routes)("%s", route => {
  // Here and not in the test, whose time is limited: the first one loads every page.
  const element = pageElement(route)

  it("renders on the server, hydrates without a word on the console, and links only to pages of the registry", async () => {
    const said = jest.spyOn(console, "error").mockImplementation(() => undefined)
    document.body.innerHTML = `<div id="root">${renderToString(element)}</div>`
    const container = document.getElementById("root")
    if (!container) throw new Error("no root")
    const mismatches: unknown[] = []
    const root = await act(async () =>
      hydrateRoot(container, element, { onRecoverableError: error => mismatches.push(error) })
    )
    expect(mismatches).toEqual([])
    expect(said.mock.calls.map(call => String(call[0])).filter(text => !expected.test(text))).toEqual([])
    expect(screen.getByRole("banner")).toBeInTheDocument()
    expect(screen.getByRole("main")).toBeInTheDocument()
    expect(screen.getByRole("contentinfo")).toBeInTheDocument()
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1)
    const links = screen.getAllByRole("link").map(link => link.getAttribute("href") ?? "")
    const internal = links.filter(href => href.startsWith("/")).map(href => href.replace(/[#?].*/, ""))
    expect(internal.filter(href => !paths.has(href) && href !== "/clinic.vcf" && !href.startsWith("/static/"))).toEqual(
      []
    )
    await act(async () => root.unmount())
    said.mockRestore()
  })
})
