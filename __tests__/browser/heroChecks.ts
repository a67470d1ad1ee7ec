import { type CDPSession, type Page, expect } from "@playwright/test"
import sharp from "sharp"
import { portraitScreen } from "../../src/styles/tokens"
import { getContrast, getLuminance } from "../support/contrast"
import { type Setting, loadTestFonts } from "../support/browser/layoutChecks"

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export const areApart = (one: Box, other: Box): boolean =>
  one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom

/**
 * The picture alone: the same layout without the words, the controls and what is fixed on top of it. The sections below
 * are empty boxes, which saves their layout in every setting.
 */
const pictureAlone = `
  main > section:not([aria-roledescription=carousel]), footer { content-visibility: hidden; contain-intrinsic-height: 100vh }
  [role=group] :is(h2, p) { color: transparent !important }
  :is([role=group][aria-label$=controls], [role=group] a, [data-fixed-link], main > a[href^="tel:"], header, header *) { visibility: hidden !important }`

/** Opens a site's home page with the test fonts, and expects white words on the slides in both themes. */
export const openHero = async (page: Page, address: string): Promise<CDPSession> => {
  await page.goto(address)
  await loadTestFonts(page)
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme })
    const colours = await page
      .locator("[role=group] :is(h2, p)")
      .evaluateAll(words => words.map(element => getComputedStyle(element).color))
    expect(new Set(colours)).toEqual(new Set(["rgb(255, 255, 255)"]))
  }
  await page.addStyleTag({ content: pictureAlone })
  return page.context().newCDPSession(page)
}

/** Brings React and the slider, which come with the first press where less motion is preferred. */
export const bringSlider = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.querySelector<HTMLElement>("[aria-label='Choose a slide'] button")?.click())
  await page.waitForFunction(() => document.querySelector(".slick-slide"))
}

/** Shows a slide, and waits until it fills the screen with the picture that is meant for it. */
export const showSlide = async (page: Page, number: number): Promise<void> => {
  await page.evaluate(
    index => document.querySelectorAll<HTMLElement>("[aria-label='Choose a slide'] button")[index]?.click(),
    number - 1
  )
  const isShown = () =>
    page.evaluate(
      async ({ label, portrait }) => {
        const slide = document.querySelector(`.slick-active [aria-label^="${label}"]:not([inert])`)
        const { left, width } = slide?.getBoundingClientRect() ?? {}
        const image = slide?.querySelector("img")
        if (
          left !== 0 ||
          width !== innerWidth ||
          !image?.complete ||
          image.naturalWidth === 0 ||
          matchMedia(portrait).matches !== image.currentSrc.includes("-portrait")
        )
          return false
        // Else a screenshot may come before the picture.
        image.decoding = "sync"
        // Where the screen has changed, a wider picture may take its place meanwhile: then that one is awaited.
        return image.decode().then(
          () => true,
          () => false
        )
      },
      { label: `${number} of`, portrait: portraitScreen }
    )
  await expect.poll(isShown, { intervals: [10, 20, 50] }).toBe(true)
}

/** Where the parts of the carousel are on the screen. */
interface Parts {
  controls: Box
  button: Box
  services: Box
  bar: Box
  /** The whole picture, with what its frame cuts off. */
  picture: Box
  /** What can be seen of it. */
  frame: Box
}

export interface Measured {
  /** At the beginning of the page. */
  atTop: Parts
  /** With the slide's end at the bottom of the screen, or on top of what is fixed there. */
  atEnd: Parts
  /** The lines of the title and the subtitle, from the beginning of the page. */
  lines: Box[]
  /** The picture's name. */
  file: string
  /** Its point that stays in view. */
  focus: string
}

/** Where everything on a slide is in one of the test fonts. Leaves the page scrolled to the slide's words. */
export const measureSlide = (page: Page, number: number, { font, spacing }: Setting): Promise<Measured> =>
  page.evaluate(
    ({ label, ...setting }) => {
      const root = document.documentElement
      root.dataset["testFont"] = setting.font
      root.toggleAttribute("data-test-spacing", setting.spacing)
      const find = <Found extends Element>(kind: new () => Found, selector: string) => {
        const found = root.querySelector(selector)
        if (!(found instanceof kind)) throw new Error(`There is no ${selector}.`)
        return found
      }
      const slideSelector = `[role=group][aria-label^="${label}"]:not([inert])`
      const slide = find(HTMLElement, slideSelector)
      const image = find(HTMLImageElement, `${slideSelector} img`)
      const button = find(HTMLElement, `${slideSelector} a`)
      const controls = find(HTMLElement, "[role=group][aria-label='Slide controls']")
      const services = find(HTMLElement, "[data-fixed-link]")
      const bar = find(HTMLElement, "header div:has(> a[href^='tel:'])")
      let scrolled = 0
      const toBox = ({ left, top, right, bottom }: DOMRect) => ({
        left,
        top: top + scrolled,
        right,
        bottom: bottom + scrolled,
      })
      const focus = getComputedStyle(image).objectPosition
      const wholePicture = () => {
        const { left, top, width, height } = image.getBoundingClientRect()
        const [x = 50, y = 50] = focus.split(" ").map(part => Number.parseFloat(part))
        const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight)
        const shown = { width: image.naturalWidth * scale, height: image.naturalHeight * scale }
        return new DOMRect(
          left + ((width - shown.width) * x) / 100,
          top + ((height - shown.height) * y) / 100,
          shown.width,
          shown.height
        )
      }
      const parts = () => ({
        controls: toBox(controls.getBoundingClientRect()),
        button: toBox(button.getBoundingClientRect()),
        services: toBox(services.getBoundingClientRect()),
        bar: toBox(bar.getBoundingClientRect()),
        picture: toBox(wholePicture()),
        frame: toBox(image.getBoundingClientRect()),
      })

      scrollTo({ top: 0, behavior: "instant" })
      const atTop = parts()
      const fixedTops = [services, bar]
        .filter(element => getComputedStyle(element).position === "fixed" && element.offsetWidth * 2 >= innerWidth)
        .map(element => element.getBoundingClientRect().top)
      const end = slide.getBoundingClientRect().bottom - Math.min(innerHeight, ...fixedTops)
      scrollTo({ top: end, behavior: "instant" })
      const atEnd = parts()
      scrolled = scrollY
      const lines = [...slide.querySelectorAll("h2, p")].flatMap(element => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return [...range.getClientRects()].filter(({ width }) => width > 0).map(toBox)
      })
      scrollTo({ top: Math.floor(Math.min(...lines.map(({ top }) => top))), behavior: "instant" })
      return { atTop, atEnd, lines, focus, file: /([^/]*)\.\w+$/.exec(image.currentSrc)?.[1] ?? "" }
    },
    { label: `${number} of`, font, spacing }
  )

/** The brightest pixel of a screenshot of `area` that is behind one of the `lines`. */
const brightestPixel = async (client: CDPSession, area: Box, lines: readonly Box[]): Promise<number> => {
  const { data: shot } = await client.send("Page.captureScreenshot", {
    format: "png",
    optimizeForSpeed: true,
    clip: { x: area.left, y: area.top, width: area.right - area.left, height: area.bottom - area.top, scale: 1 },
  })
  const { data, info } = await sharp(Buffer.from(shot, "base64"))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([area.right - area.left, area.bottom - area.top])
  let brightest = 0
  for (const line of lines) {
    const right = Math.min(info.width, line.right - area.left)
    const bottom = Math.min(info.height, line.bottom - area.top)
    for (let y = Math.max(0, Math.floor(line.top) - area.top); y < bottom; y += 1)
      for (let x = Math.max(0, Math.floor(line.left) - area.left); x < right; x += 1) {
        const at = (y * info.width + x) * 3
        brightest = Math.max(brightest, getLuminance(data[at], data[at + 1], data[at + 2]))
      }
  }
  return brightest
}

/** The lowest contrast of white letters with the pixels behind `lines`. The page is scrolled to the first of them. */
export const measureContrast = async (page: Page, client: CDPSession, lines: readonly Box[]): Promise<number> => {
  const size = page.viewportSize()
  if (!size) throw new Error("The page has no size.")
  const left = Math.max(0, Math.floor(Math.min(...lines.map(line => line.left))))
  const right = Math.min(size.width, Math.ceil(Math.max(...lines.map(line => line.right))))
  const start = Math.floor(Math.min(...lines.map(line => line.top)))
  const end = Math.ceil(Math.max(...lines.map(line => line.bottom)))
  let brightest = 0
  // Words that are taller than the screen need more than one screenshot.
  for (let top = start; top < end; top += size.height) {
    if (top > start) await page.evaluate(y => scrollTo({ top: y, behavior: "instant" }), top)
    const area = { left, top, right, bottom: Math.min(end, top + size.height) }
    brightest = Math.max(brightest, await brightestPixel(client, area, lines))
  }
  expect(brightest).toBeGreaterThan(0)
  return getContrast(1, brightest)
}
