import {
  type BrowserContext,
  type Locator,
  type Page,
  type Request,
  type Route,
  test as base,
  expect,
} from "@playwright/test"
import type { FormPage } from "./formPage"
import { type Forwarder, startForwarder } from "./forwarder"
import { type Mode, isSlow, success } from "./forwarderModes"
import { toasts } from "./toasts"

/** All addresses of the real forwarder. */
const forwarderAddresses = "https://formsubmit.co/**"

const openToAll = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" } as const

/**
 * A test with a local forwarder of its own. One for all tests of a worker would need other workers than the other tests
 * have, after all of those.
 */
export const test = base.extend<{ forwarder: Forwarder }>({
  forwarder: async ({ browserName: _browserName }, provide) => {
    const forwarder = await startForwarder(success)
    await provide(forwarder)
    await forwarder.close()
  },
})

/** Answers all requests for the forwarder with JSON. */
export const answerWith = (target: Page | BrowserContext, status: number, json: object) =>
  target.route(forwarderAddresses, route => route.fulfill({ status, json, headers: openToAll }))

/** Submits a form without scripts and returns its request, which is answered with a page. */
export const submitPlainForm = async (page: Page, submitButton: Locator): Promise<Request> => {
  await page.route(forwarderAddresses, route => route.fulfill({ contentType: "text/html", body: "Thank you" }))
  const [request] = await Promise.all([page.waitForRequest(forwarderAddresses), submitButton.click()])
  return request
}

/** Sends the browser's requests to the local forwarder, with the network faults of `mode`. Returns the requests. */
export const routeToForwarder = async (
  target: Page | BrowserContext,
  forwarder: Forwarder,
  mode: Mode
): Promise<Request[]> => {
  const requests: Request[] = []
  forwarder.answerAs(mode)
  await target.route(forwarderAddresses, async route => {
    const request = route.request()
    requests.push(request)
    const address = forwarder.address + new URL(request.url()).pathname
    const { answer } = mode
    if (answer === "no such host") return route.abort("namenotresolved")
    if (answer === "offline") return route.abort("internetdisconnected")
    if (answer === "refused by CORS")
      return route.fulfill({
        headers: { "access-control-allow-origin": "https://elsewhere.example" },
        json: { success: "true" },
      })
    // Only a real connection can stop in the middle of an answer, so the browser connects to the forwarder itself.
    if (answer === "endless body")
      return route.fulfill({ status: 307, headers: { location: address, "access-control-allow-origin": "*" } })
    const response = await fetch(address, {
      method: request.method(),
      headers: request.headers(),
      body: request.postData(),
    }).catch(() => undefined)
    const answered = response
      ? route.fulfill({
          status: response.status,
          headers: Object.fromEntries(response.headers),
          body: await response.text(),
        })
      : route.abort("connectionreset")
    // A page that has been closed or left needs no answer.
    return answered.catch(() => undefined)
  })
  return requests
}

/**
 * Sends a complete form once with each answer that does not need the time limit: failures first, because they keep the
 * text. `expectEnd` checks what follows. Toasts come and go without motion here; the other tests have them move.
 */
export const sendInEachMode = async (
  { page, fillIn, submitButton }: FormPage,
  forwarder: Forwarder,
  modes: readonly Mode[],
  expectEnd: (mode: Mode, requests: readonly Request[]) => Promise<void>
): Promise<void> => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await fillIn()
  for (const mode of modes
    .filter(candidate => !isSlow(candidate))
    .toSorted((one, other) => other.values.localeCompare(one.values)))
    await base.step(mode.name, async () => {
      if (mode.values === "cleared") await fillIn()
      await page.unrouteAll()
      const requests = await routeToForwarder(page, forwarder, mode)
      await submitButton.click()
      await expectEnd(mode, requests)
      await toasts(page).close()
    })
}

/** Sends a form and moves the page's clock to the time limit of 20 s. The form is being sent until shortly before it. */
const reachTimeLimit = async (
  { page, submitButton, sendingButton }: FormPage,
  forwarder: Forwarder,
  mode: Mode
): Promise<void> => {
  forwarder.received.length = 0
  await submitButton.click()
  await expect.poll(() => forwarder.received).toHaveLength(mode.requests)
  await page.clock.fastForward(18_000)
  await expect(sendingButton).toBeDisabled()
  await page.clock.fastForward(2000)
}

/** Declares a test of the answers that the time limit ends. `expectEnd` checks what follows. */
export const testTimeLimit = (
  modes: readonly Mode[],
  open: (page: Page) => Promise<FormPage>,
  expectEnd: (page: Page, mode: Mode, requests: readonly Request[]) => Promise<void>
): void => {
  const slowModes = modes.filter(isSlow)
  const names = slowModes.map(({ name }) => name).join(" and ")
  test.describe("the time limit of 20 seconds", () => {
    // The policy does not allow connections to the local forwarder.
    test.use({ bypassCSP: true })

    test(`ends ${names}`, async ({ page, forwarder }) => {
      await page.clock.install()
      const form = await open(page)
      // Once: a failure keeps the text.
      await form.fillIn()
      for (const mode of slowModes)
        await test.step(mode.name, async () => {
          await page.unrouteAll()
          const requests = await routeToForwarder(page, forwarder, mode)
          await reachTimeLimit(form, forwarder, mode)
          await expectEnd(page, mode, requests)
          await toasts(page).close()
        })
    })
  })
}

/** Delays requests for the forwarder until `answer` or `fail` is called and as many as expected have arrived. */
export const holdRequests = async (target: Page | BrowserContext) => {
  const requests: Request[] = []
  const waiting: Route[] = []
  await target.route(forwarderAddresses, route => {
    requests.push(route.request())
    waiting.push(route)
  })
  const end = async (expected: number, each: (route: Route) => Promise<void>) => {
    await expect.poll(() => waiting.length).toBeGreaterThanOrEqual(expected)
    for (const route of waiting) await each(route)
  }
  return {
    requests,
    answer: (expected = 1) => end(expected, route => route.fulfill({ headers: openToAll, json: { success: "true" } })),
    fail: () => end(1, route => route.abort("connectionreset")),
  }
}

/** The toast that the answer of `mode` leads to. */
export const toastOf = (page: Page, { toast: { title }, values }: Mode): Locator =>
  values === "cleared" ? toasts(page).success(title) : toasts(page).failure(title)
