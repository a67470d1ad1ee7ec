import { brotliCompressSync } from "node:zlib"
import { type BrowserContext, type Page, expect, test } from "@playwright/test"

/**
 * What a page costs its reader, in bytes over the wire: bodies as the server sends them (brotli), headers left out, on
 * a phone's first visit. 1 KB is 1000 bytes. Times are measured by `npm run bench`; here nothing is timed.
 */
const kilobytes = (bytes: number): number => bytes / 1000

interface Received {
  kind: string
  path: string
  bytes: number
}

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }

test.use({ ...phone, serviceWorkers: "block" })

/** Notes everything the page receives from now on. */
const watch = (page: Page): Received[] => {
  const received: Received[] = []
  page.on("response", response => {
    const { pathname } = new URL(response.url())
    received.push({
      kind: response.request().resourceType(),
      path: pathname,
      bytes: Number(response.headers()["content-length"] ?? 0),
    })
  })
  return received
}

const sum = (received: readonly Received[], kind?: string): number =>
  received.filter(item => kind === undefined || item.kind === kind).reduce((bytes, item) => bytes + item.bytes, 0)

const scrollToEnd = async (page: Page): Promise<void> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let at = 0; at < height; at += 700) {
    await page.mouse.wheel(0, 700)
    await page.waitForTimeout(50)
  }
  await page.waitForLoadState("networkidle")
}

/** Wakes React as a visitor's finger on a control would, and waits until it has come. */
const wake = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    const button = document.createElement("button")
    document.body.append(button)
    button.dispatchEvent(new Event("pointerdown", { bubbles: true }))
    button.remove()
  })
  await page.waitForFunction(() =>
    Object.keys(document.getElementById("gatsby-focus-wrapper") ?? {}).some(key => key.startsWith("__reactFiber"))
  )
  await page.waitForLoadState("networkidle")
}

/** Bytes of the script that stands in the page itself, compressed as it would be alone; none of it comes as a file. */
const inlineScript = async (page: Page): Promise<number> => {
  const texts = await page.evaluate(() =>
    [...document.scripts].filter(script => !script.src && !script.type).map(script => script.textContent ?? "")
  )
  return brotliCompressSync(texts.join("\n")).length
}

const stillMotion = (page: Page) => page.emulateMedia({ reducedMotion: "reduce" })

for (const route of ["/services/", "/about/", "/faq/", "/appointment/", "/contact/", "/no-such-page"])
  test(`${route}: at most 30 KB to read to its end, none of it a script's file`, async ({ page }) => {
    const received = watch(page)
    await page.goto(route, { waitUntil: "networkidle" })
    await scrollToEnd(page)
    const withoutMap = received.filter(
      ({ kind, path }) => !(route === "/contact/" && kind === "image" && path.startsWith("/static/"))
    )
    expect(received.length).toBeGreaterThan(1)
    expect(kilobytes(sum(withoutMap))).toBeLessThanOrEqual(30)
    expect(sum(received, "script")).toBe(0)
    const script = await inlineScript(page)
    expect(script).toBeGreaterThan(0)
    expect(kilobytes(script)).toBeLessThanOrEqual(2)
  })

test("home: at most 60 KB before idle work, its first picture at most 30 KB", async ({ page }) => {
  await stillMotion(page)
  const received = watch(page)
  await page.goto("/", { waitUntil: "networkidle" })
  await scrollToEnd(page)
  const pictures = received.filter(({ kind, path }) => kind === "image" && path.startsWith("/static/"))
  expect(pictures).toHaveLength(1)
  expect(kilobytes(sum(pictures))).toBeLessThanOrEqual(30)
  expect(kilobytes(sum(received))).toBeLessThanOrEqual(60)
})

test("home: at most 200 KB with the carousel running and all its pictures shown", async ({ page }) => {
  const received = watch(page)
  const pictures = () => received.filter(({ kind, path }) => kind === "image" && path.startsWith("/static/")).length
  await page.goto("/", { waitUntil: "networkidle" })
  for (const [slide, shown] of [
    [/^Slide 2/, 2],
    [/^Slide 3/, 3],
  ] as const) {
    await page.getByRole("button", { name: slide }).click()
    await expect(page.getByRole("button", { name: slide })).toHaveAttribute("aria-current", "true")
    await expect.poll(pictures).toBeGreaterThanOrEqual(shown)
  }
  expect(kilobytes(sum(received))).toBeLessThanOrEqual(200)
})

for (const [route, budget] of [
  ["/", 100],
  ["/appointment/", 95],
  ["/contact/", 95],
  ["/services/", 82],
  ["/about/", 82],
  ["/faq/", 82],
  ["/no-such-page", 82],
] as const)
  test(`${route}: at most ${budget} KB of script once React runs`, async ({ page }) => {
    await stillMotion(page)
    const received = watch(page)
    await page.goto(route)
    await wake(page)
    const bytes = sum(received, "script")
    expect(bytes).toBeGreaterThan(0)
    expect(kilobytes(bytes)).toBeLessThanOrEqual(budget)
  })

for (const [route, button] of [
  ["/appointment/", "Book Appointment"],
  ["/contact/", "Send Message"],
] as const)
  test(`${route}: at most 115 KB of script once the rules and the toasts have come`, async ({ page }) => {
    const received = watch(page)
    await page.goto(route)
    await page.getByRole("button", { name: button }).click()
    await expect(page.getByRole("alert")).toBeVisible()
    expect(kilobytes(sum(received, "script"))).toBeLessThanOrEqual(115)
  })

test("a second page costs at most 15 KB with React running", async ({ page }) => {
  await page.goto("/services/")
  await wake(page)
  const received = watch(page)
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click()
  await expect(page).toHaveURL(/\/about\/$/)
  await page.waitForLoadState("networkidle")
  expect(sum(received)).toBeGreaterThan(0)
  expect(kilobytes(sum(received.filter(({ kind }) => kind !== "image")))).toBeLessThanOrEqual(15)
})

const shiftOf = async (context: BrowserContext, route: string): Promise<number> => {
  const page = await context.newPage()
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput)
          Object.assign(window, { shift: Number(Reflect.get(window, "shift")) + Number(entry.value) })
    }).observe({ type: "layout-shift", buffered: true })
  })
  const client = await context.newCDPSession(page)
  await client.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  await page.goto(route, { waitUntil: "networkidle" })
  await scrollToEnd(page)
  return page.evaluate(() => Number(Reflect.get(window, "shift")))
}

for (const viewport of [phone.viewport, { width: 1280, height: 800 }])
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })

    for (const route of ["/", "/services/", "/about/", "/contact/", "/faq/", "/appointment/", "/no-such-page"])
      test(`${route}: nothing moves while it loads slowly`, async ({ context, baseURL }) => {
        expect(await shiftOf(context, `${baseURL}${route}`)).toBeLessThanOrEqual(0.005)
      })
  })
