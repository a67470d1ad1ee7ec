import type { PagePath } from "../../src/content/pages"
import { interpolate } from "../../src/content/placeholders"
import { navLinks } from "../../src/layout/links"
import { readData } from "../support/data"
import { modes } from "../support/forwarderModes"
import { indexedPages } from "../support/routes"
import type { Driver } from "./driver"
import { expect, test } from "./engineTest"

const data = readData()
const { clinic } = data
const slides: { title: string }[] = data.slides.slides
const titleOf = (route: PagePath): string => {
  const files = indexedPages.find(({ path }) => path === route)?.data
  if (!files) throw new Error(`${route} is no page with a title in data/.`)
  const title = interpolate(data[files[0]].head.title, clinic)
  return route === "/" ? `${clinic.name}: ${title}` : `${title} | ${clinic.name}`
}

/** Where the middle of the first visible element of this name is in the window, after scrolling there if wanted; else nothing. */
const middle = (selector: string, name: string, scroll: string): string | undefined => {
  const found = [...document.querySelectorAll(selector)].find(
    element =>
      (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().startsWith(name) &&
      element.getClientRects().length > 0 &&
      !element.closest("[inert]")
  )
  if (!found) return undefined
  if (scroll) found.scrollIntoView({ block: "center", behavior: "instant" })
  const { x, y, width, height } = found.getBoundingClientRect()
  return `${Math.round(x + width / 2)} ${Math.round(y + height / 2)}`
}

const reach = async (driver: Driver, selector: string, name: string, press: boolean): Promise<void> => {
  let place = ""
  await expect(async () => {
    place = String(await driver.run(middle, selector, name, "scroll"))
    expect(place, `${selector} ${name}`).toMatch(/^\d+ \d+$/)
    // The focus on a faulty field scrolls smoothly, and may still be on its way.
    await new Promise(resolve => setTimeout(resolve, 100))
    expect(await driver.run(middle, selector, name, "")).toBe(place)
  }).toPass({ timeout: 20_000 })
  const [x = 0, y = 0] = place.split(" ").map(Number)
  await driver.point(x, y, press)
}
const press = (driver: Driver, selector: string, name = ""): Promise<void> => reach(driver, selector, name, true)

const text = (driver: Driver, selector: string) =>
  driver.run(
    wanted => [...document.querySelectorAll<HTMLElement>(wanted)].map(element => element.innerText.trim()).join("|"),
    selector
  )
const value = (driver: Driver, id: string) =>
  driver.run(wanted => document.querySelector<HTMLInputElement>(`#${wanted}`)?.value, id)
const shown = (driver: Driver, selector: string) =>
  driver.run(
    wanted => [...document.querySelectorAll(wanted)].some(element => element.getClientRects().length > 0),
    selector
  )
const focused = (driver: Driver) =>
  driver.run(() => document.activeElement?.id || document.activeElement?.textContent?.trim())
const hydrated = (driver: Driver) =>
  expect
    .poll(() =>
      driver.run(() =>
        Object.keys(document.querySelector("#gatsby-focus-wrapper") ?? {}).some(key => key.startsWith("__reactFiber"))
      )
    )
    .toBe(true)

/** Fills in a field as a visitor's hand does where it can be typed; dates and lists look different in every engine. */
const fill = async (driver: Driver, id: string, words: string): Promise<void> => {
  await press(driver, `#${id}`)
  await driver.type(words)
  await expect.poll(() => value(driver, id)).toBe(words)
}
const choose = (driver: Driver, id: string, choice: string) =>
  driver.run(
    (wanted, chosen) => {
      const control = document.querySelector<HTMLInputElement>(`#${wanted}`)
      if (!control) return
      // React listens to the change, not to the property it has itself put on the element.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, chosen)
      for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }))
    },
    id,
    choice
  )

const wide = { width: 1280, height: 900 }
const narrow = { width: 460, height: 850 }

test.beforeEach(async ({ driver, site }) => {
  site.violations.length = 0
  site.forwarder.received.length = 0
  await driver.resize(wide.width, wide.height)
})

test.afterEach(({ site }, { title }) => {
  if (!title.startsWith("an injected")) expect(site.violations, "what the policy refused").toEqual([])
})

test("title and mark follow when links are chosen within the site", async ({ driver, site }) => {
  await driver.open(`${site.address}/appointment/`)
  await press(driver, "main form button[type=submit]")
  await expect.poll(() => text(driver, "[role=alert]")).toContain("Missing Information")
  await driver.run(() => Object.assign(window, { stays: "yes" }) && undefined)
  for (const { to, name } of navLinks) {
    await press(driver, "nav#menu a", name)
    await expect.poll(() => driver.run(() => document.title)).toBe(titleOf(to))
    await expect.poll(() => text(driver, "nav#menu [aria-current=page]")).toBe(name)
  }
  await driver.run(() => history.back())
  await expect.poll(() => driver.run(() => document.title)).toBe(titleOf("/contact/"))
  expect(await driver.run(() => Reflect.get(window, "stays"))).toBe("yes")
})

test("the menu opens, and closes on Escape and on a press outside, with the focus back", async ({ driver, site }) => {
  await driver.resize(narrow.width, narrow.height)
  await driver.open(`${site.address}/about/`)
  expect(await shown(driver, "nav#menu")).toBe(false)
  await press(driver, "header button", "Menu")
  await expect.poll(() => shown(driver, "nav#menu")).toBe(true)
  await driver.key("Escape")
  await expect.poll(() => shown(driver, "nav#menu")).toBe(false)
  await expect.poll(() => focused(driver)).toBe("Menu")
  await press(driver, "header button", "Menu")
  await expect.poll(() => shown(driver, "nav#menu")).toBe(true)
  await driver.point(narrow.width / 2, narrow.height - 200, true)
  await expect.poll(() => shown(driver, "nav#menu")).toBe(false)
  await expect.poll(() => focused(driver)).toBe("Menu")
  await press(driver, "header button", "Menu")
  await press(driver, "nav#menu a", "Services")
  // Without React this is a new page: a question asked while it comes fails, and is asked again.
  await expect(async () => expect(await driver.run(() => document.title)).toBe(titleOf("/services/"))).toPass()
  expect(await shown(driver, "nav#menu")).toBe(false)
})

test("the carousel turns both ways, wraps, and is paused and started", async ({ driver, site }) => {
  const slide = () =>
    driver.run(() =>
      document.querySelector("[aria-roledescription=carousel] [aria-current]")?.getAttribute("aria-label")
    )
  const label = (index: number) => `Slide ${index + 1}: ${slides[index]?.title}`
  const last = slides.length - 1
  await driver.open(`${site.address}/`)
  await press(driver, "button", "Previous slide")
  await expect.poll(slide).toBe(label(last))
  await expect.poll(() => text(driver, "[aria-roledescription=slide]:not([inert]) h2")).toBe(slides[last]?.title)
  await press(driver, "button", "Next slide")
  await expect.poll(slide).toBe(label(0))
  await press(driver, "button", label(1))
  await expect.poll(slide).toBe(label(1))
  // The mouse has pressed, and the show goes on as soon as it leaves.
  await driver.point(5, 5, false)
  await expect.poll(slide).toBe(label(2 % slides.length))
  await press(driver, "button", "Stop the slide show")
  await driver.point(5, 5, false)
  const before = await slide()
  await new Promise(resolve => setTimeout(resolve, 7000))
  expect(await slide()).toBe(before)
})

test("one question of a category is open at a time", async ({ driver, site }) => {
  const open = () =>
    driver.run(() =>
      [...document.querySelectorAll("details")].flatMap((answer, index) => (answer.open ? [index] : [])).join()
    )
  await driver.open(`${site.address}/faq/`)
  await press(driver, "summary", data.faqs.categories[0].questions[0].question)
  await expect.poll(open).toBe("0")
  await press(driver, "summary", data.faqs.categories[0].questions[1].question)
  await expect.poll(open).toBe("1")
  await press(driver, "summary", data.faqs.categories[0].questions[1].question)
  await expect.poll(open).toBe("")
})

test("the appointment says what is missing, keeps what was typed before React came, and is confirmed", async ({
  driver,
  site,
}) => {
  const service: string = data.services.services.find(({ bookable }: { bookable: boolean }) => bookable).title
  const time: string = data.appointment.timeSlots[0]
  await driver.open(`${site.address}/appointment/`)
  await driver.run(() => Object.assign(document.querySelector("#firstName") ?? {}, { value: "Rudo" }) && undefined)
  await fill(driver, "lastName", "Moyo")
  await hydrated(driver)
  await press(driver, "main form button[type=submit]")
  await expect.poll(() => text(driver, "[role=alert]")).toContain("Please fill in all required fields")
  await expect.poll(() => focused(driver)).toBe("email")
  expect(await driver.run(() => [...document.querySelectorAll("[aria-invalid=true]")].map(({ id }) => id).join())).toBe(
    "email,phone,service,date,time"
  )
  expect([await value(driver, "firstName"), await value(driver, "lastName")]).toEqual(["Rudo", "Moyo"])
  await fill(driver, "email", "rudo@example.org")
  await fill(driver, "phone", "263 77 765 4321")
  await choose(driver, "service", service)
  await choose(driver, "date", "2099-01-31")
  await choose(driver, "time", time)
  await press(driver, "main form button[type=submit]")
  await expect
    .poll(() => text(driver, ".Toastify__toast--success"))
    .toContain(`Your appointment for ${service} on 2099-01-31 at ${time} has been scheduled.`)
  expect(site.forwarder.received).toEqual([])
})

test("a contact message that fails is kept and said so; sent again it arrives once", async ({ driver, site }) => {
  const message = { name: "Rudo Moyo", email: "rudo@example.org", subject: "A question", message: "Open on Sunday?" }
  const succeeds = modes.find(({ values }) => values === "cleared")
  const fails = modes.find(({ answer }) => typeof answer === "object" && answer.status === 500)
  if (!succeeds || !fails) throw new Error("The forwarder needs a success and a failure.")
  site.forwarder.answerAs(fails)
  await driver.open(`${site.address}/contact/`)
  for (const [id, words] of Object.entries(message)) await fill(driver, id, words)
  await press(driver, "main form button[type=submit]")
  await expect.poll(() => text(driver, ".Toastify__toast--error")).toContain("Could not send message")
  for (const [id, words] of Object.entries(message)) expect(await value(driver, id)).toBe(words)
  site.forwarder.answerAs(succeeds)
  await press(driver, "main form button[type=submit]")
  await expect.poll(() => text(driver, ".Toastify__toast--success")).toContain("Message Sent!")
  expect(await value(driver, "message")).toBe("")
  expect(site.forwarder.received).toHaveLength(2)
  expect(site.forwarder.received[1]?.body).toMatchObject(message)
})

test("the theme is the visitor's", async ({ driver, start, site }) => {
  const lightness = async (browser: Driver) => {
    await browser.open(`${site.address}/about/`)
    const colour = await browser.run(() => getComputedStyle(document.body).backgroundColor)
    return (String(colour).match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part) / 3, 0)
  }
  expect(await lightness(driver)).toBeGreaterThan(192)
  const night = await start(true)
  try {
    expect(await lightness(night)).toBeLessThan(64)
  } finally {
    await night.close()
  }
})

test("an injected inline script does not run", async ({ driver, site }) => {
  await driver.open(`${site.address}/broken-in/`)
  await expect.poll(() => site.violations.length).toBe(1)
  expect(await driver.run(() => document.title)).toBe(titleOf("/services/"))
})
