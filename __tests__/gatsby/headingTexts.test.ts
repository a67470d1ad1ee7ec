/** @jest-environment jsdom */
import { listHeadingTexts } from "../../src/gatsby/listHeadingTexts"
import { en } from "../../src/words/en"
import { getSiteFiles } from "../../testing/unit/graph"
import { routes, serveHtml } from "../../testing/unit/pages"

const headingElements = "h1, h2, h3, caption, blockquote, header a:not([href^='tel:']) > span"

it.each(routes)("has the letters of all headings of %s", route => {
  const letters = new Set(listHeadingTexts(getSiteFiles(), en).join(" "))
  const page = serveHtml(route)
  const headings = [...document.querySelectorAll(headingElements)]
  page.remove()
  expect(headings.length).toBeGreaterThan(0)
  const missing = headings.filter(({ textContent }) => [...(textContent ?? "")].some(letter => !letters.has(letter)))
  expect(missing.map(({ textContent }) => textContent)).toEqual([])
})
