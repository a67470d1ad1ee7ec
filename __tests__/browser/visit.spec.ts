import { readFileSync } from "node:fs"
import path from "node:path"
import { type Page, expect, test } from "@playwright/test"
import ICAL from "ical.js"
import { appointmentPage } from "../support/browser/appointmentPage"
import { appointmentBooked } from "../support/appointmentRequest"
import { submitPlainForm } from "../support/browser/browserForwarder"
import { contactBody } from "../support/contactMessage"
import { contactPage } from "../support/browser/contactPage"
import { readData } from "../support/data"
import { fillPlaceholders } from "../support/fillPlaceholders"
import { homePage, slideTitles } from "../support/browser/homePage"
import { motions } from "../support/browser/motions"
import { getHead, getTitle } from "../support/pageHeads"
import { readStorage } from "../support/browser/readStorage"
import { headerLinks, siteHeader } from "../support/browser/siteHeader"
import { toasts } from "../support/browser/toasts"

const sample = readData()

/** Opens the appointment page and loads React by submitting the empty form. Links are then followed without a reload. */
const openWithReact = async (page: Page) => {
  const { open, submitButton } = appointmentPage(page)
  // The page jumps to the first invalid field: while it scrolls there smoothly, the header moves under the mouse.
  await page.emulateMedia({ reducedMotion: "reduce" })
  await open()
  await submitButton.click()
  await expect(toasts(page).failure("Missing Information")).toBeVisible()
  await page.emulateMedia({ reducedMotion: null })
}

/** Moves the mouse to where nothing waits for it: the carousel rotates, and toasts disappear. */
const moveMouseAway = (page: Page) => page.mouse.move(640, 10)

test("client navigation", async ({ page }) => {
  const { link, currentLink, bookLink } = siteHeader(page)
  await openWithReact(page)
  await page.evaluate(() => Object.assign(window, { stays: true }))

  await test.step("keeps a toast", async () => {
    const toast = toasts(page).failure("Missing Information")
    await toast.hover()
    await link("About").press("Enter")
    await expect(page).toHaveTitle(getTitle("/about/"))
    await expect(toast).toBeVisible()
  })

  await test.step("updates title, description and the current link of the header", async () => {
    for (const { route, name } of [...headerLinks, ...headerLinks.toReversed()]) {
      await link(name).click()
      await expect(page).toHaveTitle(getTitle(route))
      await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", getHead(route).description)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `https://www.example.com${route}`)
      await expect(currentLink).toHaveText([name])
      await expect(currentLink).toHaveCSS("text-decoration-line", "underline")
    }
    await bookLink.click()
    await expect(page).toHaveTitle(getTitle("/appointment/"))
    await page.goBack()
    await expect(page).toHaveTitle(getTitle("/"))
    expect(await page.evaluate(() => Reflect.get(window, "stays"))).toBe(true)
  })
})

test.describe("the menu on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test("before React", async ({ page }) => {
    const { navigation, menuButton, currentLink, link } = siteHeader(page)
    for (const route of ["/contact/", "/about/"])
      await test.step(`opens on ${route}, closes on Escape and on a tap outside, and returns the focus`, async () => {
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
      })

    await test.step("closes when a link is chosen before React runs", async () => {
      await menuButton.click()
      await link("Services").click()
      await expect(page).toHaveTitle(getTitle("/services/"))
      await expect(navigation).toBeHidden()
    })

    await test.step("opens from the keyboard and marks the current page", async () => {
      await page.goto("/faq/")
      await menuButton.focus()
      await page.keyboard.press("Enter")
      await expect(currentLink).toHaveText("FAQ")
      await page.keyboard.press("Tab")
      await expect(link("Home")).toBeFocused()
    })
  })

  test("after hydration", async ({ page }) => {
    const { navigation, menuButton, link } = siteHeader(page)
    await openWithReact(page)
    await menuButton.click()
    await link("Services").click()
    await expect(page).toHaveTitle(getTitle("/services/"))
    await expect(navigation).toBeHidden()
  })
})

const drag = async (page: Page, from: number, to: number) => {
  await page.mouse.move(from, 400)
  await page.mouse.down()
  await page.mouse.move((from + to) / 2, 400, { steps: 4 })
  await page.mouse.move(to, 400, { steps: 4 })
  await page.mouse.up()
}

test.describe("the carousel", () => {
  test("controls", async ({ page }) => {
    const home = homePage(page)

    await test.step("keeps its controls in place: nothing can scroll it inside", async () => {
      const viewport = page.viewportSize()
      await page.setViewportSize({ width: 800, height: 600 })
      await home.open()
      const scrolled = await home.carousel.evaluate(carousel => {
        carousel.scrollTo(100, 100)
        return [carousel.scrollLeft, carousel.scrollTop]
      })
      expect(scrolled).toEqual([0, 0])
      if (viewport) await page.setViewportSize(viewport)
    })

    await home.next.click()
    // It replaces the slides of the HTML, and a link that gets the focus in that moment loses it.
    await home.sliderReady()
    await home.next.click()
    await home.expectSlide(2)

    await test.step("keeps the links of hidden slides out of the tab order", async () => {
      await expect(home.next).toBeFocused()
      await page.keyboard.press("Tab")
      await expect(home.currentSlide.getByRole("link")).toBeFocused()
      await page.keyboard.press("Tab")
      await expect(home.carousel.locator(":focus")).toHaveCount(0)
    })
  })

  test("rotation", async ({ page }) => {
    const home = homePage(page)
    await page.clock.install()

    await test.step("starts to rotate without an action of the visitor", async () => {
      await home.open()
      // React is loaded when the browser is idle.
      await page.clock.fastForward(10_000)
      await page.clock.runFor(1000)
      await home.sliderReady()
      await home.expectSlide(0)
      await page.clock.fastForward(6000)
      await home.expectSlide(1)
    })

    await test.step("does not rotate with the pointer over it", async () => {
      await home.open()
      // The first press loads the slider. The mouse is over it then.
      await home.next.click()
      await home.expectSlide(1)
      await home.sliderReady()
      await page.clock.fastForward(30_000)
      await home.expectSlide(1)
      await moveMouseAway(page)
      await page.clock.fastForward(6000)
      await home.expectSlide(2)
    })
  })

  test("reduced motion and swipes", async ({ page }) => {
    const home = homePage(page)
    // Each address counts once: the slider takes a picture that is being loaded from the cache.
    const requested = new Set<string>()
    page.on("request", request => request.resourceType() === "image" && requested.add(request.url()))
    const pictures = [
      ["night", "night-portrait"],
      ["morning", "morning-portrait"],
      ["day", "day-portrait"],
    ]
    const countRequests = (index: number) =>
      [...requested].filter(url => pictures[index]?.includes(path.parse(new URL(url).pathname).name)).length
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.clock.install()

    await test.step("does not rotate, has no pause button, and fetches a picture when it is shown", async () => {
      await home.open()
      await expect(home.carousel.getByRole("button", { name: /slide show/ })).toHaveCount(0)
      expect(await motions(page)).toEqual([])
      await page.clock.fastForward(60_000)
      await home.expectSlide(0)
      expect(countRequests(0)).toBe(1)
      expect(countRequests(1)).toBe(0)
      await home.next.click()
      await home.expectSlide(1)
      expect(countRequests(1)).toBe(1)
      expect(countRequests(2)).toBe(0)
      await expect(home.slides).toHaveCount(3)
    })

    // The slider ignores swipes while it fades, which it does not do with reduced motion.
    await test.step("follows a swipe in both directions, and wraps", async () => {
      // The inline script shows slides before the slider is ready. Swipes need the slider.
      await home.sliderReady()
      expect(await motions(page)).toEqual([])
      await drag(page, 1100, 500)
      await home.expectSlide(2)
      for (const index of [1, 0, 2] as const) {
        await drag(page, 500, 1100)
        await home.expectSlide(index)
      }
    })
  })
})

const answer = (page: Page, entry: { answer: string }) => page.getByText(fillPlaceholders(entry.answer))

test.describe("the questions", () => {
  /** Two questions of one category, and one of another. */
  const [first, second] = sample.faqs.categories
  const [one, two] = first.questions
  const [other] = second.questions
  // The browser does it alone: what React adds for browsers that open several has a unit test.
  test.use({ javaScriptEnabled: false })

  test("presses and keyboard", async ({ page }) => {
    await page.goto("/faq/")

    await test.step("open one at a time in each category, and close again", async () => {
      await expect(answer(page, one)).toBeHidden()
      await page.getByText(one.question).click()
      await expect(answer(page, one)).toBeVisible()
      await page.getByText(other.question).click()
      await page.getByText(two.question).click()
      await expect(answer(page, one)).toBeHidden()
      await expect(answer(page, two)).toBeVisible()
      await expect(answer(page, other)).toBeVisible()
      await page.getByText(two.question).click()
      await expect(answer(page, two)).toBeHidden()
      await expect(answer(page, other)).toBeVisible()
    })

    await test.step("open and close with the keyboard", async () => {
      await expect(answer(page, one)).toBeHidden()
      await page.locator("summary").first().focus()
      await page.keyboard.press("Enter")
      await expect(answer(page, one)).toBeVisible()
      await page.keyboard.press("Space")
      await expect(answer(page, one)).toBeHidden()
    })
  })
})

test.describe("the appointment form", () => {
  test("requests", async ({ page, baseURL }) => {
    const { open, fillIn, submitButton, control, notSentPanel } = appointmentPage(page)
    const { success, progressBar } = toasts(page)
    const sent: string[] = []
    page.on(
      "request",
      request =>
        (request.method() !== "GET" || !new URL(request.url()).href.replace(/^blob:/, "").startsWith(baseURL ?? "")) &&
        sent.push(request.url())
    )
    await open()

    await test.step("confirms the request without sending or storing it, and the toast disappears", async () => {
      await fillIn()
      await submitButton.click()
      await expect(success(appointmentBooked.title)).toContainText(appointmentBooked.text)
      await expect(control("firstName")).toHaveValue("")
      await expect(control("service")).toHaveValue("")
      await expect(progressBar).toHaveCSS("animation-duration", "4s")
      await progressBar.evaluate(element => element.getAnimations().forEach(animation => animation.finish()))
      await expect(success(appointmentBooked.title)).toHaveCount(0)
      await expect(notSentPanel).toBeFocused()
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        notSentPanel.getByRole("link", { name: "Add to calendar" }).click(),
      ])
      expect(file.suggestedFilename()).toBe("appointment.ics")
      const calendar = new ICAL.Component(ICAL.parse(readFileSync(await file.path(), "utf8")))
      const event = calendar.getFirstSubcomponent("vevent")
      expect(String(event?.getFirstPropertyValue("dtstart"))).toBe("2099-01-31T14:30:00")
      expect(event?.getFirstPropertyValue("location")).toContain(sample.clinic.name)
      expect(sent).toEqual([])
      expect(page.url()).not.toMatch(/Rudo|Moyo|263/)
      expect(await readStorage(page)).not.toMatch(/Rudo|Moyo|263/)
    })
  })

  test("toasts", async ({ page }) => {
    const { open, submitButton } = appointmentPage(page)
    const { all, progressBar } = toasts(page)
    await open()

    await test.step("toasts pause while the pointer is over them", async () => {
      // By keyboard: the page scrolls smoothly to the first invalid field, and a click could miss the button.
      await submitButton.press("Enter")
      await all.first().hover()
      await expect(progressBar).toHaveCSS("animation-play-state", "paused")
    })

    await test.step("toasts are at the bottom right, 356 px wide", async () => {
      const box = await all.last().boundingBox()
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
      expect(box?.width).toBe(356)
      expect(width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(40)
      expect(height - ((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThan(40)
    })

    await test.step("toasts are never wider than a small screen", async () => {
      await page.setViewportSize({ width: 320, height: 640 })
      // A new one: the others may be about to disappear.
      await submitButton.press("Enter")
      await expect(all.first()).toBeInViewport({ ratio: 1 })
    })
  })
})

test("an unknown address", async ({ page }) => {
  const logged: string[] = []
  page.on("console", message => logged.push(message.text()))
  const response = await page.goto("/no/such/page?x=1")
  expect(response?.status()).toBe(404)
  await expect(page.getByRole("heading", { level: 1, name: "404 Oops! Page not found" })).toBeVisible()
  await expect(page.getByText("Oops! Page not found")).toBeVisible()
  await expect.poll(() => logged.filter(text => text.includes("/no/such/page")).length).toBe(1)
  await page.getByRole("link", { name: "Return to Home" }).click()
  await expect(page).toHaveTitle(getTitle("/"))
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("themes", async ({ page }) => {
    await page.goto("/about/")
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme })
      const colour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number)
      const lightness = (red + green + blue) / 3
      expect(colorScheme === "dark" ? lightness < 64 : lightness > 192, `${colorScheme}: ${colour}`).toBe(true)
    }
  })

  test("the first slide", async ({ page }) => {
    await page.goto("/")
    await expect(page.getByRole("heading", { name: slideTitles[0] })).toBeInViewport()
  })

  test("a contact message", async ({ page }) => {
    const { open, fillIn, submitButton } = contactPage(page)
    await open()
    await fillIn()
    const request = await submitPlainForm(page, submitButton)
    expect(request.method()).toBe("POST")
    expect(request.url()).toBe("https://formsubmit.co/hello@example.com")
    const body = Object.fromEntries(new URLSearchParams(request.postData() ?? ""))
    expect({ ...body, message: body["message"]?.replaceAll("\r\n", "\n") }).toEqual({
      ...contactBody,
      _next: "https://www.example.com/message-sent/",
      _honey: "",
    })
    await page.goto("/message-sent/")
    await expect(page.getByRole("heading", { level: 1, name: "Message Sent!" })).toBeVisible()
  })

  test("the appointment page", async ({ page }) => {
    await page.goto("/appointment/")
    await expect(
      page.getByText("This form cannot be sent from here. To book, call +263 00 000 0000 at any hour: a nurse answers.")
    ).toBeVisible()
    await expect(page.getByRole("button", { name: "Book Appointment" })).toBeHidden()
    await expect(page.locator("form [name]")).toHaveCount(0)
  })
})
