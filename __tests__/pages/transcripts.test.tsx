/** @jest-environment jsdom */
import { readFileSync } from "node:fs"
import { virtual } from "@guidepup/virtual-screen-reader"
import { only } from "../../testing/unit/only"
import { setDate } from "../../testing/unit/setDate"
import { type Route, routes, serveHtml } from "../../testing/unit/pages"

/**
 * Returns the phrase that is spoken for the current element. The library has no role for date fields, so the phrase of
 * screen readers is added. It also reads the value of an option, which they do not.
 */
const phraseAt = async (): Promise<string> => {
  const phrase = await virtual.lastSpokenPhrase()
  const node = virtual.activeNode
  if (node instanceof HTMLOptionElement) return phrase.replace(`${node.text}, ${node.value},`, `${node.text},`)
  return node instanceof HTMLInputElement && node.type === "date" ? `date field, ${phrase}` : phrase
}

/** Returns everything that a screen reader says from the start of this part of the document to its end. */
const readAloud = async (container: HTMLElement): Promise<string[]> => {
  for (const details of container.querySelectorAll("details")) details.open = true
  const phrases: string[] = []
  await virtual.start({ container })
  const start = await virtual.lastSpokenPhrase()
  const end = `end of ${start.split(",")[0]}`
  do phrases.push(await phraseAt())
  while ((await virtual.next(), (await virtual.lastSpokenPhrase()) !== end))
  await virtual.stop()
  return phrases
}

beforeAll(() => {
  // jsdom does not support pseudo-elements. Those of the site contain no text.
  const { getComputedStyle } = window
  window.getComputedStyle = element => getComputedStyle(element)
})

beforeEach(() => setDate(new Date("2026-11-22T10:00:00+02:00")))

/** Reads the `<main>` of a page, which is all that differs from page to page. */
const readMain = async (route: Route): Promise<string[]> => {
  const page = serveHtml(route)
  const phrases = await readAloud(only([...page.querySelectorAll("main")], "the main part"))
  page.remove()
  return phrases
}

/** Reads the header and the footer, which are the same on every page. */
const readFrame = async (): Promise<string[]> => {
  const page = serveHtml("/contact/")
  for (const main of page.querySelectorAll("main")) main.remove()
  const phrases = await readAloud(document.body)
  page.remove()
  return phrases
}

const findFragments = (phrases: readonly string[]) =>
  phrases.filter(
    (phrase, index) =>
      phrase === phrases[index - 1] ||
      /\b(\w+)[, ]+\1\b/.test(phrase) ||
      // Punctuation may be on its own only if it ends a sentence after a link.
      (/^[\p{P}\s]*$/u.test(phrase) && !phrases[index - 1]?.startsWith("link, "))
  )

const transcripts = [
  ["frame", readFrame],
  ["contact", () => readMain("/contact/")],
  ["appointment", () => readMain("/appointment/")],
] as const

const withTranscript = new Set<Route>(["/contact/", "/appointment/"])

it.each(routes.filter(route => !withTranscript.has(route)))(
  "a screen reader says no fragment and nothing twice on %s",
  async route => expect(findFragments(await readMain(route))).toEqual([])
)

it.each(transcripts)("a screen reader says what %s.txt has, line by line", async (name, read) => {
  const phrases = await read()
  expect(findFragments(phrases)).toEqual([])
  expect(`${phrases.join("\n")}\n`).toBe(readFileSync(`${__dirname}/${name}.txt`, "utf8"))
})
