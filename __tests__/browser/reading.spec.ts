import { type Locator, type Page, expect, test } from "@playwright/test"
import { announcerId } from "../../src/boot/contract"
import { contactPage } from "../support/browser/contactPage"
import { readData } from "../support/data"
import { hydrated } from "../support/browser/hydrated"
import { nextFrames } from "../support/browser/network"
import { indexedRoutes, unknownRoute } from "../support/routes"
import { siteHeader } from "../support/browser/siteHeader"

const { contact, faqs } = readData()
const fullPages = [...indexedRoutes, unknownRoute] as const

test.use({ contextOptions: { reducedMotion: "reduce" } })

/** Expects each landmark once and named, and headings without skipped levels. */
const expectLandmarks = async (page: Page): Promise<void> => {
  for (const landmark of ["banner", "main", "contentinfo"] as const)
    await expect.soft(page.getByRole(landmark)).toHaveCount(1)
  await expect.soft(siteHeader(page).navigation).toHaveCount(1)
  await expect.soft(page.getByRole("navigation", { name: "Quick Links" })).toHaveCount(1)
  // Two pages also list what is on them.
  const lists = await page.getByRole("navigation", { name: "On this page" }).count()
  expect.soft(lists).toBe(["/services/", "/patients/"].includes(new URL(page.url()).pathname) ? 1 : 0)
  expect.soft(await page.getByRole("navigation").count()).toBe(2 + lists)
  await expect.soft(page.getByRole("heading", { level: 1 })).toHaveCount(1)
  const levels = await page.evaluate(() =>
    [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].map(heading => Number(heading.tagName.slice(1)))
  )
  expect.soft(levels[0]).toBe(1)
  for (const [index, level] of levels.entries()) expect.soft(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
  // Forms and carousels are landmarks, too. Screen readers read their names.
  for (const role of ["form", "region"] as const)
    for (const landmark of await page.getByRole(role).all()) await expect.soft(landmark).toHaveAccessibleName(/\S/)
}

/** Expects the bottom bar of phones within the screen, and never over the end of the page. */
const expectBottomBar = async (page: Page): Promise<void> => {
  const { callLink, bookLink } = siteHeader(page)
  for (const link of [callLink, bookLink]) {
    const box = await link.boundingBox()
    expect.soft(box?.height).toBeGreaterThanOrEqual(44)
    expect.soft((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360)
  }
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }))
  const top = await callLink.evaluate(link => link.parentElement?.getBoundingClientRect().top ?? 0)
  const end = await page.getByRole("contentinfo").evaluate(footer => footer.getBoundingClientRect().bottom)
  expect.soft(end).toBeLessThanOrEqual(top + 1)
}

const a4 = { format: "A4", margin: { top: "15mm", right: "15mm", bottom: "15mm", left: "15mm" } }

/** How many sheets a page may take, where it is more than one. */
const maxSheets: Readonly<Record<string, number>> = {
  "/": 2,
  "/about/": 3,
  "/contact/": 2,
  "/faq/": 2,
  "/services/": 4,
  "/patients/": 3,
}

/** Expects few printed sheets with the phone number, dark text and no controls. */
const expectPrint = async (page: Page, max: number): Promise<void> => {
  const sheets = (await page.pdf(a4)).toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0
  expect.soft(sheets).toBeGreaterThan(0)
  expect.soft(sheets).toBeLessThanOrEqual(max)
  await page.emulateMedia({ media: "print" })
  // The bar itself must be hidden, not only its links: an empty bar would cover a part of each sheet.
  await expect.soft(page.locator("header a[href^='tel:']").locator("..")).toBeHidden()
  await expect
    .soft(page.getByRole("link", { name: "+263 00 000 0000" }).filter({ visible: true }).first())
    .toBeVisible()
  await expect.soft(page.getByRole("button").filter({ visible: true })).toHaveCount(0)
  for (const name of ["Call Now", "Book Appointment", "View All Services", "Return to Home"])
    await expect.soft(page.getByRole("link", { name }).filter({ visible: true })).toHaveCount(0)
  // All text has the same dark colour.
  const colours = await page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll("p, dt, li, address")]
        .filter(element => element.checkVisibility())
        .map(element => getComputedStyle(element).color)
    ),
  ])
  expect.soft(colours).toHaveLength(1)
}

for (const route of fullPages)
  test(route, async ({ page }) => {
    // The dark theme must not be printed.
    await page.emulateMedia({ colorScheme: "dark" })
    await page.goto(route)
    await test.step("each landmark exists once and has a name, and no heading level is skipped", () =>
      expectLandmarks(page))
    await test.step("it prints on few sheets with the phone number and without controls", () =>
      expectPrint(page, maxSheets[route] ?? 1))
    await test.step("360 px: the bottom bar is within the screen, never over the end of the page, and not printed", async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      await expect.soft(siteHeader(page).callLink.locator("..")).toBeHidden()
      await page.emulateMedia({ media: "screen" })
      await expectBottomBar(page)
    })
  })

test("client navigation", async ({ page }) => {
  const { open, control } = contactPage(page)
  await open()
  await control("subject").focus()
  await hydrated(page)
  await siteHeader(page).link("FAQ").click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Frequently Asked Questions")
  await expect(page.getByRole("status").getByText("Frequently Asked Questions")).toBeAttached()
  await expect(page.locator("[aria-live=assertive]")).toHaveCount(0)
  // What is on the page is not announced again.
  await page.evaluate(id => document.getElementById(id)?.replaceChildren(), announcerId)
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("main")).toBeFocused()
  await nextFrames(page)
  await expect(page.locator(`#${announcerId}`)).toBeEmpty()
})

test("errors of a form", async ({ page }) => {
  const { open, form, control, submitButton } = contactPage(page)
  await open()
  await control("name").focus()
  await hydrated(page)
  const readPositions = () =>
    form.evaluate(element =>
      [...element.querySelectorAll("label, input:not([type=hidden]), select, textarea, button")].map(
        part => part.getBoundingClientRect().top - element.getBoundingClientRect().top
      )
    )
  const before = await readPositions()
  await submitButton.click()
  await expect(page.getByRole("alert")).toHaveCount(1)
  await expect(page.getByRole("alert")).toContainText("Please fill in all fields")
  await expect(control("name")).toBeFocused()
  await expect(control("name")).toHaveAccessibleDescription(/\S/)
  // Each error is the description of its field. A live region would make screen readers read it twice.
  await expect(page.locator("form :is([aria-live], [role=alert], [role=status])")).toHaveCount(0)
  const after = await readPositions()
  const shifts = after.map((position, index) => Math.abs(position - (before[index] ?? 0)))
  expect(Math.max(...shifts)).toBeLessThan(1)
})

test("a press that is moved away", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { open, submitButton } = contactPage(page)
  const { navigation, menuButton } = siteHeader(page)
  await open()
  const pressAndMoveAway = async (button: Locator) => {
    await button.hover()
    await page.mouse.down()
    await page.mouse.move(5, 300)
    await page.mouse.up()
  }
  await pressAndMoveAway(menuButton)
  await expect(navigation).toBeHidden()
  await pressAndMoveAway(submitButton)
  await hydrated(page)
  await expect(page.getByRole("alert")).toHaveCount(0)
})

test("the bottom bar and the on-screen keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { open, control } = contactPage(page)
  const { callLink } = siteHeader(page)
  await open()
  await expect(callLink).toBeVisible()
  await control("subject").focus()
  await expect(callLink).toBeHidden()
  await control("subject").blur()
  await expect(callLink).toBeVisible()
})

test("a button at the lower edge, pressed from a field", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const { open, control, submitButton } = contactPage(page)
  await open()
  await control("message").focus()
  // The bar would come back over it once the field has lost the focus.
  await submitButton.evaluate(button =>
    scrollBy({ top: button.getBoundingClientRect().bottom - innerHeight + 10, behavior: "instant" })
  )
  await submitButton.hover()
  await page.mouse.down()
  await nextFrames(page)
  await expect(siteHeader(page).callLink).toBeHidden()
  await page.mouse.up()
  await expect(page.getByRole("alert")).toContainText("Missing Information")
  await page.getByRole("main").click({ position: { x: 1, y: 1 } })
  await expect(siteHeader(page).callLink).toBeVisible()
})

test.describe("in print", () => {
  test.use({ colorScheme: "dark" })

  test("the map", async ({ page }) => {
    const requests: string[] = []
    page.on("request", request => request.resourceType() === "image" && requests.push(request.url()))
    await page.goto("/contact/")
    await page.getByRole("img", { name: contact.map.alt }).scrollIntoViewIfNeeded()
    const mapRequests = () => requests.map(url => new URL(url).pathname).filter(name => name.includes("/map"))
    await expect.poll(() => mapRequests().length).toBe(1)
    const sheets = (await page.pdf(a4)).toString("latin1")
    expect(sheets).toMatch(/\/Subtype\s*\/Image/)
    // The theme's own map is printed: browsers print without waiting for another one.
    expect(mapRequests()).toEqual([expect.stringContaining("/map-dark.")])
  })

  test("answers and background", async ({ page }) => {
    await page.goto("/faq/")
    await page.emulateMedia({ media: "print" })
    for (const { questions } of faqs.categories)
      for (const { question } of questions)
        await expect(page.locator("details", { hasText: question }).locator("p")).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(255, 255, 255)")
  })
})
