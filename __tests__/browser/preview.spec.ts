import path from "node:path"
import { type Page, expect, test } from "@playwright/test"
import { serveSite } from "../../testing/browser/serveSite"
import { appointmentPage } from "../../testing/browser/appointmentPage"
import { axeFindings } from "../../testing/browser/axeFindings"
import { contactPage } from "../../testing/browser/contactPage"
import { visitedRoutes } from "../../testing/routes"
import { siteHeader } from "../../testing/browser/siteHeader"
import { previewSite, sitesFolder } from "../../testing/sites"
import { toasts } from "../../testing/browser/toasts"

/**
 * Checks a preview build: its forms respond like those of the production site, and nothing typed into them leaves the
 * page.
 */

const nothingWasSent = "This is a preview: nothing was sent."

const site = serveSite(path.join(sitesFolder, previewSite))

/** Records requests to URLs outside the site from now on. None of them is answered. */
const watchRequests = async (page: Page): Promise<string[]> => {
  const outside: string[] = []
  await page.route(
    url => url.origin !== site.url,
    route => {
      outside.push(route.request().url())
      return route.abort()
    }
  )
  return outside
}

test.describe("with scripts", () => {
  // The service worker would bypass the test's route when it fetches the page's data.
  test.use({ serviceWorkers: "block" })

  test("both forms say that they send nothing, and send nothing", async ({ page }) => {
    const outside = await watchRequests(page)
    await page.route("**/page-data/appointment/page-data.json", async route => {
      const response = await route.fetch()
      const text = await response.text()
      expect(text).toContain('"delivery":"none"')
      await route.fulfill({ response, body: text.replace('"delivery":"none"', '"delivery":"forward"') })
    })
    const contact = contactPage(page)
    await page.goto(`${site.url}/contact/`)
    await contact.fillIn()
    await contact.submitButton.click()
    await expect(toasts(page).success("Message Sent!")).toContainText(nothingWasSent)
    await contact.expectValues("cleared")
    await toasts(page).close()

    await siteHeader(page).bookLink.first().click()
    const appointment = appointmentPage(page)
    await expect(appointment.form).toContainText("through a forwarding service")
    // The shortest content does not have all options of the sample.
    const firstOption = (field: "service" | "time") => appointment.control(field).locator("option").nth(1).innerText()
    await appointment.fillIn({ service: await firstOption("service"), time: await firstOption("time") })
    await appointment.submitButton.click()
    await expect(toasts(page).success("Request Sent!")).toContainText(nothingWasSent)
    await expect(appointment.sentPanel).toContainText(nothingWasSent)
    expect(outside).toEqual([])
  })
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the contact form sends nothing, and says so", async ({ page }) => {
    const outside = await watchRequests(page)
    const contact = contactPage(page)
    await page.goto(`${site.url}/contact/`)
    await contact.fillIn()
    await contact.submitButton.click()
    await expect(page.getByRole("main")).toContainText(nothingWasSent)
    expect(new URL(page.url())).toMatchObject({ pathname: "/message-sent/", search: "" })
    expect(outside).toEqual([])
  })
})

test.describe("every page", () => {
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" }, viewport: { width: 320, height: 640 } })

  test("says that it is a preview, and asks search engines not to list it", async ({ page }) => {
    for (const route of visitedRoutes)
      await test.step(route, async () => {
        const response = await page.goto(`${site.url}${route}`)
        expect.soft(response?.headers()["x-robots-tag"]).toBe("noindex")
        await expect.soft(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", "noindex")
        const line = page.getByRole("region", { name: "Preview" })
        await expect.soft(line).toHaveText("Preview: forms send nothing.")
        await expect.soft(line).toBeInViewport()
      })
    await page.goto(site.url)
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme })
      expect.soft(await axeFindings(page)).toEqual([])
    }
    await page.emulateMedia({ media: "print" })
    await expect(page.getByText("Preview: forms send nothing.")).toBeVisible()
  })
})
