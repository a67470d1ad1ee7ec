import { type Page, expect, test } from "@playwright/test"
import sharp from "sharp"
import { sampleContent, secondContent } from "../../scripts/sampleFolders"
import { loadTestFonts } from "../../testing/browser/layoutChecks"
import { serveSite } from "../../testing/browser/serveSite"
import { readPages } from "../../testing/routes"
import { sampleSite, secondSite } from "../../testing/sites"

/**
 * Compares screenshots of every page with the reviewed ones: of both sample clinics, on a phone and a computer, in the
 * light theme. docs/testing.md explains how to accept an intended change.
 */

const sites = [
  { name: "mopane", folder: sampleSite, content: sampleContent },
  { name: "beira", folder: secondSite, content: secondContent },
] as const

/** Screens of the screenshots. `scale` keeps them small, at the cost of details that are one pixel wide. */
const screens = [
  { name: "phone", viewport: { width: 390, height: 844 }, scale: 0.4 },
  { name: "computer", viewport: { width: 1280, height: 800 }, scale: 0.2 },
] as const

/** A time at which both clinics are open, on a day without special hours. */
const now = new Date("2026-11-25T08:00:00Z")

test.use({ serviceWorkers: "block", contextOptions: { reducedMotion: "reduce" }, bypassCSP: true })

/** Loads lazy pictures, and waits until every picture is ready to be painted. */
const loadPictures = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const shown = [...document.images].filter(picture => picture.checkVisibility())
    for (const picture of shown) Object.assign(picture, { loading: "eager", decoding: "sync" })
    return shown.every(picture => picture.complete && picture.naturalWidth > 0)
  })

for (const { name, folder, content } of sites)
  test.describe(name, () => {
    const site = serveSite(folder)

    for (const { name: pageName, route } of readPages(content).visitedPages)
      test(pageName, async ({ page }) => {
        await page.clock.setFixedTime(now)
        for (const { name: screen, viewport, scale } of screens) {
          await page.setViewportSize(viewport)
          await page.goto(`${site.url}${route}`)
          await loadTestFonts(page)
          await page.addStyleTag({ content: 'body { font-family: "test-typical" !important }' })
          await loadPictures(page)
          const whole = await page.screenshot({ fullPage: true })
          const { height = 0 } = await sharp(whole).metadata()
          const picture = await sharp(whole)
            .resize({ width: viewport.width * scale, height: Math.round(height * scale), fit: "fill" })
            .jpeg({ quality: 50, mozjpeg: true })
            .toBuffer()
          expect.soft(picture).toMatchSnapshot(`${name}-${pageName}-${screen}.jpg`, { maxDiffPixels: 30 })
        }
      })
  })
