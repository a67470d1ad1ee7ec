import { type Page, expect, test } from "@playwright/test"
import { appointmentPage } from "../support/browser/appointmentPage"
import { appointmentBooked, appointmentRequest } from "../support/appointmentRequest"
import { answerWith, holdRequests } from "../support/browser/browserForwarder"
import { contactPage } from "../support/browser/contactPage"
import { failure, failureReason, success } from "../support/forwarderAnswers"
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
  await expect(appointment.form).toContainText(
    "Your request reaches us by email, through the forwarding service FormSubmit."
  )
  return appointment
}

test("the answers", async ({ page }) => {
  const { fillIn, submitButton, expectValues, sentPanel, alternative } = await open(page)
  await fillIn()

  await test.step("a failure keeps the request and stores nothing", async () => {
    await answerWith(page, failure)
    await submitButton.click()
    await expect(toasts(page).failure("Could not send message")).toContainText(failureReason)
    await expect(submitButton).toBeEnabled()
    await expectValues("kept")
    await expect(sentPanel).toHaveCount(0)
    await expect(alternative("Send it by email")).toBeVisible()
    expect(await readStorage(page)).not.toContain(appointmentRequest.lastName)
    await toasts(page).close()
  })

  await test.step("a success clears the form and confirms", async () => {
    const requests = await answerWith(page, success)
    await submitButton.click()
    await expect(toasts(page).success(appointmentBooked.title)).toContainText(appointmentBooked.text)
    await expectValues("cleared")
    await expect(sentPanel).toHaveCount(1)
    await expect(alternative("Send it by email")).toHaveCount(0)
    expect(await readStorage(page)).not.toContain(appointmentRequest.lastName)
    expect(requests.map(request => request.url())).toEqual(["https://formsubmit.co/ajax/appointments@example.com"])
  })
})

test("sending", async ({ page }) => {
  const { fillIn, control, sendingButton, expectValues, sentPanel } = await open(page)
  await fillIn()

  await test.step("a request cannot be changed while it is sent, and its confirmation receives the focus", async () => {
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
  })
})
