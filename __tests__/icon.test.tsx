import { readFileSync } from "node:fs"
import type { ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { Icon } from "../src/components/Icon"
import type { IconName } from "../src/icons/iconPaths"

/** The server draws every icon; a browser fetches the paths only when it draws one itself. */

const pathsIn = (html: string): string[] => [...html.matchAll(/ d="([^"]+)"/g)].map(([, path = ""]) => path)

/** An icon's paths as Lucide publishes them. */
const published = (name: IconName): string[] =>
  pathsIn(readFileSync(`node_modules/lucide-static/icons/${name}.svg`, "utf8"))

/** The HTML of the server, which has the paths: the setup of all tests gives them. */
const serve = (element: ReactNode): string => {
  // styled-components finds a document in jsdom, of which React warns.
  const consoleError = jest.spyOn(console, "error").mockImplementation(() => undefined)
  const html = renderToString(element)
  consoleError.mockRestore()
  return html
}

/** A browser that has loaded a page with `html`: its modules are its own, and it has no paths. */
const openBrowser = async (html: string, areReachable = true) => {
  const page = document.body.appendChild(document.createElement("div"))
  page.innerHTML = html
  jest.resetModules()
  const fetchPaths = jest.fn()
  jest.doMock("../src/icons/iconPaths", () => {
    fetchPaths()
    if (!areReachable) throw new Error("There is no network.")
    return jest.requireActual("../src/icons/iconPaths")
  })
  const { act } = await import("react")
  const { createRoot, hydrateRoot } = await import("react-dom/client")
  const { Icon: BrowserIcon } = await import("../src/components/Icon")
  const mismatches: unknown[] = []
  return {
    page,
    fetchPaths,
    mismatches,
    /** Hydrates the page; the function it resolves to renders the page with another icon in the same place. */
    hydrate: async (served: IconName) => {
      const root = await act(async () =>
        hydrateRoot(page, <BrowserIcon name={served} />, { onRecoverableError: error => mismatches.push(error) })
      )
      return (name: IconName) => act(async () => root.render(<BrowserIcon name={name} />))
    },
    render: (...names: readonly IconName[]) =>
      act(async () => createRoot(page).render(names.map(name => <BrowserIcon key={name} name={name} />))),
  }
}

afterEach(() => {
  document.body.replaceChildren()
  jest.dontMock("../src/icons/iconPaths")
})

it("keeps the icon that the server has drawn, and fetches no paths", async () => {
  const consoleError = jest.spyOn(console, "error")
  const { page, fetchPaths, mismatches, hydrate } = await openBrowser(serve(<Icon name="heart" />))
  const [served] = page.children
  expect(pathsIn(page.innerHTML)).toEqual(published("heart"))
  const change = await hydrate("heart")
  await change("heart")
  expect(page.children).toHaveLength(1)
  expect(page.firstElementChild).toBe(served)
  expect(pathsIn(page.innerHTML)).toEqual(published("heart"))
  expect(fetchPaths).not.toHaveBeenCalled()
  expect(mismatches).toEqual([])
  expect(consoleError).not.toHaveBeenCalled()
  consoleError.mockRestore()
})

it("draws another icon in its place when the name changes", async () => {
  const { page, fetchPaths, hydrate } = await openBrowser(serve(<Icon name="heart" />))
  const change = await hydrate("heart")
  await change("phone")
  expect(page.children).toHaveLength(1)
  expect(pathsIn(page.innerHTML)).toEqual(published("phone"))
  await change("heart")
  expect(pathsIn(page.innerHTML)).toEqual(published("heart"))
  expect(fetchPaths).toHaveBeenCalledTimes(1)
})

it("fetches the paths once for the icons that the browser draws itself", async () => {
  const { page, fetchPaths, render } = await openBrowser("")
  await render("heart", "phone")
  expect([...page.children].map(({ outerHTML }) => pathsIn(outerHTML))).toEqual([
    published("heart"),
    published("phone"),
  ])
  expect(fetchPaths).toHaveBeenCalledTimes(1)
})

it("leaves the icon empty where the paths cannot be fetched", async () => {
  const { page, fetchPaths, render } = await openBrowser("", false)
  await render("heart")
  expect(page.children).toHaveLength(1)
  expect(page.firstElementChild).toBeEmptyDOMElement()
  expect(fetchPaths).toHaveBeenCalledTimes(1)
})
