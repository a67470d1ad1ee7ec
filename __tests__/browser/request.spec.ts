import { type Page, type Request, expect } from "@playwright/test"
import { appointmentPage } from "../support/appointmentPage"
import { appointmentRequest } from "../support/appointmentRequest"
import { holdRequests, sendInEachMode, test, testTimeLimit, toastOf } from "../support/browserForwarder"
import { contactPage } from "../support/contactPage"
import { type Mode, appointmentModes, modeNamed } from "../support/forwarderModes"
import { readStorage } from "../support/readStorage"
import { siteHeader } from "../support/siteHeader"
import { toasts } from "../support/toasts"

/** The appointment form with the delivery `forward`. */

const failure = modeNamed("500", appointmentModes)

const expectEnd = async (page: Page, mode: Mode, requests: readonly Request[]) => {
  const { submitButton, expectValues, sentPanel, alternative } = appointmentPage(page)
  const hasFailed = mode.values === "kept"
  await expect(toastOf(page, mode)).toContainText(mode.toast.text)
  await expect(submitButton).toBeEnabled()
  await expectValues(mode.values)
  await expect(sentPanel).toHaveCount(hasFailed ? 0 : 1)
  await expect(alternative("Send it by email")).toHaveCount(hasFailed ? 1 : 0)
  expect(await readStorage(page)).not.toContain(appointmentRequest.lastName)
  expect(requests).toHaveLength(mode.requests)
  expect(requests[0]?.url()).toBe("https://formsubmit.co/ajax/appointments@example.com")
}

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

test("every failure is shown, keeps the request and is sent once, and every success clears the form", async ({
  page,
  forwarder,
}) => {
  test.setTimeout(120_000)
  const appointment = await open(page)
  await sendInEachMode(appointment, forwarder, appointmentModes, (mode, requests) => expectEnd(page, mode, requests))
})

testTimeLimit(appointmentModes, open, expectEnd)

test("a request that fails on another page is kept, and one that is sent cannot be changed", async ({ page }) => {
  const { fillIn, control, submitButton, sendingButton, expectValues, alternative, sentPanel } = await open(page)

  await test.step("a request that fails on another page is reported there and kept in the form", async () => {
    await fillIn()
    const { requests, fail } = await holdRequests(page)
    await submitButton.click()
    await expect(sendingButton).toBeDisabled()
    await siteHeader(page).link("About").click()
    await expect(page).toHaveURL(/\/about\/$/)
    await fail()
    await expect(toastOf(page, failure)).toBeVisible()
    await page.goBack()
    await expectValues("kept")
    await expect(submitButton).toBeEnabled()
    await expect(alternative("Send it by email")).toBeVisible()
    expect(requests).toHaveLength(1)
    expect(await readStorage(page)).not.toContain(appointmentRequest.lastName)
  })

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
