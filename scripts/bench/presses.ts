import { appointmentRequest } from "../../testing/appointmentRequest"
import { contactMessage } from "../../testing/contactMessage"
import type { MeasuredSite } from "./measuredSite"
import { visit } from "./visit"

/** A first press on a page that nobody has touched. */
interface Press {
  name: string
  route: string
  /** The button's name. */
  button: string
  /** Whether it has taken effect; runs in the page. */
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

/** Runs in the page: from the press on it looks in each frame for what shows, and for the effect. */
const watchPress = (effect: () => boolean): void => {
  const { fetch } = window
  // The forwarder is not asked: that it would be is what counts.
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

/** Runs in the page: fills in a form without touching it as a visitor would. */
const fillIn = (values: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(values)) {
    const control = document.getElementById(name)
    if (control instanceof HTMLSelectElement) control.selectedIndex = 1
    else if (control) Object.assign(control, { value })
  }
}

/** Presses a button, and measures until it shows that and has taken effect. */
export const press = ({ answer }: MeasuredSite, { route, button, effect }: Press) =>
  visit(answer, route, async (page, { delivered, untilQuiet }) => {
    await page.evaluate(`(${watchPress})(${effect})`)
    await page.evaluate(fillIn, { ...contactMessage, ...appointmentRequest })
    const target = page.getByRole("main").getByRole("button", { name: button }).first()
    await target.scrollIntoViewIfNeeded()
    // Who has filled in a form has been there for a while: what scrolling has brought, such as the map, has come.
    await untilQuiet()
    const before = delivered.bytes
    await target.tap()
    await page.waitForFunction(() => Reflect.has(window, "press"))
    const times: { feedbackMs: number; effectMs: number } = await page.evaluate(() => Reflect.get(window, "press"))
    return { ...times, pressBytes: delivered.bytes - before }
  })
