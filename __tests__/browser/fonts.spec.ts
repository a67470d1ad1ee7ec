import path from "node:path"
import { type Page, type Route, expect, test } from "@playwright/test"
import { getHeadingFont, headingFontStyle, headingFonts } from "../../plugins/gatsby-plugin-brand"
import { findFontFile } from "../../plugins/gatsby-plugin-brand/build"
import { takeShift, watchShifts } from "../../testing/browser/layoutShifts"
import { indexedRoutes, unknownRoute } from "../../testing/routes"

/**
 * Checks that the heading font is used from the first visit on, is small, and is so similar to its fallbacks that
 * nothing shifts.
 */

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

/** Packages of fonts with the metrics of the fallback fonts, or of those fonts themselves, keyed by fallback font. */
const twins: Readonly<Record<string, string>> = {
  Georgia: "gelasio",
  "Noto Serif": "noto-serif",
  "Times New Roman": "tinos",
  "DejaVu Serif": "dejavu-serif",
  Roboto: "roboto",
  Arial: "arimo",
  "DejaVu Sans": "dejavu-sans",
}

/** Answers requests for these fonts with files from npm. */
const serveTwins = (page: Page): Promise<unknown> =>
  page.route("**/twins/*", request => {
    const twin = path.basename(request.request().url())
    return request.fulfill({
      path: path.resolve(`node_modules/@fontsource/${twin}/files/${twin}-latin-700-normal.woff2`),
      contentType: "font/woff2",
    })
  })

/** Heading font of the sample. */
const own = "Fraunces"
const { fallbacks } = getHeadingFont(own)

test.use({ serviceWorkers: "block", reducedMotion: "reduce" })

const ownFont = "**/static/*.woff2"

/** Marks all elements whose own text uses the heading font, and returns the texts. */
const markHeadings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const used = [...document.querySelectorAll("body *")].filter(element => {
      const isHeading = element.matches("h1, h2, h3") || getComputedStyle(element).fontFamily.startsWith("Fraunces")
      const isText = [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      return isHeading && isText && element.getClientRects().length > 0
    })
    for (const element of used) element.setAttribute("data-heading-font", "")
    return used.map(element => element.textContent?.trim() ?? "")
  })

/**
 * Returns the texts in the heading font, each with the fonts that Chromium used for it. Fonts of the site are marked
 * with a star.
 */
const usedFonts = async (page: Page): Promise<{ text: string; fonts: string[] }[]> => {
  const texts = await markHeadings(page)
  const client = await page.context().newCDPSession(page)
  await client.send("DOM.enable")
  await client.send("CSS.enable")
  const { root } = await client.send("DOM.getDocument")
  const query = { nodeId: root.nodeId, selector: "[data-heading-font]" }
  const { nodeIds } = await client.send("DOM.querySelectorAll", query)
  const found = []
  for (const [index, nodeId] of nodeIds.entries()) {
    const { fonts } = await client.send("CSS.getPlatformFontsForNode", { nodeId })
    const names = fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? "*" : ""}`)
    found.push({ text: texts[index] ?? "", fonts: names })
  }
  await client.detach()
  return found
}

/**
 * Adds a copy of the page's `@font-face` rule for the fallback `name` that uses the font file `twin` instead of the
 * visitor's own font. Returns the width of `texts` in it, relative to the heading font.
 */
const addTwin = async ({ font, name, twin, texts }: { font: string; name: string; twin: string; texts: string[] }) => {
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSFontFaceRule && rule.style.getPropertyValue("font-family") === `"Like ${name}"`) {
        const text = rule.cssText.replace(/src:[^;]*;/, `src: url("/twins/${twin}");`)
        sheet.insertRule(text.replace(`"Like ${name}"`, `"Twin ${name}"`), 0)
        await document.fonts.load(`600 100px "${font}"`)
        const [loaded] = await document.fonts.load(`600 100px "Twin ${name}"`)
        const canvas = document.createElement("canvas").getContext("2d")
        if (!loaded || !canvas) break
        const width = (family: string): number => {
          canvas.font = `600 100px "${family}"`
          return texts.reduce((sum, words) => sum + canvas.measureText(words).width, 0)
        }
        return width(`Twin ${name}`) / width(font)
      }
  throw new Error(`“Like ${name}” is not in the page’s style, or its twin could not be loaded.`)
}

/**
 * Checks that texts are as wide in each fallback of a heading font as in the font itself, whatever fonts this machine
 * has.
 */
const expectSameWidth = async (page: Page, font: string, texts: string[]): Promise<void> => {
  for (const { name } of getHeadingFont(font).fallbacks) {
    const ratio = await page.evaluate(addTwin, { font, name, twin: twins[name] ?? "", texts })
    // Single headings differ by a few per cent; together they must be equally wide.
    expect(Math.abs(ratio - 1), `size-adjust of “Like ${name}”`).toBeLessThan(0.03)
  }
}

for (const route of [...indexedRoutes, unknownRoute])
  test(`the heading font shifts nothing on the first visit to ${route}`, async ({ page }) => {
    const asked: Route[] = []
    await page.route(ownFont, request => void asked.push(request))
    await watchShifts(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(route, { waitUntil: "domcontentloaded" })
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0)
    await expect.poll(() => asked.length).toBe(1)
    // A preloaded font would delay the first paint (docs/decisions/look.md).
    await expect(page.locator("link[rel=preload][as=font]")).toHaveCount(0)
    // The text is shown in a fallback while the font loads.
    for (const { text, fonts } of await usedFonts(page))
      expect({ text, own: fonts.filter(font => font.endsWith("*")) }).toEqual({ text, own: [] })
    await takeShift(page)

    const answer = page.waitForResponse(ownFont)
    await asked[0]?.continue()
    const response = await answer
    expect(response.headers()["cache-control"]).toContain("immutable")
    expect((await response.body()).length).toBeLessThanOrEqual(8 * 1024)
    await page.evaluate(() => document.fonts.ready)
    const found = await usedFonts(page)
    expect(found.length).toBeGreaterThan(4)
    const name = await page.locator("header a > span").first().textContent()
    expect(found.map(({ text }) => text)).toContain(name?.trim())
    expect(found).toEqual(found.map(({ text }) => ({ text, fonts: ["Fraunces SemiBold*"] })))
    expect(await takeShift(page)).toBeLessThanOrEqual(0.005)
    expect(asked).toHaveLength(1)

    // The same check with each fallback font that visitors may have.
    await page.waitForLoadState("load")
    await serveTwins(page)
    await expectSameWidth(
      page,
      own,
      found.map(({ text }) => text)
    )
    const shifts: Record<string, number> = {}
    for (const size of sizes) {
      await page.setViewportSize(size)
      for (const { name } of fallbacks) {
        await page.evaluate(family => document.documentElement.style.setProperty("--heading", `"Twin ${family}"`), name)
        await takeShift(page)
        await page.evaluate(() => document.documentElement.style.removeProperty("--heading"))
        shifts[`${name}, ${size.width} px`] = await takeShift(page)
      }
    }
    expect(Object.entries(shifts).filter(([, shift]) => shift > 0.005)).toEqual([])
  })

for (const name of Object.keys(headingFonts).filter(font => font !== own))
  test(`the fallbacks of ${name}, which another clinic may choose, are as wide as it`, async ({ page }) => {
    await page.goto("/")
    const texts = await markHeadings(page)
    const { file } = getHeadingFont(name)
    await serveTwins(page)
    await page.route("**/fit/", request =>
      request.fulfill({ body: `<style>${headingFontStyle(name, "/fit/font")}</style>`, contentType: "text/html" })
    )
    await page.route("**/fit/font", request => request.fulfill({ path: findFontFile(file), contentType: "font/ttf" }))
    await page.goto("/fit/")
    await expectSameWidth(page, name, texts)
  })
