import { appointmentRequest } from "../../testing/appointmentRequest"
import { contactMessage } from "../../testing/contactMessage"
import type { MeasuredSite } from "./measuredSite"
import { visit } from "./visit"

/** A first click on a page that has not been used yet. */
interface Press {
  name: string
  route: string
  /** Accessible name of the button. */
  button: string
  /** Returns whether the click has taken effect. Runs in the page. */
  effect: () => boolean
}

export const presses: readonly Press[] = [
  {
    name: "copy number",
    route: "/contact/",
    button: "Copy number",
    effect: () => document.querySelector("#announcer")?.textContent === "Copied",
  },
  {
    name: "next slide",
    route: "/",
    button: "Next slide",
    effect: () => {
      const picture = document.querySelector<HTMLImageElement>('[data-slide="2"] img')
      return Boolean(picture?.complete && picture.naturalWidth > 0 && picture.getClientRects().length > 0)
    },
  },
  {
    name: "send a message",
    route: "/contact/",
    button: "Send Message",
    effect: () => Reflect.get(window, "sent") === true,
  },
  {
    name: "book",
    route: "/appointment/",
    button: "Book Appointment",
    effect: () => document.querySelector("#booked") !== null,
  },
]

/** Watches a click from its start, in each frame, for feedback and for its effect. Runs in the page. */
const watchPress = (effect: () => boolean): void => {
  const { fetch } = window
  // The forwarding service is not called: the measured effect is that the page would call it.
  const answer = (...call: Parameters<typeof fetch>) => {
    if (!String(call[0]).startsWith("https://formsubmit.co")) return fetch(...call)
    Object.assign(window, { sent: true })
    return Promise.resolve(new Response('{"success":"true"}'))
  }
  const start = ({ target, timeStamp }: Event): void => {
    const button = target instanceof Element ? target.closest("button") : null
    let feedbackMs: number | undefined
    const look = (): void => {
      const elapsedMs = performance.now() - timeStamp
      const isDone = effect()
      if (isDone || button?.hasAttribute("aria-busy")) feedbackMs ??= elapsedMs
      if (isDone) Object.assign(window, { press: { feedbackMs, effectMs: elapsedMs } })
      else requestAnimationFrame(look)
    }
    look()
  }
  Object.assign(window, { fetch: answer })
  addEventListener("pointerdown", start, { capture: true, once: true })
}

/** Fills in a form without events from a visitor. Runs in the page. */
const fillIn = (values: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(values)) {
    const control = document.getElementById(name)
    if (control instanceof HTMLSelectElement) control.selectedIndex = 1
    else if (control) Object.assign(control, { value })
  }
}

/** Clicks a button, and measures the time until it shows feedback and until the click takes effect. */
export const press = ({ answer }: MeasuredSite, { route, button, effect }: Press) =>
  visit(answer, route, async (page, { delivered, waitUntilIdle }) => {
    await page.evaluate(`(${watchPress})(${effect})`)
    await page.evaluate(fillIn, { ...contactMessage, ...appointmentRequest })
    const target = page.getByRole("main").getByRole("button", { name: button }).first()
    await target.scrollIntoViewIfNeeded()
    // Visitors who have filled in a form have been on the page for a while: content that scrolling loads, such as the
    // map, is there.
    await waitUntilIdle()
    const before = delivered.bytes
    await target.tap()
    await page.waitForFunction(() => Reflect.has(window, "press"))
    const times: { feedbackMs: number; effectMs: number } = await page.evaluate(() => Reflect.get(window, "press"))
    return { ...times, pressBytes: delivered.bytes - before }
  })
