import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import path from "node:path"
import { type Page, expect, test } from "@playwright/test"
import sharp from "sharp"
import { listFiles } from "../../plugins/gatsby-plugin-on-demand/build"
import { sampleContent } from "../../testing/sampleFolders"
import { followRequests } from "../../testing/browser/network"
import { enabledRoutes } from "../../testing/routes"
import { longestSite, sampleSite } from "../../testing/sites"

/** Checks every picture of the site. */

const filesBelow = async (folder: string): Promise<string[]> =>
  (await listFiles(folder)).map(file => path.join(folder, file))

test("no picture is published with metadata or as its original", async () => {
  const originals = new Set(
    await Promise.all(
      (await filesBelow(path.join(sampleContent, "images"))).map(async file => hashOf(await readFile(file)))
    )
  )
  // Uses the longest content, in which everything is enabled.
  const published = (await filesBelow(longestSite)).filter(file =>
    /\.(?:jpe?g|png|webp|avif|gif|tiff?|hei[cf])$/i.test(file)
  )
  expect(published.length).toBeGreaterThan(originals.size)
  const telling: string[] = []
  for (const file of published) {
    const bytes = await readFile(file)
    const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata()
    const found = Object.entries({ exif, xmp, iptc, icc, orientation })
      .filter(([, value]) => value !== undefined)
      .map(([name]) => name)
    if (originals.has(hashOf(bytes))) found.push("the original")
    if (found.length) telling.push(`${file}: ${found.join(", ")}`)
  }
  expect(telling).toEqual([])
})

/** Returns the largest file of each picture on a page, and the size that its attributes specify. */
const listSizes = (page: Page) =>
  page.locator("img[srcset], source[width]").evaluateAll(elements =>
    elements.map(element => ({
      file: element.getAttribute("srcset")?.split(/,\s*/).at(-1)?.split(" ")[0] ?? "",
      size: [element.getAttribute("width"), element.getAttribute("height")],
    }))
  )

test("the HTML names the size of every picture", async ({ page }) => {
  for (const route of enabledRoutes) {
    await page.goto(route)
    for (const { file, size } of await listSizes(page)) {
      const { width, height } = await sharp(path.join(sampleSite, file)).metadata()
      expect.soft(size, `${route} ${file}`).toEqual([String(width), String(height)])
    }
    // Without CSS, an SVG without a size fills the window.
    await expect.soft(page.locator("svg:not([width][height])"), route).toHaveCount(0)
  }
})

const hashOf = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex")

for (const { width, height, shape } of [
  { width: 390, height: 844, shape: "tall" },
  { width: 1280, height: 800, shape: "wide" },
])
  test(`the first picture at ${width} × ${height} is requested first, and once`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: "reduce" })
    const { settled } = followRequests(page)
    const asked: { type: string; url: string }[] = []
    page.on("request", request => asked.push({ type: request.resourceType(), url: request.url() }))
    await page.goto("/")
    await settled()
    const [, first, ...others] = asked
    const shown = await page
      .locator("[aria-roledescription=slide]:not([hidden]) img")
      .evaluate((image: HTMLImageElement) => ({
        url: image.currentSrc,
        shape: image.naturalWidth < image.naturalHeight ? "tall" : "wide",
      }))
    expect(first).toEqual({ type: "image", url: shown.url })
    expect(shown.shape).toBe(shape)
    expect(others.filter(({ type, url }) => type === "image" && !url.includes("favicon"))).toEqual([])
  })
