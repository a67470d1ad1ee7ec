import { type Page, expect, test } from "@playwright/test"
import sharp from "sharp"
import { readData } from "../support/data"
import { loadTestFonts, setTestFont, testFonts } from "../support/layoutChecks"

const data = readData()
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
  html[data-test-wordless] :is([role=group][aria-label$='controls'], a[href='/services/'], [role=group] a) { visibility: hidden }
`

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

/** WCAG's relative luminance of a colour given in 0…255. */
const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255)

const show = async (page: Page, number: number): Promise<void> => {
  const dot = page.getByRole("button", { name: new RegExp(`^Slide ${number}`) })
  await dot.click()
  await expect(dot).toHaveAttribute("aria-current", "true", { timeout: 20_000 })
  await page.waitForFunction(() => document.querySelector(".slick-slide"))
  await page
    .locator(`[role=group][aria-label^="${number} of"]:not([inert]) img`)
    .evaluate((image: HTMLImageElement) => image.decode())
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }))
}

/** The boxes of the lines of the slide's title and subtitle, and of its button. */
const wordBoxes = (page: Page, number: number): Promise<Box[]> =>
  page.locator(`[role=group][aria-label^="${number} of"]:not([inert])`).evaluate(slide =>
    [...slide.querySelectorAll("h2, p, a")].flatMap(element => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return [...(element.matches("a") ? element : range).getClientRects()].map(({ left, top, right, bottom }) => ({
        left,
        top,
        right,
        bottom,
      }))
    })
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

for (const size of sizes)
  test.describe(`${size.width} × ${size.height}`, () => {
    test.use({ viewport: size, contextOptions: { reducedMotion: "reduce" }, bypassCSP: true })

    for (const [index, scene] of scenes.entries())
      test(`the text on the ${scene} picture is readable and covers none of its lights`, async ({ page }) => {
        await page.goto("/")
        await show(page, index + 1)
        await loadTestFonts(page)
        await page.addStyleTag({ content: wordless })
        for (const font of testFonts) {
          await setTestFont(page, font)
          const boxes = await wordBoxes(page, index + 1)
          expect(boxes.length).toBeGreaterThan(2)

          const image = page.locator(`[role=group][aria-label^="${index + 1} of"]:not([inert]) img`)
          const picture = await image.evaluate((element: HTMLImageElement) => {
            const { left, top, width, height } = element.getBoundingClientRect()
            const [x = 50, y = 50] = getComputedStyle(element)
              .objectPosition.split(" ")
              .map(part => Number.parseFloat(part))
            const scale = Math.max(width / element.naturalWidth, height / element.naturalHeight)
            const shown = { width: element.naturalWidth * scale, height: element.naturalHeight * scale }
            return {
              ...shown,
              left: left + ((width - shown.width) * x) / 100,
              top: top + ((height - shown.height) * y) / 100,
              tall: element.naturalWidth < element.naturalHeight,
            }
          })
          for (const light of lights[`${scene} ${picture.tall ? "tall" : "wide"}`] ?? [])
            for (const box of boxes) {
              // On the narrowest screens, and in a wide font, the text needs the space above the door.
              if (size.width > 320 && font !== "wide")
                expect({ light, box, apart: apart(box, onScreen(light, picture)) }).toMatchObject({ apart: true })
            }

          // The controls, the slide's button, Our Services and the bottom bar cover neither each other nor the door.
          const parts: Record<string, Box> = {}
          for (const [name, part] of Object.entries({
            controls: page.getByRole("group", { name: "Slide controls" }),
            button: page.locator(`[role=group][aria-label^="${index + 1} of"]:not([inert]) a`),
            services: page.getByRole("main").getByRole("link", { name: "Our Services", exact: true }).last(),
            bar: page.getByRole("banner").locator("div:has(> a[href^='tel:'])"),
          })) {
            const box = await part.boundingBox()
            if (!box) throw new Error(`There are no ${name}.`)
            parts[name] = { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }
          }
          const entrance = entrances[`${scene} ${picture.tall ? "tall" : "wide"}`]
          if (entrance) parts["entrance"] = onScreen(entrance, picture)
          const covered = Object.entries(parts).flatMap(([name, box], position, all) =>
            all
              .slice(position + 1)
              // What is below the first screen can be scrolled into view.
              .filter(([, other]) => box.top < size.height && other.top < size.height && !apart(box, other))
              .map(([other]) => `${name} and ${other}`)
          )
          // The bottom bar covers the end of a slide that is taller than the screen, until it is scrolled.
          expect(covered.filter(pair => size.height > 480 || !pair.includes("bar"))).toEqual([])

          // The same screen without the text: the brightest pixel behind white letters.
          await page.evaluate(() => document.documentElement.setAttribute("data-test-wordless", ""))
          const { data: pixels, info } = await sharp(await page.screenshot())
            .removeAlpha()
            .raw()
            .toBuffer({ resolveWithObject: true })
          let brightest = 0
          for (const box of boxes.slice(0, -1))
            for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(info.height, box.bottom); y += 1)
              for (let x = Math.max(0, Math.floor(box.left)); x < Math.min(info.width, box.right); x += 1) {
                const at = (y * info.width + x) * 3
                brightest = Math.max(brightest, luminance(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0))
              }
          const contrast = 1.05 / (brightest + 0.05)
          test.info().annotations.push({ type: "contrast", description: `${font}: ${contrast.toFixed(2)}:1` })
          expect(brightest).toBeGreaterThan(0)
          expect(contrast).toBeGreaterThanOrEqual(4.5)
          await page.evaluate(() => document.documentElement.removeAttribute("data-test-wordless"))
        }
      })
  })

test("the positions of the lights were measured in these three pictures", () => {
  expect(
    data.slides.slides.map(({ image, portrait }: { image: string; portrait: string }) => [image, portrait])
  ).toEqual(scenes.map(scene => [`/images/${scene}.jpg`, `/images/${scene}-portrait.jpg`]))
})
