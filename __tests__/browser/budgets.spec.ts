import { readFile } from "node:fs/promises"
import path from "node:path"
import { brotliCompressSync, constants } from "node:zlib"
import { type BrowserContext, type Page, expect, test } from "@playwright/test"
import { isPage, listFiles } from "../../src/gatsby/gatsbyOutput"
import { readData } from "../support/data"
import { hydrate } from "../support/browser/hydrated"
import { takeShift, watchShifts } from "../support/browser/layoutShifts"
import { followRequests, nextFrames, slowNetwork } from "../support/browser/network"
import { indexedRoutes } from "../support/routes"
import { serveInParts } from "./serveInParts"
import { sampleSite, secondSite } from "../support/sites"

/**
 * The bytes that a page transfers on a phone's first visit: bodies as the server sends them (brotli), without headers.
 * 1 KB is 1000 bytes. `scripts/bench.ts` measures times; these tests measure none.
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

/** Scrolls to the end of the page, a screen at a time, so that everything lazy is requested. */
const scrollToEnd = async (page: Page): Promise<void> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let at = 0; at < height; at += 700) {
    await page.mouse.wheel(0, 700)
    await nextFrames(page)
  }
}

/** The size of the inline scripts in bytes, compressed with brotli on their own. */
const inlineScript = async (page: Page): Promise<number> => {
  const texts = await page.evaluate(() =>
    [...document.scripts].filter(script => !script.src && !script.type).map(script => script.textContent ?? "")
  )
  return brotliCompressSync(texts.join("\n")).length
}

/** Opens a page and reads it to its end. Says what came, and which of it are pictures: as many as are shown. */
const readToEnd = async (page: Page, route: string) => {
  const received = watch(page)
  const { settled } = followRequests(page)
  await page.goto(route)
  await settled()
  await scrollToEnd(page)
  await settled()
  const pictures = received.filter(({ kind, path }) => kind === "image" && path.startsWith("/static/"))
  expect(pictures).toHaveLength(await page.locator("main img").filter({ visible: true }).count())
  return { received, pictures, settled }
}

const stillMotion = (page: Page) => page.emulateMedia({ reducedMotion: "reduce" })

/** The file names of the maps, which are read and not only looked at. */
const { light, dark } = readData().contact.map
const maps = [light, dark].map(address => path.basename(address, path.extname(address)))

/** Each picture is lazy, but one that is the largest of the first screen, and takes at most 15 KB, but a map. */
const expectLightPictures = async (page: Page, pictures: readonly Received[]): Promise<void> => {
  for (const { path: address, bytes } of pictures.filter(picture => !maps.some(name => picture.path.includes(name))))
    expect.soft(kilobytes(bytes), address).toBeLessThanOrEqual(15)
  const atOnce = await page.locator("main img:not([loading=lazy])").count()
  expect.soft(atOnce).toBe(new URL(page.url()).pathname === "/about/" ? 1 : 0)
}

/** Bytes of a page's HTML, by brotli's quality: of files that are compressed once, and of what CDNs compress as they send it. */
const htmlBudgets = { 11: 14_300, 5: 16_000 } as const

for (const [name, site] of Object.entries({ sample: sampleSite, "second clinic": secondSite }))
  test(`HTML of the ${name}`, async () => {
    const pages = (await listFiles(site)).filter(isPage)
    expect(pages.length).toBeGreaterThan(indexedRoutes.length)
    for (const page of pages) {
      const html = await readFile(path.join(site, page))
      for (const [quality, budget] of Object.entries(htmlBudgets)) {
        const { length } = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: Number(quality) } })
        expect.soft(length, `${page}, brotli ${quality}`).toBeLessThanOrEqual(budget)
      }
    }
  })

/** Kilobytes of script once React runs, by route. */
const scriptBudgets = {
  "/services/": 82,
  "/about/": 82,
  "/faq/": 82,
  "/patients/": 82,
  "/no-such-page": 82,
  "/appointment/": 95,
  "/contact/": 95,
} as const

/** The button of the form, by route. */
const submitButtons: Readonly<Record<string, string>> = {
  "/appointment/": "Book Appointment",
  "/contact/": "Send Message",
}

for (const [route, budget] of Object.entries(scriptBudgets)) {
  const submitButton = submitButtons[route]
  test(route, async ({ page }) => {
    await stillMotion(page)
    const { received, pictures, settled } = await readToEnd(page, route)
    const withoutPictures = received.filter(item => !pictures.includes(item))
    expect.soft(received.length).toBeGreaterThan(1)
    expect.soft(kilobytes(sum(withoutPictures))).toBeLessThanOrEqual(30)
    expect.soft(sum(received, "script")).toBe(0)
    await expectLightPictures(page, pictures)
    const script = await inlineScript(page)
    expect.soft(script).toBeGreaterThan(0)
    expect.soft(kilobytes(script)).toBeLessThanOrEqual(2.1)
    await hydrate(page)
    await settled()
    expect.soft(sum(received, "script")).toBeGreaterThan(0)
    expect.soft(kilobytes(sum(received, "script"))).toBeLessThanOrEqual(budget)
    if (!submitButton) return
    await page.getByRole("button", { name: submitButton }).click()
    await expect(page.getByRole("alert")).toBeVisible()
    await settled()
    expect.soft(kilobytes(sum(received, "script"))).toBeLessThanOrEqual(115)
  })
}

// The tests above have 2 dppx.
for (const deviceScaleFactor of [1, 3])
  test.describe(`on a phone at ${deviceScaleFactor} dppx`, () => {
    test.use({ deviceScaleFactor })

    test("pictures", async ({ page }) => {
      for (const route of ["/services/", "/about/", "/contact/", "/no-such-page"])
        await test.step(route, async () => {
          const { pictures } = await readToEnd(page, route)
          await expectLightPictures(page, pictures)
        })
    })
  })

test("home", async ({ page }) => {
  await stillMotion(page)
  const received = watch(page)
  const { settled } = followRequests(page)
  await page.goto("/")
  await settled()
  await scrollToEnd(page)
  await settled()
  const pictures = received.filter(({ kind, path }) => kind === "image" && path.startsWith("/static/"))
  expect.soft(pictures).toHaveLength(1)
  expect.soft(kilobytes(sum(pictures))).toBeLessThanOrEqual(30)
  expect.soft(kilobytes(sum(received))).toBeLessThanOrEqual(60)
  await hydrate(page)
  await settled()
  expect.soft(sum(received, "script")).toBeGreaterThan(0)
  expect.soft(kilobytes(sum(received, "script"))).toBeLessThanOrEqual(100)
})

test("home with all slides shown", async ({ page }) => {
  const received = watch(page)
  const pictures = () => received.filter(({ kind, path }) => kind === "image" && path.startsWith("/static/")).length
  const { settled } = followRequests(page)
  await page.goto("/")
  for (const [slide, shown] of [
    [/^Slide 2/, 2],
    [/^Slide 3/, 3],
  ] as const) {
    await page.getByRole("button", { name: slide }).click()
    await expect(page.getByRole("button", { name: slide })).toHaveAttribute("aria-current", "true")
    await expect.poll(pictures).toBeGreaterThanOrEqual(shown)
  }
  await settled()
  expect(kilobytes(sum(received))).toBeLessThanOrEqual(200)
})

test("a second page", async ({ page }) => {
  const { settled } = followRequests(page)
  await page.goto("/services/")
  await hydrate(page)
  await settled()
  const received = watch(page)
  // With the keyboard: a pointer would rest on the new page, perhaps on a link, whose page would be fetched too.
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).press("Enter")
  await expect(page).toHaveURL(/\/about\/$/)
  await settled()
  expect(sum(received)).toBeGreaterThan(0)
  expect(kilobytes(sum(received.filter(({ kind }) => kind !== "image")))).toBeLessThanOrEqual(15)
})

const shiftOf = async (context: BrowserContext, route: string): Promise<number> => {
  const page = await context.newPage()
  await watchShifts(page)
  await slowNetwork(page)
  const { settled } = followRequests(page)
  await page.goto(route)
  await settled()
  await scrollToEnd(page)
  await settled()
  return takeShift(page)
}

for (const viewport of [phone.viewport, { width: 1280, height: 800 }])
  test(`layout shifts at ${viewport.width} px`, async ({ browser, baseURL }) => {
    // All at once, because slow pages mostly wait; each with an empty cache.
    const shifts = await Promise.all(
      [...indexedRoutes, "/no-such-page"].map(async route => {
        const context = await browser.newContext({ viewport })
        const shift = await shiftOf(context, `${baseURL}${route}`)
        await context.close()
        return { route, shift }
      })
    )
    expect(shifts.filter(({ shift }) => shift > 0.005)).toEqual([])
  })

/** The layout shift while a page comes tag by tag, until `last` of it is there. */
const shiftTagByTag = async (page: Page, file: string, width: number, last: string): Promise<number> => {
  await page.setViewportSize({ width, height: 800 })
  await watchShifts(page)
  const site = await serveInParts(await readFile(path.join(sampleSite, file), "utf8"))
  await page.goto(site.address, { waitUntil: "commit" })
  do await nextFrames(page)
  while (site.sendTag() && !(await page.locator(last).count()))
  const shift = await takeShift(page)
  await site.close()
  return shift
}

for (const width of [320, 390, 1280])
  test(`the header tag by tag at ${width} px`, async ({ page }) => {
    expect(await shiftTagByTag(page, "index.html", width, "main")).toBe(0)
    await expect(page.getByRole("banner").getByRole("link", { name: "Book Appointment" })).toBeVisible()
  })

test("/about/ tag by tag", async ({ page }) => {
  expect(await shiftTagByTag(page, "about/index.html", 1280, "main > section")).toBe(0)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
})
