import { type Page, launch } from "puppeteer-core"
import { chromiumFlags, ensureChromium } from "./chromium"

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
    route: "/contact/",
    button: "Copy number",
    effect: () => document.querySelector("#announcer")?.textContent === "Copied",
  },
  {
    name: "next slide",
    route: "/",
    button: "Next slide",
    effect: () => document.querySelectorAll("[data-go-to]")[1]?.getAttribute("aria-current") === "true",
  },
  {
    name: "next slide, with its picture",
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
    values: { name: "Rudo", email: "rudo@example.org", subject: "Hours", message: "Are you open?" },
    effect: () => Reflect.get(window, "sent") === true,
  },
  {
    name: "book",
    route: "/appointment/",
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

const timePress = async (page: Page, origin: string, { route, button, values, effect }: Press) => {
  const client = await page.createCDPSession()
  await client.send("Network.enable")
  await client.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 })
  await page.setBypassCSP(true)
  // tsx names functions by a helper of its own, which the page does not have.
  await page.evaluateOnNewDocument("globalThis.__name = value => value")
  await page.evaluateOnNewDocument(prepare)
  // Without motion the home page does not bring React by itself: the page stays cold until it is pressed.
  await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }])
  await page.goto(origin + route, { waitUntil: "load" })
  await page.evaluate(fill, values ?? {})
  await page.evaluate(watch, button, String(effect))
  const place = await page.evaluate(() => {
    const target: unknown = Reflect.get(window, "target")
    const { x = 0, y = 0, width = 0, height = 0 } = target instanceof Element ? target.getBoundingClientRect() : {}
    return { x: x + width / 2, y: y + height / 2 }
  })
  await page.touchscreen.tap(place.x, place.y)
  await page.waitForFunction(() => Reflect.get(window, "effect") !== undefined, { timeout: 60_000 })
  return page.evaluate(() => ({
    feedback: Number(Reflect.get(window, "feedback")),
    effect: Number(Reflect.get(window, "effect")),
  }))
}

export interface PressTimes {
  name: string
  /** Milliseconds from the press until something on the screen shows it, of each visit. */
  feedback: number[]
  /** Milliseconds from the press until its effect, of each visit. */
  effect: number[]
}

/** Times first presses on a slow phone: slow 3G, a processor 4 times slower, an empty cache, `runs` visits each. */
export const pressTimes = async (origin: string, runs: number): Promise<PressTimes[]> => {
  const times: PressTimes[] = []
  for (const press of presses) {
    const feedback: number[] = []
    const effect: number[] = []
    for (let run = 0; run < runs; run += 1) {
      const browser = await launch({
        executablePath: ensureChromium(),
        args: [...chromiumFlags, "--ignore-certificate-errors"],
        defaultViewport: { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
      })
      try {
        await browser.defaultBrowserContext().overridePermissions(origin, ["clipboard-sanitized-write"])
        const time = await timePress(await browser.newPage(), origin, press)
        feedback.push(time.feedback)
        effect.push(time.effect)
      } finally {
        await browser.close()
      }
    }
    times.push({ name: press.name, feedback, effect })
  }
  return times
}
