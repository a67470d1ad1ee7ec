import { readFileSync } from "node:fs"
import type { ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { Icon } from "../../src/components/Icon"
import type { IconName } from "../../src/components/iconPaths"
import { Sprite } from "../../src/components/Sprite"
import { contentIcons } from "../../src/content/icons"

/** The server writes the paths of a page's icons into its sprite; a browser fetches those of others that it draws. */

const pathsIn = (html: string): string[] => [...html.matchAll(/ d="([^"]+)"/g)].map(([, path = ""]) => path)

/** An icon's paths as Lucide publishes them. */
const published = (name: IconName): string[] =>
  pathsIn(readFileSync(`node_modules/lucide-static/icons/${name}.svg`, "utf8"))

const serve = (element: ReactNode): string => {
  // styled-components finds a document in jsdom, of which React warns.
  const consoleError = jest.spyOn(console, "error").mockImplementation(() => undefined)
  const html = renderToString(element)
  consoleError.mockRestore()
  return html
}

/** The paths that the icon in the page shows: its own, or those of the symbol it refers to. */
const findShown = (icon: Element): string[] => {
  const symbol = document.querySelector(icon.querySelector("use")?.getAttribute("href") ?? "nothing")
  return pathsIn((symbol ?? icon).outerHTML)
}

/** A browser that has loaded a page with icons: its modules are its own, and it has no paths. */
const openBrowser = async (served: readonly IconName[], areReachable = true) => {
  const html = serve(served.map(name => <Icon key={name} name={name} />))
  document.body.innerHTML = `<div id="page">${html}</div>${serve(<Sprite html={html} />)}`
  const page = document.querySelector("#page")
  if (!page) throw new Error("The page is missing.")
  jest.resetModules()
  const fetchPaths = jest.fn()
  jest.doMock("../../src/components/iconPaths", () => {
    fetchPaths()
    if (!areReachable) throw new Error("There is no network.")
    return jest.requireActual("../../src/components/iconPaths")
  })
  const { act } = await import("react")
  const { createRoot, hydrateRoot } = await import("react-dom/client")
  const { Icon: BrowserIcon } = await import("../../src/components/Icon")
  const mismatches: unknown[] = []
  return {
    page,
    fetchPaths,
    mismatches,
    hydrate: () =>
      act(async () =>
        hydrateRoot(
          page,
          served.map(name => <BrowserIcon key={name} name={name} />),
          { onRecoverableError: error => mismatches.push(error) }
        )
      ),
    render: (...names: readonly IconName[]) =>
      act(async () => createRoot(page).render(names.map(name => <BrowserIcon key={name} name={name} />))),
  }
}

afterEach(() => {
  document.body.replaceChildren()
  jest.dontMock("../../src/components/iconPaths")
})

it("keeps the icon that the server has drawn, and fetches no paths", async () => {
  const consoleError = jest.spyOn(console, "error")
  const { page, fetchPaths, mismatches, hydrate } = await openBrowser(["heart"])
  const [served] = page.children
  await hydrate()
  expect([...page.children]).toEqual([served])
  expect([...page.children].map(findShown)).toEqual([published("heart")])
  expect(fetchPaths).not.toHaveBeenCalled()
  expect(mismatches).toEqual([])
  expect(consoleError).not.toHaveBeenCalled()
  consoleError.mockRestore()
})

it("fetches the paths once for the icons that the browser draws first", async () => {
  const { page, fetchPaths, render } = await openBrowser(["heart"])
  await render("heart", "phone", "star")
  expect([...page.children].map(findShown)).toEqual([published("heart"), published("phone"), published("star")])
  expect(fetchPaths).toHaveBeenCalledTimes(1)
})

it("leaves the icon empty where the paths cannot be fetched", async () => {
  const { page, fetchPaths, render } = await openBrowser([], false)
  await render("heart")
  expect([...page.children].map(findShown)).toEqual([[]])
  expect(fetchPaths).toHaveBeenCalledTimes(1)
})

it("has paths for every icon that the content may name", () => {
  const html = contentIcons.map(name => `<use href="#icon-${name}">`).join("")
  expect(serve(<Sprite html={html} />).match(/<symbol[^>]*><\w/g)).toHaveLength(contentIcons.length)
})

it("ends the build where the content names an icon that does not exist", () => {
  expect(() => serve(<Sprite html={'<use href="#icon-unicorn">'} />)).toThrow(
    "There is no icon with the name “unicorn”."
  )
})
