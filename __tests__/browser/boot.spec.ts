import { type Page, expect, test } from "@playwright/test"
import { readData } from "../support/data"
import { hydrate, hydrated } from "../support/browser/hydrated"
import { followRequests, holdScripts, nextFrames, slowNetwork } from "../support/browser/network"
import { watchViolations } from "../support/browser/policyViolations"
import { getTitle } from "../support/pageHeads"
import { visitedRoutes } from "../support/routes"

const data = readData()
/** Records what a page fetches besides itself, its pictures and its font. */
const watchScripts = (page: Page): string[] => {
  const asked: string[] = []
  page.on(
    "request",
    request =>
      ["script", "xhr", "fetch"].includes(request.resourceType()) && asked.push(new URL(request.url()).pathname)
  )
  return asked
}

/** Opens, fills in and presses everything on a page; what it sends succeeds. */
const useEverything = async (page: Page): Promise<void> => {
  await page.route("https://formsubmit.co/**", route =>
    route.fulfill({
      json: { success: "true" },
      headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" },
    })
  )
  for (const summary of await page.locator("summary").all()) await summary.click()
  for (const field of await page.locator("form :is(input:not([type=hidden]):not([name=_honey]), textarea)").all()) {
    const type = await field.getAttribute("type")
    await field.fill(type === "date" ? "2099-01-31" : type === "email" ? "chipo@example.com" : "Chipo 263 77 123 4567")
  }
  for (const list of await page.locator("form select").all()) await list.selectOption({ index: 1 })
  for (const name of [/^Next slide/, /^Previous slide/, /^Slide 3/, /the slide show$/]) {
    const button = page.getByRole("button", { name })
    if (await button.count()) {
      await button.hover()
      await button.click()
    }
  }
  const submit = page.locator("form button[type=submit]")
  if (await submit.count()) {
    await submit.click()
    await expect(page.locator("[role=status], [role=alert]").first()).toBeVisible()
    await page.getByRole("button", { name: "Close notification" }).first().click()
  }
}

// The offline page never starts React.
for (const route of visitedRoutes.filter(route => route !== "/offline/"))
  test(`${route}: scripts, hosts, console and policy`, async ({ page, baseURL }) => {
    const violations = await watchViolations(page)
    const asked = watchScripts(page)
    const foreign: string[] = []
    const said: string[] = []
    page.on("console", message => ["error", "warning"].includes(message.type()) && said.push(message.text()))
    page.on("pageerror", error => said.push(error.message))
    page.on(
      "request",
      request =>
        !request.url().startsWith(baseURL ?? "") && !request.url().startsWith("data:") && foreign.push(request.url())
    )
    const { settled } = followRequests(page)
    await page.clock.install()
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.goto(route)
    await settled()
    await expect.soft(page.getByRole("heading", { level: 1 })).toHaveCount(1)
    await expect.soft(page.getByRole("banner").getByText(data.clinic.name)).toBeVisible()
    await page.mouse.move(5, 300)
    await page.mouse.wheel(0, 20_000)
    await nextFrames(page)
    // A minute later there is still none.
    await page.clock.runFor(60_000)
    await settled()
    expect(asked).toEqual([])
    expect(foreign).toEqual([])
    await page.emulateMedia({ reducedMotion: "no-preference" })
    await useEverything(page)
    await hydrate(page)
    await settled()
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click()
    await expect(page).toHaveURL(/\/about\/$/)
    // The page logs the attempted path, and the browser logs the status 404.
    expect(said.filter(text => !(route === "/no-such-page" && /404/.test(text)))).toEqual([])
    expect(foreign.filter(address => !address.startsWith("https://formsubmit.co/"))).toEqual([])
    expect(violations).toEqual([])
  })

test("text typed before and during hydration", async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto("/appointment/")
  const first = page.getByLabel("First name")
  await first.pressSequentially("Chipo")
  await scripts.requested()
  await first.pressSequentially(" Tsitsi")
  await scripts.release()
  await first.pressSequentially(" Moyo")
  await hydrated(page)
  await first.pressSequentially(" Ncube")
  await expect(first).toHaveValue("Chipo Tsitsi Moyo Ncube")
  await expect(first).toBeFocused()
  // Rendering the form must not restore an older state.
  await page.getByRole("button", { name: "Book Appointment" }).click()
  await expect(page.getByLabel("Last name")).toHaveAttribute("aria-invalid", "true")
  await expect(first).toHaveValue("Chipo Tsitsi Moyo Ncube")
})

test("a browser without navigation timing", async ({ page }) => {
  await page.addInitScript(() => {
    performance.getEntriesByType = () => []
    Object.defineProperty(performance, "timing", { value: undefined })
  })
  await page.goto("/contact/")
  const rules = page.waitForRequest(/\/form-rules-/)
  await page.getByRole("button", { name: "Send Message" }).click()
  await rules
  await expect(page.getByRole("alert")).toBeVisible()
})

test("what hydration keeps", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await slowNetwork(page)
  await page.goto("/faq/")
  const question = page.getByText(data.faqs.categories[1].questions[0].question)
  await question.click()
  await page.getByRole("button", { name: "Menu" }).click()
  const before = await page.evaluate(() => scrollY)
  await hydrate(page)
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden()
  await expect(page.getByRole("button", { name: "Menu" })).toBeFocused()
  await expect(page.getByRole("group").filter({ has: question })).toHaveAttribute("open", "")
})

test("the scroll position after hydration", async ({ page }) => {
  // The browser itself would still be on its way to the anchor.
  await page.emulateMedia({ reducedMotion: "reduce" })
  const scrollPage = async (top: number) => {
    await page.evaluate(to => scrollTo({ top: to, behavior: "instant" }), top)
    await nextFrames(page)
  }
  await page.goto("/faq/")
  await hydrate(page)
  await scrollPage(600)
  await page.goto("about:blank")
  await page.goto("/faq/")
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await hydrate(page)
  await nextFrames(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goto("about:blank")
  const { settled } = followRequests(page)
  await page.goto("/faq/#content")
  await settled()
  await scrollPage(300)
  await hydrate(page)
  await nextFrames(page)
  expect(await page.evaluate(() => scrollY)).toBe(300)
})

test("the appointment form without React", async ({ page }) => {
  await page.route("**/*.js", route => route.abort())
  // The page itself selects it, also before hydration.
  const service = data.services.services.find((entry: { bookable: boolean }) => entry.bookable)
  await page.goto(`/appointment/?service=${encodeURIComponent(service.title)}`)
  await expect(page.getByLabel("Service type")).toHaveValue(service.title)
  await page.goto("/appointment/?service=No such service")
  await expect(page.getByLabel("Service type")).toHaveValue("")
  const { settled } = followRequests(page)
  await page.goto("/appointment/")
  const failed = page.waitForEvent("requestfailed")
  await page.getByLabel("First name").fill("Chipo")
  await failed
  await settled()
  await page.evaluate(() => document.querySelector("form")?.setAttribute("novalidate", ""))
  await page.context().setOffline(true)
  await page.getByRole("button", { name: "Book Appointment" }).click()
  await expect(page.locator("#by-phone")).toBeVisible()
  await expect(page.getByLabel("First name")).toHaveValue("Chipo")
})

test("the browser's Back button before React is there again", async ({ page }) => {
  await page.goto("/")
  await hydrate(page)
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click()
  await expect(page).toHaveTitle(getTitle("/about/"))
  await page.reload()
  await page.goBack()
  await expect(page).toHaveTitle(getTitle("/"))
  await page.goForward()
  await expect(page).toHaveTitle(getTitle("/about/"))
})

test("the place that was scrolled to before React", async ({ page }) => {
  await page.goto("/")
  const link = page.getByRole("contentinfo").getByRole("link", { name: "About Us" })
  await link.scrollIntoViewIfNeeded()
  await hydrate(page)
  await link.click()
  await expect(page).toHaveTitle(getTitle("/about/"))
  await expect(link).not.toBeInViewport()
  await page.goBack()
  await expect(page).toHaveTitle(getTitle("/"))
  await expect(link).toBeInViewport()
})

test("the focus on the first slide's link", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await slowNetwork(page)
  const { settled } = followRequests(page)
  await page.goto("/")
  await page.getByRole("button", { name: "Next slide" }).focus()
  await page.keyboard.press("Tab")
  const link = page.getByRole("region", { name: data.slides.label }).getByRole("link")
  await expect(link).toBeFocused()
  await hydrated(page)
  await page.waitForFunction(() => document.querySelector(".slick-slide"))
  await settled()
  await expect(link).toBeFocused()
})

const footerLink = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name })

/** The requests for the page that a link in the footer leads to. */
const watchPage = (page: Page, name: string): string[] => {
  const asked: string[] = []
  page.on("request", request => new RegExp(`/${name}/|pages-${name}`).test(request.url()) && asked.push(request.url()))
  return asked
}

/** What browsers report about the connection. Only Chromium reports anything. */
const connections = {
  "4G": { effectiveType: "4g", saveData: false },
  "Save-Data": { effectiveType: "4g", saveData: true },
  "a browser that does not tell": undefined,
} as const

for (const [name, connection] of Object.entries(connections)) {
  const isFast = name === "4G"
  const isDataSaver = !isFast && connection !== undefined

  test.describe(name, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript(told => {
        if (told) Object.defineProperty(Navigator.prototype, "connection", { configurable: true, get: () => told })
        else Reflect.deleteProperty(Navigator.prototype, "connection")
        // Workers that were requested, whether they have been installed or not.
        Object.assign(window, { workersAsked: 0 })
        const register = ServiceWorkerContainer.prototype.register
        ServiceWorkerContainer.prototype.register = function (...parameters) {
          Object.assign(window, { workersAsked: Number(Reflect.get(window, "workersAsked")) + 1 })
          return register.apply(this, parameters)
        }
      }, connection)
    })

    test("prefetching and the service worker", async ({ page }) => {
      const workersAsked = () => page.evaluate(() => Number(Reflect.get(window, "workersAsked")))
      const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
      await page.clock.install()
      const { settled } = followRequests(page)
      await page.goto("/faq/")
      await settled()
      expect(await page.evaluate(() => "connection" in navigator)).toBe(connection !== undefined)
      const expectAhead = async (asked: string[]) => {
        if (isFast) await expect.poll(() => asked.length).toBeGreaterThan(0)
        // Gatsby waits a moment before it prefetches for a hovered link.
        await page.clock.runFor(10_000)
        await settled()
        expect.soft(asked.length > 0).toBe(isFast)
        expect.soft(new URL(page.url()).pathname).toBe("/faq/")
      }
      const expectNoWorker = async () => {
        expect(await workersAsked()).toBe(0)
        expect(await workers()).toBe(0)
      }
      const expectWorkerUnlessDataSaver = async () => {
        expect(await workersAsked()).toBe(isDataSaver ? 0 : 1)
        await expect.poll(workers).toBe(isDataSaver ? 0 : 1)
      }
      await test.step("no worker for reading", async () => {
        await page.mouse.wheel(0, 5000)
        await nextFrames(page)
        await page.clock.runFor(60_000)
        await expectNoWorker()
      })
      await test.step("hovered before hydration", async () => {
        const asked = watchPage(page, "about")
        await footerLink(page, "About Us").hover()
        await expectAhead(asked)
      })
      // A tap on one of Gatsby's links opens the page: there is nothing to prefetch.
      await test.step("touched before hydration", async () => {
        const asked = watchPage(page, "services")
        await footerLink(page, "Our Services").dispatchEvent("touchstart", {
          touches: [],
          changedTouches: [],
          targetTouches: [],
        })
        await expectAhead(asked)
      })
      await test.step("the first use of a control, before hydration", async () => {
        await expectNoWorker()
        await page.locator("summary").first().click()
        await expectWorkerUnlessDataSaver()
      })
      await test.step("hovered after hydration", async () => {
        await hydrate(page)
        await settled()
        const asked = watchPage(page, "appointment")
        await footerLink(page, "Book Appointment").hover()
        await expectAhead(asked)
      })
      await test.step("the second page, with no worker from the first", async () => {
        await page.evaluate(async () =>
          Promise.all((await navigator.serviceWorker.getRegistrations()).map(registration => registration.unregister()))
        )
        await page.evaluate(() => Object.assign(location, { href: "/about/" }))
        await page.waitForURL(/\/about\/$/)
        await nextFrames(page)
        await page.clock.runFor(60_000)
        expect(await page.evaluate(() => document.referrer)).toMatch(/\/faq\/$/)
        await expectWorkerUnlessDataSaver()
      })
    })

    test("React for the carousel", async ({ page }) => {
      await page.clock.install()
      const asked = watchScripts(page)
      const { settled } = followRequests(page)
      await page.goto("/")
      await settled()
      expect(asked).toEqual([])
      await page.clock.fastForward(10_000)
      await page.clock.runFor(1000)
      if (isDataSaver) await settled()
      else await hydrated(page)
      expect(asked.length > 0).toBe(!isDataSaver)
      // It is still loaded when a control is used.
      await page.getByRole("button", { name: "Next slide" }).click()
      await hydrated(page)
    })
  })
}

test("icons", async ({ page }) => {
  const said: string[] = []
  page.on("console", message => ["error", "warning"].includes(message.type()) && said.push(message.text()))
  page.on("pageerror", error => said.push(error.message))
  const asked = watchScripts(page)
  const iconFiles = () => asked.filter(address => address.startsWith("/static/icons-"))
  const readIconPaths = () => page.locator("svg").evaluateAll(icons => icons.map(icon => icon.innerHTML))
  const { settled } = followRequests(page)
  await page.goto("/services/")
  const served = await readIconPaths()
  expect(served.length).toBeGreaterThan(0)
  expect(served).not.toContain("")
  await hydrate(page)
  await settled()
  expect(await readIconPaths()).toEqual(served)
  expect(iconFiles()).toEqual([])
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click()
  await expect(page).toHaveURL(/\/faq\/$/)
  await expect.poll(readIconPaths).not.toContain("")
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click()
  await expect(page).toHaveURL(/\/about\/$/)
  await settled()
  expect(await readIconPaths()).not.toContain("")
  expect(iconFiles()).toHaveLength(1)
  expect(said).toEqual([])
})
