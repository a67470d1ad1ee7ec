import { type Page, expect, test } from "@playwright/test"
import * as fc from "fast-check"
import { contactPage } from "../../testing/browser/contactPage"
import { gatsbyRootId, isHydrated } from "../../testing/browser/hydrated"
import { meddlers } from "../../testing/browser/meddlers"
import { holdRequests } from "../../testing/browser/network"
import { toasts } from "../../testing/browser/toasts"
import { type ContactField, contactLabels, contactMessage } from "../../testing/contactMessage"
import { getKeys } from "../../testing/getKeys"

/** Checks the contact form with random sequences of actions by visitors, networks and third-party tools. */

// The random sequences are the same on every run, unless these variables set another seed or more sequences.
const seed = Number(process.env["TEST_SEED"] ?? 20_261_121)
const factor = Number(process.env["SEQUENCES_FACTOR"] ?? 1)

const fields = getKeys(contactLabels)
const empty: Readonly<Record<ContactField, string>> = { name: "", email: "", subject: "", message: "" }

/** Expected state of the page. */
interface Model {
  values: Record<ContactField, string>
  sent: number
  networkWorks: boolean
  /** Whether scripts are delayed, so that a press has to wait. */
  isDelayed: boolean
  waiting: boolean
}

test.use({ serviceWorkers: "block" })
test.setTimeout(300_000 * factor)
test.beforeAll(() => console.log(`Random sequences with TEST_SEED=${seed}`))

/** Reads the state that the page shows, in a single call. */
const readState = (page: Page) =>
  page.evaluate(ids => {
    const button = document.querySelector<HTMLButtonElement>("form[method] [type=submit]")
    return {
      values: ids.map(id => document.querySelector<HTMLInputElement>(`form[method] #${id}`)?.value),
      button: button && (button.disabled ? "sending" : button.ariaBusy === "true" ? "waiting" : "ready"),
    }
  }, fields)

// The parts run in parallel.
for (const part of [1, 2])
  test(`any sequence of acts on the contact form leads to its expected state (part ${part} of 2)`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ reducedMotion: "reduce", baseURL })
    const scripts = await holdRequests(context)
    // Each sequence has its own tab, and thus its own session storage.
    let page: Page = await context.newPage()
    let messages: unknown[] = []
    let errors: string[] = []
    let model: Model

    await context.route("https://formsubmit.co/**", async route => {
      if (route.request().method() === "OPTIONS") return route.fulfill({ status: 204 })
      messages.push(route.request().postDataJSON())
      return model.networkWorks
        ? route.fulfill({ headers: { "access-control-allow-origin": "*" }, json: { success: "true" } })
        : route.abort("connectionreset")
    })

    const begin = async () => {
      await page.close()
      page = await context.newPage()
      page.on("pageerror", error => errors.push(error.message))
      messages = []
      errors = []
      model = { values: { ...empty }, sent: 0, networkWorks: true, isDelayed: true, waiting: false }
      await scripts.release()
      scripts.hold()
      await contactPage(page).open()
      await expect(contactPage(page).form).toBeVisible()
    }

    /**
     * Expects the effect of a press after hydration: an invalid form focuses its first error, a complete one is sent
     * and answered.
     */
    const submit = async () => {
      const missing = fields.find(field => !model.values[field])
      if (missing) {
        await expect(contactPage(page).control(missing)).toBeFocused()
        return
      }
      model.sent += 1
      await expect.poll(() => messages.length).toBe(model.sent)
      expect(messages.at(-1)).toMatchObject(model.values)
      if (model.networkWorks) {
        model.values = { ...empty }
        await expect(toasts(page).success("Message Sent!").first()).toBeVisible()
      } else await expect(page.getByText(/Your message is still here/)).toBeVisible()
    }

    /** Releases the delayed scripts, and expects the effect of a press that has waited for them. */
    const release = async () => {
      await scripts.release()
      model.isDelayed = false
      if (!model.waiting) return
      model.waiting = false
      await submit()
    }

    /** Loads the page again while its scripts are slow. Hydration restores the draft. */
    const comeBackSlowly = async () => {
      await scripts.release()
      scripts.hold()
      // With an unsent message the page requests the delayed scripts at once, and its load event waits for them.
      await page.goto("/contact/", { waitUntil: "domcontentloaded" })
      await release()
    }

    const pressSend = async (clickCount: number) => {
      const isReady = await page.evaluate(isHydrated, gatsbyRootId)
      await contactPage(page).submitButton.click({ clickCount })
      if (model.isDelayed && !isReady) model.waiting = true
      else await submit()
    }

    /** Actions that are possible at any time. */
    const actions: Record<string, () => Promise<unknown>> = {
      "the scripts load": release,
      "the network works": async () => (model.networkWorks = true),
      "the network fails": async () => (model.networkWorks = false),
    }
    for (const field of fields)
      actions[`types ${field}`] = async () => {
        await contactPage(page).control(field).fill(contactMessage[field])
        model.values[field] = contactMessage[field]
      }
    for (const [name, meddle] of Object.entries(meddlers)) actions[name] = () => page.evaluate(meddle)
    /** Actions that are possible only while no press is waiting, because further presses would wait too. */
    const freeActions: Record<string, () => Promise<unknown>> = {
      "fills in everything": async () => {
        await contactPage(page).fillIn()
        model.values = { ...contactMessage }
      },
      "presses send": () => pressSend(1),
      "presses send twice": () => pressSend(2),
      "loads the page again": comeBackSlowly,
      "reads another page and comes back": async () => {
        await page.goto("/about/", { waitUntil: "domcontentloaded" })
        await comeBackSlowly()
      },
    }

    const names = fc.constantFrom(...Object.keys(actions), ...Object.keys(freeActions))
    await fc.assert(
      fc.asyncProperty(fc.array(names, { maxLength: 6, size: "max" }), async sequence => {
        await begin()
        for (const name of sequence) {
          await (model.waiting ? actions[name] : (freeActions[name] ?? actions[name]))?.()
          const expected = {
            values: fields.map(field => model.values[field]),
            button: model.waiting ? "waiting" : "ready",
          }
          const read = () => readState(page).catch(() => "the page is being left")
          await expect.poll(read, { intervals: [20, 50, 100] }).toEqual(expected)
          expect(messages).toHaveLength(model.sent)
          expect(errors).toEqual([])
        }
        await scripts.release()
      }),
      // fast-check shrinks a failing sequence to the shortest that still fails.
      {
        seed: seed + part,
        numRuns: 12 * factor,
        interruptAfterTimeLimit: 25_000 * factor,
        markInterruptAsFailure: true,
      }
    )
    await context.close()
  })
