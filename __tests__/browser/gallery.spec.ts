import { type Page, expect, test } from "@playwright/test"
import { readData } from "../support/data"
import { holdScripts } from "../support/browser/network"
import { hydrated } from "../support/browser/hydrated"
import { brokenWords, largeTextPhones, loadTestFonts, setDefaultFontSize } from "../support/browser/layoutChecks"

/** A look around: the pictures of the about page open large. */

const { gallery } = readData().about
const pictures: { alt: string }[] = gallery.pictures
const [first, second] = pictures
const last = pictures.at(-1)
if (!first || !second || !last) throw new Error("The tests need two pictures.")

/** As long as a caption may be. */
const longestCaption = "The laboratory examines a sample, with the waiting room and the reception beside"

test.use({ serviceWorkers: "block", contextOptions: { reducedMotion: "reduce" } })

const link = (page: Page, { alt }: { alt: string }) => page.getByRole("link", { name: `Enlarge: ${alt}`, exact: true })
const dialog = (page: Page) => page.getByRole("dialog", { name: gallery.heading })
const largePicture = (page: Page, { alt }: { alt: string }) => dialog(page).getByRole("img", { name: alt })

test("a press before React", async ({ page }) => {
  await test.step("a press before React is shown at once and opens the picture once React has come", async () => {
    const scripts = await holdScripts(page)
    await page.goto("/about/")
    await link(page, first).click()
    await expect(link(page, first)).toHaveAttribute("aria-busy", "true")
    expect(await link(page, first).evaluate(element => getComputedStyle(element, "::after").content)).toBe('""')
    await scripts.release()
    await expect(largePicture(page, first)).toBeVisible()
    await expect(link(page, first)).not.toHaveAttribute("aria-busy")
    await expect(page).toHaveURL(/\/about\/$/)
  })

  await test.step("the picture fills the window without leaving it, with the buttons in reach", async () => {
    for (const size of [
      { width: 320, height: 640 },
      { width: 844, height: 390 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size)
      const box = await largePicture(page, first).boundingBox()
      expect(box?.width).toBeGreaterThan(size.width * 0.8)
      for (const control of await dialog(page).getByRole("button").all()) {
        const place = await control.boundingBox()
        expect(place?.x).toBeGreaterThanOrEqual(0)
        expect((place?.x ?? 0) + (place?.width ?? Number.NaN)).toBeLessThanOrEqual(size.width)
        expect((place?.y ?? 0) + (place?.height ?? Number.NaN)).toBeLessThanOrEqual(size.height)
        expect(place?.height).toBeGreaterThanOrEqual(44)
      }
    }
  })

  await test.step("the buttons lead to the other pictures and back to the page", async () => {
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
})

test("the keyboard", async ({ page }) => {
  await page.goto("/about/")
  await link(page, first).focus()
  await hydrated(page)
  await page.keyboard.press("Enter")
  await expect(largePicture(page, first)).toBeVisible()
  await page.keyboard.press("ArrowRight")
  await expect(largePicture(page, second)).toBeVisible()
  await page.keyboard.press("ArrowLeft")
  await page.keyboard.press("ArrowLeft")
  await expect(largePicture(page, last)).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(dialog(page)).toHaveCount(0)
  await expect(link(page, first)).toBeFocused()
})

test.describe("large text", () => {
  test.use({ bypassCSP: true })

  test("the picture stays large, the caption whole and the buttons in reach", async ({ page }) => {
    await page.goto("/about/")
    await loadTestFonts(page)
    await page.evaluate(() => (document.documentElement.dataset["testFont"] = "typical"))
    await link(page, first).click()
    await expect(largePicture(page, first)).toBeVisible()
    const client = await page.context().newCDPSession(page)
    // The last is a page at 400 %.
    for (const { size, width, height } of [
      ...largeTextPhones.map(phone => ({ ...phone, size: 32 })),
      { width: 320, height: 256, size: 16 },
    ])
      await test.step(`${size} px at ${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height })
        await setDefaultFontSize(page, client, size)
        const caption = dialog(page).getByRole("paragraph")
        const words = await caption.textContent()
        for (const text of [words, longestCaption]) {
          await caption.evaluate((element, value) => (element.textContent = value), text)
          const box = await largePicture(page, first).boundingBox()
          expect.soft(box?.height).toBeGreaterThanOrEqual(height * 0.4 - 1)
          expect.soft(await brokenWords(dialog(page))).toEqual([])
        }
        for (const control of await dialog(page).getByRole("button").all()) {
          await control.focus()
          await expect.soft(control).toBeInViewport({ ratio: 0.95 })
        }
        expect.soft(await dialog(page).evaluate(element => element.scrollWidth)).toBeLessThanOrEqual(width)
      })
  })
})

test("without React", async ({ page }) => {
  await page.route(/\.js$/, route => route.abort())
  await page.goto("/about/")
  await link(page, first).click()
  await expect(page).toHaveURL(/\/static\/.+\.jpg$/)
})

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test("a swipe", async ({ page }) => {
    await page.goto("/about/")
    await link(page, first).tap()
    await expect(largePicture(page, first)).toBeVisible()
    const client = await page.context().newCDPSession(page)
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number) =>
      client.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y: 400 }] })
    await touch("touchStart", 300)
    for (const x of [260, 220, 180, 140]) await touch("touchMove", x)
    await touch("touchEnd", 140)
    await expect(largePicture(page, second)).toBeVisible()
  })
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("links", async ({ page }) => {
    await page.goto("/about/")
    for (const picture of pictures) {
      const address = await link(page, picture).getAttribute("href")
      const response = await page.request.get(address ?? "")
      expect(response.headers()["content-type"]).toBe("image/jpeg")
    }
    await link(page, first).click()
    await expect(page).toHaveURL(/\/static\/.+\.jpg$/)
  })
})
