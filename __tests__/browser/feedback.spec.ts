import { type Page, expect, test } from "@playwright/test"
import { appointmentPage } from "../support/browser/appointmentPage"
import { answerWith, submitPlainForm } from "../support/browser/browserForwarder"
import { success } from "../support/forwarderAnswers"
import { contactPage } from "../support/browser/contactPage"
import { homePage } from "../support/browser/homePage"
import { hydrated } from "../support/browser/hydrated"
import { followRequests, holdScripts } from "../support/browser/network"
import { brokenWords, largeTextPhones, loadTestFonts, setDefaultFontSize } from "../support/browser/layoutChecks"
import { siteHeader } from "../support/browser/siteHeader"
import { toasts } from "../support/browser/toasts"

/** What a visitor sees between a press and its effect, and when scripts are late or cannot be loaded. */

const phoneLink = "tel:+263000000000"
const announcer = (page: Page) => page.locator("#announcer")
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test.use({ serviceWorkers: "block", contextOptions: { reducedMotion: "reduce" } })

test.describe("a press that waits for React", () => {
  test("until React has come", async ({ page }) => {
    const { open, submitButton } = contactPage(page)
    await page.clock.install()
    const scripts = await holdScripts(page)
    await open()
    await submitButton.click()
    await expect(submitButton).toHaveAttribute("aria-busy", "true")
    expect(await submitButton.evaluate(button => getComputedStyle(button, "::after").content)).toBe('""')
    await expect(announcer(page)).toBeEmpty()
    await submitButton.click()
    await page.clock.runFor(1000)
    await expect(announcer(page)).toHaveText("Loading")
    await expect(announcer(page)).toHaveAttribute("role", "status")
    for (const forcedColors of ["none", "active"] as const)
      await test.step(`the ring with forced colours ${forcedColors}`, async () => {
        await page.emulateMedia({ forcedColors, reducedMotion: "reduce" })
        const ring = await submitButton.evaluate(button => {
          const { width, borderTopStyle, borderTopWidth, animationName } = getComputedStyle(button, "::after")
          return { width: Number.parseFloat(width), borderTopStyle, borderTopWidth, animationName }
        })
        expect.soft(ring.width).toBeGreaterThan(10)
        expect.soft(ring).toMatchObject({ borderTopStyle: "dotted", borderTopWidth: "3px", animationName: "none" })
      })
    await page.emulateMedia({ forcedColors: null })
    await test.step("a picture that fails to load", async () => {
      await page.evaluate(
        () =>
          new Promise(resolve => {
            const image = document.body.appendChild(new Image())
            image.addEventListener("error", resolve)
            image.src = "/no-such-picture.png"
          })
      )
      await expect(submitButton).toHaveAttribute("aria-busy", "true")
    })
    await scripts.release()
    await expect(toasts(page).failure("Missing Information")).toHaveCount(1)
    await expect(toasts(page).failure("Missing Information")).toBeVisible()
    await expect(submitButton).not.toHaveAttribute("aria-busy")
    await expect(announcer(page)).toBeEmpty()
  })

  test("when React cannot load", async ({ page }) => {
    const { open, fillIn, submitButton } = contactPage(page)
    const scripts = await holdScripts(page)
    await open()
    await fillIn()
    await submitButton.click()
    await expect(submitButton).toHaveAttribute("aria-busy", "true")
    await scripts.fail()
    await expect(announcer(page)).toBeInViewport()
    await expect(announcer(page).getByRole("link")).toHaveAttribute("href", phoneLink)
    await expect(submitButton).not.toHaveAttribute("aria-busy")
    const request = await submitPlainForm(page, submitButton)
    expect(request.method()).toBe("POST")
  })

  test("after 30 seconds", async ({ page }) => {
    const { open, submitButton } = appointmentPage(page)
    await page.clock.install()
    await holdScripts(page)
    await open()
    await submitButton.click()
    await page.clock.runFor(30_000)
    await expect(announcer(page).getByRole("link")).toHaveAttribute("href", phoneLink)
    await expect(submitButton).not.toHaveAttribute("aria-busy")
  })
})

test("the copy buttons", async ({ page, context }) => {
  const { open, copyNumberButton, copyAddressButton } = contactPage(page)
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await page.addInitScript(() => {
    const write = Clipboard.prototype.writeText
    Clipboard.prototype.writeText = function (...parameters) {
      document.title = `active ${navigator.userActivation.isActive} ${window.event?.type}`
      return write.apply(this, parameters)
    }
  })
  const scripts: string[] = []
  page.on("request", request => request.resourceType() === "script" && scripts.push(request.url()))
  await open()
  await copyNumberButton.click()
  await expect(page).toHaveTitle("active true click")
  await expect(announcer(page)).toHaveText("Copied")
  expect(await readClipboard(page)).toBe("+263 00 000 0000")
  await copyAddressButton.click()
  await expect.poll(() => readClipboard(page)).toContain("Stand 24, Hospital Road")
  expect(scripts).toEqual([])
})

test.describe("the carousel without React", () => {
  test("pictures and slides", async ({ page }) => {
    const home = homePage(page)
    const pictures: string[] = []
    page.on(
      "request",
      request => request.resourceType() === "image" && /\/static\//.test(request.url()) && pictures.push(request.url())
    )
    const { settled } = followRequests(page)
    const scripts = await holdScripts(page)
    await home.open()
    await settled()
    expect(pictures).toHaveLength(1)
    await home.expectWrapping()
    await scripts.release()
    await hydrated(page)
    await home.sliderReady()
    await home.expectSlide(1)
    await home.next.click()
    await home.expectSlide(2)
  })

  test("when React cannot load", async ({ page }) => {
    const home = homePage(page)
    await page.route(/\.js$/, route => route.abort())
    await home.open()
    for (const index of [1, 2] as const) {
      await home.next.click()
      await home.expectSlide(index)
    }
  })
})

test("the carousel without the slider's script", async ({ page }) => {
  const home = homePage(page)
  await page.route(/\/hero-slider-/, route => route.abort())
  await home.open()
  await home.next.focus()
  await hydrated(page)
  for (const index of [1, 2, 0] as const) {
    await home.next.click()
    await home.expectSlide(index)
  }
})

test.describe("validation rules and toasts", () => {
  test("the order of requests", async ({ page }) => {
    const { open, submitButton } = contactPage(page)
    const order = [/\/framework-/, /\/static\/contact-/, /\/form-rules-/, /\/toasts-/]
    const requests: string[] = []
    page.on("request", request => requests.push(request.url()))
    const scripts = await holdScripts(page)
    await open()
    await submitButton.click()
    const places = () => order.map(script => requests.findIndex(url => script.test(url)))
    await expect.poll(places).not.toContain(-1)
    expect(places()).toEqual(places().toSorted((one, other) => one - other))
    await expect(submitButton).toHaveAttribute("aria-busy", "true")
    await scripts.release()
    await hydrated(page)
  })

  test("validation after 10 seconds", async ({ page }) => {
    const { open, control, fillIn, submitButton } = contactPage(page)
    await page.clock.install()
    await holdScripts(page, /\/form-rules-/)
    await open()
    await control("subject").focus()
    await hydrated(page)
    await submitButton.click()
    await expect(submitButton).toHaveAttribute("aria-busy", "true")
    await page.clock.runFor(10_000)
    await expect(control("name")).toBeFocused()
    await expect(submitButton).not.toHaveAttribute("aria-busy")
    await answerWith(page, success)
    await fillIn()
    await Promise.all([page.waitForRequest("https://formsubmit.co/**"), submitButton.click()])
    await expect(toasts(page).success("Message Sent!")).toBeVisible()
  })
})

test("tooltips after hydration", async ({ page }) => {
  const home = homePage(page)
  const tooltip = page.getByRole("tooltip")
  const scripts = await holdScripts(page)
  await home.open()
  await home.next.focus()
  await home.previous.hover()
  await expect(tooltip).toHaveCount(0)
  await scripts.release()
  await expect(tooltip).toHaveText(["Previous slide", "Next slide"])
  await page.mouse.move(0, 0)
  await page.setViewportSize({ width: 320, height: 640 })
  await home.previous.focus()
  await page.keyboard.press("Tab")
  await page.keyboard.press("Shift+Tab")
  await expect(tooltip).toHaveText(["Previous slide"])
  const box = await tooltip.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
})

test("the menu on a scrolled page", async ({ page }) => {
  const { menuButton } = siteHeader(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/about/")
  const gap = () =>
    page.evaluate(() => {
      const menu = document.querySelector("[popover]")
      const bar = menu?.parentElement
      return Math.round((menu?.getBoundingClientRect().top ?? 0) - (bar?.getBoundingClientRect().bottom ?? 0))
    })
  await menuButton.click()
  const before = await gap()
  await page.keyboard.press("Escape")
  await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }))
  await menuButton.click()
  await expect.poll(gap).toBe(before)
})

test("the menu closes when Tab leaves it", async ({ page }) => {
  const { menuButton, navigation, link, callLink } = siteHeader(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/about/")
  await menuButton.press("Enter")
  await page.keyboard.press("Tab")
  await expect(navigation.getByRole("link").first()).toBeFocused()
  await link("FAQ").focus()
  await expect(navigation).toBeVisible()
  await page.keyboard.press("Tab")
  await expect(callLink).toBeFocused()
  await expect(navigation).toBeHidden()
  await menuButton.click()
  await link("FAQ").click()
  await expect(page).toHaveURL(/\/faq\/$/)
})

test("a double click books once", async ({ page }) => {
  const { open, fillIn, submitButton, notSentPanel } = appointmentPage(page)
  await open()
  await fillIn()
  await submitButton.hover()
  await page.mouse.down()
  await page.mouse.up()
  // As long as many people take.
  await page.waitForTimeout(100)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await expect(notSentPanel).toBeFocused()
  await expect(page.getByRole("alert")).toHaveCount(0)
})

test("the menu closes where the screen becomes too wide for it", async ({ page }) => {
  const { menuButton, navigation, link } = siteHeader(page)
  await page.setViewportSize({ width: 1024, height: 1366 })
  await page.goto("/about/")
  await menuButton.click()
  await expect(navigation).toBeVisible()
  await page.setViewportSize({ width: 1366, height: 1024 })
  await expect(menuButton).toBeHidden()
  await expect.poll(() => page.evaluate(() => document.querySelector(":popover-open"))).toBeNull()
  const [bar, faq] = [await page.getByRole("banner").boundingBox(), await link("FAQ").boundingBox()]
  expect(faq?.x).toBeGreaterThan((bar?.width ?? 0) / 4)
})

test.describe("large text", () => {
  test.use({ bypassCSP: true })

  test("a toast keeps its words whole and leaves most of the screen free", async ({ page }) => {
    const { open, control, submitButton } = contactPage(page)
    const toast = toasts(page).all.first()
    await open()
    await loadTestFonts(page)
    await page.evaluate(() => (document.documentElement.dataset["testFont"] = "typical"))
    await submitButton.click()
    // The test fonts come without animations, so that it stays.
    await expect(toast).toContainText("Please fill in all fields")
    await expect(control("name")).toBeFocused()
    const client = await page.context().newCDPSession(page)
    for (const { width, height } of largeTextPhones)
      await test.step(`${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height })
        await setDefaultFontSize(page, client, 32)
        expect.soft(await brokenWords(toast)).toEqual([])
        const box = await toast.boundingBox()
        expect.soft(box?.x).toBeGreaterThanOrEqual(0)
        expect.soft((box?.x ?? 0) + (box?.width ?? Number.NaN)).toBeLessThanOrEqual(width)
        expect.soft(box?.height).toBeLessThanOrEqual(height * 0.4)
        // The browser scrolls a field that gets the focus into the middle.
        await control("name").blur()
        await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }))
        await control("name").focus()
        const field = await control("name").boundingBox()
        expect.soft((field?.y ?? Number.NaN) + (field?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0)
      })
  })
})
