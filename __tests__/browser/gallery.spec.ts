import { type Page, expect, test } from "@playwright/test"
import { readData } from "../../testing/data"
import { holdScripts } from "../../testing/browser/network"
import { hydrated } from "../../testing/browser/hydrated"
import {
  brokenWords,
  largeTextPhones,
  loadTestFonts,
  setDefaultFontSize,
  setTestFont,
  usualSetting,
} from "../../testing/browser/layoutChecks"

/** Checks the gallery of the about page, whose pictures open enlarged. */

const { gallery } = readData().about
const pictures: { alt: string }[] = gallery.pictures
const [first, second] = pictures
const last = pictures.at(-1)
if (!first || !second || !last) throw new Error("The tests need two pictures.")

/** A caption of the maximum length. */
const longestCaption = "The laboratory examines a sample, with the waiting room and the reception beside"

test.use({ serviceWorkers: "block", contextOptions: { reducedMotion: "reduce" } })

const link = (page: Page, { alt }: { alt: string }) => page.getByRole("link", { name: `Enlarge: ${alt}`, exact: true })
const dialog = (page: Page) => page.getByRole("dialog", { name: gallery.heading })
const largePicture = (page: Page, { alt }: { alt: string }) => dialog(page).getByRole("img", { name: alt })

test("a press before React", async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto("/about/")
  await link(page, first).click()
  await expect(link(page, first)).toHaveAttribute("aria-busy", "true")
  expect(await link(page, first).evaluate(element => getComputedStyle(element, "::after").content)).toBe('""')
  await scripts.release()
  await expect(largePicture(page, first)).toBeVisible()
  await expect(link(page, first)).not.toHaveAttribute("aria-busy")
  await expect(page).toHaveURL(/\/about\/$/)
  for (const [name, picture] of [
    ["Previous picture", last],
    ["Next picture", first],
  ] as const) {
    await dialog(page).getByRole("button", { name }).click()
    await expect(largePicture(page, picture)).toBeVisible()
  }
  await dialog(page).getByRole("button", { name: "Close" }).click()
  await expect(dialog(page)).toHaveCount(0)
})

test("the keyboard, and a finger", { tag: "@fast" }, async ({ page }) => {
  await page.goto("/about/")
  await link(page, first).focus()
  await hydrated(page)
  for (const [key, picture] of [
    ["Enter", first],
    ["ArrowRight", second],
    ["ArrowLeft", first],
    ["ArrowLeft", last],
  ] as const) {
    await page.keyboard.press(key)
    await expect(largePicture(page, picture)).toBeVisible()
  }
  /** A finger that is put on the picture and lifted `x` and `y` pixels away. */
  const stroke = async (x: number, y: number) => {
    await page.mouse.move(600, 400)
    await page.mouse.down()
    await page.mouse.move(600 + x, 400 + y)
    await page.mouse.up()
  }
  // A tap and an upward stroke are no swipe.
  for (const [x, y, picture] of [
    [-80, 10, first],
    [80, 10, last],
    [-10, 0, last],
    [-60, -200, last],
  ] as const) {
    await stroke(x, y)
    await expect(largePicture(page, picture)).toBeVisible()
  }
  await page.keyboard.press("Escape")
  await expect(dialog(page)).toHaveCount(0)
  await expect(link(page, first)).toBeFocused()
  // Another tab is asked for.
  const [tab] = await Promise.all([
    page.context().waitForEvent("page"),
    link(page, first).click({ modifiers: ["ControlOrMeta"] }),
  ])
  await tab.close()
  await expect(dialog(page)).toHaveCount(0)
})

test.describe("every window", () => {
  test.use({ bypassCSP: true })

  test("the picture is large, the caption whole and the buttons in reach", async ({ page }) => {
    await page.goto("/about/")
    await loadTestFonts(page)
    await setTestFont(page, usualSetting)
    await link(page, first).click()
    await expect(largePicture(page, first)).toBeVisible()
    const client = await page.context().newCDPSession(page)
    for (const { size, width, height } of [
      ...largeTextPhones.map(phone => ({ ...phone, size: 32 })),
      { width: 320, height: 640, size: 16 },
      { width: 1280, height: 800, size: 16 },
      // A zoom of 400 %.
      { width: 320, height: 256, size: 16 },
    ])
      await test.step(`${size} px at ${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height })
        await setDefaultFontSize(page, client, size)
        const caption = dialog(page).getByRole("paragraph")
        for (const text of [await caption.textContent(), longestCaption]) {
          await caption.evaluate((element, value) => (element.textContent = value), text)
          const box = await largePicture(page, first).boundingBox()
          expect.soft(box?.height).toBeGreaterThanOrEqual(height * 0.4 - 1)
          expect.soft(await brokenWords(dialog(page))).toEqual([])
        }
        for (const control of await dialog(page).getByRole("button").all()) {
          await control.focus()
          await expect.soft(control).toBeInViewport({ ratio: 0.95 })
          expect.soft((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44)
        }
        expect.soft(await dialog(page).evaluate(element => element.scrollWidth)).toBeLessThanOrEqual(width)
      })
  })
})

test("links where scripts cannot load", async ({ page }) => {
  await page.route(/\.js$/, route => route.abort())
  await page.goto("/about/")
  for (const picture of pictures) {
    const address = await link(page, picture).getAttribute("href")
    const response = await page.request.get(address ?? "")
    expect(response.headers()["content-type"]).toBe("image/jpeg")
  }
  await link(page, first).click()
  await expect(page).toHaveURL(/\/static\/.+\.jpg$/)
})
