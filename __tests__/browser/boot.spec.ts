import { type Page, expect, test } from "@playwright/test"
import { readData } from "../support/data"
import { hydrate, hydrated } from "../support/hydrated"
import { followRequests, holdScripts, nextFrames, slowNetwork } from "../support/network"
import { visitedRoutes } from "../support/routes"

const data = readData()
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

// The page for when there is no network never starts React.
for (const route of visitedRoutes.filter(route => route !== "/offline/"))
  test(`${route}: opens without an error, calls no foreign host, is read without a script, and React comes without a warning`, async ({
    page,
    baseURL,
  }) => {
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
    // Nor does a minute bring any.
    await page.clock.runFor(60_000)
    await settled()
    expect(asked).toEqual([])
    await hydrate(page)
    await settled()
    // A lost path is said on the console, and the browser says that the document itself was not found.
    expect(said.filter(text => !(route === "/no-such-page" && /404/.test(text)))).toEqual([])
    expect(foreign).toEqual([])
  })

test("what was typed before and while React came is in the form's state afterwards", async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto("/appointment/")
  const first = page.getByLabel("First name")
  await first.pressSequentially("Chipo")
  await scripts.asked()
  await first.pressSequentially(" Tsitsi")
  await scripts.release()
  await first.pressSequentially(" Moyo")
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
  const scripts = await holdScripts(page)
  await page.goto("/")
  const next = page.getByRole("button", { name: "Next slide" })
  await next.click()
  await scripts.asked()
  await next.click()
  const third = page.getByRole("button", { name: `Slide 3: ${data.slides.slides[2].title}` })
  await expect(third).toHaveAttribute("aria-current", "true")
  await scripts.release()
  await hydrated(page)
  await page.waitForFunction(() => document.querySelector(".slick-slide"))
  await expect(third).toHaveAttribute("aria-current", "true")
  await expect(page.getByRole("heading", { name: data.slides.slides[2].title })).toBeVisible()
})

test("a form sent before React came is sent once", async ({ page }) => {
  await slowNetwork(page)
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

test("the page does not jump at the first use of a control, to where it was read before or to the address's mark", async ({
  page,
}) => {
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
  await page.goto("/faq/#content")
  await scrollPage(300)
  await hydrate(page)
  await nextFrames(page)
  expect(await page.evaluate(() => scrollY)).toBe(300)
})

test("where React cannot load, the forms work as they do without scripts", async ({ page }) => {
  await page.route("**/*.js", route => route.abort())
  const failed = page.waitForEvent("requestfailed")
  const { settled } = followRequests(page)
  await page.goto("/appointment/")
  await page.getByLabel("First name").fill("Chipo")
  await failed
  await settled()
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
  await slowNetwork(page)
  const { settled } = followRequests(page)
  await page.goto("/")
  await page.getByRole("button", { name: "Next slide" }).focus()
  await page.keyboard.press("Tab")
  const link = page.getByRole("region", { name: data.slides.label }).getByRole("link")
  await expect(link).toBeFocused()
  await hydrated(page)
  await settled()
  await expect(link).toBeFocused()
  await page.keyboard.press("Tab")
  await page.waitForFunction(() => document.querySelector(".slick-slide"))
})

const footerLink = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name })

/** What has been asked for of the page that a link of the footer leads to. */
const watchPage = (page: Page, name: string): string[] => {
  const asked: string[] = []
  page.on("request", request => new RegExp(`/${name}/|pages-${name}`).test(request.url()) && asked.push(request.url()))
  return asked
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
        // Workers that were asked for, whether they have come yet or not.
        Object.assign(window, { workersAsked: 0 })
        const register = ServiceWorkerContainer.prototype.register
        ServiceWorkerContainer.prototype.register = function (...parameters) {
          Object.assign(window, { workersAsked: Number(Reflect.get(window, "workersAsked")) + 1 })
          return register.apply(this, parameters)
        }
      }, connection)
    })

    test(`a link that is pointed at or touched ${cheap ? "fetches" : "does not fetch"} the page ahead, before and after React`, async ({
      page,
    }) => {
      await page.clock.install()
      const { settled } = followRequests(page)
      await page.goto("/faq/")
      await settled()
      expect(await page.evaluate(() => "connection" in navigator)).toBe(connection !== undefined)
      const expectAhead = async (asked: string[]) => {
        if (cheap) await expect.poll(() => asked.length).toBeGreaterThan(0)
        // Gatsby waits a moment before it believes a pointer.
        await page.clock.runFor(10_000)
        await settled()
        expect.soft(asked.length > 0).toBe(cheap)
        expect.soft(new URL(page.url()).pathname).toBe("/faq/")
      }
      await test.step("pointed at before React", async () => {
        const asked = watchPage(page, "about")
        await footerLink(page, "About Us").hover()
        await expectAhead(asked)
      })
      // A finger on a link of Gatsby's own means the page itself: nothing is ahead of that.
      await test.step("touched before React", async () => {
        const asked = watchPage(page, "services")
        await footerLink(page, "Our Services").dispatchEvent("touchstart", {
          touches: [],
          changedTouches: [],
          targetTouches: [],
        })
        await expectAhead(asked)
      })
      await test.step("pointed at after React", async () => {
        await hydrate(page)
        await settled()
        const asked = watchPage(page, "appointment")
        await footerLink(page, "Book Appointment").hover()
        await expectAhead(asked)
      })
    })

    test(`the worker ${costly ? "never comes" : "comes with the first use of a control or with the second page, not before"}`, async ({
      page,
    }) => {
      const asked = () => page.evaluate(() => Number(Reflect.get(window, "workersAsked")))
      const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
      await page.clock.install()
      await page.goto("/faq/")
      await page.mouse.wheel(0, 5000)
      await nextFrames(page)
      await page.clock.runFor(60_000)
      expect(await asked()).toBe(0)
      expect(await workers()).toBe(0)
      await page.locator("summary").first().click()
      expect(await asked()).toBe(costly ? 0 : 1)
      await expect.poll(workers).toBe(costly ? 0 : 1)
      await page.evaluate(async () =>
        Promise.all((await navigator.serviceWorker.getRegistrations()).map(registration => registration.unregister()))
      )
      await page.evaluate(() => Object.assign(location, { href: "/about/" }))
      await page.waitForURL(/\/about\/$/)
      await nextFrames(page)
      await page.clock.runFor(60_000)
      expect(await page.evaluate(() => document.referrer)).toMatch(/\/faq\/$/)
      expect(await asked()).toBe(costly ? 0 : 1)
      await expect.poll(workers).toBe(costly ? 0 : 1)
    })

    test(`the home page ${costly ? "does not bring" : "brings"} React by itself, for the carousel`, async ({
      page,
    }) => {
      await page.clock.install()
      const asked = watchScripts(page)
      const { settled } = followRequests(page)
      await page.goto("/")
      await settled()
      expect(asked).toEqual([])
      await page.clock.fastForward(10_000)
      await page.clock.runFor(1000)
      if (costly) await settled()
      else await hydrated(page)
      expect(asked.length > 0).toBe(!costly)
      // It still comes when it is wanted.
      await page.getByRole("button", { name: "Next slide" }).click()
      await hydrated(page)
    })
  })
}
