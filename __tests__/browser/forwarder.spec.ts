import { type Page, expect, test } from "@playwright/test"
import { answerWith, holdRequests } from "../support/browser/browserForwarder"
import { contactBody, contactMessage, messageSent } from "../support/contactMessage"
import { contactPage } from "../support/browser/contactPage"
import type { FormPage } from "../support/browser/formPage"
import { failure, failureReason, success } from "../support/forwarderAnswers"
import { readStorage } from "../support/browser/readStorage"
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

test("the answers", async ({ page }) => {
  const contact = await openContact(page)
  const { alternative } = contact
  await contact.fillIn()

  await test.step("a failure shows its reason as text, keeps the message and offers other ways", async () => {
    const requests = await answerWith(page, failure)
    await contact.submitButton.click()
    await expect(failedToast(page)).toContainText(failureReason)
    await expect(failedToast(page).locator("img, b")).toHaveCount(0)
    await expect(contact.submitButton).toBeEnabled()
    await contact.expectValues("kept")
    await expect(alternative("Call us")).toHaveAttribute("href", "tel:+263000000000")
    const email = new URL((await alternative("Send it by email").getAttribute("href")) ?? "")
    expect(email.pathname).toBe("hello@example.com")
    // Line breaks are CRLF in a mailto address (RFC 6068).
    expect(email.searchParams.get("body")?.replaceAll("\r\n", "\n")).toContain(contactMessage.message)
    await expect(alternative("Send it by WhatsApp")).toHaveCount(0)
    expect(requests).toHaveLength(1)
    await toasts(page).close()
  })

  await test.step("a success clears the form", async () => {
    const requests = await answerWith(page, success)
    await contact.submitButton.click()
    await expect(sentToast(page)).toContainText(messageSent.text)
    await contact.expectValues("cleared")
    await expect(alternative("Call us")).toHaveCount(0)
    expect(requests.map(request => request.url())).toEqual(["https://formsubmit.co/ajax/hello@example.com"])
    expect(requests[0]?.postDataJSON()).toEqual(contactBody)
  })
})

test("sending", async ({ page }) => {
  const contact = await openContact(page)

  await test.step("while a message is sent it can be read and selected but not changed, and keeps the focus", async () => {
    const { answer } = await fillInAndHold(contact)
    await contact.control("subject").press("Enter")
    await expect(contact.sendingButton).toBeDisabled()
    await expect(contact.control("subject")).toBeFocused()
    await page.keyboard.type(" and more")
    await contact.control("message").click()
    await page.keyboard.type("More")
    await contact.expectValues("kept")
    await page.keyboard.press("Control+a")
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(contactMessage.message)
    await answer()
    await expect(sentToast(page)).toBeVisible()
    await contact.expectValues("cleared")
    await expect(contact.control("message")).toBeFocused()
    await page.keyboard.type("Another one")
    await expect(contact.control("message")).toHaveValue("Another one")
    await toasts(page).close()
  })

  await test.step("the submit button has the focus again when it is enabled again", async () => {
    const { fail } = await fillInAndHold(contact)
    await contact.submitButton.focus()
    await page.keyboard.press("Enter")
    await expect(contact.sendingButton).toBeDisabled()
    await fail()
    await expect(failedToast(page)).toBeVisible()
    await expect(contact.submitButton).toBeFocused()
  })
})

test("the draft", async ({ page }) => {
  const contact = await openContact(page)
  await answerWith(page, success)

  await test.step("a message that is not sent yet is still in the form after a reload", async () => {
    await contact.fillIn()
    await expect.poll(() => readStorage(page)).toContain(contactMessage.subject)
    await page.reload()
    await contact.expectValues("kept")
    await contact.submitButton.click()
    await expect(sentToast(page)).toBeVisible()
    await page.reload()
    await contact.expectValues("cleared")
    expect(await readStorage(page)).not.toContain(contactMessage.subject)
  })

  await test.step("a message interrupted by leaving the site is still in the form afterwards", async () => {
    const { requests } = await fillInAndHold(contact)
    await contact.submitButton.click()
    await expect.poll(() => requests).toHaveLength(1)
    await page.goto("about:blank")
    await page.goBack()
    await contact.expectValues("kept")
    await expect(contact.submitButton).toBeEnabled()
    expect(requests).toHaveLength(1)
    // Nobody knows whether the message has arrived. The form says so until it is sent.
    const mayHaveBeenSent =
      "The page was closed while this message was on its way: it may have reached us already. You can send it again, or call +263 00 000 0000."
    await expect(contact.submitButton).toHaveAccessibleDescription(mayHaveBeenSent)
    await page.reload()
    await expect(contact.submitButton).toHaveAccessibleDescription(mayHaveBeenSent)
    await answerWith(page, success)
    await contact.submitButton.click()
    await expect(sentToast(page)).toBeVisible()
    await contact.expectValues("cleared")
    await expect(contact.submitButton).toHaveAccessibleDescription("")
    expect(await readStorage(page)).not.toContain(contactMessage.subject)
  })
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

/** What may not change on the way: other scripts, right-to-left text, emoji, markup, and the longest text. */
const texts = ['ñ 診療所 هل أنتم مفتوحون؟ 👩🏾‍⚕️ "It\'s" <b>bold</b> & </script>', "x".repeat(5000)]

test("texts, honeypot and network", async ({ page, context }) => {
  const contact = await openContact(page)
  const requests = await answerWith(page, success)

  await test.step("the honeypot is invisible and cannot be reached", async () => {
    await expect(contact.honeypot).not.toBeInViewport()
    await expect(contact.form.getByRole("textbox")).toHaveCount(4)
    await contact.control("name").focus()
    await page.keyboard.press("Shift+Tab")
    await expect(contact.honeypot).not.toBeFocused()
  })

  for (const message of texts)
    await test.step(`a text of ${message.length} characters is sent unchanged`, async () => {
      await contact.fillIn({ message })
      await contact.submitButton.click()
      await expect(sentToast(page)).toBeVisible()
      expect(requests.pop()?.postDataJSON()).toEqual({ ...contactBody, message })
      await toasts(page).close()
    })

  await test.step("a message that failed offline can be sent again once the network is back", async () => {
    await contact.fillIn({ message: "" })
    // An invalid form is rejected by React, so all that the form needs has been loaded before the network fails.
    await contact.submitButton.click()
    await expect(contact.control("message")).toHaveAttribute("aria-invalid", "true")
    await contact.fillIn()
    await page.unrouteAll()
    await context.setOffline(true)
    await contact.submitButton.click()
    await expect(failedToast(page)).toBeVisible()
    await contact.expectValues("kept")
    await context.setOffline(false)
    const resent = await answerWith(page, success)
    await contact.submitButton.click()
    await expect(sentToast(page)).toBeVisible()
    await contact.expectValues("cleared")
    await expect(contact.alternative("Call us")).toHaveCount(0)
    expect(resent).toHaveLength(1)
  })
})
