import { readFile } from "node:fs/promises"
import path from "node:path"
import { brotliCompressSync, constants } from "node:zlib"
import { type Page, expect, test } from "@playwright/test"
import { listFiles, listPages } from "../../plugins/gatsby-plugin-on-demand/build"
import { readData } from "../../testing/data"
import { hydrate } from "../../testing/browser/hydrated"
import { takeShift, watchShifts } from "../../testing/browser/layoutShifts"
import { followRequests, nextFrames, slowNetwork } from "../../testing/browser/network"
import { indexedRoutes } from "../../testing/routes"
import { sampleSite, secondSite } from "../../testing/sites"

/**
 * Checks the bytes that a page transfers on a phone's first visit: bodies as the server sends them (brotli), without
 * headers. 1 KB is 1000 bytes. These tests measure no times.
 */
const kilobytes = (bytes: number): number => bytes / 1000

interface Received {
  kind: string
  path: string
  bytes: number
}

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }

test.use({ ...phone, serviceWorkers: "block" })

/** Records all responses from now on. */
const watch = (page: Page): Received[] => {
  const received: Received[] = []
  page.on("response", response => {
    const { pathname } = new URL(response.url())
    received.push({
      kind: response.request().resourceType(),
      path: pathname,
      bytes: Number(response.headers()["content-length"] ?? 0),
    })
  })
  return received
}

const sum = (received: readonly Received[], kind?: string): number =>
  received.filter(item => kind === undefined || item.kind === kind).reduce((bytes, item) => bytes + item.bytes, 0)

/** Scrolls to the end of the page, one screen at a time, so that everything lazy is requested. */
const scrollToEnd = async (page: Page): Promise<void> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let at = 0; at < height; at += 700) {
    await page.mouse.wheel(0, 700)
    await nextFrames(page)
  }
}

/** Returns the size of the inline scripts in bytes, compressed with brotli on their own. */
const inlineScript = async (page: Page): Promise<number> => {
  const texts = await page.evaluate(() =>
    [...document.scripts].filter(script => !script.src && !script.type).map(script => script.textContent ?? "")
  )
  return brotliCompressSync(texts.join("\n")).length
}

const picturesOf = (received: readonly Received[]) =>
  received.filter(({ kind, path: url }) => kind === "image" && url.startsWith("/static/"))

/**
 * Opens a page and scrolls to its end. Resolves to the responses, and to those that are pictures, after checking that
 * there are as many as the page shows.
 */
const readToEnd = async (page: Page, route: string) => {
  const received = watch(page)
  const { settled } = followRequests(page)
  await page.goto(route)
  await settled()
  await scrollToEnd(page)
  await settled()
  const pictures = picturesOf(received)
  expect(pictures).toHaveLength(await page.locator("main img").filter({ visible: true }).count())
  return { received, pictures, settled }
}

/** File names of the maps. They contain text to read, and may be larger than other pictures. */
const { light, dark } = readData().contact.map
const maps = [light, dark].map(url => path.basename(url, path.extname(url)))

/**
 * Checks that each picture is lazy, except one that is the largest on the first screen, and that each takes at most 15
 * KB, except a map.
 */
const expectLightPictures = async (page: Page, pictures: readonly Received[]): Promise<void> => {
  for (const { path: url, bytes } of pictures.filter(picture => !maps.some(name => picture.path.includes(name))))
    expect.soft(kilobytes(bytes), url).toBeLessThanOrEqual(15)
  const atOnce = await page.locator("main img:not([loading=lazy])").count()
  expect.soft(atOnce).toBe(new URL(page.url()).pathname === "/about/" ? 1 : 0)
}

/**
 * Budgets in bytes for a page's HTML, keyed by brotli quality: 11 for files that are compressed once, 5 for CDNs that
 * compress each response.
 */
const htmlBudgets = { 11: 14_600, 5: 16_400 }

for (const [name, site] of [
  ["sample", sampleSite],
  ["second clinic", secondSite],
] as const)
  test(`the HTML of the ${name} is within its budget`, { tag: name === "sample" ? "@fast" : [] }, async () => {
    const pages = listPages(await listFiles(site))
    expect(pages.length).toBeGreaterThan(indexedRoutes.length)
    for (const page of pages) {
      const html = await readFile(path.join(site, page, page.endsWith("/") ? "index.html" : ""))
      for (const [quality, budget] of Object.entries(htmlBudgets)) {
        const { length } = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: Number(quality) } })
        expect.soft(length, `${page}, brotli ${quality}`).toBeLessThanOrEqual(budget)
      }
    }
  })

/**
 * Budgets in kilobytes, keyed by route: everything except pictures, the inline scripts, and the scripts once React
 * runs.
 */
const budgets = {
  "/": { withoutPictures: 30, inline: 3.5, scripts: 106 },
  "/services/": { withoutPictures: 30, inline: 3.5, scripts: 90 },
  "/about/": { withoutPictures: 30, inline: 3.5, scripts: 90 },
  "/faq/": { withoutPictures: 30, inline: 3.5, scripts: 90 },
  "/patients/": { withoutPictures: 30, inline: 3.5, scripts: 90 },
  "/no-such-page": { withoutPictures: 30, inline: 3.5, scripts: 90 },
  "/appointment/": { withoutPictures: 30, inline: 3.5, scripts: 118 },
  "/contact/": { withoutPictures: 30, inline: 3.5, scripts: 118 },
} as const

for (const [route, budget] of Object.entries(budgets))
  test(route, { tag: "@fast" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    const { received, pictures, settled } = await readToEnd(page, route)
    const withoutPictures = received.filter(item => !pictures.includes(item))
    expect.soft(received.length).toBeGreaterThan(1)
    expect.soft(kilobytes(sum(withoutPictures))).toBeLessThanOrEqual(budget.withoutPictures)
    expect.soft(sum(received, "script")).toBe(0)
    if (route === "/") expect.soft(kilobytes(sum(pictures))).toBeLessThanOrEqual(30)
    else await expectLightPictures(page, pictures)
    const inline = await inlineScript(page)
    expect.soft(inline).toBeGreaterThan(0)
    expect.soft(kilobytes(inline)).toBeLessThanOrEqual(budget.inline)
    await hydrate(page)
    await settled()
    expect.soft(sum(received, "script")).toBeGreaterThan(0)
    expect.soft(kilobytes(sum(received, "script"))).toBeLessThanOrEqual(budget.scripts)
    const submitButton = page.getByRole("main").getByRole("button", { name: /^(Book Appointment|Send Message)$/ })
    if (!(await submitButton.count())) return
    await submitButton.click()
    await expect(page.getByRole("alert")).toBeVisible()
    await settled()
    expect.soft(kilobytes(sum(received, "script"))).toBeLessThanOrEqual(123.5)
  })

// The tests above run at 2 dppx.
for (const deviceScaleFactor of [1, 3])
  test.describe(`on a phone at ${deviceScaleFactor} dppx`, () => {
    test.use({ deviceScaleFactor })

    test("pictures are within their budget", { tag: "@fast" }, async ({ page }) => {
      for (const route of ["/services/", "/about/", "/contact/", "/no-such-page"])
        await test.step(route, async () => expectLightPictures(page, (await readToEnd(page, route)).pictures))
    })
  })

test("a second page needs at most 15 KB beside its pictures", { tag: "@fast" }, async ({ page }) => {
  const { settled } = followRequests(page)
  await page.goto("/services/")
  await hydrate(page)
  await settled()
  const received = watch(page)
  // Uses the keyboard: a pointer might rest on a link of the new page, and that link's page would be fetched too.
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).press("Enter")
  await expect(page).toHaveURL(/\/about\/$/)
  await settled()
  expect(sum(received)).toBeGreaterThan(0)
  expect(kilobytes(sum(received.filter(({ kind }) => kind !== "image")))).toBeLessThanOrEqual(15)
})

for (const viewport of [phone.viewport, { width: 1280, height: 800 }])
  test(`nothing shifts at ${viewport.width} px`, { tag: "@fast" }, async ({ browser, baseURL }) => {
    /** Measures the layout shift of a page with an empty cache on a slow network. */
    const measureShift = async (route: string) => {
      const context = await browser.newContext({ viewport })
      const page = await context.newPage()
      await watchShifts(page)
      await slowNetwork(page)
      const { settled } = followRequests(page)
      // The requests that never end, if there are any, are named by `settled`.
      await page.goto(`${baseURL}${route}`, { waitUntil: "commit" })
      await settled()
      await scrollToEnd(page)
      await settled()
      const shift = await takeShift(page)
      await context.close()
      return { route, shift }
    }
    // Pages are measured in parallel, because slow pages mostly wait.
    const shifts = await Promise.all([...indexedRoutes, "/no-such-page"].map(measureShift))
    expect(shifts.filter(({ shift }) => shift > 0.005)).toEqual([])
  })
