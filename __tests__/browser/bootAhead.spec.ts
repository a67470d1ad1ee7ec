import { type Locator, expect, test } from "@playwright/test"
import { hydrate } from "../../testing/browser/hydrated"
import { followRequests, nextFrames } from "../../testing/browser/network"

/** Checks prefetching and the installation of the service worker for each kind of connection that a browser reports. */

/** Connections as browsers report them. Only Chromium reports anything. */
const connections = {
  "4G": { effectiveType: "4g", saveData: false },
  "Save-Data": { effectiveType: "4g", saveData: true },
  "a browser that does not tell": undefined,
} as const

for (const [name, connection] of Object.entries(connections)) {
  const isFast = name === "4G"
  const isDataSaver = !isFast && connection !== undefined

  test.describe(name, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript(connection => {
        if (connection)
          Object.defineProperty(Navigator.prototype, "connection", { configurable: true, get: () => connection })
        else Reflect.deleteProperty(Navigator.prototype, "connection")
        // Counts the registrations of the service worker, whether they succeed or not.
        Object.assign(window, { workersAsked: 0 })
        const register = ServiceWorkerContainer.prototype.register
        ServiceWorkerContainer.prototype.register = function (...parameters) {
          Object.assign(window, { workersAsked: Number(Reflect.get(window, "workersAsked")) + 1 })
          return register.apply(this, parameters)
        }
      }, connection)
    })

    test("prefetches and installs the service worker only where the connection allows", async ({ page }) => {
      const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
      await page.clock.install()
      const { settled } = followRequests(page)
      await page.goto("/faq/")
      await settled()
      expect(await page.evaluate(() => "connection" in navigator)).toBe(connection !== undefined)
      /** Checks whether the page of a link in the footer is prefetched once `act` has touched the link. */
      const expectAhead = async (linkName: string, pageName: string, act: (link: Locator) => Promise<void>) => {
        const asked: string[] = []
        const ofPage = new RegExp(`/${pageName}/|pages-${pageName}`)
        page.on("request", request => ofPage.test(request.url()) && asked.push(request.url()))
        await act(page.getByRole("contentinfo").getByRole("link", { name: linkName }))
        if (isFast) await expect.poll(() => asked.length).toBeGreaterThan(0)
        // Gatsby waits a moment before it prefetches the page of a hovered link.
        await page.clock.runFor(10_000)
        await settled()
        expect.soft(asked.length > 0).toBe(isFast)
        expect.soft(new URL(page.url()).pathname).toBe("/faq/")
      }
      const expectWorkers = async (count: number) => {
        expect(await page.evaluate(() => Number(Reflect.get(window, "workersAsked")))).toBe(count)
        await expect.poll(workers).toBe(count)
      }
      await test.step("no worker for reading", async () => {
        await page.mouse.wheel(0, 5000)
        await nextFrames(page)
        await page.clock.runFor(60_000)
        await expectWorkers(0)
      })
      // A tap on one of Gatsby's links opens the page, so there is nothing to prefetch.
      const touches = { touches: [], changedTouches: [], targetTouches: [] }
      await test.step("before hydration", async () => {
        await expectAhead("About Us", "about", link => link.hover())
        await expectAhead("Our Services", "services", link => link.dispatchEvent("touchstart", touches))
      })
      await test.step("the first use of a control", async () => {
        await expectWorkers(0)
        await page.locator("summary").first().click()
        await expectWorkers(isDataSaver ? 0 : 1)
      })
      await test.step("after hydration", async () => {
        await hydrate(page)
        await settled()
        await expectAhead("Book Appointment", "appointment", link => link.hover())
      })
      await test.step("the second page, with no worker from the first", async () => {
        await page.evaluate(async () =>
          Promise.all((await navigator.serviceWorker.getRegistrations()).map(registration => registration.unregister()))
        )
        await page.evaluate(() => Object.assign(location, { href: "/about/" }))
        await page.waitForURL(/\/about\/$/)
        await nextFrames(page)
        await page.clock.runFor(60_000)
        expect(await page.evaluate(() => document.referrer)).toMatch(/\/faq\/$/)
        await expectWorkers(isDataSaver ? 0 : 1)
      })
    })
  })
}
