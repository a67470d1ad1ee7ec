import { contactLabels, contactMessage } from "../support/contactMessage"
import { success } from "../support/forwarderAnswers"
import { getKeys } from "../support/getKeys"
import { gatsbyRootId, isHydrated, touchControl } from "../support/browser/hydrated"
import { meddlers } from "../support/browser/meddlers"
import { getTitle } from "../support/pageHeads"
import { enabledRoutes } from "../support/routes"
import type { Driver } from "./driver"
import { expect, test } from "./engineTest"
import { press } from "./pointer"

/** Presses before hydration, and pages that others change, in every engine. */

const fields = getKeys(contactLabels)
// Without the line break, which some engines type as a press of Enter.
const message = { ...contactMessage, message: "Are you open on Sunday?" }

const text = (driver: Driver, selector: string) =>
  driver.run(wanted => document.querySelector<HTMLElement>(wanted)?.textContent?.trim(), selector)

/** Makes the page load React as a touch of a control does, and waits until it has hydrated the page. */
const hydrate = async (driver: Driver): Promise<void> => {
  await driver.run(touchControl)
  await expect.poll(() => driver.run(isHydrated, gatsbyRootId)).toBe(true)
}

test("a copy button without React", async ({ driver, site }) => {
  await driver.open(`${site.address}/contact/`)
  // Not every engine can read the clipboard, so the call is recorded instead.
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

test("a press that waits for React", async ({ driver, site }) => {
  await driver.open(`${site.address}/contact/`)
  await driver.run(() => {
    document.querySelector<HTMLElement>("main form [type=submit]")?.click()
    return undefined
  })
  await expect.poll(() => text(driver, "[role=alert]")).toContain("Missing Information")
  expect(await driver.run(() => document.querySelectorAll("[role=alert]").length)).toBe(1)
  expect(await driver.run(() => document.querySelectorAll("[aria-busy=true]").length)).toBe(0)
})

for (const [name, meddle] of Object.entries(meddlers)) {
  for (const isReactFirst of [false, true])
    test(`every page with ${name} ${isReactFirst ? "after" : "before"} React`, async ({ driver, site }) => {
      await driver.resize(1280, 900)
      // The offline page needs no React.
      for (const route of enabledRoutes.filter(path => path !== "/offline/")) {
        await driver.open(`${site.address}${route}`)
        await driver.run(() => {
          addEventListener("error", ({ message: failure }) => Object.assign(window, { failure }))
          return undefined
        })
        if (isReactFirst) await hydrate(driver)
        await driver.run(meddle)
        const words = String(await text(driver, "main"))
        await hydrate(driver)
        expect(String(await text(driver, "main")).length, route).toBeGreaterThan(words.length * 0.9)
        expect(await text(driver, "[role=alert]"), route).toBeFalsy()
        await press(driver, "nav#menu a", "FAQ")
        await expect.poll(() => driver.run(() => document.title)).toBe(getTitle("/faq/"))
        expect(await text(driver, "h1"), route).toBe("Frequently Asked Questions")
        expect(await driver.run(() => Reflect.get(window, "failure")), route).toBeFalsy()
      }
    })

  test(`a message with ${name}`, async ({ driver, site }) => {
    site.forwarder.answerWith(success)
    site.forwarder.received.length = 0
    await driver.resize(1280, 900)
    // Without the draft of another test.
    await driver.open(`${site.address}/about/`)
    await driver.run(() => sessionStorage.clear())
    await driver.open(`${site.address}/contact/`)
    await driver.run(meddle)
    for (const field of fields) {
      await press(driver, `#${field}`)
      await driver.type(message[field])
    }
    await press(driver, "main form [type=submit]")
    await expect.poll(() => text(driver, ".Toastify__toast--success")).toContain("Message Sent!")
    expect(site.forwarder.received).toHaveLength(1)
    await press(driver, "nav#menu a", "FAQ")
    await expect.poll(() => driver.run(() => document.title)).toBe(getTitle("/faq/"))
  })
}
