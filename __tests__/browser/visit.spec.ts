import { type Locator, expect, test } from "@playwright/test"
import { announcerId } from "../../plugins/gatsby-plugin-on-demand"
import { appointmentPage } from "../../testing/browser/appointmentPage"
import { contactPage } from "../../testing/browser/contactPage"
import { hydrate, hydrated } from "../../testing/browser/hydrated"
import { followRequests, holdRequests, nextFrames } from "../../testing/browser/network"
import { headerLinks, siteHeader } from "../../testing/browser/siteHeader"
import { toasts } from "../../testing/browser/toasts"
import { readData } from "../../testing/data"
import { fillPlaceholders } from "../../testing/fillPlaceholders"
import { getHead, getTitle } from "../../testing/pageHeads"

/** Checks a visit: navigation between pages, the menu and the questions. */

const sample = readData()

test.describe("navigation", { tag: "@fast" }, () => {
  test("keeps a toast, and updates title, description and the current link of the header", async ({ page }) => {
    const { link, currentLink, bookLink } = siteHeader(page)
    const { open, submitButton } = appointmentPage(page)
    const toast = toasts(page).failure("Missing Information")
    await open()
    await submitButton.press("Enter")
    await toast.hover()
    await page.evaluate(() => Object.assign(window, { stays: true }))
    await link("About").press("Enter")
    await expect(page).toHaveTitle(getTitle("/about/"))
    await expect(toast).toBeVisible()
    for (const { route, name } of [...headerLinks, ...headerLinks.toReversed()]) {
      await link(name).click()
      await expect(page).toHaveTitle(getTitle(route))
      await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", getHead(route).description)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `https://www.example.com${route}`)
      // The server writes these only for the page that was loaded.
      await expect(page.locator('meta[property], script[type="application/ld+json"]')).toHaveCount(0)
      await expect(currentLink).toHaveText([name])
      await expect(currentLink).toHaveCSS("text-decoration-line", "underline")
    }
    await bookLink.click()
    await expect(page).toHaveTitle(getTitle("/appointment/"))
    await page.goBack()
    await expect(page).toHaveTitle(getTitle("/"))
    expect(await page.evaluate(() => Reflect.get(window, "stays"))).toBe(true)
  })

  test("announces the page, and moves the focus to its beginning", async ({ page }) => {
    await contactPage(page).open()
    await hydrate(page)
    await siteHeader(page).link("FAQ").click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Frequently Asked Questions")
    await expect(page.getByRole("status").getByText("Frequently Asked Questions")).toBeAttached()
    await expect(page.locator("[aria-live=assertive]")).toHaveCount(0)
    // Clears the announcement, so that only a new one counts.
    await page.evaluate(id => document.getElementById(id)?.replaceChildren(), announcerId)
    await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused()
    await page.keyboard.press("Tab")
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused()
    await page.keyboard.press("Enter")
    await expect(page.getByRole("main")).toBeFocused()
    await nextFrames(page)
    await expect(page.locator(`#${announcerId}`)).toBeEmpty()
  })

  test("a press that ends outside the link does nothing", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { open, submitButton } = contactPage(page)
    const { navigation, menuButton } = siteHeader(page)
    await open()
    const pressAndLeave = async (button: Locator) => {
      await button.hover()
      await page.mouse.down()
      await page.mouse.move(5, 300)
      await page.mouse.up()
    }
    await pressAndLeave(menuButton)
    await expect(navigation).toBeHidden()
    await pressAndLeave(submitButton)
    await hydrated(page)
    await expect(page.getByRole("alert")).toHaveCount(0)
  })

  test("an unknown URL is logged", async ({ page }) => {
    const logged: string[] = []
    page.on("console", message => logged.push(message.text()))
    await page.goto("/no/such/page?x=1")
    await expect.poll(() => logged.filter(text => text.includes("/no/such/page"))).toHaveLength(1)
  })
})

test.describe("on a slow network", () => {
  test.use({ serviceWorkers: "block" })

  test("the last of two presses counts, even if the page of the first arrives later", async ({ page }) => {
    const { link } = siteHeader(page)
    await page.goto("/contact/")
    await hydrate(page)
    const about = await holdRequests(page, /\/page-data\/about\//)
    const { settled } = followRequests(page)
    await link("About").click()
    await about.requested()
    await link("FAQ").click()
    await expect(page).toHaveTitle(getTitle("/faq/"))
    await about.release()
    await settled()
    await expect(page).toHaveURL(/\/faq\/$/)
    await expect(page).toHaveTitle(getTitle("/faq/"))
  })
})

test.describe("the menu", { tag: "@fast" }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test("opens, closes on Escape, on a tap outside and when Tab leaves it, and returns the focus", async ({ page }) => {
    const { navigation, menuButton, currentLink, link, callLink } = siteHeader(page)
    for (const route of ["/contact/", "/about/"]) {
      await page.goto(route)
      await expect(navigation).toBeHidden()
      await menuButton.click()
      await expect(navigation).toBeVisible()
      await page.keyboard.press("Escape")
      await expect(navigation).toBeHidden()
      await expect(menuButton).toBeFocused()
      await menuButton.tap()
      await expect(navigation).toBeVisible()
      await page.touchscreen.tap(3, 700)
      await expect(navigation).toBeHidden()
      await expect(menuButton).toBeFocused()
    }
    await menuButton.press("Enter")
    await expect(currentLink).toHaveText("About")
    await page.keyboard.press("Tab")
    await expect(link("Home")).toBeFocused()
    await link("FAQ").focus()
    await page.keyboard.press("Tab")
    await expect(navigation.getByRole("link").last()).toBeFocused()
    await page.keyboard.press("Tab")
    await expect(callLink).toBeFocused()
    await expect(navigation).toBeHidden()
  })

  test("stays open while the focus is on its links, its button or nowhere, and closes before them", async ({
    page,
  }) => {
    const { navigation, menuButton, link } = siteHeader(page)
    await page.goto("/about/")
    await menuButton.click()
    await link("Home").focus()
    for (const move of [
      () => link("FAQ").focus(),
      () => link("FAQ").blur(),
      () => menuButton.focus(),
      // For browsers in which pressing a link does not focus it.
      () => page.locator("#gatsby-focus-wrapper").focus(),
    ]) {
      await move()
      await expect(navigation).toBeVisible()
    }
    await menuButton.focus()
    await page.keyboard.press("Shift+Tab")
    await expect(navigation).toBeHidden()
  })

  for (const react of [false, true])
    test(`closes when a link is chosen ${react ? "after hydration" : "before React"}`, async ({ page }) => {
      const { navigation, menuButton, link } = siteHeader(page)
      await page.goto("/about/")
      if (react) await hydrate(page)
      await menuButton.click()
      await link("Services").click()
      await expect(page).toHaveTitle(getTitle("/services/"))
      await expect(navigation).toBeHidden()
    })

  test("opens below the bar of a scrolled page", async ({ page }) => {
    const { menuButton } = siteHeader(page)
    await page.goto("/about/")
    const gap = () =>
      page.locator("[popover]").evaluate(menu => {
        const bar = menu.parentElement?.getBoundingClientRect().bottom ?? 0
        return Math.round(menu.getBoundingClientRect().top - bar)
      })
    await menuButton.click()
    const before = await gap()
    await page.keyboard.press("Escape")
    await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }))
    await menuButton.click()
    await expect.poll(gap).toBe(before)
  })

  test("closes when the screen becomes too wide for it", async ({ page }) => {
    const { menuButton, navigation, link } = siteHeader(page)
    await page.setViewportSize({ width: 1024, height: 1366 })
    await page.goto("/about/")
    await menuButton.click()
    await expect(navigation).toBeVisible()
    await page.setViewportSize({ width: 1366, height: 1024 })
    await expect(menuButton).toBeHidden()
    await expect(page.locator(":popover-open")).toHaveCount(0)
    expect((await link("FAQ").boundingBox())?.x).toBeGreaterThan(1366 / 4)
  })
})

test.describe("without scripts", { tag: "@fast" }, () => {
  test.use({ javaScriptEnabled: false })

  // The browser does this on its own. A unit test covers React's addition for browsers that open several.
  test("one question opens at a time in each category, and closes again", async ({ page }) => {
    const [first, second] = sample.faqs.categories
    const [one, two] = first.questions
    const [other] = second.questions
    const expectOpen = async (...open: { question: string }[]) => {
      for (const entry of [one, two, other])
        await expect(page.getByText(fillPlaceholders(entry.answer))).toBeVisible({ visible: open.includes(entry) })
    }
    await page.goto("/faq/")
    await expectOpen()
    await page.getByText(one.question).click()
    await page.getByText(other.question).click()
    await expectOpen(one, other)
    await page.getByText(two.question).click()
    await expectOpen(two, other)
    await page.locator("summary").nth(1).press("Enter")
    await expectOpen(other)
  })
})
