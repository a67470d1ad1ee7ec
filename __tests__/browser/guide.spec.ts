import { expect, test } from "@playwright/test"
import { axeFindings } from "../../testing/browser/axeFindings"
import { watchOutside } from "../../testing/browser/policyViolations"

/** Checks the guide for editors, as a person reads it on a phone, without an account. */

// Without compression, because compressing the editor takes seconds.
test.use({ viewport: { width: 360, height: 740 }, extraHTTPHeaders: { "accept-encoding": "identity" } })

const tasks = [
  ["change a price", "Change a price"],
  ["show a message for a day", "Show a temporary message to everybody"],
  ["replace a picture", "Upload a picture"],
  ["undo a change", "It is published"],
  ["know why my change is not on the site", "Not live"],
] as const

test("the guide answers an editor’s questions in two presses, in both themes", async ({ page, baseURL }) => {
  const outside = await watchOutside(page, baseURL)
  await page.goto("/admin/")
  const [guide] = await Promise.all([page.waitForEvent("popup"), page.getByRole("link", { name: "Help" }).click()])
  await expect(guide.getByRole("heading", { level: 1, name: "Changing the site" })).toBeVisible()
  for (const [link, heading] of tasks) {
    await guide.getByRole("link", { name: link, exact: true }).click()
    await expect(guide.getByRole("heading", { name: heading, exact: true })).toBeInViewport()
    await guide.goBack()
  }
  await guide.getByRole("heading", { name: "Not live", exact: true }).scrollIntoViewIfNeeded()
  await guide.getByRole("link", { name: "To the top" }).click()
  await expect(guide.getByRole("heading", { level: 1 })).toBeInViewport()
  for (const colorScheme of ["light", "dark"] as const) {
    await guide.emulateMedia({ colorScheme })
    expect(await axeFindings(guide)).toEqual([])
  }
  expect(await guide.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(outside).toEqual({ foreign: [], violations: [] })
})

/** Returns, in the page, whether its first picture is stored. */
const isKept = async (): Promise<boolean> => {
  const copies = await (await caches.open("editors-guide")).keys()
  return copies.some(({ url }) => url.endsWith("tour-change-phone.webp"))
}

test("once read, the guide opens without a network, with the pictures that were shown", async ({ page, context }) => {
  await page.goto("/admin/help/")
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise(resolve => navigator.serviceWorker.addEventListener("controllerchange", resolve))
  })
  const picture = page.getByRole("img").first()
  await picture.scrollIntoViewIfNeeded()
  const isShown = () => picture.evaluate(img => img instanceof HTMLImageElement && img.complete && img.naturalWidth > 0)
  await expect.poll(isShown).toBe(true)
  await expect.poll(() => page.evaluate(isKept)).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole("heading", { level: 1, name: "Changing the site" })).toBeVisible()
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(isShown).toBe(true)
})
