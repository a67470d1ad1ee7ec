import { readdir } from "node:fs/promises"
import { type Http2ServerRequest, type Http2ServerResponse, createSecureServer } from "node:http2"
import { setTimeout } from "node:timers/promises"
import { parseArgs } from "node:util"
import { brotliCompressSync, brotliDecompressSync } from "node:zlib"
import { type Page, chromium } from "@playwright/test"
import { generate } from "selfsigned"
import { appointmentRequest } from "../testing/appointmentRequest"
import { contactMessage } from "../testing/contactMessage"
import { indexedRoutes, unknownRoute } from "../testing/routes"
import { sampleSite } from "../testing/sites"
import { hydrate } from "../testing/browser/hydrated"
import { chromiumFlags, ensureTestBrowser } from "../testing/browser/chromium"
import { answerFrom } from "../plugins/gatsby-plugin-host-files"

/**
 * Weighs and times every page of the sample's site (`npm run build:sites -- sample`) as a phone on slow 3G gets it, beside the same
 * page without its scripts, times the first press on a cold page, and random uses of controls once React runs (INP):
 * `npx tsx scripts/bench.ts [/ /faq/ "next slide" "INP /"] [--runs 3] [--against FOLDER]`. With such names only those are measured.
 */
const { values: options, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "1" }, against: { type: "string" } },
})

/** Slow 3G: milliseconds until an answer begins, and bytes a millisecond (400 kbit/s), which come in packets. */
const latencyMs = 400
const bytesPerMs = 50
const packetBytes = 1400

/** How many random uses of controls a page gets once React runs. */
const usesPerPage = 40

type Answer = Awaited<ReturnType<typeof answerFrom>>

const certificate = generate([{ name: "commonName", value: "localhost" }])

/**
 * Serves a site as a CDN would (HTTP/2 over TLS, brotli) through slow 3G: packet by packet, all of which share the bandwidth.
 * The browser's own throttling passes on in one piece what a server on the same machine has sent in one.
 */
const host = async (answer: Answer) => {
  const { private: key, cert } = await certificate
  const delivered = { bytes: 0, requests: 0 }
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
    delivered.bytes += body.length
    delivered.requests += 1
  }
  const server = createSecureServer({ key, cert }, (request, response) => {
    // Who has left gets nothing more.
    deliver(request, response).catch(() => response.stream.destroy())
  })
  await new Promise<void>(resolve => void server.listen(0, "localhost", resolve))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The server has no port.")
  return {
    origin: `https://localhost:${address.port}`,
    delivered,
    /** Resolves when nothing has been asked for or delivered for seven seconds, longer than a slide is shown. */
    untilQuiet: async (): Promise<void> => {
      while (performance.now() - busyAtMs < 7000) await setTimeout(100)
    },
    close: () => server.close(),
  }
}

interface Figures {
  fcpMs: number
  lcpMs: number
  cls: number
  longTasks: PerformanceEntry[]
  /** Milliseconds until each interaction showed (Event Timing), by its id. */
  interactions: Record<number, number>
}

/** Runs in the page before its own scripts: notes what the browser measures. */
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
 * Loads a page in a browser of its own, on a phone with a processor 4 times slower, with nothing cached and no connection warm.
 * Waits until all that it asks for by itself has come, does `work`, and resolves to what was measured and delivered.
 */
const visit = async <Result>(
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
    // tsx names functions by a helper of its own, which the page does not have.
    await page.addInitScript("globalThis.__name = value => value")
    await page.addInitScript(observe)
    await page.goto(route)
    await site.untilQuiet()
    const result = await work(page, site)
    const figures: Figures = await page.evaluate(() => Reflect.get(window, "figures"))
    return { ...figures, ...site.delivered, ...result }
  } finally {
    await browser.close()
    site.close()
  }
}

const doNothing = () => Promise.resolve({})

/** A page, and the same without scripts. */
const load = async ({ answer, bareAnswer }: MeasuredSite, { name: route }: { name: string }) => {
  const page = await visit(answer, route, doNothing, "no-preference")
  const bare = await visit(bareAnswer, route, doNothing, "no-preference")
  const blocking = page.longTasks.filter(({ startTime }) => startTime >= page.fcpMs)
  return { ...page, tbtMs: blocking.reduce((sum, { duration }) => sum + duration - 50, 0), bareLcpMs: bare.lcpMs }
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

const press = ({ answer }: MeasuredSite, { route, button, effect }: Press) =>
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

/** Uses random controls of a page that React has taken over, the same ones each time. */
const interact = ({ answer }: MeasuredSite, { route }: { route: string }) =>
  visit(answer, route, async (page, { untilQuiet }) => {
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
  })

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

interface MeasuredSite {
  folder: string
  answer: Answer
  bareAnswer: Answer
}

/** A site, with scripts and without, that is compressed already, as a CDN has it. */
const compress = async (folder: string): Promise<MeasuredSite> => {
  const answer = await answerFrom(folder)
  const bareAnswer = withoutScripts(answer)
  const files = await readdir(folder, { recursive: true })
  for (const file of files.filter(name => /\.(?:html|js|json)$/.test(name) && !name.startsWith("admin")))
    await bareAnswer({ url: `/${file}`, headers: { "accept-encoding": "br" } })
  return { folder, answer, bareAnswer }
}

/** The median, as exact as the measurement is: to three digits. */
const median = (numbers: readonly number[]): number =>
  Number(numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]?.toPrecision(3))

/**
 * Prints a row of medians for each of `subjects` that is chosen: one disturbed visit does not distort them. The sites are visited by
 * turns, so that disturbances affect all of them.
 */
const printTable = async <Subject extends { name: string }, Visit>(
  sites: readonly MeasuredSite[],
  subjects: readonly Subject[],
  measure: (site: MeasuredSite, subject: Subject) => Promise<Visit>,
  columns: Readonly<Record<string, (visit: Visit) => number>>
): Promise<void> => {
  const rows = []
  for (const subject of subjects.filter(({ name }) => !chosen.length || chosen.includes(name))) {
    const visits = sites.map((): Visit[] => [])
    for (let run = 0; run < Number(options.runs); run += 1)
      for (const [at, site] of sites.entries()) visits[at]?.push(await measure(site, subject))
    for (const [at, { folder }] of sites.entries()) {
      const figures = Object.entries(columns).map(([column, figure]) => [
        column,
        median((visits[at] ?? []).map(figure)),
      ])
      rows.push({ name: at ? `${subject.name} in ${folder}` : subject.name, ...Object.fromEntries(figures) })
    }
  }
  if (rows.length) console.table(rows)
}

const bench = async (): Promise<void> => {
  const sites = await Promise.all([sampleSite, ...(options.against ? [options.against] : [])].map(compress))
  console.log(
    "Slow 3G (400 kbit/s, 400 ms), 4 times slower processor, 390 × 844 at 2 dppx, empty cache, medians. KB = 1000 bytes of bodies.\n"
  )
  const routes = [...indexedRoutes, unknownRoute].map(name => ({ name }))
  await printTable(sites, routes, load, {
    KB: ({ bytes }) => bytes / 1000,
    requests: ({ requests }) => requests,
    "FCP ms": ({ fcpMs }) => fcpMs,
    "LCP ms": ({ lcpMs }) => lcpMs,
    "TBT ms": ({ tbtMs }) => tbtMs,
    CLS: ({ cls }) => cls,
    "LCP ÷ scriptless": ({ lcpMs, bareLcpMs }) => lcpMs / bareLcpMs,
  })
  await printTable(sites, presses, press, {
    "seen after ms": ({ feedbackMs }) => feedbackMs,
    "takes effect after ms": ({ effectMs }) => effectMs,
    KB: ({ pressBytes }) => pressBytes / 1000,
  })
  const used = indexedRoutes.map(route => ({ name: `INP ${route}`, route }))
  await printTable(sites, used, interact, {
    "of 16 ms and more": ({ interactions }) => Object.keys(interactions).length,
    "INP ms": ({ interactions }) => Math.max(0, ...Object.values(interactions)),
  })
}

bench().catch((error: unknown) => {
  console.error(String(error))
  process.exit(1)
})
