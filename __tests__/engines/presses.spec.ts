import * as fc from "fast-check"
import { type ContactField, contactLabels, contactMessage } from "../support/contactMessage"
import { failure, success } from "../support/forwarderAnswers"
import { getKeys } from "../support/getKeys"
import { gatsbyRootId, isHydrated, touchControl } from "../support/browser/hydrated"
import { meddlers } from "../support/browser/meddlers"
import { getTitle } from "../support/pageHeads"
import { enabledRoutes } from "../support/routes"
import type { Driver } from "./driver"
import { expect, test } from "./engineTest"
import { press } from "./pointer"

/** Presses before hydration, and a short version of the random sequences, in every engine. */

const slideCount = 3
const fields = getKeys(contactLabels)
const emptyMessage = (): Record<ContactField, string> => ({ name: "", email: "", subject: "", message: "" })
// Without the line break, which some engines type as a press of Enter.
const message = { ...contactMessage, message: "Are you open on Sunday?" }
const seed = Number(process.env["SEQUENCES_SEED"] ?? 20_261_121)

const text = (driver: Driver, selector: string) =>
  driver.run(wanted => document.querySelector<HTMLElement>(wanted)?.textContent?.trim(), selector)

/** The marked dot and the visible slides, counted from 0. */
const shown = (driver: Driver) =>
  driver.run(() => {
    const marked = [...document.querySelectorAll("[data-go-to]")].findIndex(
      dot => dot.getAttribute("aria-current") === "true"
    )
    const visible = [
      ...document.querySelectorAll(".slick-slide:not(.slick-cloned) [data-slide], section > div > [data-slide]"),
    ]
      .filter(slide => !slide.matches("[hidden], [inert]"))
      .map(slide => Number(slide.getAttribute("data-slide")) - 1)
    return `${marked} ${visible.join()}`
  })

/** Makes the page load React as a touch of a control does, and waits until it has hydrated the page. */
const hydrate = async (driver: Driver): Promise<void> => {
  await driver.run(touchControl)
  await expect.poll(() => driver.run(isHydrated, gatsbyRootId)).toBe(true)
}

test("a copy button works without React", async ({ driver, site }) => {
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

test("a press that waits for React takes effect once", async ({ driver, site }) => {
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
    test(`every page stays and leads on when ${name} changes it ${isReactFirst ? "after" : "before"} React`, async ({
      driver,
      site,
    }) => {
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

  test(`what was typed survives ${name}, and is sent`, async ({ driver, site }) => {
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

test("the carousel shows the marked slide in random sequences of presses", async ({ driver, site }) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: -1, max: slideCount }), { minLength: 1, maxLength: 6 }),
      async choices => {
        await driver.open(`${site.address}/`)
        let index = 0
        for (const choice of choices) {
          if (choice === -1 || choice === slideCount) {
            const step = choice === -1 ? -1 : 1
            await press(driver, `[data-step="${step}"]`)
            index = (index + step + slideCount) % slideCount
          } else {
            await press(driver, `[data-go-to="${choice}"]`)
            index = choice
          }
          await expect.poll(() => shown(driver)).toBe(`${index} ${index}`)
        }
      }
    ),
    { seed, numRuns: 6, endOnFailure: true }
  )
})

test("the contact form loses no text and sends nothing twice in random sequences", async ({ driver, site }) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...fields, "send", "away and back"), { minLength: 2, maxLength: 6 }),
      fc.boolean(),
      async (steps, works) => {
        site.forwarder.answerWith(works ? success : failure)
        site.forwarder.received.length = 0
        await driver.open(`${site.address}/contact/`)
        await driver.run(() => sessionStorage.clear())
        await driver.open(`${site.address}/about/`)
        await driver.open(`${site.address}/contact/`)
        let values = emptyMessage()
        let sent = 0
        for (const step of steps) {
          if (step === "send") {
            await press(driver, "main form [type=submit]")
            if (fields.every(name => values[name])) {
              sent += 1
              await expect.poll(() => site.forwarder.received.length).toBe(sent)
              if (works) values = emptyMessage()
            } else await expect.poll(() => text(driver, "[role=alert]")).toContain("Missing Information")
          } else if (step === "away and back") {
            // The draft has the text after hydration.
            await expect
              .poll(() => driver.run(() => sessionStorage.getItem("contact-message") !== null))
              .toBe(fields.some(name => values[name]))
            await driver.open(`${site.address}/about/`)
            await driver.open(`${site.address}/contact/`)
          } else if (!values[step]) {
            await press(driver, `#${step}`)
            await driver.type(message[step])
            values[step] = message[step]
          }
          for (const name of fields)
            await expect
              .poll(() => driver.run(id => document.querySelector<HTMLInputElement>(`#${id}`)?.value, name))
              .toBe(values[name])
        }
        expect(site.forwarder.received).toHaveLength(sent)
      }
    ),
    { seed, numRuns: 4, endOnFailure: true }
  )
})
