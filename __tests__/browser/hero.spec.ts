import { type CDPSession, type Page, expect, test } from "@playwright/test"
import sharp from "sharp"
import { portraitScreen } from "../../src/styles/tokens"
import { loadTestFonts, setFontSize, setTestFont, settings, usualSetting } from "../../testing/browser/layoutChecks"
import { serveSite } from "../../testing/browser/serveSite"
import { getContrast, getLuminance } from "../../testing/contrast"
import { limitSites, sampleSite } from "../../testing/sites"

/**
 * Checks that the white text of the slides is readable on its pictures on every screen. The keyboard walk finds covered
 * controls (walk.ts).
 */

/** Screens from the smallest phone to the largest monitor, by the shape of picture that they show. */
const sizesByShape = {
  tall: [
    { width: 320, height: 480 },
    { width: 320, height: 640 },
    { width: 360, height: 740 },
    { width: 768, height: 1024 },
  ],
  wide: [
    { width: 640, height: 400 },
    { width: 844, height: 390 },
    { width: 1280, height: 800 },
    { width: 2560, height: 1440 },
  ],
} as const

/**
 * Styles that leave only the picture: the same layout without the text, the controls and fixed elements. The sections
 * below are empty boxes, which saves their layout in every setting.
 */
const pictureAlone = `
  main > section:not([aria-roledescription=carousel]), footer { content-visibility: hidden; contain-intrinsic-height: 100vh }
  [role=group] :is(h2, p) { color: transparent !important }
  :is([role=group][aria-label$=controls], [role=group] a, main > a[href$='/services/'], main > a[href^="tel:"], header, header *) { visibility: hidden !important }`

const pressDot = (page: Page, index: number) =>
  page.evaluate(
    at => document.querySelectorAll<HTMLElement>("[aria-label='Choose a slide'] button")[at]?.click(),
    index
  )

/** Opens a site's home page with the test fonts and the slider, and checks that the text of the slides is white. */
const openHero = async (page: Page, url: string): Promise<CDPSession> => {
  await page.goto(url)
  await loadTestFonts(page)
  const colours = await page
    .locator("[role=group] :is(h2, p)")
    .evaluateAll(words => words.map(element => getComputedStyle(element).color))
  expect(new Set(colours)).toEqual(new Set(["rgb(255, 255, 255)"]))
  await page.addStyleTag({ content: pictureAlone })
  await pressDot(page, 0)
  await page.waitForFunction(() => document.querySelector(".slick-slide"))
  return page.context().newCDPSession(page)
}

/** Shows a slide, and waits until it fills the screen with the picture for this screen's shape. */
const showSlide = async (page: Page, index: number): Promise<void> => {
  await pressDot(page, index)
  const isShown = () =>
    page.evaluate(
      async ({ label, portrait }) => {
        const slide = document.querySelector(`.slick-active [aria-label^="${label}"]:not([inert])`)
        const { left, width } = slide?.getBoundingClientRect() ?? {}
        const image = slide?.querySelector("img")
        const isPortrait = matchMedia(portrait).matches
        if (left !== 0 || width !== innerWidth || !image?.complete || image.naturalWidth === 0) return false
        if (isPortrait !== image.currentSrc.includes("-portrait")) return false
        // Otherwise a screenshot may be taken before the picture is painted.
        image.decoding = "sync"
        // After a resize, a wider picture may replace this one. Decoding then fails, and the next attempt waits for the
        // new one.
        return image.decode().then(
          () => true,
          () => false
        )
      },
      { label: `${index + 1} of`, portrait: portraitScreen }
    )
  await expect.poll(isShown, { intervals: [10, 20, 50] }).toBe(true)
}

interface Line {
  left: number
  top: number
  right: number
  bottom: number
}

/** Scrolls to the text of a slide. Resolves to the lines of its title and subtitle. */
const findLines = (page: Page, index: number): Promise<Line[]> =>
  page.evaluate(
    label => {
      const slide = document.querySelector(`[role=group][aria-label^="${label}"]:not([inert])`)
      // At the top of the screen, nothing that is fixed at the bottom covers the text.
      scrollBy({ top: slide?.querySelector("h2")?.getBoundingClientRect().top ?? 0, behavior: "instant" })
      return [...(slide?.querySelectorAll("h2, p") ?? [])].flatMap(element => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return [...range.getClientRects()]
          .filter(({ width }) => width > 0)
          .map(({ left, top, right, bottom }) => ({ left, top, right, bottom }))
      })
    },
    `${index + 1} of`
  )

/** Returns the lowest contrast between white letters and the pixels behind the visible `lines`. */
const measureContrast = async (page: Page, lines: readonly Line[]): Promise<number> => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const left = Math.max(0, Math.floor(Math.min(...lines.map(line => line.left))))
  const right = Math.min(width, Math.ceil(Math.max(...lines.map(line => line.right))))
  const bottom = Math.min(height, Math.ceil(Math.max(...lines.map(line => line.bottom))))
  // Small screenshots are fastest.
  const shot = await page.screenshot({ clip: { x: left, y: 0, width: right - left, height: bottom } })
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let brightest = 0
  for (const line of lines)
    for (let y = Math.max(0, Math.floor(line.top)); y < Math.min(info.height, line.bottom); y += 1)
      for (let x = Math.max(0, Math.floor(line.left) - left); x < Math.min(info.width, line.right - left); x += 1) {
        const at = (y * info.width + x) * 3
        brightest = Math.max(brightest, getLuminance(data[at], data[at + 1], data[at + 2]))
      }
  expect(brightest).toBeGreaterThan(0)
  return getContrast(1, brightest)
}

test.use({ contextOptions: { reducedMotion: "reduce" }, bypassCSP: true, serviceWorkers: "block" })

for (const [number, { name, folder }] of [{ name: "sample", folder: sampleSite }, ...limitSites].entries())
  test.describe(`with the ${name} content`, () => {
    const site = serveSite(folder)

    for (const [shape, sizes] of Object.entries(sizesByShape))
      test(`the words of the hero are readable on ${shape} screens`, async ({ page }) => {
        const problems: string[] = []
        await page.setViewportSize(sizes[0])
        const client = await openHero(page, site.url)
        const count = await page.locator("[aria-label='Choose a slide'] button").count()

        for (const [index, screen] of sizes.entries()) {
          await page.setViewportSize(screen)
          // Each screen is also checked in one other setting, which differs from site to site.
          for (const setting of [usualSetting, settings[(index * 3 + number) % settings.length] ?? usualSetting]) {
            await setFontSize(page, client, setting.defaultSize)
            await setTestFont(page, setting)
            for (let slide = 0; slide < count; slide += 1) {
              await showSlide(page, slide)
              const contrast = await measureContrast(page, await findLines(page, slide))
              const situation = `slide ${slide + 1}, ${screen.width} × ${screen.height}, ${JSON.stringify(setting)}`
              if (contrast < 4.5) problems.push(`${situation}: ${contrast.toFixed(2)}:1`)
            }
          }
        }
        expect(problems).toEqual([])
      })
  })

test("a blocked picture does not show its alternative text over the words", async ({ page }) => {
  await page.route(/\.(avif|webp|jpg)$/, route => route.abort())
  for (const viewport of [sizesByShape.tall[2], sizesByShape.wide[2]]) {
    await page.setViewportSize(viewport)
    await page.goto("/")
    const picture = page.locator("[aria-roledescription=slide]:not([hidden])").getByRole("img")
    await expect(picture).toHaveAttribute("alt", /\S/)
    const shown = await page.screenshot()
    await picture.evaluate(image => image.setAttribute("alt", "█".repeat(200)))
    expect(shown.equals(await page.screenshot())).toBe(true)
  }
})
