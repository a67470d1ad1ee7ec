import { contactMessage } from "../../testing/contactMessage"
import { readData } from "../../testing/data"
import { failure, success } from "../../testing/forwarderAnswers"
import { slideTitles } from "../../testing/browser/homePage"
import { gatsbyRootId, isHydrated, touchControl } from "../../testing/browser/hydrated"
import { meddlers } from "../../testing/browser/meddlers"
import { getTitle } from "../../testing/pageHeads"
import { headerLinks } from "../../testing/browser/siteHeader"
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
/** Returns whether a link with this text can be seen. Runs in the page. */
const findShown = (selector: string, name: string): boolean =>
  [...document.querySelectorAll<HTMLElement>(selector)].some(
    link => link.innerText.trim() === name && link.getBoundingClientRect().width > 0
  )
const focused = (driver: Driver) =>
  driver.run(() => document.activeElement?.id || document.activeElement?.textContent?.trim())
/** Makes the page load React, as touching a control does, and waits until React has hydrated the page. */
const hydrate = async (driver: Driver): Promise<void> => {
  await driver.run(touchControl)
  await expect.poll(() => driver.run(isHydrated, gatsbyRootId)).toBe(true)
}

/** Types into a text field. */
const fill = async (driver: Driver, id: string, words: string): Promise<void> => {
  await press(driver, `#${id}`)
  await driver.type(words)
  await expect.poll(() => value(driver, id)).toBe(words)
}
const wide = { width: 1280, height: 900 }
const narrow = { width: 460, height: 850 }

test.beforeEach(async ({ driver, site }) => {
  site.violations.length = 0
  site.forwarder.received.length = 0
  await driver.resize(wide.width, wide.height)
})

test.afterEach(({ site }) => expect(site.violations, "violations of the policy").toEqual([]))

test("shows the next page without loading it anew", async ({ driver, site }) => {
  await driver.open(`${site.url}/appointment/`)
  await hydrate(driver)
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

test("the menu opens and closes", async ({ driver, site }) => {
  await driver.resize(narrow.width, narrow.height)
  await driver.open(`${site.url}/about/`)
  if (!(await driver.run(() => "popover" in HTMLElement.prototype))) {
    // Without popovers, the links are in a row below the name (docs/browsers.md).
    for (const { name } of headerLinks) expect(await driver.run(findShown, "nav#menu a", name), name).toBe(true)
    return
  }
  expect(await shown(driver, "nav#menu")).toBe(false)
  for (const close of [() => driver.key("Escape"), () => driver.point(narrow.width / 2, narrow.height - 200, true)]) {
    await press(driver, "header button", "Menu")
    await expect.poll(() => shown(driver, "nav#menu")).toBe(true)
    await close()
    await expect.poll(() => shown(driver, "nav#menu")).toBe(false)
    await expect.poll(() => focused(driver)).toBe("Menu")
  }
  await press(driver, "header button", "Menu")
  await press(driver, "nav#menu a", "Services")
  // Without React this loads another page. A script fails if it runs during that, and is run again.
  await expect(async () => expect(await driver.run(() => document.title)).toBe(getTitle("/services/"))).toPass()
  expect(await shown(driver, "nav#menu")).toBe(false)
})

const label = (index: number) => `Slide ${index + 1}: ${slideTitles[index]}`

test("the carousel shows the slide that is chosen", async ({ driver, site }) => {
  const slide = () =>
    driver.run(() =>
      document.querySelector("[aria-roledescription=carousel] [aria-current=true]")?.getAttribute("aria-label")
    )
  await driver.open(`${site.url}/`)
  for (const [name, shown] of [
    ["Previous slide", 2],
    ["Next slide", 0],
    [label(1), 1],
  ] as const) {
    await press(driver, "button", name)
    await expect.poll(slide).toBe(label(shown))
  }
  // A mouse press does not stop the rotation, which continues when the mouse leaves.
  await driver.point(5, 5, false)
  await expect.poll(slide).toBe(label(2))
})

test("one question of a category is open at a time", async ({ driver, site }) => {
  const open = () =>
    driver.run(() =>
      [...document.querySelectorAll("details")].flatMap((answer, index) => (answer.open ? [index] : [])).join()
    )
  await driver.open(`${site.url}/faq/`)
  await press(driver, "summary", "How do I book an appointment?")
  await expect.poll(open).toBe("0")
  await press(driver, "summary", "How far ahead can I book?")
  await expect.poll(open).toBe("1")
  await press(driver, "summary", "How far ahead can I book?")
  await expect.poll(open).toBe("")
})

test("the URL of an answer opens it in view", async ({ driver, site }) => {
  const [, { questions }] = readData().faqs.categories
  const isOpenInView = (anchor: string) =>
    driver.run(id => {
      const details = document.getElementById(id)?.closest("details")
      const { top = -1 } = details?.getBoundingClientRect() ?? {}
      return details?.open && top >= 0 && top < innerHeight
    }, anchor)
  const [first, second] = questions
  // Another page first: if this one is open already, a new hash loads nothing.
  await driver.open(`${site.url}/about/`)
  await driver.open(`${site.url}/faq/#${first.anchor}`)
  await expect.poll(() => isOpenInView(first.anchor)).toBe(true)
  // Another link of the same page.
  await driver.run(anchor => {
    location.hash = anchor
    return undefined
  }, second.anchor)
  await expect.poll(() => isOpenInView(second.anchor)).toBe(true)
})

test("a copy button copies without React", async ({ driver, site }) => {
  await driver.open(`${site.url}/contact/`)
  // Not every engine can read the clipboard, so the call to write to it is recorded instead.
  await driver.run(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: {
        writeText: (written: string) => {
          document.title = `${window.event?.type}: ${written}`
          return Promise.resolve()
        },
      },
    })
    return undefined
  })
  await press(driver, "[data-copy]:last-of-type")
  await expect.poll(() => text(driver, "#announcer")).toBe("Copied")
  expect(String(await driver.run(() => document.title))).toMatch(/^click: ./)
  expect(await driver.run(() => document.querySelectorAll("script[src]").length)).toBe(0)
})

test("a press that waits for React is answered once", async ({ driver, site }) => {
  await driver.open(`${site.url}/contact/`)
  await driver.run(() => document.querySelector<HTMLElement>("main form [type=submit]")?.click())
  await expect.poll(() => text(driver, "[role=alert]")).toContain("Missing Information")
  expect(await driver.run(() => document.querySelectorAll("[role=alert]").length)).toBe(1)
  expect(await driver.run(() => document.querySelectorAll("[aria-busy=true]").length)).toBe(0)
})

test("sends a contact message while a translator changes the page", async ({ driver, site }) => {
  // The message is typed before React has loaded. It has no line break, because some engines type that as Enter.
  const message = { ...contactMessage, message: "Are you open on Sunday?" }
  site.forwarder.answerWith(failure)
  // All tests of an engine share a tab, and an earlier run may have left a message.
  await driver.open(`${site.url}/about/`)
  await driver.run(() => sessionStorage.clear())
  await driver.open(`${site.url}/contact/`)
  await driver.run(meddlers["a translator"])
  for (const [id, words] of Object.entries(message)) await fill(driver, id, words)
  await press(driver, "main form button[type=submit]")
  await expect.poll(() => text(driver, ".Toastify__toast--error")).toContain("Could not send message")
  for (const [id, words] of Object.entries(message)) expect(await value(driver, id)).toBe(words)
  // The button moves when the alternatives for sending appear.
  await expect.poll(() => text(driver, "main form")).toContain("Send this by email instead")
  site.forwarder.answerWith(success)
  await press(driver, "main form button[type=submit]")
  await expect.poll(() => text(driver, ".Toastify__toast--success")).toContain("Message Sent!")
  expect(await value(driver, "message")).toBe("")
  expect(site.forwarder.received).toHaveLength(2)
  expect(site.forwarder.received[1]?.body).toMatchObject(message)
})

test("sends an email address with a letter that is none of ASCII", async ({ driver, site }) => {
  site.forwarder.answerWith(success)
  await driver.open(`${site.url}/about/`)
  await driver.run(() => sessionStorage.clear())
  await driver.open(`${site.url}/contact/`)
  for (const id of ["name", "subject", "message"] as const) await fill(driver, id, "Bücher")
  // The value is not read back, because engines report different values for such an address.
  await press(driver, "#email")
  await driver.type("rudo@bücher.example")
  await press(driver, "main form button[type=submit]")
  await expect.poll(() => text(driver, ".Toastify__toast--success")).toContain("Message Sent!")
  expect(site.forwarder.received[0]?.body).toMatchObject({ name: "Bücher", email: "rudo@xn--bcher-kva.example" })
})
