import { type Page, expect, test } from "@playwright/test"
import { answerWith, holdRequests } from "../support/browser/browserForwarder"
import { contactBody, messageSent } from "../support/contactMessage"
import { contactPage } from "../support/browser/contactPage"
import type { FormPage } from "../support/browser/formPage"
import { success } from "../support/forwarderAnswers"
import { toasts } from "../support/browser/toasts"

/** The contact form and the forwarder. Each of its answers has a unit test. */

const openContact = async (page: Page) => {
  const contact = contactPage(page)
  await contact.open()
  return contact
}

/** Delays the answer of the forwarder from now on, and fills in the form. */
const fillInAndHold = async ({ page, fillIn }: FormPage) => {
  const held = await holdRequests(page)
  await fillIn()
  return held
}

const sentToast = (page: Page) => toasts(page).success(messageSent.title)
const failedToast = (page: Page) => toasts(page).failure("Could not send message")

test("a success clears the form", async ({ page }) => {
  const contact = await openContact(page)
  await contact.fillIn()
  const requests = await answerWith(page, success)
  await contact.submitButton.click()
  await expect(sentToast(page)).toContainText(messageSent.text)
  await contact.expectValues("cleared")
  expect(requests.map(request => request.url())).toEqual(["https://formsubmit.co/ajax/hello@example.com"])
  expect(requests[0]?.postDataJSON()).toEqual(contactBody)
})

test("the focus after a failure", async ({ page }) => {
  const contact = await openContact(page)
  const { fail } = await fillInAndHold(contact)
  await contact.submitButton.focus()
  await page.keyboard.press("Enter")
  await expect(contact.sendingButton).toBeDisabled()
  await fail()
  await expect(failedToast(page)).toBeVisible()
  await expect(contact.submitButton).toBeFocused()
})

test("a message interrupted by leaving the site", async ({ page }) => {
  const contact = await openContact(page)
  const { requests } = await fillInAndHold(contact)
  await contact.submitButton.click()
  await expect.poll(() => requests).toHaveLength(1)
  await page.goto("about:blank")
  await page.goBack()
  await contact.expectValues("kept")
  await expect(contact.submitButton).toBeEnabled()
  expect(requests).toHaveLength(1)
  // Nobody knows whether the message has arrived.
  const mayHaveBeenSent =
    "The page was closed while this message was on its way: it may have reached us already. You can send it again, or call +263 00 000 0000."
  await expect(contact.submitButton).toHaveAccessibleDescription(mayHaveBeenSent)
})

test("two tabs", async ({ context }) => {
  const { requests, answer } = await holdRequests(context)
  const tabs = [await context.newPage(), await context.newPage()]
  for (const [index, tab] of tabs.entries()) {
    const contact = await openContact(tab)
    await contact.fillIn({ message: `From tab ${index}` })
    await contact.submitButton.click()
    await expect(contact.sendingButton).toBeDisabled()
  }
  await answer(tabs.length)
  for (const tab of tabs) {
    await expect(sentToast(tab)).toBeVisible()
    await contactPage(tab).expectValues("cleared")
  }
  expect(requests.map(request => request.postDataJSON().message)).toEqual(["From tab 0", "From tab 1"])
})

test("the honeypot", async ({ page }) => {
  const contact = await openContact(page)
  await expect(contact.honeypot).not.toBeInViewport()
  await expect(contact.form.getByRole("textbox")).toHaveCount(4)
  await contact.control("name").focus()
  await page.keyboard.press("Shift+Tab")
  await expect(contact.honeypot).not.toBeFocused()
})
