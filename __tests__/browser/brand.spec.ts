import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "@playwright/test"
import sharp from "sharp"
import { listFiles } from "../../plugins/gatsby-plugin-on-demand/build"
import { sampleContent } from "../../testing/sampleFolders"
import { derivePalette, measureDifference } from "../../plugins/gatsby-plugin-brand"
import { locateSharePicture } from "../../src/model/links/pages"
import { serveSite } from "../../testing/browser/serveSite"
import { otherBrand } from "../../testing/contentLimits"
import { sitesFolder } from "../../testing/sites"

/**
 * Checks that the site with the shortest content, which has another brand than the sample, uses its own brand
 * everywhere.
 */

const folder = path.join(sitesFolder, "shortest")
const readText = (file: string): string => readFileSync(path.join(folder, file), "utf8")

const readJson = (file: string): ReturnType<typeof JSON.parse> => JSON.parse(readFileSync(file, "utf8"))
const sampleBrand = readJson(path.join(sampleContent, "brand.json"))

const light = derivePalette(otherBrand, "light")
const dark = derivePalette(otherBrand, "dark")

/** Returns whether a font of this family is loaded. Runs in the page. */
const isLoaded = (family: string): boolean =>
  [...document.fonts].some(font => font.family === family && font.status === "loaded")

const toRgb = (colour: string) =>
  `rgb(${[1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16)).join(", ")})`

test.describe("in a browser", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } })
  const site = serveSite(folder)

  // The screenshots of looks.spec.ts cover two brands in the light theme.
  test("the dark theme has the brand's colours, corners and fonts", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" })
    await page.goto(site.url)
    const link = page.getByRole("banner").getByRole("link", { name: "Book Appointment" })
    await expect(link).toHaveCSS("background-color", toRgb(dark.brand))
    await expect(link).toHaveCSS("color", toRgb(dark.onBrand))
    await expect(link).toHaveCSS("border-top-left-radius", "8px")
    await expect.poll(() => page.evaluate(isLoaded, otherBrand.headingFont)).toBe(true)
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute("content", light.deep)
  })
})

test("no page, style or script of another brand contains the sample's colours, logo or font", async () => {
  const own = new Set([...Object.values(light), ...Object.values(dark)])
  const foreign = [
    ...Object.values(derivePalette(sampleBrand, "light")),
    ...Object.values(derivePalette(sampleBrand, "dark")),
  ]
    // Colours given as three numbers, such as that of shadows, are left out: the same numbers may occur anywhere.
    .filter(colour => colour.startsWith("#") && !own.has(colour))
    .concat(
      readFileSync(path.join(sampleContent, "images/logo.svg"), "utf8")
        .replace(/^<svg[^>]*>/, "")
        .trim()
    )
  expect(foreign.length).toBeGreaterThan(30)
  const files = await listFiles(folder)
  for (const file of files) {
    if (!/\.(html|css|js|json|svg|webmanifest)$/.test(file)) continue
    const text = readText(file)
    expect
      .soft(
        foreign.filter(value => text.includes(value)),
        file
      )
      .toEqual([])
    if (file.endsWith(".html")) expect.soft(text, file).not.toContain("Fraunces")
  }
})

test("logo, icons, manifest, share pictures and editor show the brand", async () => {
  const logo = readFileSync(path.join(sampleContent, otherBrand.logo), "utf8")
  expect(readText("favicon.svg")).toBe(logo)
  expect(readJson(path.join(folder, "site.webmanifest"))).toMatchObject({
    theme_color: light.deep,
    background_color: light.surface,
  })
  expect(readText("admin/style.css")).toContain(`--brand:${light.brand};`)
  // The logo is coral near its top edge.
  const icons = { "icon-192.png": 192, "icon-512.png": 512, "icon-maskable-512.png": 512, "apple-touch-icon.png": 180 }
  const coral = Object.entries(icons).map(([file, size]) => ({ file, left: size / 2, top: Math.round(0.1 * size) }))
  for (const { file, left, top } of [...coral, { file: locateSharePicture("home"), left: 108, top: 79 }]) {
    const pixels = await sharp(path.join(folder, file))
      .extract({ left, top, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer()
    const colour = `#${pixels.toString("hex")}`
    expect(measureDifference(colour, "#c8453b"), `${file}: ${colour}`).toBeLessThan(6)
  }
})
