import { readdirSync } from "node:fs"
import { act, screen } from "@testing-library/react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { pages } from "../src/content/pages"
import { pageElement, routes } from "./support/pages"

it("every file in src/pages has an entry in the registry, and every entry has a file", () => {
  expect(readdirSync("src/pages").toSorted()).toEqual(
    Object.values(pages)
      .map(({ file }) => `${file}.tsx`)
      .toSorted()
  )
})

const paths = new Set<string>(Object.values(pages).map(({ path }) => path))

// The 404 page logs the attempted path (specification section 2). styled-components finds a document in jsdom and uses
// layout effects on the server.
const expectedErrors = /^404:|useLayoutEffect does nothing on the server/

describe.each(routes)("%s", route => {
  // Outside of the test, which has a time limit: the first element loads every page.
  const element = pageElement(route)

  it("renders on the server, hydrates without a warning, and links only to pages of the registry", async () => {
    const consoleError = jest.spyOn(console, "error").mockImplementation(() => undefined)
    document.body.innerHTML = `<div id="root">${renderToString(element)}</div>`
    const container = document.getElementById("root")
    if (!container) throw new Error("The document has no root.")
    const mismatches: unknown[] = []
    const root = await act(async () =>
      hydrateRoot(container, element, { onRecoverableError: error => mismatches.push(error) })
    )
    expect(mismatches).toEqual([])
    expect(consoleError.mock.calls.map(call => String(call[0])).filter(text => !expectedErrors.test(text))).toEqual([])
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
    consoleError.mockRestore()
  })
})
