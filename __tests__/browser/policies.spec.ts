import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { type Site, serve } from "../../scripts/server"
import { listPolicyPages } from "../../src/content/pages"
import { axeFindings } from "../support/axeFindings"
import { publishedRoutes } from "../support/routes"
import { longestSite } from "../support/sites"

/** Privacy, terms and accessibility, on a site that publishes them (that with the longest content) and on this one. */

test.describe("published", () => {
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } })
  let site: Site
  test.beforeAll(async () => {
    site = await serve(longestSite, { quality: 4 })
  })
  test.afterAll(() => site.close())

  test("the footer leads to the page of each policy, which axe finds nothing wrong with", async ({ page }) => {
    const map = readFileSync(path.join(longestSite, "sitemap.xml"), "utf8")
    await page.goto(`${site.address}/message-sent/`)
    for (const { path: route, policy } of listPolicyPages())
      await test.step(policy.label, async () => {
        await page.getByRole("contentinfo").getByRole("link", { name: policy.label, exact: true }).click()
        await expect(page).toHaveURL(`${site.address}${route}`)
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
        await expect(page.getByRole("main").getByRole("time")).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\d$/)
        for (const width of [320, 1280])
          for (const colorScheme of ["light", "dark"] as const) {
            await page.setViewportSize({ width, height: 900 })
            await page.emulateMedia({ colorScheme })
            expect.soft(await axeFindings(page)).toEqual([])
          }
        expect.soft(map).toContain(`${route}</loc>`)
      })
  })
})

test("a policy that is not published has no page and no link", async ({ page }) => {
  for (const { path: route, policy } of listPolicyPages().filter(({ path }) => !publishedRoutes.includes(path))) {
    const response = await page.goto(route)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole("heading", { level: 1, name: "404 Oops! Page not found" })).toBeVisible()
    await expect(page.getByRole("contentinfo").getByRole("link", { name: policy.label, exact: true })).toHaveCount(0)
  }
})
