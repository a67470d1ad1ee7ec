/** @jest-environment jsdom */
import { listHeadingTexts } from "../../src/gatsby/listHeadingTexts"
import { getSiteFiles } from "../../testing/unit/graph"
import { routes, serveHtml } from "../../testing/unit/pages"

const headingElements = "h1, h2, h3, caption, blockquote, header a:not([href^='tel:']) > span"

it.each(routes)("the heading font has the letters of all headings of %s", route => {
  const letters = new Set(listHeadingTexts(getSiteFiles()).join(" "))
  const page = serveHtml(route)
  const headings = [...document.querySelectorAll(headingElements)]
  page.remove()
  expect(headings.length).toBeGreaterThan(0)
  const missing = headings.filter(({ textContent }) => [...(textContent ?? "")].some(letter => !letters.has(letter)))
  expect(missing.map(({ textContent }) => textContent)).toEqual([])
})

it("the heading font has the numbers of steps, which are in no text", () => {
  const letters = new Set(listHeadingTexts({ clinic: { name: "Clinic" } }).join(""))
  expect([..."123"].filter(letter => !letters.has(letter))).toEqual([])
})
