/** @jest-environment jsdom */
import { type ReactNode, act } from "react"
import { createRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { Icon } from "../../src/components/Icon"
import { Sprite } from "../../src/components/Sprite"

jest.unmock("../../src/components/iconPaths")

/**
 * Checks icons: server rendering puts the paths of a page's icons into its sprite, and the browser fetches the paths of
 * other icons that it renders.
 */

const serve = (element: ReactNode): string => {
  // React warns because styled-components finds a document in jsdom.
  const consoleError = jest.spyOn(console, "error").mockImplementation(() => undefined)
  const html = renderToString(element)
  consoleError.mockRestore()
  return html
}

it("leaves the icon empty where the paths cannot be fetched", async () => {
  const fetchPaths = jest.fn()
  jest.doMock("../../src/components/iconPaths", () => {
    fetchPaths()
    throw new Error("There is no network.")
  })
  const page = document.body.appendChild(document.createElement("div"))
  await act(async () => createRoot(page).render(<Icon name="heart" />))
  expect(page.innerHTML).toMatch(/^<svg.*<\/svg>$/)
  expect(page.innerHTML).not.toContain(" d=")
  expect(fetchPaths).toHaveBeenCalledTimes(1)
  jest.dontMock("../../src/components/iconPaths")
})

it("draws an icon that the build has moved to a file from there", async () => {
  const address = "/static/icons-0123456789.svg#icon-heart"
  document.body.innerHTML = `<svg><use href="${address}"></use></svg>`
  const page = document.body.appendChild(document.createElement("div"))
  await act(async () => createRoot(page).render(<Icon name="heart" />))
  expect(page.querySelector("use")).toHaveAttribute("href", address)
})

it("ends the build where the content names an icon that does not exist", () => {
  expect(() => serve(<Sprite html={'<use href="#icon-unicorn">'} />)).toThrow(
    "There is no icon with the name “unicorn”."
  )
})
