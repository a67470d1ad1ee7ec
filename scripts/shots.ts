import { mkdir } from "node:fs/promises"
import path from "node:path"
import { type BrowserContextOptions, type Page, chromium } from "@playwright/test"
import { visitedPages } from "../__tests__/support/routes"
import { siteHeader } from "../__tests__/support/browser/siteHeader"
import { states } from "../__tests__/support/browser/states"
import { toasts } from "../__tests__/support/browser/toasts"
import { chromiumFlags, ensureTestBrowser } from "../__tests__/support/browser/chromium"
import { sampleSite } from "../__tests__/support/sites"
import { serve } from "./server"

/**
 * Takes pictures of every page and state of the sample's site (`npm run build:sites -- sample`), for looking at:
 * `npx tsx scripts/shots.ts` takes all of them, `npx tsx scripts/shots.ts contact 360-dark` those whose names contain all of the
 * words. Pages are printed, too, as PDF.
 */
const folder = "shots"
const words = process.argv.slice(2)

interface Scene {
  name: string
  /** Brings the page into the state that is to be seen. */
  reach: (page: Page) => Promise<unknown>
  /** The page from top to bottom; otherwise what a visitor sees at once. */
  isWholePage?: boolean
}

const showSlide = (number: number) => async (page: Page) => {
  await page.goto("/")
  await page.getByRole("button", { name: new RegExp(`^Slide ${number}`) }).click()
  await page.mouse.move(0, 0)
}

const pages: readonly Scene[] = visitedPages.map(({ name, route }) => ({
  name,
  reach: page => page.goto(route),
  isWholePage: true,
}))

const scenes: readonly Scene[] = [
  ...pages,
  ...states.map(({ name, reach, shown, held }) => ({
    name: name.replaceAll(" ", "-"),
    reach: async (page: Page) => {
      await reach(page)
      await shown(page).first().waitFor()
      // A toast stays while the pointer is over it.
      if (held) await toasts(page).all.first().hover()
    },
  })),
  { name: "home-slide-2", reach: showSlide(2) },
  { name: "home-slide-3", reach: showSlide(3) },
  {
    name: "home-menu",
    reach: async page => {
      await page.goto("/")
      const { menuButton } = siteHeader(page)
      if (await menuButton.isVisible()) await menuButton.click()
    },
  },
  {
    name: "faq-open",
    reach: async page => {
      await page.goto("/faq/")
      await page.locator("details").evaluateAll(all => all.forEach(element => element.setAttribute("open", "")))
    },
    isWholePage: true,
  },
  {
    name: "focus-skip-link",
    reach: async page => {
      await page.goto("/about/")
      await page.keyboard.press("Tab")
    },
  },
]

const sizes: Readonly<Record<string, BrowserContextOptions>> = {
  "320": { viewport: { width: 320, height: 640 } },
  "360": { viewport: { width: 360, height: 740 } },
  "390": { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  "768": { viewport: { width: 768, height: 1024 } },
  "1280": { viewport: { width: 1280, height: 800 } },
  "1920": { viewport: { width: 1920, height: 1080 } },
  "zoom-200": { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
  "zoom-400": { viewport: { width: 320, height: 256 } },
}

const views: Readonly<Record<string, BrowserContextOptions>> = {
  ...Object.fromEntries(
    Object.entries(sizes).flatMap(([size, options]) =>
      (["light", "dark"] as const).map(colorScheme => [`${size}-${colorScheme}`, { ...options, colorScheme }])
    )
  ),
  "forced-colours": { ...sizes["1280"], colorScheme: "dark", forcedColors: "active" },
  // From the dark theme, as the harder of the two.
  print: { ...sizes["1280"], colorScheme: "dark" },
}

/** Waits until fonts, pictures and short animations are done. */
const waitUntilStable = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (const image of document.images) image.loading = "eager"
    await Promise.allSettled([...document.images].map(image => image.decode()))
    const short = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 2000)
    await Promise.allSettled(short.map(animation => animation.finished))
  })

const take = async (page: Page, { name, reach, isWholePage = false }: Scene, view: string): Promise<void> => {
  await reach(page)
  await waitUntilStable(page)
  const file = path.join(folder, `${name}.${view}`)
  const margin = { top: "15mm", right: "15mm", bottom: "15mm", left: "15mm" }
  if (view === "print") await page.pdf({ path: `${file}.pdf`, format: "A4", margin })
  else await page.screenshot({ path: `${file}.jpg`, type: "jpeg", quality: 82, fullPage: isWholePage })
}

const takeAll = async (): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const { address: baseURL, close } = await serve(sampleSite)
  const browser = await chromium.launch({ executablePath: ensureTestBrowser(), args: chromiumFlags })
  for (const [view, options] of Object.entries(views))
    for (const scene of view === "print" ? pages : scenes) {
      const name = `${scene.name}.${view}`
      if (!words.every(word => name.includes(word))) continue
      const page = await browser.newPage({ ...options, baseURL, reducedMotion: "reduce", serviceWorkers: "block" })
      await take(page, scene, view).catch((error: unknown) => {
        console.error(`${name}: ${String(error)}`)
        process.exitCode = 1
      })
      await page.close()
    }
  await browser.close()
  await close()
  console.log(`The pictures are in ${folder}/.`)
}

void takeAll()
