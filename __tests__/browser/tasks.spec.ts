import { readFileSync } from "node:fs"
import path from "node:path"
import { type Locator, type Page, expect, test } from "@playwright/test"
import { interpolate } from "../../src/model/placeholders"
import { readLanguageSite } from "../../src/model/readSite"
import { hydrate } from "../../testing/browser/hydrated"
import { nextFrames } from "../../testing/browser/network"
import { homePage } from "../../testing/browser/homePage"
import { serveSite } from "../../testing/browser/serveSite"
import { siteHeader } from "../../testing/browser/siteHeader"
import { readData } from "../../testing/data"
import { getTitle } from "../../testing/pageHeads"
import { enabledRoutes } from "../../testing/routes"
import { contentFolder, sampleSite, secondSite } from "../../testing/sites"

/** Checks that visitors find what they look for on a phone, and the URLs of services, answers and messages. */

const data = readData()
const { home } = data
const languageSite = readLanguageSite(data)
const { clinic } = languageSite

interface Question {
  question: string
  anchor: string
  answer: string
}

const services: { title: string; anchor: string }[] = data.services.services
const questions: Question[] = data.faqs.categories.flatMap((category: { questions: Question[] }) => category.questions)
const [asked, other] = questions
const service = services.at(-3)
if (!asked || !other || !service) throw new Error("The tests need two questions and three services.")

const answerTo = (page: Page, { answer }: Question) =>
  page.getByText(interpolate(answer, languageSite), { exact: true })

/**
 * Expects that the bar at the bottom edge does not cover the link. Asks until it holds, since the heading font may still
 * move the page a little.
 */
const expectAboveBar = (page: Page, link: Locator) =>
  expect
    .poll(async () => {
      const [box, bar] = [await link.boundingBox(), await siteHeader(page).callLink.boundingBox()]
      return box && bar && box.y + box.height <= bar.y
    })
    .toBe(true)

/**
 * Things that visitors look for on a phone: the links to press from the home page on, and the text that they then see
 * without scrolling.
 */
const searches = [
  { sought: "whom to call in an emergency", taps: [], seen: `Call ${clinic.emergency.number}` },
  { sought: "how to become a patient", taps: ["Become a patient"], seen: data.patients.guides[0].intro },
  { sought: "what a visit costs", taps: ["What does it cost?"], seen: data.fees.prices[0].price },
  { sought: "how to get a repeat prescription", taps: ["Repeat a prescription"], seen: data.patients.guides[1].intro },
  { sought: "the way", taps: ["Find the way to us"], seen: data.contact.map.caption },
  { sought: "how to complain", taps: ["Complaints"], seen: data.contact.complaints.heading },
  { sought: "whether the entrance has steps", taps: ["Access to the Building"], seen: "The entrance has no steps." },
]

test.describe("on a phone", { tag: "@fast" }, () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test("at three in the morning the home page says that the clinic is open, and leads to urgent care", async ({
    page,
  }) => {
    // Noon at the clinic, whose time zone is two hours ahead of UTC.
    await page.clock.setFixedTime("2026-12-07T10:00:00Z")
    await page.goto("/")
    const banner = page.getByRole("banner")
    await expect(banner.getByText("We are open now, day and night.", { exact: true })).toBeInViewport()
    await page.clock.setFixedTime("2026-12-07T01:00:00Z")
    await page.reload()
    await expect(banner.getByText("We are open now. Call before you come.", { exact: true })).toBeInViewport()
    const strip = page.getByRole("region", { name: "How to reach us" })
    await expect(strip).toContainText(/Walk-ins Welcome.*24\/7.*At other times, call before you come\./)
    const tasks = page.getByRole("region", { name: home.tasks.heading }).getByRole("link")
    await expect(tasks.first()).toHaveAccessibleName(/^Is it urgent\?/)
    await tasks.first().click()
    await expect(page).toHaveURL("/services/#care")
    const call = page.getByRole("main").getByRole("link", { name: `Call ${clinic.emergency.number}` })
    await expect(call.first()).toBeInViewport({ ratio: 1 })
    await expectAboveBar(page, call.first())
  })

  test("the number can be read wherever Call Now is", async ({ page }) => {
    const { callLink } = siteHeader(page)
    for (const route of enabledRoutes) {
      await page.goto(route)
      for (const width of [320, 360, 390, 640]) {
        await page.setViewportSize({ width, height: 640 })
        const number = callLink.getByText(clinic.phone, { exact: true })
        await expect.soft(number, `${route} at ${width} px`).toBeInViewport({ ratio: 1 })
        const [inner, outer] = [await number.boundingBox(), await callLink.boundingBox()]
        if (!inner || !outer) continue
        expect.soft(inner.x, `${route} at ${width} px`).toBeGreaterThanOrEqual(outer.x + 4)
        expect.soft(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width - 4)
        expect.soft(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height)
      }
    }
  })

  test("the words of a slide that ask to call can be pressed", async ({ page }) => {
    const home = homePage(page)
    const words = home.currentSlide.getByRole("link", { name: "Call us" })
    await home.open()
    await expect(words).toHaveAttribute("href", `tel:${clinic.phone.replaceAll(" ", "")}`)
    await words.click({ trial: true })
    await expect(home.currentSlide.getByRole("link", { name: "Book Appointment" })).toBeVisible()
    await expect(home.currentSlide.getByRole("paragraph")).toHaveText(data.slides.slides[0].subtitle)
    await home.next.click()
    await home.sliderReady()
    await home.previous.click()
    await words.click({ trial: true })
  })

  for (const { sought, taps, seen } of searches)
    test(`two taps at most lead to ${sought}`, async ({ page }) => {
      await page.goto("/")
      for (const name of taps) await page.getByRole("link", { name }).first().click()
      await expect(page.getByText(interpolate(seen, languageSite)).filter({ visible: true }).first()).toBeInViewport()
    })

  test("one tap leads to Get Directions, above the bar at the bottom edge", async ({ page }) => {
    await page.goto("/")
    await page.getByRole("link", { name: "Find the way to us" }).click()
    await expect(page).toHaveURL("/contact/#map")
    const directions = page.locator("#map").getByRole("link", { name: "Get Directions" })
    await expect(directions).toHaveAttribute("href", /^https:\/\/www\.google\.com\/maps\/dir\//)
    await expect(directions).toBeInViewport({ ratio: 1 })
    await expectAboveBar(page, directions)
  })

  test("Book Appointment is on the screen once, and Call Now stays where it is", async ({ page }) => {
    await page.goto("/")
    const { bookLink, callLink } = siteHeader(page)
    const banner = page.getByRole("main").getByRole("link", { name: "Book Appointment", exact: true }).last()
    const whereIsCallNow = async () => (await callLink.boundingBox())?.x
    await expect(bookLink).toBeHidden()
    await expect(callLink).toContainText("Call Now")
    const start = await whereIsCallNow()
    await page.getByRole("heading", { name: home.tasks.heading }).evaluate(heading => heading.scrollIntoView())
    await expect(bookLink).toBeVisible()
    expect(await whereIsCallNow()).toBe(start)
    await banner.scrollIntoViewIfNeeded()
    await expect(bookLink).toBeHidden()
    await hydrate(page)
    await expect(bookLink).toBeHidden()
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click()
    await expect(page).toHaveTitle(getTitle("/about/"))
    await expect(bookLink).toBeVisible()
    await banner.scrollIntoViewIfNeeded()
    await expect(bookLink).toBeHidden()
  })

  test("Book Appointment stays on the screen once when the phone turns, the text grows or a part unfolds", async ({
    page,
  }) => {
    const { bookLink } = siteHeader(page)
    const isInMain = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("main a")].some(link => {
          const { left, top } = link.getBoundingClientRect()
          return (
            link.textContent === "Book Appointment" && link.contains(document.elementFromPoint(left + 24, top + 24))
          )
        })
      )
    const changes = {
      "the phone is turned": () => page.setViewportSize({ width: 640, height: 360 }),
      "the window is low": () => page.setViewportSize({ width: 360, height: 420 }),
      "the window is high": () => page.setViewportSize({ width: 360, height: 900 }),
      "the text is larger": () => page.evaluate(() => (document.documentElement.style.fontSize = "200%")),
      "the text is usual": () => page.evaluate(() => (document.documentElement.style.fontSize = "")),
      "a part unfolds": () => page.locator("main").evaluate(main => (main.style.paddingTop = "1000px")),
      "a part folds": () => page.locator("main").evaluate(main => (main.style.paddingTop = "")),
    }
    for (const route of ["/", "/services/", "/about/"])
      for (const scrollY of [0, 700, 1e6]) {
        await page.setViewportSize({ width: 360, height: 640 })
        await page.goto(route)
        await page.evaluate(top => scrollTo({ top, behavior: "instant" }), scrollY)
        for (const [change, make] of Object.entries(changes)) {
          await make()
          await nextFrames(page)
          expect.soft(await bookLink.isVisible(), `${route} at ${scrollY}: ${change}`).toBe(!(await isInMain()))
        }
      }
  })

  test("the menu calls the clinic where something covers the bar at the bottom edge", async ({ page }) => {
    await page.goto("/")
    const { menuButton, navigation } = siteHeader(page)
    await menuButton.click()
    const call = navigation.getByRole("link", { name: clinic.phone })
    await expect(call).toHaveAttribute("href", /^tel:/)
    const box = await call.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640 - 80)
  })

  test("the offline page begins with the numbers", async ({ page }) => {
    await page.goto("/offline/")
    const main = page.getByRole("main")
    await expect(main.getByRole("heading", { level: 2 }).first()).toHaveText("Phone Numbers")
    await expect(main.getByRole("link", { name: clinic.phone }).first()).toBeInViewport({ ratio: 1 })
  })
})

for (const [name, folder, times] of [
  [
    "sample",
    sampleSite,
    { "2026-12-07T10:00:00Z": "in", "2026-12-07T00:00:00Z": "out", "2026-12-06T10:00:00Z": "out" },
  ],
  // On Monday the clinic closes for lunch.
  ["second clinic", secondSite, { "2026-12-07T08:00:00Z": "in", "2026-12-07T11:00:00Z": "out" }],
] as const)
  test.describe(`on a phone, the ${name}`, { tag: name === "sample" ? "@fast" : [] }, () => {
    test.use({ viewport: { width: 360, height: 640 } })
    const site = serveSite(folder)

    test("has an urgent card that says first what to do now, without React", async ({ page }) => {
      const { urgent } = JSON.parse(readFileSync(path.join(contentFolder(path.basename(folder)), "care.json"), "utf8"))
      const beginnings = { in: urgent.text, out: urgent.otherTimes }
      await page.route(/\.js$/, route => route.abort())
      for (const [moment, state] of Object.entries(times)) {
        await page.clock.setFixedTime(moment)
        await page.goto(`${site.url}/services/`)
        const advice = page.getByRole("region", { name: `${urgent.level}:` }).getByRole("paragraph")
        await expect(advice.filter({ visible: true })).toHaveCount(2)
        // Up to its first placeholder.
        const [beginning] = beginnings[state].split("{")
        await expect(advice.filter({ visible: true }).first()).toContainText(beginning)
      }
    })
  })

test("on a computer the number is readable on the first screen of every page", { tag: "@fast" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const route of enabledRoutes) {
    await page.goto(route)
    await expect
      .soft(page.getByRole("banner").getByText(clinic.phone).filter({ visible: true }), route)
      .toBeInViewport()
  }
})

test("the appointment page has no Book Appointment on a phone, and marks it as the current page on a computer", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto("/appointment/")
  const { bookLink, callLink } = siteHeader(page)
  await expect(callLink).toBeVisible()
  await expect(bookLink).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(bookLink).toHaveAttribute("aria-current", "page")
  await expect(bookLink).toHaveCSS("text-decoration-line", "underline")
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", { tag: "@fast" }, () => {
    test.use({ javaScriptEnabled })

    test("the URL of an answer opens it in view", async ({ page }) => {
      await page.goto(`/faq/#${asked.anchor}`)
      await expect(answerTo(page, asked)).toBeInViewport()
      const question = await page.getByText(asked.question).boundingBox()
      const header = await page.getByRole("navigation", { name: "Main" }).locator("..").boundingBox()
      expect(question?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
      await expect(answerTo(page, other)).toBeHidden()
      // Opens another anchor on the same page.
      await page.goto(`/faq/#${other.anchor}`)
      await expect(answerTo(page, other)).toBeInViewport()
    })

    test("the URL of a service marks it", async ({ page }) => {
      await page.goto(`/services/#${service.anchor}`)
      const card = page.locator(`#${service.anchor}`)
      await expect(card.getByRole("heading", { name: service.title })).toBeInViewport()
      await expect(card).toHaveCSS("outline-style", "solid")
      await expect(page.locator(`#${services[0]?.anchor}`)).toHaveCSS("outline-style", "none")
    })
  })

test("the services page is shared by its URL", async ({ page, context, baseURL }) => {
  const url = `${baseURL}/services/`
  const title = "Our Services"
  const share = page.getByRole("link", { name: `Share: ${title}` })
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (given: object) => {
        Object.assign(window, { given })
        return Promise.resolve()
      },
    })
  })
  await page.goto("/services/")
  await share.click()
  expect(await page.evaluate(() => Reflect.get(window, "given"))).toEqual({ title, url })
  await expect(page).toHaveURL("/services/")
  // Acts as a browser without the Web Share API.
  await page.evaluate(() => {
    Reflect.deleteProperty(navigator, "share")
    Reflect.deleteProperty(Navigator.prototype, "share")
  })
  await share.click()
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toHaveCount(1)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
  // A modified click asks for a new tab. The test opens none, because a page in the background may never load.
  const isNative = await share.evaluate(link => {
    let isLeft = false
    const leave = (event: Event): void => {
      isLeft = !event.defaultPrevented
      event.preventDefault()
    }
    addEventListener("click", leave, { once: true })
    link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true }))
    return isLeft
  })
  expect(isNative).toBe(true)
})
