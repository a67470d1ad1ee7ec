import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { serveSite } from "../support/browser/serveSite"
import { listFiles } from "../../src/gatsby/gatsbyOutput"
import { getSharePicturePath, listPolicyPages } from "../../src/content/pages"
import { en } from "../../src/words/en"
import { axeFindings } from "../support/browser/axeFindings"
import { enabledRoutes } from "../support/routes"
import { switches } from "../support/contentLimits"
import { contentRoot, longestSite, sitesFolder } from "../support/sites"

/** What can be off: policies on a site that has them (that with the longest content) and on one without, and what is left of the rest. */

test.describe("on", () => {
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } })
  const site = serveSite(longestSite)

  test("the pages of policies", async ({ page }) => {
    const map = readFileSync(path.join(longestSite, "sitemap.xml"), "utf8")
    await page.goto(`${site.address}/message-sent/`)
    for (const { path: route, policy } of listPolicyPages())
      await test.step(policy.label, async () => {
        await page.getByRole("contentinfo").getByRole("link", { name: en.layout[policy.label], exact: true }).click()
        await expect(page).toHaveURL(`${site.address}${route}`)
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
        await expect(page.getByText(/^Last changed on/).getByRole("time")).toHaveAttribute(
          "datetime",
          /^\d{4}-\d\d-\d\d$/
        )
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

test("a policy that is off", async ({ page }) => {
  for (const { path: route, policy } of listPolicyPages().filter(({ path }) => !enabledRoutes.includes(path))) {
    const response = await page.goto(route)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole("heading", { level: 1, name: "404 Oops! Page not found" })).toBeVisible()
    await expect(
      page.getByRole("contentinfo").getByRole("link", { name: en.layout[policy.label], exact: true })
    ).toHaveCount(0)
  }
})

/** Built after the longest, in the same folder: what was on in that is off now. */
const shortestSite = path.join(sitesFolder, "shortest")

/** What can be off and has its marker in a file below `folder`. */
const findMarked = async (folder: string): Promise<Set<string>> => {
  const found = new Set<string>()
  for (const file of await listFiles(folder)) {
    const bytes = readFileSync(path.join(folder, file))
    for (const { marker, place } of switches) if (bytes.includes(marker)) found.add(place)
  }
  return found
}

test("words of what is off", async () => {
  const places = new Set(switches.map(({ place }) => place))
  expect(places.size).toBeGreaterThan(0)
  expect(await findMarked(contentRoot("shortest")), "in data/").toEqual(places)
  expect(await findMarked(shortestSite), "where all is off").toEqual(new Set())
  for (const { name } of listPolicyPages())
    expect(existsSync(path.join(shortestSite, getSharePicturePath(name))), `share picture ${name}`).toBe(false)
  expect(await findMarked(longestSite), "where all is on").toEqual(places)
  expect(await findMarked(path.join(longestSite, "admin")), "in the editor, where all is on").toEqual(places)
})
