import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { type Page, expect, test } from "@playwright/test"
import sharp from "sharp"
import { readData } from "../../testing/data"
import { getHead, getTitle } from "../../testing/pageHeads"
import { indexedPages, unknownRoute, visitedRoutes } from "../../testing/routes"
import { siteHeader } from "../../testing/browser/siteHeader"
import { sampleSite } from "../../testing/sites"

/**
 * Checks every page as it is served, without React: its head, the bottom bar and the print styles. The text of pages is
 * tested in pages/clinics.txt.
 */

const { clinic } = readData()
const site = "https://www.example.com"
const a4 = { format: "A4", margin: { top: "15mm", right: "15mm", bottom: "15mm", left: "15mm" } }

/** Maximum number of printed sheets of each page that may take more than one. */
const maxSheets: Readonly<Record<string, number>> = {
  "/": 2,
  "/about/": 3,
  "/contact/": 2,
  "/faq/": 2,
  "/services/": 4,
  "/patients/": 3,
}

const publicFile = (url: string): string => path.join(sampleSite, url)

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } })

/** Checks the metadata for search engines and messengers, or that there is none. Unit tests cover its texts. */
const expectHead = async (page: Page, route: string): Promise<void> => {
  const indexed = indexedPages.find(found => found.path === route)
  await expect.soft(page.locator("html")).toHaveAttribute("lang", "en")
  const content = (name: string) => page.locator(`meta[${name}]`).getAttribute("content")
  expect.soft(await content("name=color-scheme")).toBe("light dark")
  const canonical = page.locator("link[rel=canonical]")
  if (!indexed) {
    expect.soft(await content("name=robots")).toBe("noindex")
    await expect.soft(canonical).toHaveCount(0)
    await expect.soft(page.locator('meta[property], script[type="application/ld+json"]')).toHaveCount(0)
    return
  }
  await expect.soft(page).toHaveTitle(getTitle(indexed.path))
  const { description } = getHead(indexed.path)
  expect.soft(await content("name=description")).toBe(description)
  expect.soft(await content('property="og:description"')).toBe(description)
  await expect.soft(canonical).toHaveAttribute("href", `${site}${route}`)
  await expect.soft(page.locator("meta[name=robots]")).toHaveCount(0)
  const picture = (await content('property="og:image"')) ?? ""
  const file = readFileSync(publicFile(picture.slice(site.length)))
  expect.soft(file.length).toBeLessThanOrEqual(150 * 1024)
  expect.soft(await sharp(file).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 })

  // Unit tests cover the structured data itself.
  const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "")["@graph"]
  expect.soft(graph).not.toEqual([])
}

/** Checks that the bottom bar of phones is within the screen, and never covers the end of the page. */
const expectBottomBar = async (page: Page): Promise<void> => {
  const { callLink, bookLink } = siteHeader(page)
  // The appointment page has no second button to book.
  for (const link of (await bookLink.isVisible()) ? [callLink, bookLink] : [callLink]) {
    const box = await link.boundingBox()
    expect.soft(box?.height).toBeGreaterThanOrEqual(44)
    expect.soft((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360)
  }
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }))
  const top = await callLink.evaluate(link => link.parentElement?.getBoundingClientRect().top ?? 0)
  const end = await page.getByRole("contentinfo").evaluate(footer => footer.getBoundingClientRect().bottom)
  expect.soft(end).toBeLessThanOrEqual(top + 1)
}

/** Checks that the page prints on at most `max` sheets, with the phone number, dark text and no controls. */
const expectPrint = async (page: Page, max: number): Promise<void> => {
  const sheets = (await page.pdf(a4)).toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0
  expect.soft(sheets).toBeGreaterThan(0)
  expect.soft(sheets).toBeLessThanOrEqual(max)
  await page.emulateMedia({ media: "print" })
  // The bar itself must be hidden, not only its links: an empty bar would cover part of each sheet.
  await expect.soft(page.locator("header a[href^='tel:']").last().locator("..")).toBeHidden()
  await expect
    .soft(page.getByRole("link", { name: "+263 00 000 0000" }).filter({ visible: true }).first())
    .toBeVisible()
  const controls = page
    .getByRole("button")
    .or(page.getByRole("link", { name: /^(Call Now|Book Appointment|View All)/ }))
  await expect.soft(controls.filter({ visible: true })).toHaveCount(0)
  // It would soon be wrong.
  await expect.soft(page.locator("[data-now]").filter({ visible: true })).toHaveCount(0)
  // All text has the same dark colour, including the answers that are closed on screen.
  const colours = await page
    .locator("p, dt, li, address")
    .evaluateAll(texts =>
      texts.filter(element => element.checkVisibility()).map(element => getComputedStyle(element).color)
    )
  expect.soft(new Set(colours).size).toBe(1)
  for (const answer of await page.locator("details p").all()) await expect.soft(answer).toBeVisible()
  await expect.soft(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)")
}

for (const route of visitedRoutes)
  test(`${route} has its head, its bottom bar and its print style`, { tag: "@fast" }, async ({ page }) => {
    // The dark theme must not be printed.
    await page.emulateMedia({ colorScheme: "dark" })
    await page.goto(route)
    await expectHead(page, route)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectBottomBar(page)
    await expectPrint(page, maxSheets[route] ?? 1)
  })

test("an unknown URL shows the 404 page", { tag: "@fast" }, async ({ page }) => {
  const response = await page.goto(unknownRoute)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole("heading", { level: 1, name: "404 Oops! Page not found" })).toBeVisible()
  await page.getByRole("link", { name: "Return to Home" }).click()
  await expect(page).toHaveTitle(getTitle("/"))
})

test("the sitemap lists every page, and every icon exists", { tag: "@fast" }, async ({ page }) => {
  const map = readFileSync(publicFile("sitemap.xml"), "utf8")
  const listed = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  expect(listed).toEqual(indexedPages.map(found => `${site}${found.path}`))
  expect(readFileSync(publicFile("robots.txt"), "utf8")).toContain(`Sitemap: ${site}/sitemap.xml`)

  const manifest = JSON.parse(readFileSync(publicFile("site.webmanifest"), "utf8"))
  expect(manifest.name).toBe(clinic.name)
  const icons: { src: string; sizes: string }[] = [
    ...manifest.icons,
    { src: "/apple-touch-icon.png", sizes: "180x180" },
  ]
  expect(icons).toHaveLength(4)
  for (const { src, sizes } of icons) {
    const { width, height, format } = await sharp(publicFile(src)).metadata()
    expect([format, `${width}x${height}`]).toEqual(["png", sizes])
  }
  await page.goto("/")
  for (const link of await page.locator('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]').all())
    expect(existsSync(publicFile((await link.getAttribute("href")) ?? "nothing"))).toBe(true)
})
