import { chromium } from "@playwright/test"
import { appointmentBooked, appointmentRequest } from "../../testing/appointmentRequest"
import { chromiumFlags, ensureTestBrowser } from "../../testing/browser/chromium"
import { gatsbyRootId, isHydrated, touchControl } from "../../testing/browser/hydrated"
import { serve } from "../../plugins/gatsby-plugin-host-files"
import { visitedRoutes } from "../../testing/routes"
import { sampleSite } from "../../testing/sites"
import { expect, test } from "./engineTest"
import { press } from "./pointer"

/** Returns the lines of text that can be seen. Runs in the page. */
const readLines = (): string[] =>
  document.body.innerText
    .split(/[\n\t]/)
    .map(line => line.trim())
    .filter(Boolean)

/** Returns whether the page starts React. Runs in the page. */
const canStartReact = (): boolean => document.querySelector("#preloads") !== null

/** Returns the height of the carousel in CSS pixels. Runs in the page. */
const measureCarousel = (): number =>
  Math.round(document.querySelector("[aria-roledescription=carousel]")?.getBoundingClientRect().height ?? 0)

test("every page shows all the text that a current browser shows, with and without React", async ({ driver, site }) => {
  const browser = await chromium.launch({ executablePath: ensureTestBrowser(), args: chromiumFlags })
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await driver.resize(1280, 900)
  for (const route of visitedRoutes) {
    await page.goto(site.url + route)
    await driver.open(site.url + route)
    const expected = await page.evaluate(readLines)
    expect(await driver.run(readLines), route).toEqual(expect.arrayContaining(expected))
    if (!(await driver.run(canStartReact))) continue
    await driver.run(touchControl)
    await expect.poll(() => driver.run(isHydrated, gatsbyRootId), route).toBe(true)
    expect(await driver.run(readLines), route).toEqual(expect.arrayContaining(expected))
  }
  await browser.close()
})

test("the carousel is as tall as in a current browser, before and after React", async ({ driver, site }) => {
  const browser = await chromium.launch({ executablePath: ensureTestBrowser(), args: chromiumFlags })
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await driver.resize(1280, 900)
  await page.goto(site.url)
  await driver.open(site.url)
  const expected = await page.evaluate(measureCarousel)
  expect(expected).toBeGreaterThan(600)
  await expect.poll(() => driver.run(measureCarousel)).toBe(expected)
  await driver.run(touchControl)
  await expect.poll(() => driver.run(isHydrated, gatsbyRootId)).toBe(true)
  expect(await driver.run(measureCarousel)).toBe(expected)
  await browser.close()
})

test("books an appointment", async ({ driver, site }) => {
  await driver.resize(1280, 900)
  await driver.open(`${site.url}/appointment/`)
  await press(driver, "#firstName")
  for (const [id, value] of Object.entries(appointmentRequest))
    await driver.run(
      (field, written) => {
        const control = document.querySelector<HTMLInputElement>(`#${field}`)
        if (!control) return
        control.focus()
        // React notices a change by the property of the prototype.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, written)
        control.dispatchEvent(new Event("input", { bubbles: true }))
        control.dispatchEvent(new Event("change", { bubbles: true }))
      },
      id,
      value
    )
  await press(driver, "main form button[type=submit]")
  const readToast = () => driver.run(() => document.querySelector<HTMLElement>(".Toastify__toast--success")?.innerText)
  await expect.poll(readToast).toContain(appointmentBooked.title)
})

test("shows the offline page without a network", async ({ driver }) => {
  const site = await serve(sampleSite, { quality: 4 })
  await driver.open(`${site.url}/faq/`)
  await press(driver, "summary")
  await driver.run(() => navigator.serviceWorker.ready.then(() => true))
  await site.close()
  await driver.open(`${site.url}/services/`)
  const readHeading = () => driver.run(() => document.querySelector("h1")?.textContent)
  await expect.poll(readHeading).toBe("You are offline")
})
