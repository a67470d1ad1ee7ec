/** @jest-environment jsdom */
import { virtual } from "@guidepup/virtual-screen-reader"
import { setDate } from "../../testing/unit/setDate"
import { routes, serveHtml } from "../../testing/unit/pages"

/** What is said of the element it is at. The library knows no role for a date field; screen readers say that it is one. */
const phraseAt = async (): Promise<string> => {
  const phrase = await virtual.lastSpokenPhrase()
  const node = virtual.activeNode
  return node instanceof HTMLInputElement && node.type === "date" ? `date field, ${phrase}` : phrase
}

/** Everything a screen reader says from the top of the document to its end, with all answers open. */
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
  // jsdom knows no pseudo-elements. None of the site's says anything.
  const { getComputedStyle } = window
  window.getComputedStyle = element => getComputedStyle(element)
})

beforeEach(() => setDate(new Date("2026-11-22T10:00:00+02:00")))

// A change here is read before it is kept: `npx jest transcripts --updateSnapshot`.
it.each(routes)(
  "what a screen reader says on %s is as it was reviewed, with no fragment and nothing twice",
  async route => {
    const page = serveHtml(route)
    const phrases = await readAloud()
    page.remove()
    const fragments = phrases.filter(
      (phrase, index) =>
        phrase === phrases[index - 1] ||
        /\b(\w+)[, ]+\1\b/.test(phrase) ||
        // The mark that ends a sentence after a link has to be alone.
        (/^[\p{P}\s]*$/u.test(phrase) && !phrases[index - 1]?.startsWith("link, "))
    )
    expect(fragments).toEqual([])
    expect(`\n${phrases.join("\n")}\n`).toMatchSnapshot()
  }
)
