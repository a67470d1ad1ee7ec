import { type Page, expect, test } from "@playwright/test"
import { readData } from "../support/data"

const data = readData()
const routes = ["/", "/services/", "/about/", "/contact/", "/faq/", "/appointment/", "/no-such-page"]

test.use({ contextOptions: { reducedMotion: "reduce" } })

const hydrated = (page: Page) => page.waitForFunction(() => Object.keys(document.getElementById("gatsby-focus-wrapper") ?? {}).some(key => key.startsWith("__reactFiber")))

for (const route of routes)
  test(`${route}: landmarks are there once and named, headings are in order, everything stands in a landmark`, async ({ page }) => {
    await page.goto(route)
    for (const landmark of ["banner", "main", "contentinfo"] as const) await expect(page.getByRole(landmark)).toHaveCount(1)
    await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(1)
    await expect(page.getByRole("navigation", { name: "Quick Links" })).toHaveCount(1)
    const navigations = await page.getByRole("navigation").count()
    expect(navigations).toBe(2)
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
    const levels = await page.evaluate(() => [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].map(heading => Number(heading.tagName.slice(1))))
    expect(levels[0]).toBe(1)
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
    // Forms and carousels are landmarks too, and said by name.
    for (const role of ["form", "region"] as const)
      for (const landmark of await page.getByRole(role).all()) await expect(landmark).toHaveAccessibleName(/\S/)
  })

test("going on to another page is announced, and the focus starts at its beginning", async ({ page }) => {
  await page.goto("/contact/")
  await page.getByLabel("Subject").focus()
  await hydrated(page)
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "FAQ" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(data.faqs.heading)
  const announcer = page.locator("#gatsby-announcer")
  await expect(announcer).toHaveAttribute("aria-live", "assertive")
  await expect(announcer).toContainText(/^Navigated to .*Frequently/)
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("main")).toBeFocused()
})

for (const { route, button, message, first } of [
  { route: "/contact/", button: "Send Message", message: "Please fill in all fields", first: "Full name" },
  { route: "/appointment/", button: "Book Appointment", message: "Please fill in all required fields", first: "First name" },
])
  test(`${route}: errors are said once, the focus goes to the first, and nothing moves`, async ({ page }) => {
    await page.goto(route)
    await page.getByLabel(first).focus()
    await hydrated(page)
    const places = () => page.locator("main form").evaluate(form => [...form.querySelectorAll("label, input:not([type=hidden]), select, textarea, button")].map(element => element.getBoundingClientRect().top - form.getBoundingClientRect().top))
    const before = await places()
    await page.getByRole("main").getByRole("button", { name: button }).click()
    await expect(page.getByRole("alert")).toHaveCount(1)
    await expect(page.getByRole("alert")).toContainText(message)
    const field = page.getByLabel(first)
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(/\S/)
    // Each error is the description of its field; none of them is a live region that would be said on top.
    await expect(page.locator("form :is([aria-live], [role=alert], [role=status])")).toHaveCount(0)
    const after = await places()
    const moved = after.map((place, index) => Math.abs(place - (before[index] ?? 0)))
    expect(Math.max(...moved)).toBeLessThan(1)
  })

const bar = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Call Now" })

test.describe("the bar at the bottom edge", () => {
  test.use({ viewport: { width: 360, height: 740 } })

  for (const route of routes)
    test(`${route}: is within the screen, never over the end of the page, and not on paper`, async ({ page }) => {
      await page.goto(route)
      for (const name of ["Call Now", "Book Appointment"]) {
        const box = await page.getByRole("banner").getByRole("link", { name }).boundingBox()
        expect(box?.height).toBeGreaterThanOrEqual(44)
        expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360)
      }
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }))
      const top = await bar(page).evaluate(link => link.parentElement?.getBoundingClientRect().top ?? 0)
      const end = await page.getByRole("contentinfo").evaluate(footer => footer.getBoundingClientRect().bottom)
      expect(end).toBeLessThanOrEqual(top + 1)
      await page.emulateMedia({ media: "print" })
      await expect(bar(page)).toBeHidden()
    })

  test("is gone while the keyboard is open", async ({ page }) => {
    await page.goto("/contact/")
    await expect(bar(page)).toBeVisible()
    await page.getByLabel("Subject").focus()
    await expect(bar(page)).toBeHidden()
    await page.getByLabel("Subject").blur()
    await expect(bar(page)).toBeVisible()
  })
})

test.describe("on paper", () => {
  test.use({ colorScheme: "dark" })

  test("the answers are all open and the sheet has no dark surface", async ({ page }) => {
    await page.goto("/faq/")
    await page.emulateMedia({ media: "print" })
    for (const { questions } of data.faqs.categories) for (const { question } of questions) await expect(page.locator("details", { hasText: question }).locator("p")).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(255, 255, 255)")
  })
})
