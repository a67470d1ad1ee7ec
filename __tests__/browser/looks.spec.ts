import { type Page, expect, test } from "@playwright/test"
import sharp from "sharp"
import { pages } from "../../src/model/links/pages"
import { loadTestFonts } from "../../testing/browser/layoutChecks"
import { serveSite } from "../../testing/browser/serveSite"
import { sampleSite, secondSite } from "../../testing/sites"

/**
 * Compares screenshots with the reviewed ones, on a phone and a computer, in the light theme. docs/testing.md explains
 * how to accept an intended change. A screenshot shows the `<main>` of a page; the header, the footer and the bar have
 * one of their own, so a link in the footer changes only that one.
 *
 * There is one of what only the eye can compare: the pages whose parts stand beside each other. The second clinic adds
 * its brand, its longer words, and the parts that the first clinic leaves out. Other tests cover pages that are a
 * heading and a column of text (questions, policies, the 404 page, the page after a message) and what looks the same
 * offline.
 */
const sites = [
  {
    name: "mopane",
    folder: sampleSite,
    pageNames: ["home", "services", "about", "contact", "appointment", "patients"],
  },
  { name: "beira", folder: secondSite, pageNames: ["home", "services", "contact"] },
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

/** Takes a screenshot on each screen, without the elements of the selector `hidden`, and compares it. */
const expectLooks = async (page: Page, url: string, picture: string, hidden: string) => {
  await page.clock.setFixedTime(now)
  for (const { name: screen, viewport, scale } of screens) {
    await page.setViewportSize(viewport)
    await page.goto(url)
    await loadTestFonts(page)
    const style = `body { font-family: "test-typical" !important } ${hidden} { display: none !important }`
    await page.addStyleTag({ content: style })
    await loadPictures(page)
    const whole = await page.screenshot({ fullPage: true })
    const { height = 0 } = await sharp(whole).metadata()
    const taken = await sharp(whole)
      .resize({ width: viewport.width * scale, height: Math.round(height * scale), fit: "fill" })
      .jpeg({ quality: 50, mozjpeg: true })
      .toBuffer()
    expect.soft(taken).toMatchSnapshot(`${picture}-${screen}.jpg`, { maxDiffPixels: 30 })
  }
}

for (const { name, folder, pageNames } of sites)
  test.describe(name, () => {
    const site = serveSite(folder)

    test("header, footer and bar", ({ page }) => expectLooks(page, site.url, `${name}-frame`, "main"))

    for (const pageName of pageNames)
      test(pageName, ({ page }) => {
        const url = `${site.url}${pages[pageName].path}`
        return expectLooks(page, url, `${name}-${pageName}`, ":is(header:has(~ main), main ~ footer)")
      })
  })
