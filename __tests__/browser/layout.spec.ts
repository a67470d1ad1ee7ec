import path from "node:path"
import { type Page, expect, test } from "@playwright/test"
import { type Site, serve } from "../../scripts/server"
import { policyPages } from "../../src/content/pages"
import { limits, limitsFolder } from "../support/contentLimits"
import {
  layoutPrint,
  layoutProblems,
  openForLayout,
  setDefaultFontSize,
  settingsBySize,
  viewports,
} from "../support/layoutChecks"

const policyRoutes = policyPages.map(({ path }) => path)

const routes = [
  "/",
  "/services/",
  "/about/",
  "/contact/",
  "/faq/",
  "/appointment/",
  "/message-sent/",
  "/offline/",
  "/no-such-page",
]

/** Checks the layout of one page in every font, default size, spacing and width. The page is loaded once. */
const checkPage = async (page: Page, address: string): Promise<string[]> => {
  const problems: string[] = []
  const client = await openForLayout(page, address)
  for (const { defaultSize, settings } of settingsBySize) {
    await setDefaultFontSize(page, client, defaultSize)
    for (const viewport of viewports) {
      await page.setViewportSize(viewport)
      const found = await layoutProblems(page, settings)
      problems.push(...found.map(problem => `${viewport.width} × ${viewport.height}, ${defaultSize} px, ${problem}`))
      // Themes differ in colours, not in sizes: one of them is enough.
      const light = await layoutPrint(page)
      await page.emulateMedia({ colorScheme: "dark" })
      expect(await layoutPrint(page)).toBe(light)
      await page.emulateMedia({ colorScheme: "light" })
    }
  }
  return problems
}

test.describe("in any font, at any default size, with any spacing", () => {
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } })

  for (const route of routes)
    test(`${route}: nothing scrolls sideways, is cut off, overlaps or breaks inside a syllable`, async ({ page }) => {
      expect(await checkPage(page, route)).toEqual([])
    })
})

for (const name of Object.keys(limits))
  test.describe(`with the ${name} content the model allows`, () => {
    test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } })

    // These long pages are checked in thirty settings, which takes time.
    test.setTimeout(120_000)

    let site: Site
    test.beforeAll(async () => {
      site = await serve(path.join(limitsFolder, name))
    })
    test.afterAll(() => site.close())

    // The longest content publishes the policies.
    for (const route of name === "longest" ? [...routes, ...policyRoutes] : routes)
      test(`${route}: nothing scrolls sideways, is cut off, overlaps or breaks inside a syllable`, async ({ page }) => {
        expect(await checkPage(page, `${site.address}${route}`)).toEqual([])
        await expect(page.getByRole("banner")).toBeVisible()
      })
  })
