import { type Page, expect, test } from "@playwright/test"
import { readData } from "../support/data"

const data = readData()
const routes = ["/", "/services/", "/about/", "/contact/", "/faq/", "/appointment/", "/message-sent/", "/no-such-page"]

/** Counts what a page fetches besides itself, its pictures and its font. */
const watchScripts = (page: Page): string[] => {
  const asked: string[] = []
  page.on(
    "request",
    request =>
      ["script", "xhr", "fetch"].includes(request.resourceType()) && asked.push(new URL(request.url()).pathname)
  )
  return asked
}

const slow = async (page: Page): Promise<void> => {
  const client = await page.context().newCDPSession(page)
  await client.send("Network.enable")
  await client.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
}

const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.getElementById("gatsby-focus-wrapper") ?? {}).some(key => key.startsWith("__reactFiber"))
  )

for (const route of routes)
  test(`${route}: reading and scrolling fetch no script, and React comes without a warning`, async ({ page }) => {
    const asked = watchScripts(page)
    const said: string[] = []
    page.on("console", message => ["error", "warning"].includes(message.type()) && said.push(message.text()))
    page.on("pageerror", error => said.push(error.message))
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.goto(route, { waitUntil: "networkidle" })
    await page.mouse.move(5, 300)
    await page.mouse.wheel(0, 20_000)
    await page.waitForTimeout(300)
    expect(asked).toEqual([])
    await page.evaluate(() => {
      const control = document.querySelector("button:not([popovertarget]), input, select")
      if (control) control.dispatchEvent(new Event("pointerdown", { bubbles: true }))
      else document.body.append(Object.assign(document.createElement("button"), { id: "any" }))
      document.getElementById("any")?.dispatchEvent(new Event("pointerdown", { bubbles: true }))
    })
    await hydrated(page)
    // A lost path is said on the console, and the browser says that the document itself was not found.
    expect(said.filter(text => !(route === "/no-such-page" && /404/.test(text)))).toEqual([])
  })

test("what was typed before and while React came is in the form's state afterwards", async ({ page }) => {
  await slow(page)
  await page.goto("/appointment/")
  const first = page.getByLabel("First name")
  await first.pressSequentially("Chipo Tsitsi Moyo", { delay: 250 })
  await hydrated(page)
  await first.pressSequentially(" Ncube")
  await expect(first).toHaveValue("Chipo Tsitsi Moyo Ncube")
  await expect(first).toBeFocused()
  // A render of the form must not bring an older state back.
  await page.getByRole("button", { name: "Book Appointment" }).click()
  await expect(page.getByLabel("Last name")).toHaveAttribute("aria-invalid", "true")
  await expect(first).toHaveValue("Chipo Tsitsi Moyo Ncube")
})

test("taps on Next take effect before React has come, and it takes over what they have shown", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await slow(page)
  await page.goto("/")
  const next = page.getByRole("button", { name: "Next slide" })
  await next.click()
  await next.click()
  const third = page.getByRole("button", { name: `Slide 3: ${data.slides.slides[2].title}` })
  await expect(third).toHaveAttribute("aria-current", "true")
  await hydrated(page)
  await page.waitForFunction(() => document.querySelector(".slick-slide"))
  await expect(third).toHaveAttribute("aria-current", "true")
  await expect(page.getByRole("heading", { name: data.slides.slides[2].title })).toBeVisible()
})

test("a form sent before React came is sent once", async ({ page }) => {
  await slow(page)
  await page.goto("/contact/")
  const words = { name: "Chipo", email: "chipo@example.com", subject: "Hours", message: "Are you open?" }
  await page.evaluate(values => {
    for (const [id, value] of Object.entries(values)) Object.assign(document.querySelector(`#${id}`) ?? {}, { value })
  }, words)
  let sent = 0
  await page.route("https://formsubmit.co/**", route => {
    sent += 1
    return route.fulfill({ json: { success: "true" }, headers: { "access-control-allow-origin": "*" } })
  })
  await page.route("https://formsubmit.co/**", (route, request) =>
    request.method() === "OPTIONS"
      ? route.fulfill({
          status: 204,
          headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" },
        })
      : route.fallback()
  )
  await page.getByRole("button", { name: "Send Message" }).click()
  await expect(page.getByText("Message Sent!")).toBeVisible({ timeout: 30_000 })
  expect(sent).toBe(1)
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("")
})

test("scroll position, focus, opened answers and the open menu are kept when React comes", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await slow(page)
  await page.goto("/faq/")
  const question = page.getByText(data.faqs.categories[1].questions[0].question)
  await question.click()
  await page.getByRole("button", { name: "Menu" }).click()
  const before = await page.evaluate(() => scrollY)
  await page.evaluate(() => {
    const button = document.createElement("button")
    document.body.append(button)
    button.dispatchEvent(new Event("pointerdown", { bubbles: true }))
    button.remove()
  })
  await hydrated(page)
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden()
  await expect(page.getByRole("button", { name: "Menu" })).toBeFocused()
  await expect(page.getByRole("group").filter({ has: question })).toHaveAttribute("open", "")
})

test("where React cannot load, the forms work as they do without scripts", async ({ page }) => {
  await page.route("**/*.js", route => route.abort())
  await page.goto("/appointment/")
  await page.getByLabel("First name").fill("Chipo")
  await page.waitForTimeout(300)
  await page.evaluate(() => document.querySelector("form")?.setAttribute("novalidate", ""))
  await page.getByRole("button", { name: "Book Appointment" }).click()
  await expect(page.locator("#by-phone")).toBeVisible()
  expect(new URL(page.url()).search).not.toContain("Chipo")
})

test("a link to a service's booking has it chosen before React comes", async ({ page }) => {
  const service = data.services.services.find((entry: { bookable: boolean }) => entry.bookable)
  await page.goto(`/appointment/?service=${encodeURIComponent(service.title)}`)
  await expect(page.getByLabel("Service type")).toHaveValue(service.title)
  await page.goto("/appointment/?service=No such service")
  await expect(page.getByLabel("Service type")).toHaveValue("")
})

test("the focus on the first slide's link is not lost when the slider comes in its place", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await slow(page)
  await page.goto("/")
  await page.getByRole("button", { name: "Next slide" }).focus()
  await page.keyboard.press("Tab")
  const link = page.getByRole("region", { name: data.slides.label }).getByRole("link")
  await expect(link).toBeFocused()
  await hydrated(page)
  await page.waitForLoadState("networkidle")
  await expect(link).toBeFocused()
  await page.keyboard.press("Tab")
  await page.waitForFunction(() => document.querySelector(".slick-slide"))
})

const nextLink = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "About Us" })

/** What of the next page has been asked for. */
const watchNext = (page: Page): string[] => {
  const asked: string[] = []
  page.on("request", request => /\/about\/|pages-about/.test(request.url()) && asked.push(request.url()))
  return asked
}

const reach = async (page: Page, how: "pointed at" | "touched") => {
  await nextLink(page).scrollIntoViewIfNeeded()
  if (how === "pointed at") await nextLink(page).hover()
  else await nextLink(page).dispatchEvent("touchstart", { touches: [], changedTouches: [], targetTouches: [] })
}

/** What a browser says of the connection: Chromium as it likes, others nothing at all. */
const connections = {
  "4G": { effectiveType: "4g", saveData: false },
  "Save-Data": { effectiveType: "4g", saveData: true },
  "2G": { effectiveType: "2g", saveData: false },
  "slow 2G": { effectiveType: "slow-2g", saveData: false },
  "a browser that does not tell": undefined,
} as const

for (const [name, connection] of Object.entries(connections)) {
  const cheap = name === "4G"
  const costly = !cheap && connection !== undefined

  test.describe(name, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript(told => {
        if (told) Object.defineProperty(Navigator.prototype, "connection", { configurable: true, get: () => told })
        else Reflect.deleteProperty(Navigator.prototype, "connection")
      }, connection)
    })

    // A finger on a link of Gatsby's own means the page itself: nothing is ahead of that.
    for (const [when, how] of [
      ["before", "pointed at"],
      ["before", "touched"],
      ["after", "pointed at"],
    ] as const)
      test(`a link ${how} ${when} React ${cheap ? "fetches" : "does not fetch"} the page ahead`, async ({ page }) => {
        await page.goto("/faq/", { waitUntil: "networkidle" })
        expect(await page.evaluate(() => "connection" in navigator)).toBe(connection !== undefined)
        if (when === "after") {
          await page.evaluate(() => {
            const button = document.body.appendChild(document.createElement("button"))
            button.dispatchEvent(new Event("pointerdown", { bubbles: true }))
            button.remove()
          })
          await hydrated(page)
        }
        const asked = watchNext(page)
        await reach(page, how)
        if (cheap) await expect.poll(() => asked.length).toBeGreaterThan(0)
        // Gatsby waits a moment before it believes a pointer.
        else await page.waitForTimeout(600)
        expect(asked.length > 0).toBe(cheap)
        expect(new URL(page.url()).pathname).toBe("/faq/")
      })

    test(`the worker ${costly ? "never comes" : "comes with the first use of a control or with the second page, not before"}`, async ({
      page,
    }) => {
      const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
      await page.goto("/faq/", { waitUntil: "networkidle" })
      await page.mouse.wheel(0, 5000)
      await page.waitForTimeout(300)
      expect(await workers()).toBe(0)
      await page.locator("summary").first().click()
      if (costly) await page.waitForTimeout(600)
      await expect.poll(workers).toBe(costly ? 0 : 1)
      await page.evaluate(async () =>
        Promise.all((await navigator.serviceWorker.getRegistrations()).map(registration => registration.unregister()))
      )
      await page.evaluate(() => Object.assign(location, { href: "/about/" }))
      await page.waitForURL(/\/about\/$/, { waitUntil: "networkidle" })
      expect(await page.evaluate(() => document.referrer)).toMatch(/\/faq\/$/)
      if (costly) await page.waitForTimeout(600)
      await expect.poll(workers).toBe(costly ? 0 : 1)
    })

    test(`the home page ${costly ? "does not bring" : "brings"} React by itself, for the carousel`, async ({
      page,
    }) => {
      await page.clock.install()
      const asked = watchScripts(page)
      await page.goto("/", { waitUntil: "networkidle" })
      expect(asked).toEqual([])
      await page.clock.fastForward(10_000)
      await page.clock.runFor(1000)
      if (costly) await page.waitForTimeout(600)
      else await hydrated(page)
      expect(asked.length > 0).toBe(!costly)
      // It still comes when it is wanted.
      await page.getByRole("button", { name: "Next slide" }).click()
      await hydrated(page)
    })
  })
}
