import { type Page, expect, test } from "@playwright/test"
import sharp from "sharp"
import { openAnswers } from "../../testing/browser/layoutChecks"
import { serveSite } from "../../testing/browser/serveSite"
import { getContrast, getLuminance } from "../../testing/contrast"
import { visitedRoutes } from "../../testing/routes"
import { sampleSite, secondSite } from "../../testing/sites"

/**
 * Checks the contrast of all texts where a browser darkens the light theme by itself, as Chrome does with its flag “Auto
 * Dark Mode” and some phones always do. Styles do not tell the colours that the browser then paints, so they are read
 * from a picture of the page.
 */

interface Text {
  words: string
  isLarge: boolean
  x: number
  y: number
  width: number
  height: number
}

/** Returns the first lines of the texts that are visible on the screen now, except those on pictures. */
const listTexts = (page: Page): Promise<Text[]> =>
  page.evaluate(() => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent, textContent } = node
      if (!parent || !textContent?.trim() || parent.closest("[role=group] :is(h2, p)")) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const [line] = range.getClientRects()
      if (!line || line.top < 0 || line.bottom > innerHeight) continue
      const onTop = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2)
      if (!onTop || !parent.contains(onTop)) continue
      const { fontSize, fontWeight } = getComputedStyle(parent)
      const size = Number.parseFloat(fontSize)
      texts.push({
        words: textContent.trim(),
        isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
        x: line.x,
        y: line.y,
        width: line.width,
        height: line.height,
      })
    }
    return texts
  })

const scale = 2
const screenHeight = 1400

/** Returns the texts on the screen whose painted contrast is too low. */
const findPaleTexts = async (page: Page): Promise<string[]> => {
  const texts = await listTexts(page)
  // Only the picture of what is on the screen has the colours that the browser has changed.
  const picture = await page.screenshot()
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return texts.flatMap(({ words, isLarge, x, y, width, height }) => {
    const areas = new Map<number, number>()
    for (let row = Math.ceil(y * scale); row < (y + height) * scale; row += 1)
      for (let column = Math.ceil(x * scale); column < (x + width) * scale; column += 1) {
        const at = (row * info.width + column) * 3
        const luminance = getLuminance(data[at], data[at + 1], data[at + 2])
        areas.set(luminance, (areas.get(luminance) ?? 0) + 1)
      }
    const [[ground = 0] = []] = [...areas].toSorted(([, one], [, other]) => other - one)
    const contrast = Math.max(...[...areas.keys()].map(luminance => getContrast(luminance, ground)))
    return contrast < (isLarge ? 3 : 4.5) ? [`${contrast.toFixed(1)}:1, ${words}`] : []
  })
}

/** Makes the browser darken the page, and checks that it does. */
const darken = async (page: Page): Promise<void> => {
  const client = await page.context().newCDPSession(page)
  await client.send("Emulation.setAutoDarkModeOverride", { enabled: true })
  const canvas = await page.evaluate(() => {
    document.body.style.outlineColor = "canvas"
    return getComputedStyle(document.body).outlineColor
  })
  expect(canvas).not.toBe("rgb(255, 255, 255)")
}

test.use({
  viewport: { width: 360, height: screenHeight },
  deviceScaleFactor: scale,
  contextOptions: { reducedMotion: "reduce" },
})

for (const [name, folder] of [
  ["sample", sampleSite],
  ["second clinic", secondSite],
] as const)
  test.describe(`of the ${name}`, () => {
    const site = serveSite(folder)

    for (const route of visitedRoutes)
      test(
        `texts of ${route} are readable where the browser darkens the page`,
        {
          // It has the orange buttons, and the cards of where to go.
          tag: name === "sample" && route === "/services/" ? "@fast" : [],
        },
        async ({ page }) => {
          await page.goto(site.url + route)
          await darken(page)
          await openAnswers(page)
          const height = await page.evaluate(() => document.documentElement.scrollHeight)
          for (let top = 0; top < height; top += screenHeight - 200) {
            await page.evaluate(y => scrollTo({ top: y, behavior: "instant" }), top)
            // The bar's observer reports after a frame.
            await page.evaluate(
              () =>
                new Promise(resolve =>
                  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)))
                )
            )
            expect.soft(await findPaleTexts(page), `at ${top} px`).toEqual([])
          }
        }
      )

    test("the button of a slide is readable there, with the pointer on it", async ({ page }) => {
      await page.goto(site.url)
      await darken(page)
      await page.locator("main [role=group]:not([hidden]) a").last().hover()
      expect(await findPaleTexts(page)).toEqual([])
    })
  })
