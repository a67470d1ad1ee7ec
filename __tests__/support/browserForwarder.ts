import { type BrowserContext, type Locator, type Page, type Request, type Route, expect } from "@playwright/test"
import type { Forwarder } from "./forwarder"
import type { Mode } from "./forwarderModes"

/** Hands the browser's requests for the forwarder to the fake, with the faults of a network in between. */
export const answerAs = async (target: Page | BrowserContext, forwarder: Forwarder, mode: Mode): Promise<Request[]> => {
  const requests: Request[] = []
  forwarder.answerAs(mode)
  await target.route("https://formsubmit.co/**", async route => {
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
    // Only a real connection can stand still in the middle of an answer: the browser goes there itself.
    if (answer === "endless body")
      return route.fulfill({ status: 307, headers: { location: address, "access-control-allow-origin": "*" } })
    const response = await fetch(address, {
      method: request.method(),
      headers: request.headers(),
      body: request.postData(),
    }).catch(() => undefined)
    // A page that has been closed or left wants no answer any more.
    const given = response
      ? route.fulfill({
          status: response.status,
          headers: Object.fromEntries(response.headers),
          body: await response.text(),
        })
      : route.abort("connectionreset")
    return given.catch(() => undefined)
  })
  return requests
}

/**
 * Sends `form` by its button and takes the page's clock to the time limit of 20 s; until shortly before it the form is
 * still being sent.
 */
export const outlast = async (
  page: Page,
  form: Locator,
  button: string,
  forwarder: Forwarder,
  mode: Mode
): Promise<void> => {
  forwarder.received.length = 0
  await form.getByRole("button", { name: button }).click()
  await expect.poll(() => forwarder.received).toHaveLength(mode.requests)
  await page.clock.fastForward(18_000)
  await expect(form.getByRole("button", { name: "Sending..." })).toBeDisabled()
  await page.clock.fastForward(2000)
}

/** Keeps requests waiting until `answer` or `fail` is called, when as many as expected have come. */
export const hold = async (target: Page | BrowserContext) => {
  const requests: Request[] = []
  const waiting: Route[] = []
  await target.route("https://formsubmit.co/**", route => {
    requests.push(route.request())
    waiting.push(route)
  })
  const end = async (expected: number, each: (route: Route) => Promise<void>) => {
    await expect.poll(() => waiting.length).toBeGreaterThanOrEqual(expected)
    for (const route of waiting) await each(route)
  }
  return {
    requests,
    answer: (expected = 1) =>
      end(expected, route =>
        route.fulfill({ headers: { "access-control-allow-origin": "*" }, json: { success: "true" } })
      ),
    fail: () => end(1, route => route.abort("connectionreset")),
  }
}

/** All that the browser keeps for the site. */
export const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]))
