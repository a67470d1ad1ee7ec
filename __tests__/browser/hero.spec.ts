import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { serveSite } from "../support/browser/serveSite"
import { readData } from "../support/data"
import {
  type Box,
  type Measured,
  areApart,
  bringSlider,
  measureContrast,
  measureSlide,
  openHero,
  showSlide,
} from "./heroChecks"
import { type Setting, setDefaultFontSize, settingsBySize, viewports } from "../support/browser/layoutChecks"
import { contentRoot, limitSites, sampleSite } from "../support/sites"

/** From the smallest phone to the largest screen: those with tall pictures, and those with wide ones. */
const sizesByShape = {
  tall: [
    { width: 320, height: 480 },
    { width: 320, height: 640 },
    { width: 360, height: 740 },
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
  ],
  wide: [
    { width: 640, height: 400 },
    { width: 844, height: 390 },
    { width: 1280, height: 800 },
    { width: 1920, height: 1080 },
    { width: 2560, height: 1440 },
  ],
} as const

/** The settings at the default size that most browsers have. */
const usualSize = settingsBySize.slice(0, 1)

/** The clinic's sign and its lit windows, as fractions of each picture's width and height. */
const lights: Readonly<Record<string, readonly Box[]>> = {
  night: [
    { left: 0.555, top: 0.41, right: 0.625, bottom: 0.53 },
    { left: 0.28, top: 0.5, right: 0.49, bottom: 0.7 },
    { left: 0.7, top: 0.53, right: 0.8, bottom: 0.66 },
  ],
  "night-portrait": [
    { left: 0.355, top: 0.505, right: 0.445, bottom: 0.585 },
    { left: 0, top: 0.6, right: 0.22, bottom: 0.72 },
    { left: 0.58, top: 0.6, right: 0.7, bottom: 0.68 },
  ],
  day: [{ left: 0.594, top: 0.33, right: 0.67, bottom: 0.47 }],
  "day-portrait": [{ left: 0.335, top: 0.37, right: 0.485, bottom: 0.485 }],
}
/** The clinic's door. The morning picture shows a room without one. */
const entrances: Readonly<Record<string, Box>> = {
  night: { left: 0.535, top: 0.56, right: 0.69, bottom: 0.73 },
  "night-portrait": { left: 0.33, top: 0.61, right: 0.52, bottom: 0.73 },
  day: { left: 0.545, top: 0.54, right: 0.72, bottom: 0.745 },
  "day-portrait": { left: 0.2, top: 0.5, right: 0.62, bottom: 0.72 },
}
const scenes = ["night", "morning", "day"]

/** A part of the picture, given as fractions, on the screen. */
const onScreen = (part: Box, { left, top, right, bottom }: Box): Box => ({
  left: left + part.left * (right - left),
  top: top + part.top * (bottom - top),
  right: left + part.right * (right - left),
  bottom: top + part.bottom * (bottom - top),
})

/** Which of the controls, the slide's button, Our Services, the bottom bar and the clinic's door cover each other. */
const covered = (
  { picture, frame: _frame, ...parts }: Measured["atTop"],
  file: string,
  isShown: (box: Box) => boolean = () => true
): string[] => {
  const entrance = entrances[file]
  const boxes: [string, Box][] = [
    ...Object.entries(parts),
    ...(entrance ? [["entrance", onScreen(entrance, picture)] satisfies [string, Box]] : []),
  ]
  const shown = boxes.filter(([, box]) => isShown(box))
  return shown.flatMap(([name, box], index) =>
    shown
      .slice(index + 1)
      .filter(([, other]) => !areApart(box, other))
      .map(([other]) => `${name} and ${other}`)
  )
}

interface Slide {
  focus: string
  portraitFocus: string
}

const readSlides = (name: string): readonly Slide[] =>
  JSON.parse(readFileSync(path.join(contentRoot(name), "data/slides.json"), "utf8")).slides

interface Screen {
  width: number
  height: number
}

/** Everything wrong with where things are on one slide, one sentence each. */
const placeProblems = (
  name: string,
  screen: Screen,
  measured: Measured,
  { defaultSize, font, spacing }: Setting & { defaultSize: number }
): string[] => {
  const { atTop, atEnd, lines, file } = measured
  // Larger text may make a slide taller than the screen: its end is covered until the page is scrolled.
  const problems = covered(atEnd, file).map(pair => `${pair} cover each other at the slide's end`)
  if (name === "longest" || defaultSize !== 16 || spacing) return problems

  problems.push(
    ...covered(atTop, file, ({ top }) => top < screen.height)
      // On the lowest screens the bottom bar covers the end of the slide, until it is scrolled.
      .filter(pair => screen.height > 480 || !pair.includes("bar"))
      .map(pair => `${pair} cover each other`)
  )
  const entrance = entrances[file]
  if (entrance) {
    const { left, right } = onScreen(entrance, atTop.picture)
    if (left < atTop.frame.left || right > atTop.frame.right) problems.push("the picture's frame cuts off the door")
  }
  // On the narrowest screens, and in a wide font, the text needs the space above the door.
  if (name !== "sample" || screen.width === 320 || font === "wide") return problems
  for (const light of lights[file] ?? [])
    for (const box of [...lines, atTop.button])
      if (!areApart(box, onScreen(light, atTop.picture))) problems.push("the text covers a light")
  return problems
}

test.use({ contextOptions: { reducedMotion: "reduce" }, bypassCSP: true, serviceWorkers: "block" })

for (const { name, folder } of [{ name: "sample", folder: sampleSite }, ...limitSites])
  test.describe(`with the ${name} content`, () => {
    // Every slide is checked in up to ten settings on five screens, which takes time.
    test.slow()

    const site = serveSite(folder)

    for (const [shape, sizes] of Object.entries(sizesByShape))
      test(`${shape} screens`, async ({ page }) => {
        const slides = readSlides(name)
        const problems: string[] = []
        const lowest: Record<string, number> = {}
        await page.setViewportSize(sizes[0])
        const client = await openHero(page, site.address)

        const check = async (screen: Screen, number: number, defaultSize: number, settings: readonly Setting[]) => {
          for (const setting of settings) {
            const measured = await measureSlide(page, number, setting)
            const { lines, focus, file } = measured
            const found = placeProblems(name, screen, measured, { ...setting, defaultSize })
            if (lines.length < 2) found.push("words are missing")
            if (focus !== slides[number - 1]?.[shape === "tall" ? "portraitFocus" : "focus"])
              found.push(`its focus point is ${focus}`)
            let contrast = await measureContrast(page, client, lines)
            // The shade and the words are the same in the dark theme: one setting of each screen is enough there.
            if (number === 1 && setting === settings[0]) {
              await page.emulateMedia({ colorScheme: "dark" })
              contrast = Math.min(contrast, await measureContrast(page, client, lines))
              await page.emulateMedia({ colorScheme: "light" })
            }
            if (contrast < 4.5) found.push(`the contrast of its text is ${contrast.toFixed(2)}:1`)
            const size = `${screen.width} × ${screen.height}`
            lowest[size] = Math.min(contrast, lowest[size] ?? Infinity)
            const { font, spacing } = setting
            const place = `${size}, ${defaultSize} px, ${font}${spacing ? ", spaced" : ""}, slide ${number} (${file})`
            problems.push(...found.map(problem => `${place}: ${problem}`))
          }
        }

        // The slides of the HTML, before the slider replaces them.
        for (const { defaultSize, settings } of usualSize) await check(sizes[0], 1, defaultSize, settings)
        await bringSlider(page)
        for (const screen of sizes) {
          await page.setViewportSize(screen)
          const isInList = viewports.some(({ width, height }) => width === screen.width && height === screen.height)
          for (const { defaultSize, settings } of isInList ? settingsBySize : usualSize) {
            await setDefaultFontSize(page, client, defaultSize)
            for (const index of slides.keys()) {
              await showSlide(page, index + 1)
              await check(screen, index + 1, defaultSize, settings)
            }
          }
          await setDefaultFontSize(page, client, 16)
        }
        expect(problems).toEqual([])
        test.info().annotations.push({ type: "contrast", description: JSON.stringify(lowest) })
      })
  })

test("the pictures of the sample", () => {
  expect(
    readData().slides.slides.map(({ image, portrait }: { image: string; portrait: string }) => [image, portrait])
  ).toEqual(scenes.map(scene => [`/images/${scene}.jpg`, `/images/${scene}-portrait.jpg`]))
})

for (const viewport of [...sizesByShape.tall.slice(2, 3), ...sizesByShape.wide.slice(2, 3)])
  test(`blocked pictures at ${viewport.width} × ${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.route(/\.(avif|webp|jpg)$/, route => route.abort())
    await page.goto("/")
    const picture = page.locator("[aria-roledescription=slide]:not([hidden])").getByRole("img")
    await expect(picture).toHaveAttribute("alt", /\S/)
    const shown = await page.screenshot()
    await picture.evaluate(image => image.setAttribute("alt", "█".repeat(200)))
    expect(shown.equals(await page.screenshot())).toBe(true)
  })
