import path from "node:path"
import { expect } from "@playwright/test"
import { axeFindings } from "../../testing/browser/axeFindings"
import { expectRefusal, openEditor, openFirstEntry, saveDraft } from "../../testing/browser/editorPage"
import { watchViolations } from "../../testing/browser/policyViolations"
import { changedLines, test } from "../../testing/browser/rehearsalTest"
import { serveSite } from "../../testing/browser/serveSite"
import { bakery, sitesFolder } from "../../testing/sites"

/** Checks that the plugins do not depend on clinics: the site of a bakery gets the same features from them. */

/** Returns the families of the fonts that are loaded. Runs in the page. */
const listLoadedFonts = () =>
  [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family)

const folder = path.join(sitesFolder, bakery)

const site = serveSite(folder)

test("the bakery is complete without scripts, and React comes at the first press", async ({ page }) => {
  const violations = await watchViolations(page)
  const scripts: string[] = []
  page.on("request", request => request.resourceType() === "script" && scripts.push(request.url()))
  await page.goto(site.url)
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
  expect(await axeFindings(page, { rules: "all" })).toEqual([])
})

for (const file of ["/share/home.jpg", "/icon-512.png", "/site.webmanifest", "/sitemap.xml"])
  test(`the bakery has ${file}`, async ({ request }) => {
    const answer = await request.get(`${site.url}${file}`)
    expect(answer.status()).toBe(200)
    expect(answer.headers()["x-content-type-options"]).toBe("nosniff")
  })

test.describe("the bakery's editor", () => {
  test.use({ clinic: { site: folder, data: "examples/bakery/data" } })

  test("shows the page beside a form, refuses a wrong price with a reason, and saves a valid one", async ({
    page,
    rehearsal,
  }) => {
    await openEditor(page, rehearsal.url)
    await page.getByRole("gridcell", { name: "Breads" }).click()
    const breads = await openFirstEntry(page, "Breads")
    const price = breads.getByRole("textbox", { name: "Price" }).first()
    await expect(price).toHaveValue("4.8")

    await price.fill("480")
    await expectRefusal(page, "Bread 1 “Rye loaf”: “Price” is 480, but must be")
    expect(rehearsal.git.branches()).toEqual(["main"])

    await price.fill("5.2")
    await expect(page.frameLocator("iframe").getByRole("button", { name: "Add for 5.20 €" })).toBeVisible()
    await saveDraft(page)
    expect(changedLines(rehearsal, "cms/_singletons/breads")).toEqual(['-      "price": 4.8,', '+      "price": 5.2,'])
  })
})
