import { type Page, chromium } from "@playwright/test"
import { chromiumFlags, ensureTestBrowser } from "../../testing/browser/chromium"
import { type Answer, host } from "./host"

interface Figures {
  fcpMs: number
  lcpMs: number
  cls: number
  longTasks: PerformanceEntry[]
  /** Milliseconds until the next paint after each interaction (Event Timing), keyed by interaction id. */
  interactions: Record<number, number>
}

/** Records the browser's measurements. Runs in the page before its own scripts. */
const observe = (): void => {
  const figures: Figures = { fcpMs: 0, lcpMs: 0, cls: 0, longTasks: [], interactions: {} }
  Object.assign(window, { figures })
  const observer = new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const interaction = Number(Reflect.get(entry, "interactionId"))
      if (entry.name === "first-contentful-paint") figures.fcpMs = entry.startTime
      else if (entry.entryType === "largest-contentful-paint") figures.lcpMs = entry.startTime
      else if (entry.entryType === "layout-shift") figures.cls += Number(Reflect.get(entry, "value"))
      else if (entry.entryType === "longtask") figures.longTasks.push(entry)
      else if (interaction)
        figures.interactions[interaction] = Math.max(figures.interactions[interaction] ?? 0, entry.duration)
    }
  })
  for (const type of ["paint", "largest-contentful-paint", "layout-shift", "longtask", "event"]) {
    const entries = { type, durationThreshold: 16, buffered: true }
    observer.observe(entries)
  }
}

/**
 * Loads a page in a new browser, on a phone whose processor is 4 times slower, with an empty cache and no open
 * connection. Waits for all files that the page requests by itself, does `work`, and resolves to the measurements.
 */
export const visit = async <Result>(
  answer: Answer,
  route: string,
  work: (page: Page, site: Awaited<ReturnType<typeof host>>) => Promise<Result>,
  reducedMotion: "reduce" | "no-preference" = "reduce"
) => {
  const site = await host(answer)
  const browser = await chromium.launch({
    executablePath: ensureTestBrowser(),
    args: [...chromiumFlags, "--ignore-certificate-errors"],
  })
  try {
    const page = await browser.newPage({
      baseURL: site.origin,
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
      permissions: ["clipboard-write"],
      reducedMotion,
    })
    page.setDefaultTimeout(120_000)
    const client = await page.context().newCDPSession(page)
    await client.send("Emulation.setCPUThrottlingRate", { rate: 4 })
    // tsx calls its own helper to name functions, which the page does not have.
    await page.addInitScript("globalThis.__name = value => value")
    await page.addInitScript(observe)
    await page.goto(route)
    await site.waitUntilIdle()
    const result = await work(page, site)
    const figures: Figures = await page.evaluate(() => Reflect.get(window, "figures"))
    return { ...figures, ...site.delivered, ...result }
  } finally {
    await browser.close()
    site.close()
  }
}
