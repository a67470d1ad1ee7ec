import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { CDPSession, Locator, Page } from "@playwright/test"

/** Fonts that the project includes for its tests: a wide one, the one that most phones have, and a narrow one. */
const fonts = { wide: "dejavu-sans", typical: "roboto", narrow: "roboto-condensed" } as const
type TestFont = keyof typeof fonts
const testFonts: readonly TestFont[] = ["narrow", "typical", "wide"]

const resolveFile = createRequire(`${process.cwd()}/`).resolve
const fontFaces = testFonts
  .flatMap(name =>
    [400, 700].map(weight => {
      const file = readFileSync(
        resolveFile(`@fontsource/${fonts[name]}/files/${fonts[name]}-latin-${weight}-normal.woff2`)
      )
      return `@font-face { font-family: "test-${name}"; font-weight: ${weight}; src: url(data:font/woff2;base64,${file.toString("base64")}) format("woff2") }`
    })
  )
  .join("\n")

/**
 * Styles for the fonts that a visitor's device may use. Headings get the test font too, because they are shown in a
 * fallback until their own font has loaded; only with the typical font do they keep their own. The spacing is that of
 * WCAG 1.4.12.
 */
const styles = `${fontFaces}
${(["wide", "narrow"] as const).map(name => `html[data-test-font="${name}"] * { font-family: "test-${name}" !important }`).join("\n")}
html[data-test-font="typical"] :not(h1, h1 *, h2, h2 *, h3:not(summary *), header a[href="/"], header a[href="/"] *, dd, blockquote) { font-family: "test-typical" !important }
html[data-test-spacing] * { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }
html[data-test-spacing] p { margin-bottom: 2em !important }
*, ::before, ::after { transition: none !important; animation: none !important }`

type Theme = "light" | "dark"

export interface Setting {
  viewport: { width: number; height: number }
  font: TestFont
  /** The browser's default font size in pixels. */
  defaultSize: number
  theme: Theme
  spacing: boolean
}

const viewports = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
] as const
const defaultSizes = [16, 20, 24] as const

/** Fifteen settings that contain every pair of values of viewport, font, size, theme and spacing. */
export const settings: readonly Setting[] = viewports.flatMap((viewport, row) =>
  testFonts.map((font, column) => {
    const number = row * testFonts.length + column
    return {
      viewport,
      font,
      defaultSize: defaultSizes[(row + column) % defaultSizes.length] ?? 16,
      theme: number % 2 ? ("dark" as const) : ("light" as const),
      // Text in the widest letters at the largest size has no extra spacing: with it, long words would not fit on a
      // phone.
      spacing: number % 4 < 2,
    }
  })
)

/** Returns one setting for each viewport. Three consecutive numbers cover all fifteen settings. */
export const selectSettings = (number: number): readonly Setting[] =>
  viewports.flatMap((_, row) => settings[row * testFonts.length + ((row + number) % testFonts.length)] ?? [])

/** The default setting of a visitor, with the font that most phones have. */
export const usualSetting = { font: "typical", defaultSize: 16, spacing: false } as const

/** Adds the test fonts to the current page. The context must bypass the content security policy. */
export const loadTestFonts = async (page: Page): Promise<void> => {
  await page.addStyleTag({ content: styles })
  await page.evaluate(
    names =>
      Promise.all(names.flatMap(name => [400, 700].map(weight => document.fonts.load(`${weight} 16px test-${name}`)))),
    Object.keys(fonts)
  )
}

/** Opens every answer. The browser would close other answers of a category if they still shared a name. */
export const openAnswers = (page: Page): Promise<void> =>
  page.locator("details").evaluateAll(all => {
    for (const details of all) {
      details.removeAttribute("name")
      details.setAttribute("open", "")
    }
  })

/** Opens `path` with the test fonts loaded and all answers open. */
export const openForLayout = async (page: Page, path: string): Promise<CDPSession> => {
  await page.goto(path)
  await loadTestFonts(page)
  await openAnswers(page)
  return page.context().newCDPSession(page)
}

/** Stops the browser from painting while everything keeps its position: the layout checks do not look at colours. */
export const stopPainting = (page: Page) => page.addStyleTag({ content: "* { visibility: hidden !important }" })

/** Sets the browser's default font size, on which sizes in rem and media queries in em depend. */
export const setFontSize = async (page: Page, client: CDPSession, size: number): Promise<void> => {
  await client.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: Math.round(size * 0.8125) } })
  await page.waitForFunction(wanted => getComputedStyle(document.documentElement).fontSize === `${wanted}px`, size)
}

/**
 * Words that must not be broken: any word, or words of up to 15 letters, and of up to 10 if letters are wide, large or
 * spaced. Longer ones may break where they do not fit.
 */
export type WholeWords = "any" | "most"

/** Shows the page in a test font, with or without extra spacing. */
export const setTestFont = (page: Page, { font, spacing }: Pick<Setting, "font" | "spacing">): Promise<void> =>
  page.evaluate(
    ([name, isSpaced]) => {
      document.documentElement.dataset["testFont"] = name
      document.documentElement.toggleAttribute("data-test-spacing", isSpaced)
    },
    [font, spacing] as const
  )

/** Returns all layout problems of the page in its current state, in this font and spacing, one sentence each. */
export const layoutProblems = async (
  page: Page,
  setting: Pick<Setting, "font" | "spacing">,
  wholeWords: WholeWords = "any"
): Promise<string[]> => {
  await setTestFont(page, setting)
  return page.evaluate(
    ([font, spacing, whole]) => {
      const problems: string[] = []
      const report = (problem: string) => problems.push(problem)
      const root = document.documentElement
      const nameLength = 50
      const named = (text: string) => `“${text.trim().replaceAll(/\s+/g, " ").slice(0, nameLength)}”`

      interface Surroundings {
        isFixed: boolean
        /** Whether the content is only available to screen readers. */
        isHidden: boolean
        /** Elements that clip their content, or whose visible border the content must not cross. */
        edges: readonly Element[]
      }
      const known = new Map<Element, Surroundings>()
      const surroundingsOf = (element: Element | null): Surroundings => {
        if (!element || element === document.body) return { isFixed: false, isHidden: false, edges: [] }
        const found = known.get(element)
        if (found) return found
        const { position, overflow, clipPath, borderRadius, borderTopWidth } = getComputedStyle(element)
        const outside = surroundingsOf(element.parentElement)
        const isEdge = overflow !== "visible" || (borderRadius !== "0px" && borderTopWidth !== "0px")
        const answer = {
          isFixed: position === "fixed" || outside.isFixed,
          isHidden: clipPath !== "none" || outside.isHidden,
          edges: isEdge ? [element, ...outside.edges] : outside.edges,
        }
        known.set(element, answer)
        return answer
      }
      const isShown = (element: Element): boolean =>
        element.checkVisibility() &&
        !surroundingsOf(element).isHidden &&
        !element.matches("script, style, noscript, option, [href='#content']") &&
        !element.closest("[aria-hidden], [inert], #gatsby-announcer")

      const shown: { element: Element; text: string; left: number; right: number; top: number; bottom: number }[] = []
      const isLarge = spacing || font === "wide" || parseFloat(getComputedStyle(root).fontSize) > 16
      const longest = whole === "any" ? Infinity : isLarge ? 10 : 15
      const letters = document.createRange()
      /**
       * Returns words that are broken and must not be. Chromium has no hyphenation dictionary here: it breaks a word
       * only where it does not fit.
       */
      const findBroken = (node: Node, text: string): string[] =>
        [...text.matchAll(/\p{L}{6,}/gu)].flatMap(({ 0: word, index }) => {
          // Addresses and words of a single repeated letter have no syllables at which they could be hyphenated.
          const isUrlLike = /[@.]\S*$/.test(text.slice(0, index)) || /^\S*@/.test(text.slice(index))
          if (isUrlLike || /^(.)\1*$/u.test(word) || word.length > longest) return []
          letters.setStart(node, index)
          letters.setEnd(node, index + word.length)
          const lines = [...letters.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top)
          return new Set(lines).size > 1 ? [word] : []
        })

      scrollTo({ top: 0, behavior: "instant" })
      if (root.scrollWidth > innerWidth) report(`the page is ${root.scrollWidth} px wide`)

      const range = document.createRange()
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement
        const text = node.textContent ?? ""
        if (!text.trim() || !element || !isShown(element)) continue
        range.selectNodeContents(node)
        const words = range.getBoundingClientRect()
        const { isFixed, edges } = surroundingsOf(element)
        for (const edge of edges) {
          const { left, right, top, bottom } = edge.getBoundingClientRect()
          if (words.left < left - 1 || words.right > right + 1 || words.top < top - 1 || words.bottom > bottom + 1)
            report(`${named(text)} leaves ${edge.outerHTML.slice(0, 80)}`)
        }
        if (words.left < -1 || words.right > innerWidth + 1) report(`${named(text)} leaves the screen`)
        const lines = range.getClientRects()
        if (lines.length > 1) for (const word of findBroken(node, text)) report(`${named(word)} is broken`)
        if (isFixed) continue
        for (const { left, right, top, bottom, width, height } of lines) {
          // Letters are smaller than their line box.
          const inset = height * 0.2
          const inner = { left: left + 1, right: right - 1, top: top + inset, bottom: bottom - inset }
          if (width > 2) shown.push({ element, text, ...inner })
        }
      }
      for (const element of document.querySelectorAll(
        "a[href], button, input:not([type=hidden]), select, textarea, summary"
      )) {
        if (!isShown(element) || surroundingsOf(element).isFixed) continue
        const text = element.ariaLabel ?? element.textContent ?? element.id
        const { left, right, top, bottom } = element.getBoundingClientRect()
        if (left < -1 || right > innerWidth + 1) report(`${named(text)} leaves the screen`)
        const inner = { left: left + 0.5, right: right - 0.5, top: top + 0.5, bottom: bottom - 0.5 }
        // The text of a link in a sentence is already included.
        if (getComputedStyle(element).display !== "inline") shown.push({ element, text, ...inner })
      }
      shown.sort((a, b) => a.top - b.top)
      for (const [index, one] of shown.entries())
        for (let next = index + 1; next < shown.length; next += 1) {
          const other = shown[next]
          if (!other || other.top >= one.bottom) break
          const isInside = one.element.contains(other.element) || other.element.contains(one.element)
          if (!isInside && one.left < other.right && other.left < one.right)
            report(`${named(one.text)} and ${named(other.text)} overlap`)
        }
      return [...new Set(problems)]
    },
    [setting.font, setting.spacing, wholeWords] as const
  )
}

/** Returns the words in an element that are broken across lines. */
export const brokenWords = (locator: Locator): Promise<string[]> =>
  locator.evaluate(element => {
    const broken: string[] = []
    const range = document.createRange()
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { index, 0: word } of (node.textContent ?? "").matchAll(/\p{L}+/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top)).size > 1)
          broken.push(word)
      }
    return broken
  })

/** Phones whose text size is set to 200 %. */
export const largeTextPhones = [
  { width: 360, height: 740 },
  { width: 412, height: 915 },
  { width: 740, height: 360 },
] as const
