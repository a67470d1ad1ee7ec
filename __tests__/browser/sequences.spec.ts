import { type Page, expect, test } from "@playwright/test"
import * as fc from "fast-check"
import { type ContactField, contactLabels, contactMessage } from "../support/contactMessage"
import { contactPage } from "../support/browser/contactPage"
import { homePage } from "../support/browser/homePage"
import { gatsbyRootId, isHydrated } from "../support/browser/hydrated"
import { getKeys } from "../support/getKeys"
import { meddlers } from "../support/browser/meddlers"
import { holdScripts } from "../support/browser/network"
import { siteHeader } from "../support/browser/siteHeader"
import { toasts } from "../support/browser/toasts"

/** Random sequences of what visitors, networks and other people’s tools do to the contact form and the carousel. */

// The same random sequences every time, unless these variables ask for others or for more.
const seed = Number(process.env["SEQUENCES_SEED"] ?? 20_261_121)
const factor = Number(process.env["SEQUENCES_FACTOR"] ?? 1)

const fields = getKeys(contactLabels)

interface Model {
  page: "contact" | "home" | "about"
  values: Record<ContactField, string>
  slide: number
  sent: number
  /** Whether scripts are delayed, so that presses wait. */
  held: boolean
  waiting: boolean
  focused: boolean
}

test.use({ serviceWorkers: "block", viewport: { width: 390, height: 844 } })
test.setTimeout(180_000)

const empty = { name: "", email: "", subject: "", message: "" }

// Four parts run in parallel.
for (const part of [1, 2, 3, 4])
  test(`part ${part} of 4`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      reducedMotion: "reduce",
      baseURL,
      viewport: { width: 390, height: 844 },
    })
    let page: Page = await context.newPage()
    const errors: string[] = []
    let messages: unknown[] = []
    let networkWorks = true
    const scripts = await holdScripts(context)

    // Each sequence has another tab.
    const contact = () => contactPage(page)
    const home = () => homePage(page)
    const isComplete = (values: Readonly<Record<ContactField, string>>) =>
      fields.every(field => values[field]) && values.email.includes("@")

    /** The state of the page, in one call. */
    const readState = () =>
      page.evaluate(ids => {
        const button = document.querySelector<HTMLButtonElement>("form[method] [type=submit]")
        return {
          values: ids.map(id => document.querySelector<HTMLInputElement>(`form[method] #${id}`)?.value),
          button: button && (button.disabled ? "sending" : button.ariaBusy === "true" ? "waiting" : "ready"),
          marked: [...document.querySelectorAll("[data-go-to]")].flatMap((dot, index) =>
            dot.getAttribute("aria-current") === "true" ? [index] : []
          ),
          visible: [...document.querySelectorAll("[data-slide]:not([inert], [hidden])")].map(
            slide => Number(slide.getAttribute("data-slide")) - 1
          ),
          focus: document.activeElement === document.body ? "lost" : "kept",
        }
      }, fields)

    const expectModel = async (model: Model) => {
      const { page: at, values, waiting, slide, focused } = model
      await expect
        .poll(async () => (await readState().catch(() => undefined)) ?? "the page is being left", {
          intervals: [20, 50, 100],
        })
        .toMatchObject({
          ...(at === "contact" && {
            values: fields.map(field => values[field]),
            button: waiting ? "waiting" : "ready",
          }),
          ...(at === "home" && { marked: [slide], visible: [slide] }),
          ...(focused && !waiting && { focus: "kept" }),
        })
      expect(messages).toHaveLength(model.sent)
      expect(errors).toEqual([])
    }
    /** What a visitor, the network or another tool does: when it is possible, and what it changes in the model and on the page. */
    const make = (
      name: string,
      check: (model: Readonly<Model>) => boolean,
      run: (model: Model) => Promise<void>
    ): fc.AsyncCommand<Model, object> => ({
      check,
      run: async model => {
        await run(model)
        await expectModel(model)
      },
      toString: () => name,
    })

    /** The effect of a press after hydration: an invalid form focuses its first error, a complete one is sent and answered. */
    const submit = async (model: Model) => {
      if (!isComplete(model.values)) {
        const first = fields.find(
          field => !model.values[field] || (field === "email" && !model.values.email.includes("@"))
        )
        if (first) await expect(contact().control(first)).toBeFocused()
        return
      }
      model.sent += 1
      await expect.poll(() => messages.length).toBe(model.sent)
      expect(messages.at(-1)).toMatchObject(model.values)
      if (networkWorks) {
        model.values = { ...empty }
        await expect(toasts(page).success("Message Sent!").first()).toBeVisible()
      } else await expect(page.getByText(/Your message is still here/)).toBeVisible()
    }

    await context.route("https://formsubmit.co/**", async route => {
      if (route.request().method() === "OPTIONS") return route.fulfill({ status: 204 })
      messages.push(route.request().postDataJSON())
      return networkWorks
        ? route.fulfill({ headers: { "access-control-allow-origin": "*" }, json: { success: "true" } })
        : route.abort("connectionreset")
    })

    const go = (to: Model["page"]) =>
      make(
        `opens ${to}`,
        ({ page: at }) => at !== to,
        async model => {
          if (model.waiting) {
            await scripts.release()
            model.held = false
            await expect(contact().submitButton).not.toHaveAttribute("aria-busy")
            model.waiting = false
            await submit(model)
          }
          await page.goto(to === "home" ? "/" : `/${to}/`, { waitUntil: "domcontentloaded" })
          if (to === "contact" && fields.some(field => model.values[field])) {
            // React brings the draft.
            await scripts.release()
            model.held = false
          }
          model.page = to
          model.slide = 0
          model.focused = false
        }
      )

    const actions: fc.Arbitrary<fc.AsyncCommand<Model, object>>[] = [
      fc.constantFrom(...fields).map(field =>
        make(
          `types ${field}`,
          ({ page: at }) => at === "contact",
          async model => {
            await contact().control(field).fill(contactMessage[field])
            model.focused = true
            model.values = { ...model.values, [field]: contactMessage[field] }
          }
        )
      ),
      fc.constant(
        make(
          "fills in everything",
          ({ page: at, waiting }) => at === "contact" && !waiting,
          async model => {
            await contact().fillIn()
            model.focused = true
            model.values = { ...contactMessage }
          }
        )
      ),
      fc.constantFrom(1, 2).map(times =>
        make(
          `presses send ${times} times`,
          ({ page: at, waiting }) => at === "contact" && !waiting,
          async model => {
            const isReady = await page.evaluate(isHydrated, gatsbyRootId)
            const button = contact().submitButton
            await (times === 1 ? button.click() : button.dblclick())
            model.focused = true
            if (model.held && !isReady) model.waiting = true
            else await submit(model)
          }
        )
      ),
      fc.constant(
        make(
          "the scripts load",
          ({ held }) => held,
          async model => {
            await scripts.release()
            model.held = false
            if (!model.waiting) return
            model.waiting = false
            await submit(model)
          }
        )
      ),
      fc.boolean().map(next =>
        make(
          `the network ${next ? "works" : "fails"}`,
          () => true,
          async () => {
            networkWorks = next
          }
        )
      ),
      fc.constant(
        make(
          "loads the page again, slowly",
          ({ page: at, waiting }) => at !== "about" && !waiting,
          async model => {
            await scripts.release()
            scripts.hold()
            model.held = true
            // With an unsent message, the page asks for the delayed scripts at once, and its load event waits for them.
            await page.reload({ waitUntil: "domcontentloaded" })
            model.slide = 0
            model.focused = false
            // The draft is in the form again after hydration.
            await scripts.release()
            model.held = false
          }
        )
      ),
      fc.constantFrom(1, -1).map(step =>
        make(
          step === 1 ? "next slide" : "previous slide",
          ({ page: at }) => at === "home",
          async model => {
            await home()[step === 1 ? "next" : "previous"].click()
            model.slide = (model.slide + step + 3) % 3
            model.focused = true
          }
        )
      ),
      fc.constantFrom(0, 1, 2).map(index =>
        make(
          `dot ${index + 1}`,
          ({ page: at }) => at === "home",
          async model => {
            await home().dot(index).click()
            model.slide = index
            model.focused = true
          }
        )
      ),
      fc.constant(
        make(
          "opens and closes the menu",
          ({ waiting }) => !waiting,
          async model => {
            const { menuButton, navigation } = siteHeader(page)
            await menuButton.click()
            await expect(navigation).toBeVisible()
            await page.keyboard.press("Escape")
            await expect(navigation).toBeHidden()
            model.focused = true
          }
        )
      ),
      fc.constantFrom(...Object.keys(meddlers)).map(name =>
        make(
          `${name} changes the page`,
          () => true,
          async () => {
            const meddle = new Map(Object.entries(meddlers)).get(name)
            if (meddle) await page.evaluate(meddle)
          }
        )
      ),
      fc.constantFrom("contact", "home", "about").map(to => go(to)),
    ]

    /** Each sequence begins in a new tab. */
    const begin = async (): Promise<{ model: Model; real: object }> => {
      // A new tab has a session storage of its own.
      await page.close()
      page = await context.newPage()
      errors.length = 0
      messages = []
      networkWorks = true
      page.on("pageerror", error => errors.push(error.message))
      page.on("console", message => {
        // The browser itself logs a request that has failed.
        if (message.type() === "error" && !/ERR_CONNECTION_RESET/.test(message.text())) errors.push(message.text())
      })
      await scripts.release()
      scripts.hold()
      await contact().open()
      await expect(contact().form).toBeVisible()
      return {
        model: {
          page: "contact",
          values: { ...empty },
          slide: 0,
          sent: 0,
          held: true,
          waiting: false,
          focused: false,
        },
        real: {},
      }
    }

    await fc.assert(
      fc
        .asyncProperty(fc.commands(actions, { maxCommands: 6, size: "max" }), sequence =>
          fc.asyncModelRun(begin, sequence)
        )
        .afterEach(() => scripts.release()),
      // A failing sequence is shrunk to the shortest that still fails.
      { seed: seed + part, numRuns: 15 * factor, endOnFailure: false, interruptAfterTimeLimit: undefined }
    )
    await context.close()
  })
