import { type Locator, type Page, expect, test } from "@playwright/test"
import { homePage } from "../support/browser/homePage"
import { hydrate } from "../support/browser/hydrated"
import { layoutProblems, openForLayout } from "../support/browser/layoutChecks"
import { visitedRoutes } from "../support/routes"
import { states } from "../support/browser/states"
import { walk } from "../support/browser/walk"

/** The page in a script that is written from right to left: a translator says so at the root element. */

const screens = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } })

/** As a translator that has begun before the page does. */
const turnEveryPage = (page: Page) =>
  page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.dir = "rtl"
    })
  )

const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const places = await page.evaluate(() =>
    [-1000, 1000].map(left => {
      scrollTo({ left, behavior: "instant" })
      return scrollX
    })
  )
  expect(places).toEqual([0, 0])
}

/** Within the window, with nothing above its middle. */
const expectInView = async (element: Locator): Promise<void> => {
  await expect(element).toBeInViewport({ ratio: 1 })
  const isHit = () =>
    element.evaluate(target => {
      const { left, top, width, height } = target.getBoundingClientRect()
      const seen = document.elementFromPoint(left + width / 2, top + height / 2)
      return seen !== null && (target.contains(seen) || seen.contains(target))
    })
  await expect.poll(isHit).toBe(true)
}

for (const route of visitedRoutes)
  test(route, async ({ page }) => {
    test.slow()
    await openForLayout(page, route)
    await page.evaluate(() => {
      document.documentElement.dir = "rtl"
    })
    for (const screen of screens)
      await test.step(`${screen.width} px`, async () => {
        await page.setViewportSize(screen)
        await expectNoSidewaysScroll(page)
        expect.soft(await walk(page)).toEqual([])
        const settings = [
          { font: "typical", spacing: false },
          { font: "wide", spacing: false },
        ] as const
        expect.soft(await layoutProblems(page, settings)).toEqual([])
      })
  })

for (const screen of screens)
  test.describe(`${screen.width} px`, () => {
    test.use({ viewport: screen })
    test.beforeEach(({ page }) => turnEveryPage(page))

    test("skip link, menu and Call Now", async ({ page }) => {
      await page.goto("/about/")
      await page.keyboard.press("Tab")
      const skip = page.getByRole("link", { name: "Skip to content" })
      await expect(skip).toBeFocused()
      await expectInView(skip)
      await expectInView(page.getByRole("banner").getByRole("link", { name: "Call Now" }))
      const menu = page.getByRole("button", { name: "Menu" })
      if (await menu.isVisible()) await menu.click()
      for (const link of await page.getByRole("navigation", { name: "Main" }).getByRole("link").all())
        await expectInView(link)
      await expectNoSidewaysScroll(page)
    })

    test("the carousel", async ({ page }) => {
      const home = homePage(page)
      await home.open()
      await home.next.click()
      await home.expectSlide(1)
      await hydrate(page)
      await home.next.click()
      await home.expectSlide(2)
      await expectInView(page.locator(".slick-active").getByRole("heading"))
      for (const control of [home.dot(2), home.dot(1), home.dot(0), home.previous]) {
        await page.keyboard.press("Shift+Tab")
        await expect(control).toBeFocused()
        await expectInView(page.getByRole("tooltip").last())
      }
      await expectNoSidewaysScroll(page)
    })

    for (const { name, reach, shown } of states)
      test(name, async ({ page }) => {
        await reach(page)
        await expectInView(shown(page))
        await expectNoSidewaysScroll(page)
      })
  })
