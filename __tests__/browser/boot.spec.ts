import { type Page, expect, test } from "@playwright/test"
import { appointmentPage } from "../../testing/browser/appointmentPage"
import { answerWith, submitPlainForm } from "../../testing/browser/browserForwarder"
import { contactPage } from "../../testing/browser/contactPage"
import { toasts } from "../../testing/browser/toasts"
import { success } from "../../testing/forwarderAnswers"
import { readData } from "../../testing/data"
import { hydrate, hydrated } from "../../testing/browser/hydrated"
import { followRequests, holdRequests, nextFrames, slowNetwork } from "../../testing/browser/network"
import { watchOutside } from "../../testing/browser/policyViolations"
import { getTitle } from "../../testing/pageHeads"
import { visitedRoutes } from "../../testing/routes"

/** Checks pages before React loads, while it loads, and if it cannot load. */

const data = readData()
const phoneLink = "tel:+263000000000"

/** Records the scripts and data that a page requests. */
const watchScripts = (page: Page): string[] => {
  const asked: string[] = []
  page.on(
    "request",
    request =>
      ["script", "xhr", "fetch"].includes(request.resourceType()) && asked.push(new URL(request.url()).pathname)
  )
  return asked
}

/**
 * Records the scripts that a page runs and the data that it reads. The returned function lists the files that the page
 * has preloaded for them but not used. Chromium's own warning about this comes after a time, and so depends on the
 * speed of the machine.
 */
const watchPreloads = async (page: Page) => {
  await page.addInitScript(() => {
    const used: string[] = []
    new MutationObserver(changes => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLScriptElement) used.push(node.src)
    }).observe(document, { childList: true, subtree: true })
    const { open } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.open = function record(method: string, url: string | URL) {
      used.push(new URL(url, document.baseURI).href)
      open.call(this, method, url, true)
    }
    Object.assign(window, { used })
  })
  return (): Promise<string[]> =>
    page.evaluate(() => {
      const used: unknown = Reflect.get(window, "used")
      if (!Array.isArray(used)) throw new Error("The page's scripts were not recorded.")
      return [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload]:is([as=script], [as=fetch])")]
        .map(({ href }) => href)
        .filter(href => !used.includes(href))
    })
}

/** A warning that depends on the speed of the machine. `watchPreloads` checks what it means. */
const latePreload = "not used within a few seconds"

const announcer = (page: Page) => page.locator("#announcer")

/** Opens, fills in and presses everything on a page. Everything that the page sends succeeds. */
const useEverything = async (page: Page): Promise<void> => {
  await answerWith(page, success)
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
    await expect(page.locator("[role=status]:not(:empty), [role=alert]").first()).toBeVisible()
    await page.getByRole("button", { name: "Close notification" }).first().click()
  }
}

// The offline page never loads React.
for (const route of visitedRoutes.filter(route => route !== "/offline/"))
  test(
    `${route} loads no script, asks no foreign host, and violates no policy before a press`,
    { tag: "@fast" },
    async ({ page, baseURL }) => {
      const { foreign, violations } = await watchOutside(page, baseURL)
      const asked = watchScripts(page)
      const listUnusedPreloads = await watchPreloads(page)
      const said: string[] = []
      page.on("console", message => ["error", "warning"].includes(message.type()) && said.push(message.text()))
      page.on("pageerror", error => said.push(error.message))
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
      // A minute later there are still no such requests.
      await page.clock.runFor(60_000)
      await settled()
      expect(asked).toEqual([])
      expect(foreign).toEqual([])
      await page.emulateMedia({ reducedMotion: "no-preference" })
      await useEverything(page)
      await hydrate(page)
      await settled()
      expect(await listUnusedPreloads()).toEqual([])
      await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click()
      await expect(page).toHaveURL(/\/about\/$/)
      // The page logs the attempted path, and the browser logs the status 404.
      const isExpected = (text: string) =>
        text.includes(latePreload) || (route === "/no-such-page" && text.includes("404"))
      expect(said.filter(text => !isExpected(text))).toEqual([])
      expect(foreign.filter(url => !url.startsWith("https://formsubmit.co/"))).toEqual([])
      expect(violations).toEqual([])
    }
  )

test("an unknown path is logged to the console", { tag: "@fast" }, async ({ page }) => {
  const [line] = await Promise.all([
    page.waitForEvent("console", message => message.text().startsWith("404:")),
    page.goto("/no-such-page"),
  ])
  expect(line.text()).toBe("404: no page at /no-such-page")
})

test("the footer has the year of the visit, before and after hydration", { tag: "@fast" }, async ({ page }) => {
  await page.clock.setFixedTime("2099-06-01T10:00:00Z")
  await page.goto("/contact/")
  const line = page.getByRole("contentinfo").getByText(`© 2099 ${data.clinic.name}`)
  await expect(line).toBeVisible()
  await hydrate(page)
  await expect(line).toBeVisible()
})

test("keeps text that is typed before and during hydration", { tag: "@fast" }, async ({ page }) => {
  const scripts = await holdRequests(page)
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
  // Rendering the form again must not restore an older state.
  await page.getByRole("button", { name: "Book Appointment" }).click()
  await expect(page.getByLabel("Last name")).toHaveAttribute("aria-invalid", "true")
  await expect(first).toHaveValue("Chipo Tsitsi Moyo Ncube")
})

test("hydration keeps the open menu, the open question and the scroll position", { tag: "@fast" }, async ({ page }) => {
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

test("hydration does not scroll the page", { tag: "@fast" }, async ({ page }) => {
  // With smooth scrolling, the browser itself would still be scrolling to the anchor.
  await page.emulateMedia({ reducedMotion: "reduce" })
  const { settled } = followRequests(page)
  for (const [url, top] of [
    ["/faq/", 600],
    // Gatsby would restore the scroll position of the last visit.
    ["/faq/", 0],
    ["/faq/#content", 300],
  ] as const) {
    await page.goto("about:blank")
    await page.goto(url)
    await settled()
    if (top) await page.evaluate(to => scrollTo({ top: to, behavior: "instant" }), top)
    await hydrate(page)
    await nextFrames(page)
    expect(await page.evaluate(() => scrollY)).toBe(top)
  }
})

test("without React, the appointment form selects the service of a link", { tag: "@fast" }, async ({ page }) => {
  await page.route("**/*.js", route => route.abort())
  // The page itself selects the service, even before hydration.
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

test("Back and Forward show their pages before React is there again", { tag: "@fast" }, async ({ page }) => {
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
  await page.goForward()
  await expect(page).toHaveTitle(getTitle("/about/"))
  await page.reload()
  await page.goBack()
  await expect(page).toHaveTitle(getTitle("/"))
  // The title is there before the script that answers Forward.
  await page.waitForLoadState()
  await page.goForward()
  await expect(page).toHaveTitle(getTitle("/about/"))
})

test("every icon is in the one sprite, before and after hydration", { tag: "@fast" }, async ({ page }) => {
  const readUrls = () =>
    page.locator("svg use").evaluateAll(uses => [...new Set(uses.map(use => use.getAttribute("href") ?? ""))])
  await page.goto("/services/")
  const served = await readUrls()
  expect(served.length).toBeGreaterThan(10)
  await hydrate(page)
  expect(await readUrls()).toEqual(served)
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click()
  await expect(page).toHaveURL("/faq/")
  const urls = [...served, ...(await readUrls())].map(url => url.split("#"))
  const files = [...new Set(urls.map(([file = ""]) => file))]
  expect(files).toHaveLength(1)
  const sprite = await (await page.request.get(files[0] ?? "")).text()
  expect(urls.filter(([, id]) => !sprite.includes(`<symbol id="${id}"`))).toEqual([])
})

test.describe("a press that waits for React", { tag: "@fast" }, () => {
  test.use({ serviceWorkers: "block", contextOptions: { reducedMotion: "reduce" } })

  test("is repeated once React has started", async ({ page }) => {
    const { open, submitButton } = contactPage(page)
    await page.clock.install()
    const scripts = await holdRequests(page)
    const requests: string[] = []
    page.on("request", request => requests.push(request.url()))
    await open()
    // On a busy machine, “Loading” would otherwise be announced before the second press.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await submitButton.click()
    await expect(submitButton).toHaveAttribute("aria-busy", "true")
    const positions = () =>
      [/\/framework-/, /\/static\/contact-/, /\/toasts-/].map(script => requests.findIndex(url => script.test(url)))
    await expect.poll(positions).not.toContain(-1)
    expect(positions()).toEqual(positions().toSorted((one, other) => one - other))
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
    await page.clock.resume()
    await scripts.release()
    await expect(toasts(page).failure("Missing Information")).toHaveCount(1)
    await expect(toasts(page).failure("Missing Information")).toBeVisible()
    await expect(submitButton).not.toHaveAttribute("aria-busy")
    await expect(announcer(page)).toBeEmpty()
  })

  test("ends with help when React cannot load", async ({ page }) => {
    const { open, fillIn, submitButton } = contactPage(page)
    const scripts = await holdRequests(page)
    await open()
    await fillIn()
    await submitButton.click()
    await expect(submitButton).toHaveAttribute("aria-busy", "true")
    await scripts.fail()
    await expect(announcer(page)).toBeInViewport()
    await expect(announcer(page).getByRole("link").first()).toHaveAttribute("href", phoneLink)
    await expect(submitButton).not.toHaveAttribute("aria-busy")
    expect((await submitPlainForm(page, submitButton)).method()).toBe("POST")
  })

  test("ends with help after 30 seconds", async ({ page }) => {
    const { open, submitButton } = appointmentPage(page)
    await page.clock.install()
    await holdRequests(page)
    await open()
    await submitButton.click()
    await page.clock.runFor(30_000)
    await expect(announcer(page).getByRole("link").first()).toHaveAttribute("href", phoneLink)
    await expect(submitButton).not.toHaveAttribute("aria-busy")
  })
})

/** Returns the styles of each element that determine its look, position and size. */
const listLooks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll("#content :not(svg *)"), element => {
      const { color, backgroundColor, display, fontSize, padding, margin } = getComputedStyle(element)
      return [element.localName, color, backgroundColor, display, fontSize, padding, margin].join(" ")
    })
  )

test("a page looks the same whether React shows it or the browser loads it", async ({ page }) => {
  for (const path of ["/services/", "/contact/", "/appointment/", "/faq/"]) {
    await page.goto(path)
    const loaded = await listLooks(page)
    await page.goto("/")
    await hydrate(page)
    await page.locator(`a[href="${path}"]`).first().click()
    await page.waitForURL(`**${path}`)
    await expect.poll(() => listLooks(page)).toEqual(loaded)
  }
})
