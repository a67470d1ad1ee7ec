import path from "node:path"
import { type Page, expect, test } from "@playwright/test"
import { serveSite } from "../support/browser/serveSite"
import { listPolicyPages } from "../../src/content/pages"
import {
  type Theme,
  type WholeWords,
  changeTheme,
  layoutProblems,
  openForLayout,
  setDefaultFontSize,
  settingsBySize,
  stopPainting,
  viewports,
} from "../support/browser/layoutChecks"
import { unknownRoute, visitedRoutes } from "../support/routes"
import { limitSites, pseudoCode, pseudoSite, secondSite, sitesFolder } from "../support/sites"

const policyRoutes = listPolicyPages().map(({ path }) => path)

/** Pages with few words, which are checked in one test. */
const shortRoutes: ReadonlySet<string> = new Set(["/offline/", "/message-sent/", unknownRoute])

/** The pages to check, by test. */
const byTest = (routes: readonly string[]): readonly (readonly string[])[] => [
  ...routes.filter(route => !shortRoutes.has(route)).map(route => [route]),
  routes.filter(route => shortRoutes.has(route)),
]

/**
 * Checks the layout of one page in every font, default size, spacing and width. The page is loaded once; `change` may put
 * other words into it.
 */
const checkPage = async (
  page: Page,
  address: string,
  wholeWords: WholeWords,
  change?: (page: Page) => Promise<void>
): Promise<string[]> => {
  const problems: string[] = []
  let theme: Theme = "light"
  await page.emulateMedia({ colorScheme: theme })
  const client = await openForLayout(page, address)
  await change?.(page)
  await expect(page.getByRole("banner")).toBeVisible()
  await stopPainting(page)
  for (const { defaultSize, settings } of settingsBySize) {
    await setDefaultFontSize(page, client, defaultSize)
    for (const viewport of viewports) {
      await page.setViewportSize(viewport)
      const found = await layoutProblems(page, settings, wholeWords)
      problems.push(...found.map(problem => `${viewport.width} × ${viewport.height}, ${defaultSize} px, ${problem}`))
      // Everything is in the same place in both themes. The next size is checked in the other one.
      theme = theme === "light" ? "dark" : "light"
      expect.soft(await changeTheme(page, theme)).toEqual([])
    }
  }
  return problems
}

test.describe("fonts, sizes and spacing", () => {
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } })

  for (const routes of byTest(visitedRoutes))
    test(`${routes.join(", ")}`, async ({ page }) => {
      for (const route of routes) expect.soft(await checkPage(page, route, "any"), route).toEqual([])
    })
})

test("the clinic's name where only the text grows", async ({ page }) => {
  await page.goto("/about/")
  const name = page.getByRole("banner").getByRole("link").first()
  for (const size of ["100%", "150%", "200%"])
    for (const width of [320, 360, 480, 640, 768, 1024, 1200, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(value => (document.documentElement.style.fontSize = value), size)
      const problems = await name.evaluate(link => {
        const found: string[] = []
        const text = link.querySelector("span")?.firstChild
        const header = link.parentElement
        if (!text || !header) return ["The header has no name."]
        for (const { 0: word, index } of (text.textContent ?? "").matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          if (range.getClientRects().length !== 1) found.push(`“${word}” is broken`)
        }
        const boxes = [...header.children]
          .filter(child => child.checkVisibility() && getComputedStyle(child).position !== "fixed")
          .map(child => child.getBoundingClientRect())
        if (boxes.some(({ left, right }) => left < 0 || right > innerWidth + 1))
          found.push("something leaves the screen")
        for (const [index, one] of boxes.entries())
          for (const other of boxes.slice(index + 1))
            if (
              one.left < other.right - 1 &&
              other.left < one.right - 1 &&
              one.top < other.bottom - 1 &&
              other.top < one.bottom - 1
            )
              found.push("two parts overlap")
        return found
      })
      expect.soft(problems, `${width} px, text at ${size}`).toEqual([])
    }
})

test("the link to the content where only the text grows", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto("/about/")
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"))
  const skip = page.getByRole("link", { name: "Skip to content" })
  await expect(skip).not.toBeInViewport()
  await skip.focus()
  await expect(skip).toBeInViewport({ ratio: 1 })
})

for (const direction of ["ltr", "rtl"])
  test(`${direction}: the end of the home page and the fixed button`, async ({ page }) => {
    await page.goto("/")
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(viewport)
      const gap = await page.evaluate(dir => {
        document.documentElement.dir = dir
        scrollTo({ top: document.body.scrollHeight, behavior: "instant" })
        const ends = [...document.querySelectorAll("footer :is(p, li)")].map(
          text => text.getBoundingClientRect().bottom
        )
        return (document.querySelector("[data-fixed-link]")?.getBoundingClientRect().top ?? 0) - Math.max(...ends)
      }, direction)
      expect(gap, `${viewport.width} px`).toBeGreaterThan(0)
    }
  })

/** Sites with other content; `prefix` begins the addresses of another language than the clinic's own. */
const otherSites: readonly { name: string; folder: string; prefix?: string }[] = [
  ...limitSites,
  { name: "second clinic’s", folder: secondSite },
  { name: "second clinic’s translated", folder: secondSite, prefix: "/en" },
  { name: "made-up language’s", folder: path.join(sitesFolder, pseudoSite), prefix: `/${pseudoCode}` },
]

for (const { name, folder, prefix = "" } of otherSites)
  test.describe(`with the ${name} content`, () => {
    test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } })

    // These long pages are checked in thirty settings, which takes time.
    test.setTimeout(120_000)

    const site = serveSite(folder)

    // The longest content publishes the policies.
    for (const routes of byTest(name === "longest" ? [...new Set([...visitedRoutes, ...policyRoutes])] : visitedRoutes))
      test(`${routes.join(", ")}`, async ({ page }) => {
        for (const route of routes)
          expect.soft(await checkPage(page, `${site.address}${prefix}${route}`, "most"), route).toEqual([])
      })

    if (name === "longest")
      test("a clinic's name of one endless word", async ({ page }) => {
        const renameClinic = async () => {
          const link = page.getByRole("banner").getByRole("link").first()
          const length = (await link.innerText()).length
          expect(length).toBe(40)
          await link.locator("span").evaluate((element, letters) => {
            element.textContent = "w".repeat(letters)
          }, length)
        }
        expect(await checkPage(page, `${site.address}/about/`, "most", renameClinic)).toEqual([])
      })
  })
