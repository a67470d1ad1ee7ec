import path from "node:path"
import { type Page, expect, test } from "@playwright/test"
import {
  type Setting,
  type WholeWords,
  brokenWords,
  layoutProblems,
  openAnswers,
  openForLayout,
  selectSettings,
  setFontSize,
  settings,
  stopPainting,
} from "../../testing/browser/layoutChecks"
import { serveSite } from "../../testing/browser/serveSite"
import { listPolicyPages } from "../../src/model/links/pages"
import { unknownRoute, visitedRoutes } from "../../testing/routes"
import { limitSites, pseudoCode, pseudoSite, sampleSite, secondSite, sitesFolder } from "../../testing/sites"

/** Pages with little text, which are checked in a single test. */
const shortRoutes: ReadonlySet<string> = new Set(["/offline/", "/message-sent/", unknownRoute])

/** Groups the pages to check by test. */
const byTest = (routes: readonly string[]): readonly (readonly string[])[] => [
  ...routes.filter(route => !shortRoutes.has(route)).map(route => [route]),
  routes.filter(route => shortRoutes.has(route)),
]

interface Content {
  name: string
  folder: string
  /** Start of the URLs of a language other than the clinic's own. */
  prefix?: string
  settings: readonly Setting[]
  wholeWords?: WholeWords
}

const contents: readonly Content[] = [
  { name: "sample", folder: sampleSite, settings },
  ...[
    ...limitSites,
    { name: "second clinic’s", folder: secondSite },
    { name: "second clinic’s translated", folder: secondSite, prefix: "/en" },
    { name: "made-up language’s", folder: path.join(sitesFolder, pseudoSite), prefix: `/${pseudoCode}` },
  ].map((site, index) => ({ ...site, settings: selectSettings(index), wholeWords: "most" as const })),
]

/** Returns the layout problems of a page in each setting. The page is loaded once; `change` may replace its text. */
const checkPage = async (
  page: Page,
  url: string,
  content: Omit<Content, "name" | "folder">,
  change?: (page: Page) => Promise<void>
): Promise<string[]> => {
  const problems: string[] = []
  const client = await openForLayout(page, url)
  await change?.(page)
  await expect(page.getByRole("banner")).toBeVisible()
  await stopPainting(page)
  for (const setting of content.settings) {
    const { viewport, font, defaultSize, theme, spacing } = setting
    await setFontSize(page, client, defaultSize)
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme: theme })
    const found = await layoutProblems(page, setting, content.wholeWords)
    const situation = `${viewport.width} × ${viewport.height}, ${defaultSize} px, ${font}, ${theme}${spacing ? ", spaced" : ""}`
    problems.push(...found.map(problem => `${situation}: ${problem}`))
  }
  return problems
}

for (const { name, folder, prefix = "", ...content } of contents)
  test.describe(`with the ${name} content`, () => {
    test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } })

    const site = serveSite(folder)
    // The policies are enabled in the longest content.
    const policies = name === "longest" ? listPolicyPages().map(policy => policy.path) : []

    for (const routes of byTest([...new Set([...visitedRoutes, ...policies])]))
      test(routes.join(", "), async ({ page }) => {
        for (const route of routes)
          expect.soft(await checkPage(page, site.url + prefix + route, content), route).toEqual([])
      })

    if (name === "longest")
      test("no page breaks with a clinic's name of one endless word", async ({ page }) => {
        const renameClinic = async () => {
          const name = page.locator("header a > span").first()
          expect(await name.innerText()).toHaveLength(40)
          await name.evaluate(element => (element.textContent = "w".repeat(40)))
        }
        expect(await checkPage(page, `${site.url}/about/`, content, renameClinic)).toEqual([])
      })
  })

test("the header breaks no word when only the text is enlarged", async ({ page }) => {
  await page.goto("/about/")
  const header = page.getByRole("banner")
  for (const size of ["150%", "200%"])
    for (const width of [320, 360, 480, 640, 768, 1024, 1200, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(value => (document.documentElement.style.fontSize = value), size)
      const situation = `${width} px, text at ${size}`
      const widths = await header.locator("> *").evaluateAll(parts => parts.map(part => part.scrollWidth))
      expect.soft(Math.max(...widths), situation).toBeLessThanOrEqual(width)
      expect.soft(await brokenWords(header.getByRole("link").first()), situation).toEqual([])
      // A trial click checks that the control is on the screen and that nothing covers its centre.
      for (const control of await header.getByRole("link").or(header.getByRole("button")).all())
        if (await control.isVisible()) await control.click({ trial: true })
    }
  await page.setViewportSize({ width: 320, height: 800 })
  const skip = page.getByRole("link", { name: "Skip to content" })
  await expect(skip).not.toBeInViewport()
  await skip.focus()
  await expect(skip).toBeInViewport({ ratio: 1 })
})

test("no page is wider than the window when only the text is enlarged", { tag: "@fast" }, async ({ page }) => {
  for (const route of visitedRoutes) {
    await page.goto(route)
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"))
    await openAnswers(page)
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 800 })
      const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(pageWidth, `${route} at ${width} px`).toBe(width)
    }
  }
})

test("the fixed button does not cover the end of the home page", async ({ page }) => {
  await page.goto("/")
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    const gap = await page.evaluate(() => {
      scrollTo({ top: document.body.scrollHeight, behavior: "instant" })
      const ends = [...document.querySelectorAll("footer :is(p, li)")].map(text => text.getBoundingClientRect().bottom)
      return (
        (document.querySelector("main > a[href$='/services/']")?.getBoundingClientRect().top ?? 0) - Math.max(...ends)
      )
    })
    expect(gap, `${width} px`).toBeGreaterThan(0)
  }
})
