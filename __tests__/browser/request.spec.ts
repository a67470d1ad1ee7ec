import { type Page, expect, test } from "@playwright/test"
import { appointmentPage } from "../support/browser/appointmentPage"
import { appointmentRequest } from "../support/appointmentRequest"
import { holdRequests } from "../support/browser/browserForwarder"
import { contactPage } from "../support/browser/contactPage"
import { readStorage } from "../support/browser/readStorage"
import { siteHeader } from "../support/browser/siteHeader"
import { toasts } from "../support/browser/toasts"

/** The appointment form with the delivery `forward`. */

// The service worker would fetch the page's data without the test's route.
test.use({ serviceWorkers: "block" })

/** Opens the form from another page, with page data as a build with the delivery `forward` has them. */
const open = async (page: Page) => {
  await page.route("**/page-data/appointment/page-data.json", async route => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replace('"delivery":"none"', '"delivery":"forward"'),
    })
  })
  const contact = contactPage(page)
  await contact.open()
  await contact.submitButton.click()
  await toasts(page).close()
  await siteHeader(page).bookLink.first().click()
  const appointment = appointmentPage(page)
  await expect(appointment.form).toContainText("Your request reaches us by email, through a forwarding service.")
  return appointment
}

test("a request on its way, and its confirmation", async ({ page }) => {
  const { fillIn, control, sendingButton, expectValues, sentPanel } = await open(page)
  await fillIn()

  const { requests, answer } = await holdRequests(page)
  await control("firstName").press("Enter")
  await expect(sendingButton).toBeDisabled()
  await expect(control("firstName")).toBeFocused()
  await page.keyboard.type("Chipo")
  await control("service").focus()
  await page.keyboard.press("ArrowDown")
  await control("date").focus()
  await page.keyboard.type("01012098")
  await expectValues("kept")
  await answer()
  await expect(sentPanel).toBeFocused()
  await expectValues("cleared")
  expect(requests).toHaveLength(1)
  expect(await readStorage(page)).not.toContain(appointmentRequest.lastName)
})
