import path from "node:path"
import { expect, test } from "@playwright/test"
import { serveSite } from "../../testing/browser/serveSite"
import { watchViolations } from "../../testing/browser/policyViolations"
import { bakery, sitesFolder } from "../../testing/sites"

/** The plugins know nothing of clinics: a site of another trade has the same from them. */

/** Runs in the page. */
const listLoadedFonts = () =>
  [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family)

const site = serveSite(path.join(sitesFolder, bakery))

test("the bakery is complete without scripts, and React comes at the first press", async ({ page }) => {
  const violations = await watchViolations(page)
  const scripts: string[] = []
  page.on("request", request => request.resourceType() === "script" && scripts.push(request.url()))
  await page.goto(site.address)
  await expect(page).toHaveTitle("Corner Bakery")
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Rye loaf", "Poppy roll", "Plum cake"])
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(listLoadedFonts)).toContain("Literata")
  expect(scripts).toEqual([])

  await page.getByRole("button", { name: "Add for 4.80 €" }).click()
  const roll = page.getByRole("button", { name: "1 in your basket: 4.80 €" })
  await expect(roll).toBeVisible()
  await roll.click()
  await expect(page.getByRole("button", { name: "2 in your basket: 9.60 €" })).toBeVisible()
  expect(violations).toEqual([])
})

for (const file of ["/share/home.jpg", "/icon-512.png", "/site.webmanifest", "/sitemap.xml"])
  test(`the bakery has ${file}`, async ({ request }) => {
    const answer = await request.get(`${site.address}${file}`)
    expect(answer.status()).toBe(200)
    expect(answer.headers()["x-content-type-options"]).toBe("nosniff")
  })
