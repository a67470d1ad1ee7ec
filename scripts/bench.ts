import { spawnSync } from "node:child_process"
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises"
import { type Http2ServerResponse, createSecureServer } from "node:http2"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout } from "node:timers/promises"
import { parseArgs } from "node:util"
import { launch } from "puppeteer-core"
import { generate } from "selfsigned"
import { livePages, unknownRoute } from "../__tests__/support/routes"
import { isRecord } from "../src/content/vocabulary"
import { chromiumFlags, ensureChromium } from "./chromium"
import { bytesPerMs, latencyMs, networkMs, pressTimes } from "./pressTimes"
import { answerFrom } from "./server"

/**
 * Weighs and times every page as a phone on slow 3G gets it, beside the same page without its scripts, and times the
 * first press on a cold page:
 * `npm run bench [-- --no-build] [--routes /,/faq/] [--runs 3] [--against FOLDER] [--only-presses]
 * [--presses send]`. With --presses only presses whose name begins so.
 */
const { values: options } = parseArgs({
  options: {
    "no-build": { type: "boolean", default: false },
    routes: { type: "string", default: [...livePages.indexedRoutes, unknownRoute].join() },
    runs: { type: "string", default: "1" },
    against: { type: "string" },
    "only-presses": { type: "boolean", default: false },
    presses: { type: "string" },
  },
})
const routes = options.routes.split(",")
const runs = Number(options.runs)
if (!Number.isInteger(runs) || runs < 1)
  throw new Error(`--runs must be a whole number from 1, but is “${options.runs}”.`)

const kinds = ["Document", "Script", "Stylesheet", "Font", "Image", "Fetch"] as const

type Kind = (typeof kinds)[number] | "Other"

const kindOf = (resourceType: string): Kind =>
  resourceType === "XHR" ? "Fetch" : (kinds.find(kind => kind === resourceType) ?? "Other")

interface Measure {
  /** Bytes of bodies as sent, compressed, without headers. */
  bytes: Record<Kind, number>
  requests: number
  /** Milliseconds. */
  fcpMs: number
  /** Milliseconds. */
  lcpMs: number
  /** Milliseconds. */
  tbtMs: number
  cls: number
}

interface NetworkRequest {
  url: string
  resourceType: string
  transferSize: number
}

const isNetworkRequest = (value: unknown): value is NetworkRequest =>
  isRecord(value) &&
  typeof value["url"] === "string" &&
  typeof value["resourceType"] === "string" &&
  typeof value["transferSize"] === "number"

type Answer = Awaited<ReturnType<typeof answerFrom>>

/** A phone of 390 × 844 at 2 dppx. The browser slows down only the processor, because `sendSlowly` is the network. */
const conditions = {
  formFactor: "mobile",
  screenEmulation: { mobile: true, width: 390, height: 844, deviceScaleFactor: 2, disabled: false },
  throttlingMethod: "devtools",
  throttling: {
    rttMs: 0,
    throughputKbps: 0,
    requestLatencyMs: 0,
    downloadThroughputKbps: 0,
    uploadThroughputKbps: 0,
    cpuSlowdownMultiplier: 4,
  },
  disableFullPageScreenshot: true,
  // The 404 page is one of those that are measured.
  ignoreStatusCode: true,
  onlyAudits: [
    "first-contentful-paint",
    "largest-contentful-paint",
    "total-blocking-time",
    "cumulative-layout-shift",
    "network-requests",
  ],
} as const

/** One visit with an empty cache, in a browser of its own: no connection is warm. */
const visit = async (origin: string, route: string, answer: Answer): Promise<Measure> => {
  const browser = await launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags, "--ignore-certificate-errors"],
  })
  try {
    // Imported here, because tsx would rewrite a static import, and Lighthouse sends its functions to the page as text.
    const { default: lighthouse } = await import("lighthouse")
    const result = await lighthouse(origin + route, {
      ...conditions,
      onlyAudits: [...conditions.onlyAudits],
      port: Number(new URL(browser.wsEndpoint()).port),
      logLevel: "error",
    })
    if (!result) throw new Error("Lighthouse gave no result.")
    const { audits, runtimeError } = result.lhr
    if (runtimeError) throw new Error(`${route}: ${runtimeError.message}`)
    const number = (name: string): number => {
      const value = audits[name]?.numericValue
      if (value === undefined)
        throw new Error(
          `${route}: Lighthouse has no value for ${name}: ${audits[name]?.errorMessage ?? "no reason given"}.`
        )
      return value
    }
    const details: unknown = audits["network-requests"]?.details
    const items = isRecord(details) && Array.isArray(details["items"]) ? details["items"] : []
    // What came from the browser's memory crossed no wire.
    const requests = items
      .filter(isNetworkRequest)
      .filter(({ url, transferSize }) => url.startsWith("http") && transferSize > 0)
    const bytes: Measure["bytes"] = { Document: 0, Script: 0, Stylesheet: 0, Font: 0, Image: 0, Fetch: 0, Other: 0 }
    for (const { url, resourceType, transferSize } of requests) {
      // Lighthouse counts headers in; the server knows how long the body alone is.
      const isOwn = url.startsWith(origin)
      const size = isOwn
        ? (await answer({ url: url.slice(origin.length), headers: { "accept-encoding": "br" } })).body.length
        : transferSize
      bytes[kindOf(resourceType)] += size
    }
    return {
      bytes,
      requests: requests.length,
      fcpMs: number("first-contentful-paint"),
      lcpMs: number("largest-contentful-paint"),
      tbtMs: number("total-blocking-time"),
      cls: number("cumulative-layout-shift"),
    }
  } finally {
    await browser.close()
  }
}

/** How many bytes arrive together. */
const packetBytes = 1400

type Send = (response: Http2ServerResponse, answer: Awaited<ReturnType<Answer>>) => Promise<void>

/**
 * Sends answers as slow 3G brings them: packet by packet, and all of them share the bandwidth. The browser's own
 * throttling passes on in one piece what a server on the same machine has sent in one, so it painted a page when nearly
 * all of it had come.
 */
const sendSlowly = (): Send => {
  let freeAtMs = 0
  return async (response, { status, headers, body }) => {
    await setTimeout(latencyMs)
    response.writeHead(status, headers)
    for (let start = 0; start < body.length; start += packetBytes) {
      const packet = body.subarray(start, start + packetBytes)
      freeAtMs = Math.max(freeAtMs, performance.now()) + packet.length / bytesPerMs
      await setTimeout(Math.max(0, freeAtMs - performance.now()))
      response.write(packet)
    }
    response.end()
  }
}

const sendAtOnce: Send = async (response, { status, headers, body }) => {
  response.writeHead(status, headers)
  response.end(body)
}

/** Serves `folder` as a CDN would: HTTP/2 over TLS, brotli, the folder's own headers. */
const serveSecurely = async (folder: string, send: Send) => {
  const answer = await answerFrom(folder)
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }])
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    answer(request)
      .then(found => send(response, found))
      .catch((error: unknown) => {
        response.writeHead(500)
        response.end(String(error))
      })
  })
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "localhost", resolve))
  const address = server.address()
  if (!isRecord(address)) throw new Error("The server has no port.")
  return { origin: `https://localhost:${address["port"]}`, answer, close: () => server.close() }
}

/** What exists of a page without scripts: neither they nor what is fetched for them. */
const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gi, "")
    .replaceAll(/<link\b[^>]*(?:\bas="?(?:script|fetch)\b|\brel="?modulepreload\b)[^>]*>/gi, "")

const copyWithoutScripts = async (folder: string): Promise<string> => {
  const copy = await mkdtemp(path.join(tmpdir(), "without-scripts-"))
  await cp(folder, copy, { recursive: true, filter: file => !/\.(?:js|map)$/.test(file) })
  for (const entry of await readdir(copy, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith(".html")) continue
    const file = path.join(entry.parentPath, entry.name)
    await writeFile(file, withoutScripts(await readFile(file, "utf8")))
  }
  return copy
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN

const sumBytes = ({ bytes }: Measure): number => Object.values(bytes).reduce((sum, size) => sum + size, 0)

/** The median of what `figure` takes from each visit. */
const medianOf = <Visit>(visits: readonly Visit[], figure: (visit: Visit) => number): number =>
  median(visits.map(figure))

/** The median of each figure separately, so that one disturbed visit does not distort the others. */
const medianMeasure = (visits: readonly Measure[]): Measure => {
  const bytes = (kind: Kind): number => medianOf(visits, visited => visited.bytes[kind])
  return {
    bytes: {
      Document: bytes("Document"),
      Script: bytes("Script"),
      Stylesheet: bytes("Stylesheet"),
      Font: bytes("Font"),
      Image: bytes("Image"),
      Fetch: bytes("Fetch"),
      Other: bytes("Other"),
    },
    requests: medianOf(visits, ({ requests }) => requests),
    fcpMs: medianOf(visits, ({ fcpMs }) => fcpMs),
    lcpMs: medianOf(visits, ({ lcpMs }) => lcpMs),
    tbtMs: medianOf(visits, ({ tbtMs }) => tbtMs),
    cls: medianOf(visits, ({ cls }) => cls),
  }
}

/** Visits `route` in a folder and in its copy without scripts, alternately, so that disturbances affect both. */
const measure = async (
  { folder, scriptless }: { folder: string; scriptless: string },
  route: string
): Promise<[page: Measure, bare: Measure]> => {
  const sites = [await serveSecurely(folder, sendSlowly()), await serveSecurely(scriptless, sendSlowly())] as const
  const visits: [Measure[], Measure[]] = [[], []]
  try {
    // The first answer compresses; a CDN has done that long before.
    for (const { answer } of sites) await answer({ url: route, headers: { "accept-encoding": "br" } })
    for (let run = 0; run < runs; run += 1)
      for (const at of [0, 1] as const) visits[at].push(await visit(sites[at].origin, route, sites[at].answer))
    return [medianMeasure(visits[0]), medianMeasure(visits[1])]
  } finally {
    for (const { close } of sites) close()
  }
}

const formatKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)
const formatSeconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2)

const columns = [
  "page",
  "KB",
  "HTML",
  "script",
  "CSS",
  "font",
  "picture",
  "data",
  "other",
  "requests",
  "FCP s",
  "LCP s",
  "TBT ms",
  "CLS",
  "scriptless: KB",
  "FCP s",
  "LCP s",
  "TBT ms",
  "LCP ÷ scriptless",
]

const createRow = (name: string, page: Measure, scriptless: Measure): string[] => [
  name,
  formatKilobytes(sumBytes(page)),
  ...[...kinds, "Other" as const].map(kind => formatKilobytes(page.bytes[kind])),
  String(page.requests),
  formatSeconds(page.fcpMs),
  formatSeconds(page.lcpMs),
  page.tbtMs.toFixed(0),
  page.cls.toFixed(3),
  formatKilobytes(sumBytes(scriptless)),
  formatSeconds(scriptless.fcpMs),
  formatSeconds(scriptless.lcpMs),
  scriptless.tbtMs.toFixed(0),
  (page.lcpMs / scriptless.lcpMs).toFixed(2),
]

const print = (cells: readonly string[]) => console.log(`| ${cells.join(" | ")} |`)

/** First presses on the pages of the folders, a table. */
const benchPresses = async (folders: readonly string[]): Promise<void> => {
  // Here the browser throttles: what counts is when a press takes effect, which is after the last byte.
  const sites = await Promise.all(folders.map(folder => serveSecurely(folder, sendAtOnce)))
  try {
    const cells = ["first press", "seen after ms", "KB", "network alone s", "last byte after s", "takes effect after s"]
    console.log("")
    print(cells)
    print(cells.map((_, at) => (at ? "--:" : "---")))
    const times = await pressTimes(
      sites.map(({ origin }) => origin),
      options.presses,
      runs
    )
    times.forEach((site, at) => {
      for (const { name, visits } of site) {
        const bytes = medianOf(visits, visited => visited.bytes)
        print([
          at ? `${name} in ${folders[at]}` : name,
          medianOf(visits, ({ feedback }) => feedback).toFixed(0),
          formatKilobytes(bytes),
          formatSeconds(networkMs(bytes)),
          formatSeconds(medianOf(visits, ({ lastByte }) => lastByte)),
          formatSeconds(medianOf(visits, ({ effect }) => effect)),
        ])
      }
    })
  } finally {
    for (const { close } of sites) close()
  }
}

const bench = async (): Promise<void> => {
  if (!options["no-build"]) {
    const { status } = spawnSync("npx", ["gatsby", "build"], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
    })
    if (status !== 0) throw new Error("The site does not build: run npm run build.")
  }
  const folders = ["public", ...(options.against ? [options.against] : [])]
  if (options["only-presses"]) {
    await benchPresses(folders)
    return
  }
  const sites = await Promise.all(
    folders.map(async folder => ({ folder, scriptless: await copyWithoutScripts(folder) }))
  )
  try {
    console.log(
      `Slow 3G (400 kbit/s, 400 ms), 4 times slower processor, 390 × 844 at 2 dppx, first visit${runs > 1 ? `, each figure the median of ${runs} visits` : ""}. KB = 1000 bytes on the wire, headers left out.\n`
    )
    print(columns)
    print(columns.map((_, at) => (at ? "--:" : "---")))
    for (const route of routes) {
      for (const site of sites)
        print(
          createRow(site.folder === "public" ? route : `${route} in ${site.folder}`, ...(await measure(site, route)))
        )
    }
    await benchPresses(folders)
  } finally {
    await Promise.all(sites.map(({ scriptless }) => rm(scriptless, { recursive: true })))
  }
}

bench().catch((error: unknown) => {
  console.error(String(error))
  process.exit(1)
})
