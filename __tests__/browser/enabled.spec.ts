import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { type Page, expect, test } from "@playwright/test"
import { listFiles } from "../../plugins/gatsby-plugin-on-demand/build"
import { serveSite } from "../../testing/browser/serveSite"
import { locateSharePicture, listPolicyPages } from "../../src/model/links/pages"
import { en } from "../../src/words/en"
import { axeFindings } from "../../testing/browser/axeFindings"
import { switches } from "../../testing/contentLimits"
import { contentFolder, longestSite, sitesFolder } from "../../testing/sites"

/**
 * Checks content that can be disabled: the policies on a site with them (the one with the longest content) and on one
 * without, the notice, and that nothing of disabled content is published.
 */

const notice = (page: Page) => page.getByRole("region", { name: "Notice" })

test.describe("on", () => {
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } })
  const site = serveSite(longestSite)

  test("every policy has a page, linked and in the sitemap", async ({ page }) => {
    const map = readFileSync(path.join(longestSite, "sitemap.xml"), "utf8")
    await page.goto(`${site.url}/message-sent/`)
    for (const { path: route, policy } of listPolicyPages())
      await test.step(policy.label, async () => {
        await page.getByRole("contentinfo").getByRole("link", { name: en.layout[policy.label], exact: true }).click()
        await expect(page).toHaveURL(`${site.url}${route}`)
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
        await expect(page.getByText(/^Last changed on/).getByRole("time")).toHaveAttribute(
          "datetime",
          /^\d{4}-\d\d-\d\d$/
        )
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 900 })
          expect.soft(await axeFindings(page, { rules: "structure" }), `${width} px`).toEqual([])
        }
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme })
          expect.soft(await axeFindings(page, { rules: "colour" }), colorScheme).toEqual([])
        }
        expect.soft(map).toContain(`${route}</loc>`)
      })
  })

  test("the notice appears at its time", async ({ page }) => {
    await page.clock.install({ time: new Date("2019-12-31T21:59:00Z") })
    await page.goto(`${site.url}/faq/`)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(notice(page)).toBeHidden()
    await page.clock.runFor(120_000)
    await expect(notice(page)).toBeVisible()
    const { heading } = JSON.parse(readFileSync(path.join(contentFolder("longest"), "notice.json"), "utf8"))
    await expect(notice(page)).toContainText(String(heading).slice(0, 20))
    await expect(page.getByRole("status").filter({ has: notice(page) })).toHaveCount(1)
  })

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false })

    test("the notice is shown with its dates", async ({ page }) => {
      await page.clock.install({ time: new Date("2100-06-01T12:00:00Z") })
      await page.goto(`${site.url}/faq/`)
      await expect(notice(page)).toContainText("1 January 2020")
      await expect(notice(page)).toContainText("31 December 2099")
      await page.emulateMedia({ media: "print" })
      await expect(notice(page)).toBeVisible()
    })
  })
})

/**
 * The site with the shortest content, built after the longest in the same folder: everything that was enabled is
 * disabled now.
 */
const shortestSite = path.join(sitesFolder, "shortest")

/** Returns the switches whose marker is in a file below `folder`. */
const findMarked = async (folder: string): Promise<Set<string>> => {
  const found = new Set<string>()
  for (const file of await listFiles(folder)) {
    const bytes = readFileSync(path.join(folder, file))
    for (const { marker, fieldPath } of switches) if (bytes.includes(marker)) found.add(fieldPath)
  }
  return found
}

test("no published file contains the words of a part that is off", async () => {
  const fieldPaths = new Set(switches.map(({ fieldPath }) => fieldPath))
  expect(fieldPaths.size).toBeGreaterThan(0)
  expect(await findMarked(contentFolder("shortest")), "in data/").toEqual(fieldPaths)
  expect(await findMarked(shortestSite), "where all is off").toEqual(new Set())
  for (const { name } of listPolicyPages())
    expect(existsSync(path.join(shortestSite, locateSharePicture(name))), `share picture ${name}`).toBe(false)
  expect(await findMarked(longestSite), "where all is on").toEqual(fieldPaths)
  expect(await findMarked(path.join(longestSite, "admin")), "in the editor, where all is on").toEqual(fieldPaths)
})
