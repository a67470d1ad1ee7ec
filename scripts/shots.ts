import { execFileSync } from "node:child_process"
import { mkdir, readdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { type Browser, type BrowserContext, type BrowserContextOptions, type Page, chromium } from "@playwright/test"
import { livePages } from "../__tests__/support/routes"
import { pages } from "../src/content/pages"
import { chromiumFlags, findChromium } from "./chromium"
import { serve } from "./server"

/**
 * Pictures of every page and state of the built site, for looking at: `npm run shots` makes all of them in `shots/`
 * with a page that shows them, `npm run shots -- contact 360-dark` only those whose names contain all of the words.
 * What is printed is a PDF and, where poppler's `pdftoppm` is installed, a picture of each sheet.
 */
const folder = "shots"
const words = process.argv.slice(2)

interface Scene {
  name: string
  path: string
  /** Brings the page into the state that is to be seen. */
  prepare?: (page: Page) => Promise<unknown>
  /** Only what a visitor sees at once, for what stays at a place of the screen. */
  screenOnly?: boolean
  /** Printed too; pages as they open always are. */
  printed?: boolean
}

const pressButton = (name: string) => (page: Page) => page.getByRole("button", { name }).click()

const hoverToast = (page: Page) => page.locator(".Toastify__toast").first().hover()

const fillMessage = async (page: Page): Promise<void> => {
  await page.getByLabel("Full name").fill("Chipo Moyo")
  await page.getByLabel("Email").fill("chipo@example.com")
  await page.getByLabel("Subject").fill("Opening hours")
  await page.getByLabel("Message", { exact: true }).fill("Are you open on Heroes’ Day?")
}

/** A request as a visitor would fill it in, for the day after tomorrow; the confirmation appears above the form. */
const bookAppointment = async (page: Page): Promise<void> => {
  await page.getByLabel("First name").fill("Chipo")
  await page.getByLabel("Last name").fill("Moyo")
  await page.getByLabel("Email").fill("chipo@example.com")
  await page.getByLabel("Phone").fill("263 77 123 4567")
  for (const list of ["Service type", "Preferred time"]) await page.getByLabel(list).selectOption({ index: 2 })
  await page
    .getByLabel("Preferred date")
    .fill(new Date(Date.now() + 2 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10))
  await page.getByLabel("Additional notes").fill("I use a wheelchair: is there a ramp?")
  await pressButton("Book Appointment")(page)
  await hoverToast(page)
}

/** As many stops as it takes from the top of the page to show the ring of the focus. */
const pressTab = (stops: number) => async (page: Page) => {
  for (let stop = 0; stop < stops; stop += 1) await page.keyboard.press("Tab")
}

/** What the forwarder would answer; `undefined` for no answer at all. */
const sendMessage =
  (answer: object | undefined, status = 200) =>
  async (page: Page) => {
    await page.route("https://formsubmit.co/**", route =>
      answer
        ? route.fulfill({
            status,
            json: answer,
            headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" },
          })
        : undefined
    )
    await fillMessage(page)
    await pressButton("Send Message")(page)
    if (answer) await hoverToast(page)
    else await page.getByRole("button", { name: "Sending..." }).waitFor()
  }

/** Tooltips come with React, which comes with the first focus. */
const showTooltip = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Next slide" }).focus()
  await page.waitForFunction(() => document.querySelector(".slick-slide"))
  await page.keyboard.press("Shift+Tab")
  await page.getByRole("tooltip").waitFor()
}

const slide = (number: number) => async (page: Page) => {
  const dot = page.getByRole("button", { name: new RegExp(`^Slide ${number}`) })
  await dot.click()
  await page.waitForFunction(() => document.querySelector(".slick-slide"))
  await page.mouse.move(0, 0)
  await dot.blur()
}

/** A page with incomplete data cannot be rendered: the error screen is shown instead. */
const breakNextPage = async (page: Page): Promise<void> => {
  await page.route("**/page-data/about/page-data.json", async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(/"values":\{/, '"worth":{') })
  })
  await page.getByRole("button", { name: "Next slide" }).click()
  await page.waitForFunction(() => document.querySelector(".slick-slide"))
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click()
  await page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor()
}

const scenes: readonly Scene[] = [
  ...livePages.visitedPages.map(({ name, route }) => ({ name, path: route })),
  { name: "home-first-screen", path: pages.home.path, screenOnly: true },
  { name: "home-slide-2", path: pages.home.path, prepare: slide(2), screenOnly: true },
  { name: "home-slide-3", path: pages.home.path, prepare: slide(3), screenOnly: true },
  { name: "home-tooltip", path: pages.home.path, prepare: showTooltip, screenOnly: true },
  {
    name: "home-menu",
    path: pages.home.path,
    prepare: async page => {
      const menu = page.getByRole("button", { name: "Menu" })
      if (await menu.isVisible()) await menu.click()
      await page.keyboard.press("Tab")
    },
    screenOnly: true,
  },
  {
    name: "contact-errors",
    path: pages.contact.path,
    prepare: page => pressButton("Send Message")(page).then(() => hoverToast(page)),
  },
  { name: "contact-sending", path: pages.contact.path, prepare: sendMessage(undefined), screenOnly: true },
  { name: "contact-sent", path: pages.contact.path, prepare: sendMessage({ success: "true" }), screenOnly: true },
  {
    name: "contact-failed",
    path: pages.contact.path,
    prepare: sendMessage({ message: "The form is being moved. Please try again in an hour." }, 500),
    screenOnly: true,
  },
  {
    name: "about-large-picture",
    path: pages.about.path,
    prepare: async page => {
      await page.getByRole("main").getByRole("figure").getByRole("link").first().click()
      await page.getByRole("dialog").waitFor()
    },
    screenOnly: true,
  },
  {
    name: "faq-open",
    path: pages.faq.path,
    prepare: page =>
      page
        .locator("details")
        .evaluateAll(all => all.forEach((element, index) => index % 4 === 0 && element.setAttribute("open", ""))),
  },
  {
    name: "appointment-errors",
    path: pages.appointment.path,
    prepare: page => pressButton("Book Appointment")(page).then(() => hoverToast(page)),
  },
  { name: "appointment-booked", path: pages.appointment.path, prepare: bookAppointment, printed: true },
  { name: "appointment-booked-first-screen", path: pages.appointment.path, prepare: bookAppointment, screenOnly: true },
  { name: "focus-skip-link", path: pages.about.path, prepare: pressTab(1), screenOnly: true },
  {
    name: "focus-button",
    path: pages.about.path,
    prepare: page => page.getByRole("link", { name: "Schedule Your Visit" }).focus(),
    screenOnly: true,
  },
  {
    name: "focus-field",
    path: pages.contact.path,
    prepare: page => page.getByLabel("Subject").focus(),
    screenOnly: true,
  },
  {
    name: "focus-card",
    path: pages.faq.path,
    prepare: page => page.getByRole("link", { name: "View Services" }).focus(),
    screenOnly: true,
  },
  { name: "error-screen", path: pages.home.path, prepare: breakNextPage },
]

interface View {
  name: string
  options: BrowserContextOptions
}

const themes = ["light", "dark"] as const
const sizes = {
  "320": { viewport: { width: 320, height: 640 } },
  "360": { viewport: { width: 360, height: 740 } },
  "390": { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  "768": { viewport: { width: 768, height: 1024 } },
  "1280": { viewport: { width: 1280, height: 800 } },
  "1920": { viewport: { width: 1920, height: 1080 } },
  "zoom-200": { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
  "zoom-400": { viewport: { width: 320, height: 256 } },
}

const views: readonly View[] = [
  ...Object.entries(sizes).flatMap(([size, options]) =>
    themes.map(colorScheme => ({ name: `${size}-${colorScheme}`, options: { ...options, colorScheme } }))
  ),
  { name: "forced-colours", options: { ...sizes["1280"], colorScheme: "dark", forcedColors: "active" } },
]

const isSelected = (name: string): boolean => words.every(word => name.includes(word))

/** Waits until fonts, pictures and short animations are done. The timer of a toast is paused while the pointer is over it. */
const waitUntilStable = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    await document.fonts.ready
    for (const image of document.images) image.loading = "eager"
    await Promise.allSettled([...document.images].map(image => image.decode()))
    const short = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === "running" && Number(effect?.getComputedTiming().endTime) < 2000)
    await Promise.allSettled(short.map(animation => animation.finished))
  })
}

/** A visitor's second page, with what the first has left in the cache. */
const visit = async (browser: Browser, address: string, view: View): Promise<BrowserContext> => {
  const context = await browser.newContext({ ...view.options, reducedMotion: "reduce", serviceWorkers: "block" })
  const page = await context.newPage()
  await page.goto(address, { waitUntil: "networkidle" })
  await page.close()
  return context
}

const takeShot = async (context: BrowserContext, address: string, scene: Scene, view: View): Promise<string> => {
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  await page.goto(`${address}${scene.path}`)
  await scene.prepare?.(page)
  await waitUntilStable(page)
  const file = `${scene.name}.${view.name}.jpg`
  await page.screenshot({ path: path.join(folder, file), type: "jpeg", quality: 82, fullPage: !scene.screenOnly })
  await page.close()
  return file
}

/** A picture of each sheet of `name`.pdf; none where the tool is not installed. */
const renderSheets = async (name: string): Promise<string[]> => {
  try {
    execFileSync("pdftoppm", [
      "-jpeg",
      "-r",
      "80",
      path.join(folder, `${name}.pdf`),
      path.join(folder, `${name}-sheet`),
    ])
  } catch {
    console.warn(`${name}.pdf: no pictures of its sheets without pdftoppm (package poppler-utils)`)
  }
  return (await readdir(folder)).filter(file => file.startsWith(`${name}-sheet`)).toSorted()
}

/** From the dark theme, as the harder of the two. */
const printScene = async (browser: Browser, address: string, scene: Scene): Promise<string[]> => {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    colorScheme: "dark",
    reducedMotion: "reduce",
  })
  await page.goto(`${address}${scene.path}`)
  await scene.prepare?.(page)
  const name = `${scene.name}.print`
  await page.pdf({
    path: path.join(folder, `${name}.pdf`),
    format: "A4",
    margin: { top: "15mm", right: "15mm", bottom: "15mm", left: "15mm" },
  })
  await page.close()
  return [...(await renderSheets(name)), `${name}.pdf`]
}

const indexPage = (files: readonly string[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures of the site</title>
<style>
body { font: 16px/1.4 system-ui; margin: 2rem; background: #ddd; }
figure { display: inline-block; width: 300px; margin: 0 1rem 2rem 0; vertical-align: top; }
img { width: 100%; max-height: 500px; object-fit: cover; object-position: top; }
</style>
<h1>Pictures of the site</h1>
${scenes
  .map(({ name }) => {
    const sceneFiles = files.filter(file => file.startsWith(`${name}.`))
    const figures = sceneFiles.map(
      file =>
        `<figure><a href="${file}">${file.endsWith(".pdf") ? "PDF" : `<img src="${file}" alt="" loading="lazy">`}</a><figcaption>${file}</figcaption></figure>`
    )
    return sceneFiles.length ? `<h2>${name}</h2>\n${figures.join("\n")}` : ""
  })
  .join("\n")}
</html>
`

const main = async (): Promise<void> => {
  if (words.length === 0) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const site = await serve("public")
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  const files: string[] = []
  for (const view of views) {
    const chosen = scenes.filter(scene => isSelected(`${scene.name}.${view.name}`))
    if (chosen.length === 0) continue
    const context = await visit(browser, site.address, view)
    for (const scene of chosen)
      try {
        files.push(await takeShot(context, site.address, scene, view))
      } catch (error) {
        console.error(`${scene.name} at ${view.name}: ${String(error)}`)
        process.exitCode = 1
      }
    await context.close()
  }
  for (const scene of scenes)
    if ((scene.printed ?? !(scene.prepare || scene.screenOnly)) && isSelected(`${scene.name}.print`))
      files.push(...(await printScene(browser, site.address, scene)))
  if (words.length === 0) await writeFile(path.join(folder, "index.html"), indexPage(files))
  await browser.close()
  await site.close()
  console.log(`${files.length} pictures in ${folder}/${words.length === 0 ? "; open index.html" : ""}`)
}

void main()
