import * as fc from "fast-check"
import { readData } from "../support/data"
import { modes } from "../support/forwarderModes"
import type { Driver } from "./driver"
import { expect, test } from "./engineTest"

/** What a press does before React has come, and a short form of the random sequences, in every engine. */

const { slides } = readData()
const count: number = slides.slides.length
const fields = ["name", "email", "subject", "message"] as const
const words = {
  name: "Rudo Moyo",
  email: "rudo@example.org",
  subject: "A question",
  message: "Open on Sunday?",
} as const
const seed = Number(process.env["SEQUENCES_SEED"] ?? 20_261_121)

const text = (driver: Driver, selector: string) =>
  driver.run(wanted => document.querySelector<HTMLElement>(wanted)?.textContent?.trim(), selector)

/** Presses with the mouse what the selector finds, where it is. */
const press = async (driver: Driver, selector: string): Promise<void> => {
  const place = String(
    await driver.run(wanted => {
      const found = document.querySelector(wanted)
      found?.scrollIntoView({ block: "center", behavior: "instant" })
      const { x = 0, y = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {}
      return `${Math.round(x + width / 2)} ${Math.round(y + height / 2)}`
    }, selector)
  )
  const [x = 0, y = 0] = place.split(" ").map(Number)
  await driver.point(x, y, true)
}

/** The marked dot and the slides that can be seen, each counted from 0. */
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

test("a copy succeeds within the press, without React", async ({ driver, site }) => {
  await driver.open(`${site.address}/contact/`)
  // What reached the clipboard cannot be read back in every engine: what was asked for, and when, can be seen.
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

test("a press that waits for React shows it, and takes effect once", async ({ driver, site }) => {
  await driver.open(`${site.address}/contact/`)
  await driver.run(() => {
    document.querySelector<HTMLElement>("main form [type=submit]")?.click()
    return undefined
  })
  await expect.poll(() => text(driver, "[role=alert]")).toContain("Missing Information")
  expect(await driver.run(() => document.querySelectorAll("[role=alert]").length)).toBe(1)
  expect(await driver.run(() => document.querySelectorAll("[aria-busy=true]").length)).toBe(0)
})

test("random presses on the carousel: the marked dot is the visible slide", async ({ driver, site }) => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: -1, max: count }), { minLength: 1, maxLength: 6 }), async choices => {
      await driver.open(`${site.address}/`)
      let index = 0
      for (const choice of choices) {
        if (choice === -1 || choice === count) {
          const step = choice === -1 ? -1 : 1
          await press(driver, `[data-step="${step}"]`)
          index = (index + step + count) % count
        } else {
          await press(driver, `[data-go-to="${choice}"]`)
          index = choice
        }
        await expect.poll(() => shown(driver)).toBe(`${index} ${index}`)
      }
    }),
    { seed, numRuns: 6, endOnFailure: true }
  )
})

test("random visits to the contact form: nothing is lost and nothing is sent twice", async ({ driver, site }) => {
  const success = modes.find(({ values }) => values === "cleared")
  const failure = modes.find(({ answer }) => typeof answer === "object" && answer.status === 500)
  if (!success || !failure) throw new Error("The forwarder needs a success and a failure.")
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...fields, "send", "away and back"), { minLength: 2, maxLength: 6 }),
      fc.boolean(),
      async (steps, works) => {
        site.forwarder.answerAs(works ? success : failure)
        site.forwarder.received.length = 0
        await driver.open(`${site.address}/contact/`)
        await driver.run(() => sessionStorage.clear())
        await driver.open(`${site.address}/about/`)
        await driver.open(`${site.address}/contact/`)
        const values = { name: "", email: "", subject: "", message: "" }
        let sent = 0
        for (const step of steps) {
          if (step === "send") {
            await press(driver, "main form [type=submit]")
            if (fields.every(name => values[name])) {
              sent += 1
              await expect.poll(() => site.forwarder.received.length).toBe(sent)
              if (works) Object.assign(values, { name: "", email: "", subject: "", message: "" })
            } else await expect.poll(() => text(driver, "[role=alert]")).toContain("Missing Information")
          } else if (step === "away and back") {
            // What was typed is in the draft as soon as React is there.
            await expect
              .poll(() => driver.run(() => sessionStorage.getItem("contact-message") !== null))
              .toBe(fields.some(name => values[name]))
            await driver.open(`${site.address}/about/`)
            await driver.open(`${site.address}/contact/`)
          } else if (!values[step]) {
            await press(driver, `#${step}`)
            await driver.type(words[step])
            values[step] = words[step]
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
