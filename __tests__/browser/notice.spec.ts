import { readFileSync } from "node:fs"
import path from "node:path"
import { type Page, expect, test } from "@playwright/test"
import { serveSite } from "../support/browser/serveSite"
import { axeFindings } from "../support/browser/axeFindings"
import { contentRoot, longestSite } from "../support/sites"

/** The notice at the top of every page, on the site that has one for most of this century: that with the longest content. */

const { heading } = JSON.parse(readFileSync(path.join(contentRoot("longest"), "data/notice.json"), "utf8"))

const notice = (page: Page) => page.getByRole("region", { name: "Notice" })

// The notice's own policy is tested with all others; axe needs to be let in.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } })

const site = serveSite(longestSite)

test("the times of the notice", async ({ page }) => {
  await page.clock.install({ time: new Date("2019-12-31T21:59:00Z") })
  await page.goto(`${site.address}/faq/`)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(notice(page)).toBeHidden()
  await page.clock.runFor(120_000)
  await expect(notice(page)).toBeVisible()
  await expect(notice(page)).toContainText(String(heading).slice(0, 20))
  await expect(page.getByRole("status").filter({ has: notice(page) })).toHaveCount(1)
})

test("a notice that is over", async ({ page }) => {
  await page.clock.install({ time: new Date("2099-12-31T22:00:00Z") })
  await page.goto(`${site.address}/`)
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
  await expect(notice(page)).toBeHidden()
})

test("widths and themes", async ({ page }) => {
  await page.goto(`${site.address}/faq/`)
  for (const width of [320, 1280])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      const box = await notice(page).boundingBox()
      const title = await page.getByRole("heading", { level: 1 }).boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0)
      expect(await axeFindings(page)).toEqual([])
    }
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the notice with its dates", async ({ page }) => {
    await page.clock.install({ time: new Date("2100-06-01T12:00:00Z") })
    await page.goto(`${site.address}/faq/`)
    await expect(notice(page)).toContainText("1 January 2020")
    await expect(notice(page)).toContainText("31 December 2099")
    await page.emulateMedia({ media: "print" })
    await expect(notice(page)).toBeVisible()
  })
})
