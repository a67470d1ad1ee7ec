/** @jest-environment jsdom */
import { readFileSync } from "node:fs"
import { virtual } from "@guidepup/virtual-screen-reader"
import { setDate } from "../../testing/unit/setDate"
import { type Route, routes, serveHtml } from "../../testing/unit/pages"

/**
 * Returns the phrase that is spoken for the current element. The library has no role for date fields, so the phrase of
 * screen readers is added.
 */
const phraseAt = async (): Promise<string> => {
  const phrase = await virtual.lastSpokenPhrase()
  const node = virtual.activeNode
  return node instanceof HTMLInputElement && node.type === "date" ? `date field, ${phrase}` : phrase
}

/** Returns everything that a screen reader says from the start of the document to its end, with all answers open. */
const readAloud = async (): Promise<string[]> => {
  for (const details of document.querySelectorAll("details")) details.open = true
  const phrases: string[] = []
  await virtual.start({ container: document.body })
  do phrases.push(await phraseAt())
  while ((await virtual.next(), (await virtual.lastSpokenPhrase()) !== "end of document"))
  await virtual.stop()
  return phrases
}

beforeAll(() => {
  // jsdom does not support pseudo-elements. Those of the site contain no text.
  const { getComputedStyle } = window
  window.getComputedStyle = element => getComputedStyle(element)
})

beforeEach(() => setDate(new Date("2026-11-22T10:00:00+02:00")))

const readPage = async (route: Route): Promise<string[]> => {
  const page = serveHtml(route)
  const phrases = await readAloud()
  page.remove()
  return phrases
}

it.each(routes)("a screen reader says no fragment and nothing twice on %s", async route => {
  const phrases = await readPage(route)
  const fragments = phrases.filter(
    (phrase, index) =>
      phrase === phrases[index - 1] ||
      /\b(\w+)[, ]+\1\b/.test(phrase) ||
      // Punctuation may be on its own only if it ends a sentence after a link.
      (/^[\p{P}\s]*$/u.test(phrase) && !phrases[index - 1]?.startsWith("link, "))
  )
  expect(fragments).toEqual([])
})

it.each(["contact", "appointment"] as const)("a screen reader says what %s.txt has, line by line", async page => {
  const transcript = readFileSync(`${__dirname}/${page}.txt`, "utf8")
  expect(`${(await readPage(`/${page}/`)).join("\n")}\n`).toBe(transcript)
})
