import { type Page, expect, test } from "@playwright/test"
import { readData } from "../support/data"
import { hydrated } from "../support/hydrated"
import { indexedRoutes } from "../support/routes"

const data = readData()
const fullPages = [...indexedRoutes, "/no-such-page"] as const

test.use({ contextOptions: { reducedMotion: "reduce" } })

/** The landmarks, their names and the order of the headings. */
const expectLandmarks = async (page: Page): Promise<void> => {
  for (const landmark of ["banner", "main", "contentinfo"] as const)
    await expect.soft(page.getByRole(landmark)).toHaveCount(1)
  await expect.soft(page.getByRole("navigation", { name: "Main" })).toHaveCount(1)
  await expect.soft(page.getByRole("navigation", { name: "Quick Links" })).toHaveCount(1)
  expect.soft(await page.getByRole("navigation").count()).toBe(2)
  await expect.soft(page.getByRole("heading", { level: 1 })).toHaveCount(1)
  const levels = await page.evaluate(() =>
    [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].map(heading => Number(heading.tagName.slice(1)))
  )
  expect.soft(levels[0]).toBe(1)
  for (const [index, level] of levels.entries()) expect.soft(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
  // Forms and carousels are landmarks too, and said by name.
  for (const role of ["form", "region"] as const)
    for (const landmark of await page.getByRole(role).all()) await expect.soft(landmark).toHaveAccessibleName(/\S/)
}

/** The bar with the two ways to reach the clinic, at the bottom edge of a phone. */
const callBar = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Call Now" })

/** The bar is within the screen and never over the end of the page. */
const expectCallBar = async (page: Page): Promise<void> => {
  for (const name of ["Call Now", "Book Appointment"]) {
    const box = await page.getByRole("banner").getByRole("link", { name }).boundingBox()
    expect.soft(box?.height).toBeGreaterThanOrEqual(44)
    expect.soft((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360)
  }
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }))
  const top = await callBar(page).evaluate(link => link.parentElement?.getBoundingClientRect().top ?? 0)
  const end = await page.getByRole("contentinfo").evaluate(footer => footer.getBoundingClientRect().bottom)
  expect.soft(end).toBeLessThanOrEqual(top + 1)
}

const a4 = { format: "A4", margin: { top: "15mm", right: "15mm", bottom: "15mm", left: "15mm" } }

/** The pages whose words need more than one sheet; a page of any length would do for some more. */
const mostSheets: Readonly<Record<string, number>> = { "/": 2, "/about/": 3, "/faq/": 2, "/services/": 4 }

/** On paper: few sheets with the phone number in dark ink, and nothing to press. */
const expectPaper = async (page: Page, most: number): Promise<void> => {
  const sheets = (await page.pdf(a4)).toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0
  expect.soft(sheets).toBeGreaterThan(0)
  expect.soft(sheets).toBeLessThanOrEqual(most)
  await page.emulateMedia({ media: "print" })
  // The bar itself, not only its links: an empty strip would lie over each sheet.
  await expect.soft(page.locator("header a[href^='tel:']").locator("..")).toBeHidden()
  await expect.soft(page.getByRole("link", { name: data.clinic.phone }).filter({ visible: true }).first()).toBeVisible()
  await expect.soft(page.getByRole("button").filter({ visible: true })).toHaveCount(0)
  for (const name of ["Call Now", "Book Appointment", "View All Services", "Return to Home"])
    await expect.soft(page.getByRole("link", { name }).filter({ visible: true })).toHaveCount(0)
  // Dark ink, no pale one.
  const inks = await page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll("p, dt, li, address")]
        .filter(element => element.checkVisibility())
        .map(element => getComputedStyle(element).color)
    ),
  ])
  expect.soft(inks).toHaveLength(1)
}

for (const route of fullPages)
  test(`${route}: landmarks and headings are in order, the call bar leaves the page free, and it prints on few sheets`, async ({
    page,
  }) => {
    // On paper the dark theme must not show.
    await page.emulateMedia({ colorScheme: "dark" })
    await page.goto(route)
    await test.step("landmarks are there once and named, headings are in order", () => expectLandmarks(page))
    await test.step("on paper: few sheets, with the phone number, and nothing to press", () =>
      expectPaper(page, mostSheets[route] ?? 1))
    await test.step("360 px: the call bar is within the screen, never over the end of the page, and not on paper", async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      await expect.soft(callBar(page).locator("..")).toBeHidden()
      await page.emulateMedia({ media: "screen" })
      await expectCallBar(page)
    })
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
  {
    route: "/appointment/",
    button: "Book Appointment",
    message: "Please fill in all required fields",
    first: "First name",
  },
])
  test(`${route}: errors are said once, the focus goes to the first, and nothing moves`, async ({ page }) => {
    await page.goto(route)
    await page.getByLabel(first).focus()
    await hydrated(page)
    const places = () =>
      page
        .locator("main form")
        .evaluate(form =>
          [...form.querySelectorAll("label, input:not([type=hidden]), select, textarea, button")].map(
            element => element.getBoundingClientRect().top - form.getBoundingClientRect().top
          )
        )
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

test("header and footer are the same on every page: links, help and their names, in one order", async ({ page }) => {
  const seen = new Set<string>()
  for (const route of fullPages) {
    await page.goto(route)
    const names = await page
      .locator("header, footer")
      .evaluateAll(parts =>
        parts.flatMap(part =>
          [...part.querySelectorAll("a")].map(link => `${link.textContent} ${link.getAttribute("href")}`)
        )
      )
    expect(names.filter(name => name.startsWith("Call Now tel:"))).toHaveLength(1)
    seen.add(names.join("\n"))
  }
  expect([...seen]).toHaveLength(1)
})

test("fields about the visitor say so to browsers that fill them in", async ({ page }) => {
  const expectTokens = async (tokens: Readonly<Record<string, string>>) => {
    for (const [label, token] of Object.entries(tokens))
      await expect(page.getByRole("textbox", { name: label, exact: true })).toHaveAttribute("autocomplete", token)
  }
  await page.goto("/contact/")
  await expectTokens({ "Full name": "name", Email: "email" })
  await page.goto("/appointment/")
  await expectTokens({ "First name": "given-name", "Last name": "family-name", Email: "email", Phone: "tel" })
})

test("a press that is taken back before the finger lifts does nothing", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/contact/")
  const takeBack = async (name: string) => {
    const button = page.getByRole("button", { name })
    await button.hover()
    await page.mouse.down()
    await page.mouse.move(5, 300)
    await page.mouse.up()
  }
  await takeBack("Menu")
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden()
  await takeBack("Send Message")
  await hydrated(page)
  await expect(page.getByRole("alert")).toHaveCount(0)
})

test("the call bar is gone while the keyboard is open", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto("/contact/")
  await expect(callBar(page)).toBeVisible()
  await page.getByLabel("Subject").focus()
  await expect(callBar(page)).toBeHidden()
  await page.getByLabel("Subject").blur()
  await expect(callBar(page)).toBeVisible()
})

test.describe("on paper", () => {
  test.use({ colorScheme: "dark" })

  test("the map is the one drawn for the day; on the screen only the night's is fetched", async ({ page }) => {
    const asked: string[] = []
    page.on("request", request => request.resourceType() === "image" && asked.push(request.url()))
    const named = (name: string) =>
      asked.filter(url => new URL(url).pathname.includes(`/${name.replace(/^.*\/|\.\w+$/g, "")}.`))
    await page.goto("/contact/")
    const map = page.getByRole("img", { name: data.contact.map.alt })
    await map.scrollIntoViewIfNeeded()
    await expect.poll(() => named(data.contact.map.dark).length).toBe(1)
    expect(named(data.contact.map.light)).toHaveLength(0)
    await page.pdf(a4)
    expect(named(data.contact.map.light)).toHaveLength(1)
    await page.emulateMedia({ media: "print" })
    await expect(map).toHaveCount(1)
    const shown = await map.evaluate((image: HTMLImageElement) => image.currentSrc)
    expect(named(data.contact.map.light)).toEqual([shown])
  })

  test("the answers are all open and the sheet has no dark surface", async ({ page }) => {
    await page.goto("/faq/")
    await page.emulateMedia({ media: "print" })
    for (const { questions } of data.faqs.categories)
      for (const { question } of questions)
        await expect(page.locator("details", { hasText: question }).locator("p")).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(255, 255, 255)")
  })
})
