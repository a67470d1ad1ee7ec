import { type Page, launch } from "puppeteer-core"
import { pages } from "../src/content/pages"
import { chromiumFlags, ensureChromium } from "./chromium"

/** Slow 3G: milliseconds until an answer begins, and bytes a millisecond (400 kbit/s). */
export const latencyMs = 400
export const bytesPerMs = 50

/** A first press on a page that nobody has touched, and what in the page shows that it has taken effect. */
interface Press {
  name: string
  route: string
  /** Finds the button by the beginning of its name. */
  button: string
  /** Fills in what has to be filled in, without touching the page as a visitor would. */
  values?: Readonly<Record<string, string>>
  /** Runs in the page. */
  effect: () => boolean
}

const presses: readonly Press[] = [
  {
    name: "copy number",
    route: pages.contact.path,
    button: "Copy number",
    effect: () => document.querySelector("#announcer")?.textContent === "Copied",
  },
  {
    name: "next slide",
    route: pages.home.path,
    button: "Next slide",
    effect: () => document.querySelectorAll("[data-go-to]")[1]?.getAttribute("aria-current") === "true",
  },
  {
    name: "next slide, with its picture",
    route: pages.home.path,
    button: "Next slide",
    effect: () => {
      const picture = document.querySelector<HTMLImageElement>('[data-slide="2"] img')
      return Boolean(picture?.complete && picture.naturalWidth > 0 && picture.getClientRects().length > 0)
    },
  },
  {
    name: "send a message",
    route: pages.contact.path,
    button: "Send Message",
    values: { name: "Rudo", email: "rudo@example.org", subject: "Hours", message: "Are you open?" },
    effect: () => Reflect.get(window, "sent") === true,
  },
  {
    name: "book",
    route: pages.appointment.path,
    button: "Book Appointment",
    values: {
      firstName: "Rudo",
      lastName: "Moyo",
      email: "rudo@example.org",
      phone: "263 77 123 4567",
      service: "*",
      date: "2099-01-31",
      time: "*",
    },
    effect: () => document.querySelector("#booked") !== null,
  },
]

/** Runs in the page before its own scripts: the forwarder is not asked, only noted; a press starts the clock. */
const prepare = (): void => {
  const { fetch } = window
  Object.assign(window, {
    fetch: (...call: Parameters<typeof fetch>) => {
      if (!String(call[0]).startsWith("https://formsubmit.co")) return fetch(...call)
      Object.assign(window, { sent: true })
      return Promise.resolve(new Response('{"success":"true"}'))
    },
  })
  addEventListener("pointerdown", () => Object.assign(window, { pressedAt: performance.now() }), {
    capture: true,
    once: true,
  })
}

/** Runs in the page: notes when the button, or the effect, shows anything, and when the effect is there. */
const watch = (name: string, effect: string): void => {
  const button = [...document.querySelectorAll("main button")].find(candidate =>
    (candidate.getAttribute("aria-label") ?? candidate.textContent ?? "").startsWith(name)
  )
  button?.scrollIntoView({ block: "center", behavior: "instant" })
  Object.assign(window, { target: button })
  // eslint-disable-next-line no-eval
  const isThere: () => boolean = (0, eval)(`(${effect})`)
  const checkEffect = (): void => {
    const pressedAt: number | undefined = Reflect.get(window, "pressedAt")
    if (pressedAt !== undefined) {
      const elapsedMs = performance.now() - pressedAt
      if (Reflect.get(window, "feedback") === undefined && (button?.hasAttribute("aria-busy") || isThere()))
        Object.assign(window, { feedback: elapsedMs })
      if (isThere()) {
        Object.assign(window, { effect: elapsedMs })
        return
      }
    }
    requestAnimationFrame(checkEffect)
  }
  requestAnimationFrame(checkEffect)
}

const fill = (values: Readonly<Record<string, string>>): void => {
  for (const [id, value] of Object.entries(values)) {
    const control = document.getElementById(id)
    if (control instanceof HTMLSelectElement) control.selectedIndex = 1
    else if (control) Object.assign(control, { value })
  }
}

const timePress = async (page: Page, origin: string, press: Press) => {
  const { route, button, values } = press
  const client = await page.createCDPSession()
  await client.send("Network.enable")
  await client.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerMs * 1000,
    uploadThroughput: bytesPerMs * 1000,
  })
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 })
  await page.setBypassCSP(true)
  // tsx names functions by a helper of its own, which the page does not have.
  await page.evaluateOnNewDocument("globalThis.__name = value => value")
  await page.evaluateOnNewDocument(prepare)
  // With reduced motion the home page does not load React when it is idle.
  await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }])
  await page.goto(origin + route, { waitUntil: "load" })
  await page.evaluate(fill, values ?? {})
  await page.evaluate(watch, button, String(press.effect))
  const place = await page.evaluate(() => {
    const target: unknown = Reflect.get(window, "target")
    const { x = 0, y = 0, width = 0, height = 0 } = target instanceof Element ? target.getBoundingClientRect() : {}
    return { x: x + width / 2, y: y + height / 2 }
  })
  // Who has filled in a form has been there for a while: what scrolling has brought, such as the map, has come.
  await page.waitForNetworkIdle({ idleTime: 500 })
  const pressedAt = performance.now()
  let bytes = 0
  let lastByte = 0
  client.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength
    lastByte = performance.now() - pressedAt
  })
  await page.touchscreen.tap(place.x, place.y)
  await page.waitForFunction(() => Reflect.get(window, "effect") !== undefined, { timeout: 60_000 })
  const received = { bytes, lastByte }
  const [feedback, effect] = await page.evaluate(() =>
    ["feedback", "effect"].map(name => Number(Reflect.get(window, name)))
  )
  return { ...received, feedback: feedback ?? Number.NaN, effect: effect ?? Number.NaN }
}

/** Milliseconds that the network alone takes for what a press asks for, where all of it is asked for at once. */
export const networkMs = (bytes: number): number => (bytes > 0 ? latencyMs + bytes / bytesPerMs : 0)

type Visit = Awaited<ReturnType<typeof timePress>>

export interface PressTimes {
  name: string
  /**
   * One for each visit: milliseconds from the press until something on the screen shows it, until its effect, and until
   * the last byte that came before the effect; and the bytes that came in that time.
   */
  visits: Visit[]
}

/**
 * Times first presses on a slow phone: slow 3G, a processor 4 times slower, an empty cache, `runs` visits each. The sites
 * at `origins` are visited alternately. Returns the times of each site.
 */
export const pressTimes = async (
  origins: readonly string[],
  only: string | undefined,
  runs: number
): Promise<PressTimes[][]> => {
  const chosen = presses.filter(({ name }) => !only || name.startsWith(only))
  const times = origins.map(() => chosen.map(({ name }): PressTimes => ({ name, visits: [] })))
  for (const [at, press] of chosen.entries())
    for (let run = 0; run < runs; run += 1)
      for (const [site, origin] of origins.entries()) {
        const browser = await launch({
          executablePath: ensureChromium(),
          args: [...chromiumFlags, "--ignore-certificate-errors"],
          defaultViewport: { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
        })
        try {
          await browser.defaultBrowserContext().overridePermissions(origin, ["clipboard-sanitized-write"])
          times[site]?.[at]?.visits.push(await timePress(await browser.newPage(), origin, press))
        } finally {
          await browser.close()
        }
      }
  return times
}
