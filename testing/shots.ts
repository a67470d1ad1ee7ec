import { mkdir } from "node:fs/promises"
import path from "node:path"
import { type BrowserContextOptions, type Page, chromium } from "@playwright/test"
import { visitedPages } from "./routes"
import { siteHeader } from "./browser/siteHeader"
import { states } from "./browser/states"
import { toasts } from "./browser/toasts"
import { chromiumFlags, ensureTestBrowser } from "./browser/chromium"
import { sampleSite } from "./sites"
import { serve } from "../plugins/gatsby-plugin-host-files"

/**
 * Takes screenshots of every page and state of the sample's site (`npm run build:sites -- sample`) for visual checks:
 * `npm run shots` takes all of them, `npm run shots -- contact 390-dark` those whose names contain
 * all of the words. Also prints the pages as PDF.
 */
const folder = "shots"
const words = process.argv.slice(2)

interface Scene {
  name: string
  /** Brings the page into the state to show. */
  reach: (page: Page) => Promise<unknown>
  /** Whether to show the page from top to bottom instead of only the viewport. */
  isWholePage?: boolean
}

const pages: readonly Scene[] = visitedPages.map(({ name, route }) => ({
  name,
  reach: page => page.goto(route),
  isWholePage: true,
}))

const scenes: readonly Scene[] = [
  ...pages,
  ...states.map(({ name, reach, shown, isHovered }) => ({
    name: name.replaceAll(" ", "-"),
    reach: async (page: Page) => {
      await reach(page)
      await shown(page).first().waitFor()
      // A toast stays while the pointer is over it.
      if (isHovered) await toasts(page).all.first().hover()
    },
  })),
  {
    name: "home-menu",
    reach: async page => {
      await page.goto("/")
      const { menuButton } = siteHeader(page)
      if (await menuButton.isVisible()) await menuButton.click()
    },
  },
]

const sizes: Readonly<Record<string, BrowserContextOptions>> = {
  "320": { viewport: { width: 320, height: 640 } },
  "390": { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  "768": { viewport: { width: 768, height: 1024 } },
  "1280": { viewport: { width: 1280, height: 800 } },
  "1920": { viewport: { width: 1920, height: 1080 } },
  "zoom-400": { viewport: { width: 320, height: 256 } },
}

const views: Readonly<Record<string, BrowserContextOptions>> = {
  ...Object.fromEntries(
    Object.entries(sizes).flatMap(([size, options]) =>
      (["light", "dark"] as const).map(colorScheme => [`${size}-${colorScheme}`, { ...options, colorScheme }])
    )
  ),
  "forced-colours": { ...sizes["1280"], colorScheme: "dark", forcedColors: "active" },
  // From the dark theme, the harder one to print.
  print: { ...sizes["1280"], colorScheme: "dark" },
}

/** Waits until fonts and pictures are loaded. */
const waitUntilStable = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (const image of document.images) image.loading = "eager"
    await Promise.allSettled([...document.images].map(image => image.decode()))
  })

const take = async (page: Page, { name, reach, isWholePage = false }: Scene, view: string): Promise<void> => {
  await reach(page)
  await waitUntilStable(page)
  const file = path.join(folder, `${name}.${view}`)
  const margin = { top: "15mm", right: "15mm", bottom: "15mm", left: "15mm" }
  if (view === "print") await page.pdf({ path: `${file}.pdf`, format: "A4", margin })
  else await page.screenshot({ path: `${file}.jpg`, type: "jpeg", fullPage: isWholePage, animations: "disabled" })
}

const takeAll = async (): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const { url: baseURL, close } = await serve(sampleSite)
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
