import path from "node:path"
import { type Page, expect, test } from "@playwright/test"
import { interpolate } from "../../src/content/placeholders"
import { navLinks } from "../../src/layout/links"
import { readData } from "../support/data"
import { hydrated } from "../support/hydrated"

const data = readData()
const { clinic } = data
const slides: { title: string; image: string; portrait: string }[] = data.slides.slides
const categories: { questions: { question: string; answer: string }[] }[] = data.faqs.categories
const services: { title: string; bookable: boolean }[] = data.services.services

const heads = {
  "/": data.home.head,
  "/services/": data.services.head,
  "/about/": data.about.head,
  "/contact/": data.contact.head,
  "/faq/": data.faqs.head,
  "/appointment/": data.appointment.head,
} as const

type Route = keyof typeof heads

const titleOf = (route: Route): string => {
  const title = interpolate(heads[route].title, clinic)
  return route === "/" ? `${clinic.name}: ${title}` : `${title} | ${clinic.name}`
}
const descriptionOf = (route: Route): string => interpolate(heads[route].description, clinic)

const nav = (page: Page) => page.getByRole("navigation", { name: "Main" })
const appointment = (page: Page) => page.getByRole("form", { name: "Book an Appointment" })
const book = (page: Page) => appointment(page).getByRole("button", { name: "Book Appointment" })

const toggle = (page: Page) => page.getByRole("button", { name: "Menu" })
const region = (page: Page) => page.getByRole("region", { name: data.slides.label })
const confirmation = (page: Page) => page.getByRole("status").filter({ hasText: "Appointment Booked!" })
const toast = (page: Page) => page.locator(".Toastify__toast")
const press = (page: Page, name: string) => region(page).getByRole("button", { name, exact: true }).click()
const expectSlide = async (page: Page, index: number) => {
  const { title = "" } = slides.at(index) ?? {}
  await expect(region(page).locator("[aria-current=true]")).toHaveAccessibleName(new RegExp(`: ${title}$`))
  const reachable = region(page).locator("[aria-roledescription=slide]:not([inert])")
  await expect(reachable.getByRole("heading")).toHaveText(title)
  await expect(reachable.getByRole("heading")).toBeInViewport()
  await expect(reachable.getByRole("img")).toBeVisible()
}

/** Opens the appointment and does what only React can answer: links are followed within the site from then on. */
const beginVisit = async (page: Page) => {
  await page.goto("/appointment/")
  await book(page).click()
  await expect(page.getByRole("alert").filter({ hasText: "Missing Information" })).toBeVisible()
}

test.describe("going from page to page", () => {
  test("title, description and the mark in the header follow", async ({ page }) => {
    await beginVisit(page)
    await page.evaluate(() => Object.assign(window, { stays: true }))
    for (const { to, name } of [...navLinks, ...navLinks.toReversed()]) {
      await nav(page).getByRole("link", { name, exact: true }).click()
      await expect(page).toHaveTitle(titleOf(to))
      await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", descriptionOf(to))
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", clinic.website + to)
      const current = nav(page).locator("[aria-current=page]")
      await expect(current).toHaveText([name])
      await expect(current).toHaveCSS("text-decoration-line", "underline")
    }
    await page.getByRole("banner").getByRole("link", { name: "Book Appointment" }).click()
    await expect(page).toHaveTitle(titleOf("/appointment/"))
    await page.goBack()
    await expect(page).toHaveTitle(titleOf("/"))
    expect(await page.evaluate(() => Reflect.get(window, "stays"))).toBe(true)
  })

  test("a toast stays", async ({ page }) => {
    await beginVisit(page)
    const toast = page.getByRole("alert").filter({ hasText: "Missing Information" })
    await toast.hover()
    await nav(page).getByRole("link", { name: "About" }).press("Enter")
    await expect(page).toHaveTitle(titleOf("/about/"))
    await expect(toast).toBeVisible()
  })
})

test.describe("the menu on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  for (const start of ["/about/", "/contact/"])
    test(`on ${start} it opens, and closes on Escape and on a tap outside, with the focus back`, async ({ page }) => {
      await page.goto(start)
      await expect(nav(page)).toBeHidden()
      await toggle(page).click()
      await expect(nav(page)).toBeVisible()
      await page.keyboard.press("Escape")
      await expect(nav(page)).toBeHidden()
      await expect(toggle(page)).toBeFocused()
      await toggle(page).tap()
      await expect(nav(page)).toBeVisible()
      await page.touchscreen.tap(3, 700)
      await expect(nav(page)).toBeHidden()
      await expect(toggle(page)).toBeFocused()
    })

  for (const begin of [beginVisit, (page: Page) => page.goto("/about/")])
    test(`it closes when a link is chosen (${begin === beginVisit ? "within the site" : "before any script"})`, async ({
      page,
    }) => {
      await begin(page)
      await toggle(page).click()
      await nav(page).getByRole("link", { name: "Services" }).click()
      await expect(page).toHaveTitle(titleOf("/services/"))
      await expect(nav(page)).toBeHidden()
    })

  test("the toggle works with the keyboard, and marks the page", async ({ page }) => {
    await page.goto("/faq/")
    await toggle(page).focus()
    await page.keyboard.press("Enter")
    await expect(nav(page).locator("[aria-current=page]")).toHaveText("FAQ")
    await page.keyboard.press("Tab")
    await expect(nav(page).getByRole("link", { name: "Home" })).toBeFocused()
  })
})

test.describe("the carousel", () => {
  test("wraps both ways, by buttons and by dots", async ({ page }) => {
    await page.goto("/")
    await expectSlide(page, 0)
    await press(page, "Previous slide")
    await expectSlide(page, -1)
    await press(page, "Next slide")
    await expectSlide(page, 0)
    await press(page, `Slide 2: ${slides[1]?.title}`)
    await expectSlide(page, 1)
  })

  test("turns every 6 seconds, not while the pointer is over it, and stops when it is told to", async ({ page }) => {
    await page.clock.install()
    await page.goto("/")
    // Whatever is pressed first brings the slider; the pointer that pressed is over it.
    await press(page, "Next slide")
    await expectSlide(page, 1)
    await page.waitForFunction(() => document.querySelector(".slick-slide"))
    await page.clock.fastForward(30_000)
    await expectSlide(page, 1)
    await page.mouse.move(640, 10)
    await page.clock.fastForward(6000)
    await expectSlide(page, 2)
    await page.clock.fastForward(6000)
    await expectSlide(page, slides.length === 3 ? 0 : 3)
    await press(page, "Stop the slide show")
    await page.mouse.move(640, 10)
    await page.clock.fastForward(30_000)
    await expectSlide(page, slides.length === 3 ? 0 : 3)
  })

  test("follows a finger both ways, and wraps", async ({ page }) => {
    // The slider takes no finger while it fades.
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.goto("/")
    await press(page, "Next slide")
    await expectSlide(page, 1)
    // Slides are shown before React has come; a finger needs the slider.
    await page.waitForFunction(() => document.querySelector(".slick-slide"))
    const drag = async (from: number, to: number) => {
      await page.mouse.move(from, 400)
      await page.mouse.down()
      await page.mouse.move((from + to) / 2, 400, { steps: 4 })
      await page.mouse.move(to, 400, { steps: 4 })
      await page.mouse.up()
    }
    await drag(1100, 500)
    await expectSlide(page, 2)
    await drag(500, 1100)
    await expectSlide(page, 1)
    await drag(500, 1100)
    await expectSlide(page, 0)
    await drag(500, 1100)
    await expectSlide(page, -1)
  })

  test("by itself it begins to turn", async ({ page }) => {
    await page.clock.install()
    await page.goto("/")
    // The idle moment that brings React.
    await page.clock.fastForward(10_000)
    await page.clock.runFor(1000)
    await page.waitForFunction(() => document.querySelector(".slick-slide"))
    await expectSlide(page, 0)
    await page.clock.fastForward(6000)
    await expectSlide(page, 1)
  })

  test("where less motion is preferred it stands still, has nothing to pause, and fetches a picture when it is shown", async ({
    page,
  }) => {
    // Each address counts once: where the slider takes over a picture that is on its way, it comes from the cache.
    const asked = new Set<string>()
    page.on("request", request => request.resourceType() === "image" && asked.add(request.url()))
    const askedFor = (index: number) => {
      const names = new Set([slides[index]?.image, slides[index]?.portrait].map(name => path.parse(name ?? "").name))
      return [...asked].filter(url => names.has(path.parse(new URL(url).pathname).name)).length
    }
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.clock.install()
    await page.goto("/")
    await expect(region(page).getByRole("button", { name: /slide show/ })).toHaveCount(0)
    await page.clock.fastForward(60_000)
    await expectSlide(page, 0)
    expect(askedFor(0)).toBe(1)
    expect(askedFor(1)).toBe(0)
    await press(page, "Next slide")
    await expectSlide(page, 1)
    expect(askedFor(1)).toBe(1)
    expect(askedFor(2)).toBe(0)
    await expect(region(page).locator("[aria-roledescription=slide]")).toHaveCount(slides.length)
  })

  test("links of hidden slides are out of the keyboard's reach", async ({ page }) => {
    await page.goto("/")
    await press(page, "Next slide")
    await expectSlide(page, 1)
    await page.keyboard.press("Tab")
    await expect(region(page).locator("[aria-roledescription=slide]:not([inert])").getByRole("link")).toBeFocused()
    await page.keyboard.press("Tab")
    await expect(region(page).locator(":focus")).toHaveCount(0)
  })

  test("its buttons show their names: at once to the keyboard, and Escape hides them", async ({ page }) => {
    await page.goto("/")
    await press(page, "Next slide")
    await expectSlide(page, 1)
    await hydrated(page)
    const tooltip = page.getByRole("tooltip")
    await page.keyboard.press("Shift+Tab")
    await page.keyboard.press("Tab")
    await expect(tooltip).toHaveText("Next slide")
    await page.keyboard.press("Escape")
    await expect(tooltip).toHaveCount(0)
    await region(page).getByRole("button", { name: "Previous slide" }).hover()
    await expect(tooltip).toHaveText("Previous slide")
    await expect(tooltip).toBeInViewport({ ratio: 1 })
    await page.mouse.move(640, 10)
    await expect(tooltip).toHaveCount(0)
  })
})

test.describe("the questions", () => {
  const [first, second] = categories
  const [one, two] = first?.questions ?? []
  const [other] = second?.questions ?? []
  if (!one || !two || !other)
    throw new Error("The tests need two questions in the first category and one in the second.")
  const answer = (page: Page, { answer: words }: typeof one) =>
    page.getByText(interpolate(words, clinic), { exact: true })

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
      test.use({ javaScriptEnabled })

      test("open one at a time in each category, and close again", async ({ page }) => {
        await page.goto("/faq/")
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

      test("open and close with the keyboard", async ({ page }) => {
        await page.goto("/faq/")
        await page.locator("summary").first().focus()
        await page.keyboard.press("Enter")
        await expect(answer(page, one)).toBeVisible()
        await page.keyboard.press("Space")
        await expect(answer(page, one)).toBeHidden()
      })
    })
})

test.describe("the appointment", () => {
  const service = services.find(({ bookable }) => bookable)?.title ?? ""
  const time: string = data.appointment.timeSlots[0]
  const date = "2099-01-31"

  const fillIn = async (page: Page) => {
    await appointment(page).getByLabel("First name").fill("Rudo")
    await appointment(page).getByLabel("Last name").fill("Moyo")
    await appointment(page).getByLabel("Email").fill("rudo@example.org")
    await appointment(page).getByLabel("Phone").fill("263 77 765 4321")
    await appointment(page).getByLabel("Service type").selectOption(service)
    await appointment(page).getByLabel("Preferred date").fill(date)
    await appointment(page).getByLabel("Preferred time").selectOption(time)
    await appointment(page).getByLabel("Additional notes").fill("Stairs are hard for me.")
  }

  test("is confirmed, sent nowhere and kept nowhere; the toast goes by itself", async ({ page, baseURL }) => {
    const sent: string[] = []
    page.on(
      "request",
      request => (request.method() !== "GET" || !request.url().startsWith(baseURL ?? "")) && sent.push(request.url())
    )
    await page.goto("/appointment/")
    await fillIn(page)
    await book(page).click()
    await expect(confirmation(page)).toContainText(
      `Your appointment for ${service} on ${date} at ${time} has been scheduled. A confirmation email will follow shortly.`
    )
    await expect(appointment(page).getByLabel("First name")).toHaveValue("")
    await expect(appointment(page).getByLabel("Service type")).toHaveValue("")
    const clock = toast(page).getByRole("progressbar", { includeHidden: true })
    await expect(clock).toHaveCSS("animation-duration", "4s")
    await clock.evaluate(element => element.getAnimations().forEach(animation => animation.finish()))
    await expect(confirmation(page)).toHaveCount(0)
    expect(sent).toEqual([])
    expect(page.url()).not.toMatch(/Rudo|Moyo|263/)
    expect(
      await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]))
    ).not.toMatch(/Rudo|Moyo|263/)
  })

  test("refuses a day before today's UTC date at the field, with the day of the visit and not of the build", async ({
    page,
  }) => {
    await page.clock.install({ time: new Date("2031-03-09T22:30:00Z") })
    await page.goto("/appointment/")
    await fillIn(page)
    await appointment(page).getByLabel("Preferred date").fill("2031-03-08")
    await book(page).click()
    const field = appointment(page).getByLabel("Preferred date")
    await expect(field).toHaveAttribute("aria-invalid", "true")
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute("min", "2031-03-09")
    await expect(page.getByRole("alert")).toHaveCount(0)
  })

  test("says what is missing, keeps the rest, and leads to the first faulty field", async ({ page }) => {
    await page.goto("/appointment/")
    await fillIn(page)
    await appointment(page).getByLabel("Last name").fill("")
    await book(page).click()
    await expect(page.getByRole("alert").filter({ hasText: "Missing Information" })).toContainText(
      "Please fill in all required fields"
    )
    await expect(appointment(page).getByLabel("Last name")).toBeFocused()
    await expect(appointment(page).getByLabel("First name")).toHaveValue("Rudo")
    await expect(appointment(page).getByLabel("Preferred time")).toHaveValue(time)
  })

  test("a bookable service in the address is chosen", async ({ page }) => {
    await page.goto(`/appointment/?service=${encodeURIComponent(service)}`)
    await expect(appointment(page).getByLabel("Service type")).toHaveValue(service)
    await book(page).click()
    await expect(page.getByRole("alert")).toBeVisible()
    await expect(appointment(page).getByLabel("Service type")).toHaveValue(service)
  })
})

test.describe("toasts", () => {
  test("are at most three at the bottom right, 356 px wide, and wait while the pointer is over them", async ({
    page,
  }) => {
    await beginVisit(page)
    for (const count of [2, 3]) {
      await book(page).click()
      await expect(toast(page)).toHaveCount(count)
    }
    await toast(page).first().hover()
    await expect(toast(page).first().getByRole("progressbar", { includeHidden: true })).toHaveCSS(
      "animation-play-state",
      "paused"
    )
    await book(page).press("Enter")
    await expect(toast(page)).toHaveCount(3)
    const box = await toast(page).last().boundingBox()
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    expect(box?.width).toBe(356)
    expect(width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(40)
    expect(height - ((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThan(40)
  })

  test("are never wider than a small screen", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await beginVisit(page)
    await expect(toast(page).first()).toBeInViewport({ ratio: 1 })
  })

  test("go when closed", async ({ page }) => {
    await beginVisit(page)
    await page.getByRole("button", { name: "Close notification" }).click()
    await expect(toast(page)).toHaveCount(0)
  })
})

test("an unknown address answers 404, shows the page and says the path on the console", async ({ page }) => {
  const said: string[] = []
  page.on("console", message => said.push(message.text()))
  const response = await page.goto("/no/such/page?x=1")
  expect(response?.status()).toBe(404)
  await expect(page.getByRole("heading", { level: 1, name: "404" })).toBeVisible()
  await expect(page.getByText("Oops! Page not found")).toBeVisible()
  await expect.poll(() => said.filter(text => text.includes("/no/such/page")).length).toBe(1)
  await page.getByRole("link", { name: "Return to Home" }).click()
  await expect(page).toHaveTitle(titleOf("/"))
})

test("the footer names this year, whenever the site was built", async ({ page }) => {
  await page.clock.install({ time: new Date("2041-06-01T12:00:00Z") })
  await beginVisit(page)
  await expect(page.getByRole("contentinfo")).toContainText("© 2041")
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  for (const colorScheme of ["light", "dark"] as const)
    test(`the ${colorScheme} theme is there in the first paint`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto("/about/")
      const colour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number)
      const light = (red + green + blue) / 3
      expect(colorScheme === "dark" ? light < 64 : light > 192).toBe(true)
    })

  test("the first slide is in view", async ({ page }) => {
    await page.goto("/")
    await expect(page.getByRole("heading", { name: slides[0]?.title })).toBeInViewport()
  })

  test("a contact message goes to the forwarder and comes back to a page of ours", async ({ page }) => {
    await page.route("https://formsubmit.co/**", route =>
      route.fulfill({ contentType: "text/html", body: "Thank you" })
    )
    await page.goto("/contact/")
    await page.getByLabel("Full name").fill("Rudo Moyo")
    await page.getByLabel("Email").fill("rudo@example.org")
    await page.getByLabel("Subject").fill("A question")
    await page.getByLabel("Message", { exact: true }).fill("Open on Sunday?")
    const [request] = await Promise.all([
      page.waitForRequest("https://formsubmit.co/**"),
      page.getByRole("button", { name: "Send Message" }).click(),
    ])
    expect(request.method()).toBe("POST")
    expect(request.url()).toBe(`https://formsubmit.co/${clinic.emails.general}`)
    expect(Object.fromEntries(new URLSearchParams(request.postData() ?? ""))).toEqual({
      _captcha: "false",
      _template: "table",
      _next: `${clinic.website}/message-sent/`,
      _honey: "",
      name: "Rudo Moyo",
      email: "rudo@example.org",
      subject: "A question",
      message: "Open on Sunday?",
    })
    await page.goto("/message-sent/")
    await expect(page.getByRole("heading", { level: 1, name: data.contact.messageSent.heading })).toBeVisible()
  })

  test("the appointment says to call instead, and can carry nothing into the address", async ({ page }) => {
    await page.goto("/appointment/")
    await expect(page.getByText(interpolate(data.appointment.byPhone, clinic))).toBeVisible()
    await expect(page.getByRole("button", { name: "Book Appointment" })).toBeHidden()
    await expect(page.locator("form [name]")).toHaveCount(0)
  })
})
