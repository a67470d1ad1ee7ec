import { expect, test } from "@playwright/test"
import { readData } from "../../testing/data"

/** Checks the gallery of the about page. */

const pictures: { alt: string }[] = readData().about.gallery.pictures

test("a picture of the gallery opens its large file, without scripts", { tag: "@fast" }, async ({ page }) => {
  await page.route(/\.js$/, route => route.abort())
  await page.goto("/about/")
  for (const { alt } of pictures) {
    const link = page.getByRole("link", { name: `Enlarge: ${alt}`, exact: true })
    const response = await page.request.get((await link.getAttribute("href")) ?? "")
    expect(response.headers()["content-type"]).toBe("image/jpeg")
  }
  await page.getByRole("main").getByRole("figure").getByRole("link").first().click()
  await expect(page).toHaveURL(/\/static\/.+\.jpg$/)
})
