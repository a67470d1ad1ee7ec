import { readdir } from "node:fs/promises"
import { type Http2ServerRequest, type Http2ServerResponse, createSecureServer } from "node:http2"
import { setTimeout } from "node:timers/promises"
import { parseArgs } from "node:util"
import { brotliCompressSync, brotliDecompressSync } from "node:zlib"
import { type Page, chromium } from "@playwright/test"
import { generate } from "selfsigned"
import { appointmentRequest } from "../__tests__/support/appointmentRequest"
import { contactMessage } from "../__tests__/support/contactMessage"
import { indexedRoutes, unknownRoute } from "../__tests__/support/routes"
import { sampleSite } from "../__tests__/support/sites"
import { hydrate } from "../__tests__/support/browser/hydrated"
import { chromiumFlags, ensureTestBrowser } from "../__tests__/support/browser/chromium"
import { answerFrom } from "./server"

/**
 * Weighs and times every page of the sample's site (`npm run build:sites -- sample`) as a phone on slow 3G gets it, beside the same
 * page without its scripts, times the first press on a cold page, and random uses of controls once React runs (INP):
 * `npx tsx scripts/bench.ts [/ /faq/ "next slide" "INP /"] [--runs 3] [--against FOLDER]`. With such names only those are measured.
 */
const { values: options, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "1" }, against: { type: "string" } },
})
const isChosen = (name: string): boolean => !chosen.length || chosen.includes(name)
const runs = Number(options.runs)

/** Slow 3G: milliseconds until an answer begins, and bytes a millisecond (400 kbit/s), which come in packets. */
const latencyMs = 400
const bytesPerMs = 50
const packetBytes = 1400

/** What the host has delivered in one visit. */
interface Delivery {
  type: string
  bytes: number
}

interface Host {
  origin: string
  /** Deliveries that are complete, in their order. */
  delivered: Delivery[]
  /** Resolves when nothing has been asked for or delivered for seven seconds, longer than a slide is shown. */
  untilQuiet: () => Promise<void>
  close: () => void
}

type Answer = Awaited<ReturnType<typeof answerFrom>>

const certificate = generate([{ name: "commonName", value: "localhost" }])

/**
 * Serves a site as a CDN would (HTTP/2 over TLS, brotli) through slow 3G: packet by packet, all of which share the bandwidth.
 * The browser's own throttling passes on in one piece what a server on the same machine has sent in one.
 */
const host = async (answer: Answer): Promise<Host> => {
  const { private: key, cert } = await certificate
  const delivered: Delivery[] = []
  let freeAtMs = 0
  let busyAtMs = performance.now()
  const deliver = async (request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> => {
    const { status, headers, body } = await answer(request)
    busyAtMs = performance.now()
    await setTimeout(latencyMs)
    response.writeHead(status, headers)
    for (let start = 0; start < body.length; start += packetBytes) {
      const packet = body.subarray(start, start + packetBytes)
      freeAtMs = Math.max(freeAtMs, performance.now()) + packet.length / bytesPerMs
      await setTimeout(Math.max(0, freeAtMs - performance.now()))
      busyAtMs = performance.now()
      response.write(packet)
    }
    response.end()
    delivered.push({ type: headers["content-type"] ?? "", bytes: body.length })
  }
  const server = createSecureServer({ key, cert }, (request, response) => {
    // Who has left gets nothing more.
    deliver(request, response).catch(() => response.stream.destroy())
  })
  await new Promise<void>(resolve => void server.listen(0, "localhost", resolve))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The server has no port.")
  const isQuiet = (): boolean => performance.now() - busyAtMs > 7000
  const untilQuiet = async (): Promise<void> => {
    while (!isQuiet()) await setTimeout(100)
  }
  return { origin: `https://localhost:${address.port}`, delivered, untilQuiet, close: () => server.close() }
}

/** Runs `work` in a browser of its own, a phone with a processor 4 times slower: nothing is cached, no connection is warm. */
const visit = async <Result>(
  answer: Answer,
  work: (page: Page, site: Host) => Promise<Result>,
  reducedMotion: "reduce" | "no-preference" = "no-preference"
): Promise<Result> => {
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
    const client = await page.context().newCDPSession(page)
    await client.send("Emulation.setCPUThrottlingRate", { rate: 4 })
    // tsx names functions by a helper of its own, which the page does not have.
    await page.addInitScript("globalThis.__name = value => value")
    return await work(page, site)
  } finally {
    await browser.close()
    site.close()
  }
}

interface Figures {
  fcpMs: number
  lcpMs: number
  cls: number
  longTasks: PerformanceEntry[]
}

/** Runs in the page before its own scripts: notes what the browser measures. */
const observe = (): void => {
  const figures: Figures = { fcpMs: 0, lcpMs: 0, cls: 0, longTasks: [] }
  Object.assign(window, { figures })
  const observer = new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      if (entry.name === "first-contentful-paint") figures.fcpMs = entry.startTime
      else if (entry.entryType === "largest-contentful-paint") figures.lcpMs = entry.startTime
      else if (entry.entryType === "layout-shift") figures.cls += Number(Reflect.get(entry, "value"))
      else if (entry.entryType === "longtask") figures.longTasks.push(entry)
  })
  for (const type of ["paint", "largest-contentful-paint", "layout-shift", "longtask"])
    observer.observe({ type, buffered: true })
}

/** Loads a page and waits until all that it asks for by itself has come. */
const load = (answer: Answer, route: string) =>
  visit(answer, async (page, { delivered, untilQuiet }) => {
    await page.addInitScript(observe)
    await page.goto(route, { timeout: 120_000 })
    await untilQuiet()
    const figures = await page.evaluate(() => {
      const { longTasks, ...rest }: Figures = Reflect.get(window, "figures")
      const blocking = longTasks.filter(({ startTime }) => startTime >= rest.fcpMs)
      return { ...rest, tbtMs: blocking.reduce((sum, { duration }) => sum + duration - 50, 0) }
    })
    return { ...figures, delivered }
  })

type Visit = Awaited<ReturnType<typeof load>>

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** The median of what `figure` takes from each visit: one disturbed visit does not distort it. */
const medianOf = <One>(visits: readonly One[], figure: (visit: One) => number): number => median(visits.map(figure))

const weigh = (deliveries: readonly Delivery[], kind = /^/): number =>
  deliveries.filter(({ type }) => kind.test(type)).reduce((sum, { bytes }) => sum + bytes, 0)

const toKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)
const toSeconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2)

/** The columns of the table of pages: what each shows of the visits of a page and of its copy without scripts. */
const columns: Readonly<Record<string, (page: readonly Visit[], bare: readonly Visit[]) => string>> = {
  KB: page => toKilobytes(medianOf(page, ({ delivered }) => weigh(delivered))),
  HTML: page => toKilobytes(medianOf(page, ({ delivered }) => weigh(delivered, /html/))),
  script: page => toKilobytes(medianOf(page, ({ delivered }) => weigh(delivered, /javascript/))),
  font: page => toKilobytes(medianOf(page, ({ delivered }) => weigh(delivered, /font/))),
  picture: page => toKilobytes(medianOf(page, ({ delivered }) => weigh(delivered, /image/))),
  requests: page => String(medianOf(page, ({ delivered }) => delivered.length)),
  "FCP s": page => toSeconds(medianOf(page, ({ fcpMs }) => fcpMs)),
  "LCP s": page => toSeconds(medianOf(page, ({ lcpMs }) => lcpMs)),
  "TBT ms": page => medianOf(page, ({ tbtMs }) => tbtMs).toFixed(0),
  CLS: page => medianOf(page, ({ cls }) => cls).toFixed(3),
  "LCP s, scriptless": (_, bare) => toSeconds(medianOf(bare, ({ lcpMs }) => lcpMs)),
  "LCP ÷ scriptless": (page, bare) =>
    (medianOf(page, ({ lcpMs }) => lcpMs) / medianOf(bare, ({ lcpMs }) => lcpMs)).toFixed(2),
}

/** A first press on a page that nobody has touched. */
interface Press {
  name: string
  route: string
  /** The button's name. */
  button: string
  /** Whether it has taken effect; runs in the page. */
  effect: () => boolean
}

const presses: readonly Press[] = [
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

/** Runs in the page before its own scripts: from the press on it looks in each frame for what shows, and for the effect. */
const watchPress = (effect: () => boolean): void => {
  const { fetch } = window
  // The forwarder is not asked: that it would be is what counts.
  const answer = (...call: Parameters<typeof fetch>) => {
    if (!String(call[0]).startsWith("https://formsubmit.co")) return fetch(...call)
    Object.assign(window, { sent: true })
    return Promise.resolve(new Response('{"success":"true"}'))
  }
  const start = ({ target }: Event): void => {
    const pressedAt = performance.now()
    const button = target instanceof Element ? target.closest("button") : null
    let feedbackMs: number | undefined
    const look = (): void => {
      const elapsedMs = performance.now() - pressedAt
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

/** With less motion, so that the home page does not load React by itself. */
const press = (answer: Answer, { route, button, effect }: Press) =>
  visit(
    answer,
    async (page, { delivered, untilQuiet }) => {
      await page.addInitScript(`(${watchPress})(${effect})`)
      await page.goto(route, { timeout: 120_000 })
      await page.evaluate(fillIn, { ...contactMessage, ...appointmentRequest })
      const target = page.getByRole("main").getByRole("button", { name: button }).first()
      await target.scrollIntoViewIfNeeded()
      // Who has filled in a form has been there for a while: what scrolling has brought, such as the map, has come.
      await untilQuiet()
      const before = delivered.length
      await target.tap()
      await page.waitForFunction(() => Reflect.has(window, "press"), undefined, { timeout: 120_000 })
      const times: { feedbackMs: number; effectMs: number } = await page.evaluate(() => Reflect.get(window, "press"))
      return { ...times, bytes: weigh(delivered.slice(before)) }
    },
    "reduce"
  )

/** How many random uses of controls a page gets once React runs. */
const usesPerPage = 40

/** Runs in the page before its own scripts: notes how long the browser takes until each interaction shows (Event Timing). */
const observeInteractions = (): void => {
  const interactions: Record<number, number> = {}
  Object.assign(window, { interactions })
  const entries = { type: "event", durationThreshold: 16, buffered: true }
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const id = Number(Reflect.get(entry, "interactionId"))
      if (id) interactions[id] = Math.max(interactions[id] ?? 0, entry.duration)
    }
  }).observe(entries)
}

/** Uses random controls of a page that React has taken over, the same ones each time. Resolves to the milliseconds of each. */
const interact = (answer: Answer, route: string) =>
  visit(
    answer,
    async (page, { untilQuiet }) => {
      await page.addInitScript(observeInteractions)
      await page.goto(route, { timeout: 120_000 })
      await hydrate(page)
      await untilQuiet()
      let random = 1
      for (let use = 0; use < usesPerPage; use += 1) {
        const controls = await page.locator("button, summary, input, select, textarea").filter({ visible: true }).all()
        // The generator of Park and Miller.
        random = (random * 48_271) % 2_147_483_647
        const control = controls[random % controls.length]
        await control?.tap({ timeout: 5000 }).catch(() => undefined)
        await page.keyboard.press(["a", "Tab", "Escape", "ArrowDown"][random % 4] ?? "a")
      }
      await setTimeout(1000)
      const durations: Record<number, number> = await page.evaluate(() => Reflect.get(window, "interactions"))
      return Object.values(durations)
    },
    "reduce"
  )

/** Answers as `answer` does, with pages without scripts: neither they nor what is fetched for them. */
const withoutScripts = (answer: Answer): Answer => {
  const bodies = new Map<string | undefined, Buffer>()
  return async request => {
    const { status, headers, body } = await answer(request)
    if (!headers["content-type"]?.startsWith("text/html")) return { status, headers, body }
    const html = brotliDecompressSync(body)
      .toString()
      .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gi, "")
      .replaceAll(/<link\b[^>]*(?:\bas="?(?:script|fetch)\b|\brel="?modulepreload\b)[^>]*>/gi, "")
    const bare = bodies.get(headers["etag"]) ?? brotliCompressSync(html)
    bodies.set(headers["etag"], bare)
    return { status, headers: { ...headers, "content-length": String(bare.length) }, body: bare }
  }
}

/** Answers from a folder, with scripts and without, that are compressed already, as a CDN has them. */
const compress = async (folder: string) => {
  const answer = await answerFrom(folder)
  const bareAnswer = withoutScripts(answer)
  const files = await readdir(folder, { recursive: true })
  for (const file of files.filter(name => /\.(?:html|js|json)$/.test(name) && !name.startsWith("admin")))
    await bareAnswer({ url: `/${file}`, headers: { "accept-encoding": "br" } })
  return { answer, bareAnswer }
}

/** Does everything `runs` times, alternately, so that disturbances affect all of them. */
const alternate = async <Result>(works: readonly (() => Promise<Result>)[]): Promise<Result[][]> => {
  const results = works.map((): Result[] => [])
  for (let run = 0; run < runs; run += 1) for (const [at, work] of works.entries()) results[at]?.push(await work())
  return results
}

const bench = async (): Promise<void> => {
  const folders = [sampleSite, ...(options.against ? [options.against] : [])]
  const sites = await Promise.all(folders.map(compress))
  const nameOf = (name: string, at: number): string => (at ? `${name} in ${folders[at]}` : name)
  console.log(
    "Slow 3G (400 kbit/s, 400 ms), 4 times slower processor, 390 × 844 at 2 dppx, empty cache, medians. KB = 1000 bytes of bodies.\n"
  )
  const pages = []
  for (const route of [...indexedRoutes, unknownRoute].filter(isChosen)) {
    const answers = [...sites.map(({ answer }) => answer), ...sites.map(({ bareAnswer }) => bareAnswer)]
    const visits = await alternate(answers.map(answer => () => load(answer, route)))
    for (const at of sites.keys()) {
      const [page = [], bare = []] = [visits[at], visits[sites.length + at]]
      const figures = Object.entries(columns).map(([name, column]) => [name, column(page, bare)])
      pages.push({ page: nameOf(route, at), ...Object.fromEntries(figures) })
    }
  }
  if (pages.length) console.table(pages)
  const firstPresses = []
  for (const one of presses.filter(({ name }) => isChosen(name))) {
    const visits = await alternate(
      sites.map(
        ({ answer }) =>
          () =>
            press(answer, one)
      )
    )
    for (const [at, site] of visits.entries())
      firstPresses.push({
        "first press": nameOf(one.name, at),
        "seen after ms": medianOf(site, ({ feedbackMs }) => feedbackMs).toFixed(0),
        "takes effect after s": toSeconds(medianOf(site, ({ effectMs }) => effectMs)),
        KB: toKilobytes(medianOf(site, ({ bytes }) => bytes)),
      })
  }
  if (firstPresses.length) console.table(firstPresses)
  const interactions = []
  for (const route of indexedRoutes.filter(one => isChosen(`INP ${one}`))) {
    const visits = await alternate(
      sites.map(
        ({ answer }) =>
          () =>
            interact(answer, route)
      )
    )
    for (const [at, site] of visits.entries())
      interactions.push({
        "uses of controls": nameOf(route, at),
        "of 16 ms and more": medianOf(site, durations => durations.length),
        "INP ms": medianOf(site, durations => Math.max(0, ...durations)),
      })
  }
  if (interactions.length) console.table(interactions)
}

bench().catch((error: unknown) => {
  console.error(String(error))
  process.exit(1)
})
