import { appointmentBooked, appointmentRequest } from "../support/appointmentRequest"
import { contactMessage } from "../support/contactMessage"
import { failure, success } from "../support/forwarderAnswers"
import { slideTitles } from "../support/browser/homePage"
import { gatsbyRootId, isHydrated } from "../support/browser/hydrated"
import { getTitle } from "../support/pageHeads"
import { headerLinks } from "../support/browser/siteHeader"
import type { Driver } from "./driver"
import { expect, test } from "./engineTest"
import { press } from "./pointer"

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
const hydrated = (driver: Driver) => expect.poll(() => driver.run(isHydrated, gatsbyRootId)).toBe(true)

/** Types into a text field. */
const fill = async (driver: Driver, id: string, words: string): Promise<void> => {
  await press(driver, `#${id}`)
  await driver.type(words)
  await expect.poll(() => value(driver, id)).toBe(words)
}
/** Sets the value of a date or a list, whose controls are different in every engine. */
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
  if (!title.startsWith("an injected")) expect(site.violations, "violations of the policy").toEqual([])
})

test("client navigation", async ({ driver, site }) => {
  await driver.open(`${site.address}/appointment/`)
  await press(driver, "main form button[type=submit]")
  await expect.poll(() => text(driver, "[role=alert]")).toContain("Missing Information")
  await driver.run(() => Object.assign(window, { stays: "yes" }) && undefined)
  for (const { route, name } of headerLinks) {
    await press(driver, "nav#menu a", name)
    await expect.poll(() => driver.run(() => document.title)).toBe(getTitle(route))
    await expect.poll(() => text(driver, "nav#menu [aria-current=page]")).toBe(name)
  }
  await driver.run(() => history.back())
  await expect.poll(() => driver.run(() => document.title)).toBe(getTitle("/contact/"))
  expect(await driver.run(() => Reflect.get(window, "stays"))).toBe("yes")
})

test("the menu", async ({ driver, site }) => {
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
  // Without React this loads another page. A script that runs meanwhile fails, and runs again.
  await expect(async () => expect(await driver.run(() => document.title)).toBe(getTitle("/services/"))).toPass()
  expect(await shown(driver, "nav#menu")).toBe(false)
})

const label = (index: number) => `Slide ${index + 1}: ${slideTitles[index]}`

test("the carousel", async ({ driver, site }) => {
  const slide = () =>
    driver.run(() =>
      document.querySelector("[aria-roledescription=carousel] [aria-current]")?.getAttribute("aria-label")
    )
  await driver.open(`${site.address}/`)
  await press(driver, "button", "Previous slide")
  await expect.poll(slide).toBe(label(2))
  await expect
    .poll(() => text(driver, "[aria-roledescription=slide]:not([inert], [hidden]) h2"))
    .toBe("Care close to home")
  await press(driver, "button", "Next slide")
  await expect.poll(slide).toBe(label(0))
  await press(driver, "button", label(1))
  await expect.poll(slide).toBe(label(1))
  // A press of the mouse does not stop the rotation, which continues when the mouse leaves.
  await driver.point(5, 5, false)
  await expect.poll(slide).toBe(label(2))
  await press(driver, "button", "Stop the slide show")
  await driver.point(5, 5, false)
  const before = await slide()
  await new Promise(resolve => setTimeout(resolve, 7000))
  expect(await slide()).toBe(before)
})

test("the questions of a category", async ({ driver, site }) => {
  const open = () =>
    driver.run(() =>
      [...document.querySelectorAll("details")].flatMap((answer, index) => (answer.open ? [index] : [])).join()
    )
  await driver.open(`${site.address}/faq/`)
  await press(driver, "summary", "How do I book an appointment?")
  await expect.poll(open).toBe("0")
  await press(driver, "summary", "How far ahead can I book?")
  await expect.poll(open).toBe("1")
  await press(driver, "summary", "How far ahead can I book?")
  await expect.poll(open).toBe("")
})

test("the appointment form", async ({ driver, site }) => {
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
  for (const field of ["email", "phone"] as const) await fill(driver, field, appointmentRequest[field])
  for (const field of ["service", "date", "time"] as const) await choose(driver, field, appointmentRequest[field])
  await press(driver, "main form button[type=submit]")
  await expect.poll(() => text(driver, ".Toastify__toast--success")).toContain(appointmentBooked.text)
  expect(site.forwarder.received).toEqual([])
})

test("a contact message", async ({ driver, site }) => {
  const message = { ...contactMessage, message: "Are you open on Sunday?" }
  site.forwarder.answerWith(failure)
  site.forwarder.received.length = 0
  // All tests of an engine share a tab: an earlier one may have left an unsent message.
  await driver.open(`${site.address}/about/`)
  await driver.run(() => sessionStorage.clear())
  await driver.open(`${site.address}/contact/`)
  for (const [id, words] of Object.entries(message)) await fill(driver, id, words)
  await press(driver, "main form button[type=submit]")
  await expect.poll(() => text(driver, ".Toastify__toast--error")).toContain("Could not send message")
  for (const [id, words] of Object.entries(message)) expect(await value(driver, id)).toBe(words)
  site.forwarder.answerWith(success)
  await press(driver, "main form button[type=submit]")
  await expect.poll(() => text(driver, ".Toastify__toast--success")).toContain("Message Sent!")
  expect(await value(driver, "message")).toBe("")
  expect(site.forwarder.received).toHaveLength(2)
  expect(site.forwarder.received[1]?.body).toMatchObject(message)
})

test("themes", async ({ driver, start, site }) => {
  const lightness = async (browser: Driver) => {
    await browser.open(`${site.address}/about/`)
    const colour = await browser.run(() => getComputedStyle(document.body).backgroundColor)
    return (String(colour).match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part) / 3, 0)
  }
  expect(await lightness(driver)).toBeGreaterThan(192)
  const darkDriver = await start(true)
  try {
    expect(await lightness(darkDriver)).toBeLessThan(64)
  } finally {
    await darkDriver.close()
  }
})

test("an injected script", async ({ driver, site }) => {
  await driver.open(`${site.address}/broken-in/`)
  await expect.poll(() => site.violations.length).toBe(1)
  expect(await driver.run(() => document.title)).toBe(getTitle("/services/"))
})
