import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { CDPSession, Locator, Page } from "@playwright/test"

/** Fonts the project brings for its tests: a wide one, the one most phones have, and a narrow one. */
const fonts = { wide: "dejavu-sans", typical: "roboto", narrow: "roboto-condensed" } as const
export type TestFont = keyof typeof fonts
export const testFonts: readonly TestFont[] = ["narrow", "typical", "wide"]

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
 * What a machine may have instead of ours: the text's font, and the headings' too, for they are shown in a fallback until
 * their own font has come. With the typical font the headings keep their own. The spacing is that of WCAG 1.4.12.
 */
const styles = `${fontFaces}
${(["wide", "narrow"] as const).map(name => `html[data-test-font="${name}"] * { font-family: "test-${name}" !important }`).join("\n")}
html[data-test-font="typical"] :not(h1, h1 *, h2, h2 *, h3:not(summary *), header a[href="/"], header a[href="/"] *, dd, blockquote) { font-family: "test-typical" !important }
html[data-test-spacing] * { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }
html[data-test-spacing] p { margin-bottom: 2em !important }
*, ::before, ::after { transition: none !important; animation: none !important }`

export interface Setting {
  font: TestFont
  spacing: boolean
}

/** The fonts to try at each default size of the browser, in pixels. */
export const settingsBySize: readonly { defaultSize: number; settings: readonly Setting[] }[] = [
  {
    defaultSize: 16,
    settings: testFonts.flatMap(font => [false, true].map(spacing => ({ font, spacing }))),
  },
  ...[20, 24].map(defaultSize => ({
    defaultSize,
    settings: (["typical", "wide"] as const).map(font => ({ font, spacing: font === "typical" })),
  })),
]

export const viewports = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
] as const

/** Puts the test fonts into the page as it is now. The context must bypass the policy. */
export const loadTestFonts = async (page: Page): Promise<void> => {
  await page.addStyleTag({ content: styles })
  await page.evaluate(
    names =>
      Promise.all(names.flatMap(name => [400, 700].map(weight => document.fonts.load(`${weight} 16px test-${name}`)))),
    Object.keys(fonts)
  )
}

/** Opens `path` with the fonts in place and everything open that can be opened. */
export const openForLayout = async (page: Page, path: string): Promise<CDPSession> => {
  await page.goto(path)
  await loadTestFonts(page)
  await page.locator("details").evaluateAll(all => {
    for (const details of all) {
      details.removeAttribute("name")
      details.setAttribute("open", "")
    }
  })
  return page.context().newCDPSession(page)
}

/** Everything keeps its place, but the browser no longer draws it: nothing here looks at colours. */
export const stopPainting = (page: Page) => page.addStyleTag({ content: "* { visibility: hidden !important }" })

/** The browser's own setting: sizes in rem and media queries in em follow it. */
export const setDefaultFontSize = async (page: Page, client: CDPSession, size: number): Promise<void> => {
  await client.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: Math.round(size * 0.8125) } })
  await page.waitForFunction(wanted => getComputedStyle(document.documentElement).fontSize === `${wanted}px`, size)
}

/**
 * Which words must be whole: any word, or words of up to 15 letters, and of up to 10 where letters are wide, large or far
 * apart. Longer ones may break where they do not fit.
 */
export type WholeWords = "any" | "most"

/** Everything wrong with the page's layout as it is shown now, in each of `settings`, one sentence each. */
export const layoutProblems = (
  page: Page,
  settings: readonly Setting[],
  wholeWords: WholeWords = "any"
): Promise<string[]> =>
  page.evaluate(
    async ([all, whole]) => {
      const problems: string[] = []
      const root = document.documentElement
      const nameLength = 50
      const named = (text: string) => `“${text.trim().replaceAll(/\s+/g, " ").slice(0, nameLength)}”`

      interface Surroundings {
        isFixed: boolean
        /** Whether only screen readers find what is in it. */
        isHidden: boolean
        /** The elements that cut off what leaves them, or whose edge would be crossed. */
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

      // Which texts and controls the page has does not depend on the setting: they are found once.
      const texts: { range: Range; node: Node; text: string; holder: Element; surroundings: Surroundings }[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const holder = node.parentElement
        const text = node.textContent ?? ""
        if (
          !text.trim() ||
          !holder?.checkVisibility() ||
          holder.matches("script, style, noscript, option, [href='#content']") ||
          holder.closest("[aria-hidden], [inert], #gatsby-announcer")
        )
          continue
        const surroundings = surroundingsOf(holder)
        if (surroundings.isHidden) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        texts.push({ range, node, text, holder, surroundings })
      }
      const controls = [
        ...document.querySelectorAll("a[href], button, input:not([type=hidden]), select, textarea, summary"),
      ]
        .filter(
          control =>
            control.checkVisibility() &&
            !surroundingsOf(control).isFixed &&
            !control.closest("[aria-hidden], [inert]") &&
            !control.matches("[href='#content']")
        )
        .map(control => ({ control, isInline: getComputedStyle(control).display === "inline" }))

      const letters = document.createRange()
      const rectsOf = (node: Node, start: number, length: number): DOMRectList => {
        letters.setStart(node, start)
        letters.setEnd(node, start + length)
        return letters.getClientRects()
      }
      // The first letter of a line also has a box at the end of the line before.
      const boxOfLetter = (node: Node, at: number): DOMRect | undefined =>
        [...rectsOf(node, at, 1)].findLast(({ width }) => width > 0)
      /** Whether the first and the last of these letters of a text are on different lines. */
      const isBroken = (node: Node, start: number, length: number): boolean => {
        if (rectsOf(node, start, length).length < 2) return false
        const first = boxOfLetter(node, start)
        const last = boxOfLetter(node, start + length - 1)
        return first !== undefined && last !== undefined && last.top >= first.bottom - first.height / 2
      }

      for (const { font, spacing } of all) {
        root.dataset["testFont"] = font
        root.toggleAttribute("data-test-spacing", spacing)
        const report = (problem: string) => problems.push(`${font}${spacing ? ", spaced" : ""}: ${problem}`)
        const isLarge = spacing || font === "wide" || parseFloat(getComputedStyle(root).fontSize) > 16
        const longest = whole === "any" ? Infinity : isLarge ? 10 : 15

        scrollTo({ top: 0, behavior: "instant" })
        if (root.scrollWidth > innerWidth) report(`the page is ${root.scrollWidth} px wide`)

        interface Shown {
          element: Element
          text: string
          left: number
          right: number
          top: number
          bottom: number
        }
        const shown: Shown[] = []
        const boxes = new Map<Element, DOMRect>()
        const boxOf = (element: Element): DOMRect => {
          const box = boxes.get(element) ?? element.getBoundingClientRect()
          boxes.set(element, box)
          return box
        }

        for (const { range, node, text, holder, surroundings } of texts) {
          const words = range.getBoundingClientRect()
          for (const element of surroundings.edges) {
            const box = boxOf(element)
            if (
              words.left < box.left - 1 ||
              words.right > box.right + 1 ||
              words.top < box.top - 1 ||
              words.bottom > box.bottom + 1
            )
              report(`${named(text)} leaves ${element.outerHTML.slice(0, 80)}`)
          }
          if (words.left < -1 || words.right > innerWidth + 1) report(`${named(text)} leaves the screen`)

          const lines = range.getClientRects()
          // Chromium has no dictionary here: a word is broken only where it does not fit on a line.
          for (const match of lines.length > 1 ? text.matchAll(/\p{L}{6,}/gu) : []) {
            const [word] = match
            if (!isBroken(node, match.index, word.length)) continue
            // An address has no syllables.
            if (/[@.]\S*$/.test(text.slice(0, match.index)) || /^\S*@/.test(text.slice(match.index))) continue
            // Nobody could say its syllables.
            if (/^(.)\1*$/u.test(word)) continue
            if (word.length <= longest) report(`${named(word)} is broken`)
          }

          if (surroundings.isFixed) continue
          for (const { left, right, top, bottom, width, height } of lines) {
            // Letters reach less far than their line's box.
            const inset = height * 0.2
            if (width > 2)
              shown.push({
                element: holder,
                text,
                left: left + 1,
                right: right - 1,
                top: top + inset,
                bottom: bottom - inset,
              })
          }
        }
        for (const { control, isInline } of controls) {
          const text = control.ariaLabel ?? control.textContent ?? control.id
          for (const { left, right, top, bottom } of isInline ? [] : control.getClientRects())
            shown.push({
              element: control,
              text,
              left: left + 0.5,
              right: right - 0.5,
              top: top + 0.5,
              bottom: bottom - 0.5,
            })
          const { left, right } = control.getBoundingClientRect()
          if (left < -1 || right > innerWidth + 1) report(`${named(text)} leaves the screen`)
        }
        shown.sort((a, b) => a.top - b.top)
        for (const [index, one] of shown.entries())
          for (let next = index + 1; next < shown.length; next += 1) {
            const other = shown[next]
            if (!other || other.top >= one.bottom) break
            if (
              one.left < other.right &&
              other.left < one.right &&
              !one.element.contains(other.element) &&
              !other.element.contains(one.element)
            )
              report(`${named(one.text)} and ${named(other.text)} overlap`)
          }
      }
      return [...new Set(problems)]
    },
    [[...settings], wholeWords] as const
  )

/** The words in an element of which one line has only a part. */
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

/** Phones whose owner has made all text twice as large. */
export const largeTextPhones = [
  { width: 360, height: 740 },
  { width: 412, height: 915 },
  { width: 740, height: 360 },
] as const

/** The places of all visible elements, or those that differ from the places `before`; run in the page. */
const readPlaces = (before: readonly string[] | null): string[] => {
  const places = [...document.body.querySelectorAll("*")]
    // Each theme has a map of its own.
    .filter(element => element.checkVisibility() && !element.closest("figure picture"))
    .map(element => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [element.tagName, x, y, width, height].join(" ")
    })
  if (!before) return places
  return places.length === before.length
    ? places.filter((place, index) => place !== before[index])
    : [`${before.length} visible elements in one theme, ${places.length} in the other`]
}

export type Theme = "light" | "dark"

/** Changes to the theme `next`. Resolves to the places of visible elements that are not where they were. */
export const changeTheme = async (page: Page, next: Theme): Promise<string[]> => {
  const before = await page.evaluateHandle(readPlaces, null)
  await page.emulateMedia({ colorScheme: next })
  const moved = await page.evaluate(readPlaces, before)
  await before.dispose()
  return moved
}
