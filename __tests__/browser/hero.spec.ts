import { type Locator, type Page, expect, test } from "@playwright/test"
import sharp from "sharp"
import { type Site, serve } from "../../scripts/server"
import { readData } from "../support/data"
import { type Setting, loadTestFonts, settingsBySize } from "../support/layoutChecks"
import { limitSites } from "../support/sites"

const data = readData()
/** Each test font, without and with the text spacing of WCAG 1.4.12. */
const [{ settings } = { settings: [] }] = settingsBySize
/** Those in which text at the model's limits takes the most and the least space. */
const settingsAtLimits = settings.filter(({ font, spacing }) => (font === "wide") === spacing && font !== "typical")
const sizes = [
  { width: 320, height: 480 },
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 640, height: 400 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
]

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** The clinic's sign and its lit windows, as fractions of each picture's width and height. */
const lights: Readonly<Record<string, readonly Box[]>> = {
  "night wide": [
    { left: 0.555, top: 0.41, right: 0.625, bottom: 0.53 },
    { left: 0.28, top: 0.5, right: 0.49, bottom: 0.7 },
    { left: 0.7, top: 0.53, right: 0.8, bottom: 0.66 },
  ],
  "night tall": [
    { left: 0.355, top: 0.505, right: 0.445, bottom: 0.585 },
    { left: 0, top: 0.6, right: 0.22, bottom: 0.72 },
    { left: 0.58, top: 0.6, right: 0.7, bottom: 0.68 },
  ],
  "day wide": [{ left: 0.594, top: 0.33, right: 0.67, bottom: 0.47 }],
  "day tall": [{ left: 0.335, top: 0.37, right: 0.485, bottom: 0.485 }],
}
/** The clinic's door. The morning picture shows a room without one. */
const entrances: Readonly<Record<string, Box>> = {
  "night wide": { left: 0.535, top: 0.56, right: 0.69, bottom: 0.73 },
  "night tall": { left: 0.33, top: 0.61, right: 0.52, bottom: 0.73 },
  "day wide": { left: 0.545, top: 0.54, right: 0.72, bottom: 0.745 },
  "day tall": { left: 0.2, top: 0.5, right: 0.62, bottom: 0.72 },
}
const scenes = ["night", "morning", "day"] as const

/** A screenshot of the picture without the text and the controls on it. */
const wordless = `
  html[data-test-wordless] :is([role=group] h2, [role=group] p) { color: transparent !important }
  html[data-test-wordless] :is(header, header *, [role=group][aria-label$='controls'], a[href='/services/'], [role=group] a) { visibility: hidden !important }
`

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const linearBytes = Array.from({ length: 256 }, (_, byte) => linear(byte / 255))

/** WCAG's relative luminance of the brightest pixel of a picture of red, green and blue bytes within `boxes`. */
const brightestIn = (pixels: Buffer, width: number, height: number, boxes: readonly Box[]): number => {
  let brightest = 0
  for (const box of boxes)
    for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(height, box.bottom); y += 1)
      for (let x = Math.max(0, Math.floor(box.left)); x < Math.min(width, box.right); x += 1) {
        const at = (y * width + x) * 3
        const [red = 0, green = 0, blue = 0] = [0, 1, 2].map(part => linearBytes[pixels[at + part] ?? 0])
        brightest = Math.max(brightest, 0.2126 * red + 0.7152 * green + 0.0722 * blue)
      }
  return brightest
}

const slideOf = (page: Page, number: number): Locator =>
  page.locator(`[role=group][aria-label^="${number} of"]:not([inert])`)

const show = async (page: Page, number: number): Promise<void> => {
  const dot = page.getByRole("button", { name: new RegExp(`^Slide ${number}:`) })
  await dot.click()
  await expect(dot).toHaveAttribute("aria-current", "true", { timeout: 20_000 })
  await page.waitForFunction(() => document.querySelector(".slick-slide"))
  await expect(slideOf(page, number)).toHaveCount(1)
}

/** The parts of the carousel whose places count. They stay while the size of the screen changes. */
const findParts = (page: Page, number: number) => {
  const slide = slideOf(page, number)
  const parts = [
    slide,
    slide.locator("img"),
    page.getByRole("region").filter({ has: slide }),
    page.getByRole("group", { name: "Slide controls" }),
    slide.getByRole("link"),
    page.getByRole("main").getByRole("link", { name: "Our Services", exact: true }).last(),
    page.getByRole("banner").locator("div:has(> a[href^='tel:'])"),
  ]
  return Promise.all(parts.map(part => part.elementHandle()))
}

/** Sets the text's font and spacing, and measures where everything is on the slide: lines of text, picture, controls. */
const measure = (page: Page, elements: Awaited<ReturnType<typeof findParts>>, { font, spacing }: Setting) =>
  page.evaluate(
    async ({ elements: [slide, image, carousel, controls, button, services, bar], font: name, spacing: isSpaced }) => {
      document.documentElement.dataset["testFont"] = name
      document.documentElement.toggleAttribute("data-test-spacing", isSpaced)
      scrollTo({ top: 0, behavior: "instant" })
      if (!(image instanceof HTMLImageElement)) throw new Error("The slide has no picture.")
      // Another screen may want another picture.
      await image.decode()
      const range = document.createRange()
      // Copied, for a DOMRect cannot leave the page.
      const boxesOf = (element: Node | null | undefined, isText = false) => {
        if (!(element instanceof Element)) throw new Error("A part of the carousel is missing.")
        range.selectNodeContents(element)
        return [...(isText ? range : element).getClientRects()].map(({ left, top, right, bottom }) => ({
          left,
          top,
          right,
          bottom,
        }))
      }
      const boxOf = (element: Node | null | undefined) => {
        const [box] = boxesOf(element)
        if (!box) throw new Error("A part of the carousel is not shown.")
        return box
      }
      if (!(slide instanceof Element) || !(carousel instanceof Element)) throw new Error("There is no slide.")
      const { left, top, width, height } = image.getBoundingClientRect()
      const [x = 50, y = 50] = getComputedStyle(image)
        .objectPosition.split(" ")
        .map(part => Number.parseFloat(part))
      const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight)
      const shown = { width: image.naturalWidth * scale, height: image.naturalHeight * scale }
      return {
        text: [...slide.querySelectorAll("h2, p")].flatMap(element => boxesOf(element, true)),
        picture: {
          ...shown,
          left: left + ((width - shown.width) * x) / 100,
          top: top + ((height - shown.height) * y) / 100,
        },
        shape: image.naturalWidth < image.naturalHeight ? "tall" : "wide",
        // Its text is longer than the screen.
        isTall: carousel.clientHeight > Number.parseFloat(getComputedStyle(carousel).minHeight) + 1,
        parts: { controls: boxOf(controls), button: boxOf(button) },
        fixed: { services: boxOf(services), bar: boxOf(bar) },
      }
    },
    { elements, font, spacing }
  )

const apart = (one: Box, other: Box): boolean =>
  one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom

/** A fraction of the picture in CSS pixels. */
const onScreen = (part: Box, picture: { left: number; top: number; width: number; height: number }): Box => ({
  left: picture.left + part.left * picture.width,
  top: picture.top + part.top * picture.height,
  right: picture.left + part.right * picture.width,
  bottom: picture.top + part.bottom * picture.height,
})

/** The lowest contrast of white letters within `text`, with what is behind them. */
const contrastOf = async (page: Page, text: readonly Box[], size: { height: number }): Promise<number> => {
  const left = Math.max(0, Math.floor(Math.min(...text.map(box => box.left))))
  const top = Math.max(0, Math.floor(Math.min(...text.map(box => box.top))))
  const clip = {
    x: left,
    y: top,
    width: Math.ceil(Math.max(...text.map(box => box.right))) - left,
    height: Math.ceil(Math.max(...text.map(box => box.bottom))) - top,
  }
  await page.evaluate(() => document.documentElement.setAttribute("data-test-wordless", ""))
  // A slide that is taller than the screen has text below it.
  const fullPage = clip.y + clip.height > size.height
  const { data: pixels, info } = await sharp(await page.screenshot({ clip, fullPage }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  await page.evaluate(() => document.documentElement.removeAttribute("data-test-wordless"))
  const boxes = text.map(box => ({
    left: box.left - left,
    top: box.top - top,
    right: box.right - left,
    bottom: box.bottom - top,
  }))
  const brightest = brightestIn(pixels, info.width, info.height, boxes)
  if (brightest === 0) throw new Error("The picture is black.")
  return 1.05 / (brightest + 0.05)
}

/** Everything wrong with a slide in any font, spacing and size of the screen, one sentence each. It is loaded once. */
const slideProblems = async (page: Page, index: number, isSample: boolean): Promise<string[]> => {
  const problems: string[] = []
  const scene = scenes[index]
  await show(page, index + 1)
  await loadTestFonts(page)
  await page.addStyleTag({ content: wordless })
  const elements = await findParts(page, index + 1)
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const setting of isSample ? settings : settingsAtLimits) {
      const { text, picture, shape, isTall, parts, fixed } = await measure(page, elements, setting)
      const report = (problem: string) =>
        problems.push(`${size.width} × ${size.height}, ${setting.font}${setting.spacing ? ", spaced" : ""}: ${problem}`)
      if (text.length < 2) report(`there are ${text.length} lines of text`)

      // On the narrowest screens, and where letters are wide or apart, the text needs the space above the door.
      if (isSample && size.width > 320 && setting.font !== "wide" && !setting.spacing)
        for (const light of lights[`${scene} ${shape}`] ?? [])
          if ([...text, parts.button].some(box => !apart(box, onScreen(light, picture))))
            report(`the text covers the light at ${light.left}, ${light.top}`)

      // The controls and the slide's button, Our Services and the bottom bar cover neither each other nor the door.
      const entrance = entrances[`${scene} ${shape}`]
      const doors: Record<string, Box> =
        entrance && isSample && !setting.spacing ? { entrance: onScreen(entrance, picture) } : {}
      const all = Object.entries<Box>({ ...parts, ...fixed, ...doors })
      for (const [position, [name, box]] of all.entries())
        for (const [other, otherBox] of all.slice(position + 1)) {
          // What is fixed covers the end of a slide that is taller than the screen, until it is scrolled.
          const isScrolled = isTall && name in fixed !== other in fixed
          const isBelow = box.top >= size.height || otherBox.top >= size.height
          if (!isScrolled && !isBelow && !apart(box, otherBox)) report(`${name} and ${other} overlap`)
        }

      const contrast = await contrastOf(page, text, size)
      if (contrast < 4.5) report(`contrast is ${contrast.toFixed(2)}:1`)
    }
  }
  return problems
}

test.describe("at every size, in any font, with any spacing", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" }, bypassCSP: true })
  test.slow()

  for (const [index, scene] of scenes.entries())
    test(`the text on the ${scene} picture is readable and covers none of its lights`, async ({ page }) => {
      await page.goto("/")
      expect(await slideProblems(page, index, true)).toEqual([])
    })

  for (const { name, folder } of limitSites)
    test.describe(`with the ${name} content the model allows`, () => {
      let site: Site
      test.beforeAll(async () => {
        site = await serve(folder)
      })
      test.afterAll(() => site.close())

      test("the text on each picture is readable, and no control covers another", async ({ page }) => {
        await page.goto(site.address)
        const count = await page.getByRole("button", { name: /^Slide \d/ }).count()
        expect(count).toBeGreaterThan(1)
        for (const index of scenes.keys())
          if (index < count) expect.soft(await slideProblems(page, index, false), `slide ${index + 1}`).toEqual([])
      })
    })
})

test("the positions of the lights were measured in these three pictures", () => {
  expect(
    data.slides.slides.map(({ image, portrait }: { image: string; portrait: string }) => [image, portrait])
  ).toEqual(scenes.map(scene => [`/images/${scene}.jpg`, `/images/${scene}-portrait.jpg`]))
})
