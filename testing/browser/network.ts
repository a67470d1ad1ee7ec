import { type BrowserContext, type Page, type Request, type Route, expect } from "@playwright/test"

/** Throttles the network to slow 3G: a latency of 400 ms and 50 KB per second. */
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

/** Waits for two frames, so that the page can finish work that needs no further events. */
export const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(resolve => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
      })
  )

/**
 * Tracks the page's requests. `settled` waits until all are answered, including those that result from an answer, and
 * names those that are not.
 */
export const followRequests = (page: Page) => {
  const open = new Set<Request>()
  page.on("request", request => open.add(request))
  page.on("requestfinished", request => open.delete(request))
  page.on("requestfailed", request => open.delete(request))
  const settled = async (): Promise<void> => {
    do {
      await nextFrames(page)
      await expect.poll(() => Array.from(open, request => request.url()), { intervals: [20, 50, 100] }).toEqual([])
      await page.waitForLoadState("load")
      await nextFrames(page)
    } while (open.size)
  }
  return { settled }
}

/**
 * Delays requests for scripts, or those whose URL matches `pattern`. `requested` waits until the page requests one,
 * `release` and `fail` end the delay, and `hold` starts another one.
 */
export const holdRequests = async (target: Page | BrowserContext, pattern = /\.js$/) => {
  let waiting: Route[] = []
  let state: "delayed" | "released" | "failed" = "delayed"
  const settle = (route: Route) => (state === "failed" ? route.abort() : route.fallback())
  const end = async (next: "released" | "failed"): Promise<void> => {
    state = next
    const routes = waiting
    waiting = []
    // Answering fails if the page has been closed or left in the meantime.
    await Promise.all(routes.map(route => settle(route).catch(() => undefined)))
  }
  await target.route(pattern, route => {
    if (state !== "delayed") return settle(route)
    waiting.push(route)
    return undefined
  })
  return {
    requested: () => expect.poll(() => waiting.length).toBeGreaterThan(0),
    release: () => end("released"),
    fail: () => end("failed"),
    hold: () => {
      state = "delayed"
    },
  }
}
