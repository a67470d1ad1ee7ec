import { type Page, type Request, type Route, expect } from "@playwright/test"

/** Slow 3G: 400 ms until an answer begins, 50 KB a second. */
export const slowNetwork = async (page: Page): Promise<void> => {
  const client = await page.context().newCDPSession(page)
  await client.send("Network.enable")
  await client.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
}

/** Waits until the page has drawn what it knows: whatever it does on its own at once, it has done by then. */
export const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(resolve => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
      })
  )

/** Follows the page's requests from now on; `settled` waits until each has been answered, and those that follow from it. */
export const followRequests = (page: Page) => {
  const open = new Set<Request>()
  page.on("request", request => open.add(request))
  page.on("requestfinished", request => open.delete(request))
  page.on("requestfailed", request => open.delete(request))
  const settled = async (): Promise<void> => {
    await page.waitForLoadState("load")
    do {
      await nextFrames(page)
      await expect.poll(() => open.size, { intervals: [20, 50, 100], timeout: 20_000 }).toBe(0)
      await nextFrames(page)
    } while (open.size)
  }
  return { settled }
}

/** Keeps the page's scripts on their way until `release` is called; `asked` waits until the page wants them. */
export const holdScripts = async (page: Page) => {
  const waiting: Route[] = []
  let held = true
  await page.route("**/*.js", route => {
    if (held) waiting.push(route)
    else return route.fallback()
  })
  return {
    asked: () => expect.poll(() => waiting.length).toBeGreaterThan(0),
    release: async (): Promise<void> => {
      held = false
      for (const route of waiting) await route.continue()
    },
  }
}
