import { expect, test } from "@playwright/test"
import { appointmentPage } from "../../testing/browser/appointmentPage"
import { answerWith, submitPlainForm } from "../../testing/browser/browserForwarder"
import { contactPage } from "../../testing/browser/contactPage"
import { hydrate, hydrated } from "../../testing/browser/hydrated"
import {
  brokenWords,
  largeTextPhones,
  loadTestFonts,
  setFontSize,
  setTestFont,
  usualSetting,
} from "../../testing/browser/layoutChecks"
import { nextFrames } from "../../testing/browser/network"
import { siteHeader } from "../../testing/browser/siteHeader"
import { toasts } from "../../testing/browser/toasts"
import { contactBody, messageSent } from "../../testing/contactMessage"
import { readData } from "../../testing/data"
import { failure, success } from "../../testing/forwarderAnswers"

/**
 * Checks the contact form, the toasts of both forms, and the page around them. Unit tests cover the forwarder's
 * answers.
 */

const sample = readData()

test.use({ serviceWorkers: "block", contextOptions: { reducedMotion: "reduce" } })

test.describe("the contact form", { tag: "@fast" }, () => {
  test("is empty after a success", async ({ page }) => {
    const { open, fillIn, submitButton, expectValues } = contactPage(page)
    await open()
    await fillIn()
    const requests = await answerWith(page, success)
    await submitButton.click()
    await expect(toasts(page).success(messageSent.title)).toContainText(messageSent.text)
    await expectValues("cleared")
    expect(requests.map(request => request.url())).toEqual(["https://formsubmit.co/ajax/hello@example.com"])
    expect(requests[0]?.postDataJSON()).toEqual(contactBody)
  })

  test("keeps what was typed, and the focus, after a refusal and a failure", async ({ page }) => {
    const { open, fillIn, submitButton, expectValues, alternative } = contactPage(page)
    const failed = toasts(page).failure("Could not send message")
    await open()
    await fillIn()
    await answerWith(page, failure)
    await submitButton.click()
    await expect(failed).toContainText("Refused")
    await expectValues("kept")
    await toasts(page).close()
    await answerWith(page, "connection reset")
    await submitButton.press("Enter")
    await expect(failed).toContainText("Please try again or email us at hello@example.com")
    await expect(submitButton).toBeFocused()
    await expectValues("kept")
    await expect(alternative("Send this by email instead")).toBeVisible()
  })

  test("missing fields are named, and the first has the focus", async ({ page }) => {
    const { open, control, submitButton } = contactPage(page)
    await open()
    await control("name").focus()
    await hydrated(page)
    await submitButton.click()
    await expect(page.getByRole("alert")).toHaveCount(1)
    await expect(toasts(page).failure("Missing Information")).toContainText("Please fill in all fields")
    await expect(control("name")).toBeFocused()
    await expect(control("name")).toHaveAccessibleDescription("Enter your name")
    // Each error is the description of its field. In a live region, screen readers would read it twice.
    await expect(page.locator("form :is([aria-live], [role=alert], [role=status])")).toHaveText([""])
  })

  test("nobody sees or reaches the honeypot", async ({ page }) => {
    const { open, form, control, honeypot } = contactPage(page)
    await open()
    await expect(honeypot).not.toBeInViewport()
    await expect(form.getByRole("textbox")).toHaveCount(4)
    await control("name").focus()
    await page.keyboard.press("Shift+Tab")
    await expect(honeypot).not.toBeFocused()
  })
})

test.describe("the contact form without scripts", { tag: "@fast" }, () => {
  test.use({ javaScriptEnabled: false })

  test("sends a message, and thanks on a page of its own", async ({ page }) => {
    const { open, fillIn, submitButton } = contactPage(page)
    await open()
    await fillIn()
    const request = await submitPlainForm(page, submitButton)
    expect(request.method()).toBe("POST")
    expect(request.url()).toBe("https://formsubmit.co/hello@example.com")
    const body = Object.fromEntries(new URLSearchParams(request.postData() ?? ""))
    expect({ ...body, message: body["message"]?.replaceAll("\r\n", "\n") }).toEqual({
      ...contactBody,
      _next: "https://www.example.com/message-sent/",
      _honey: "",
    })
    await page.goto("/message-sent/")
    await expect(page.getByRole("heading", { level: 1, name: "Message Sent!" })).toBeVisible()
  })
})

test("toasts are on the screen, and wait while they are hovered", { tag: "@fast" }, async ({ page }) => {
  const { open, submitButton } = appointmentPage(page)
  const { all, progressBar } = toasts(page)
  await open()
  await submitButton.click()
  await all.first().hover()
  await expect(progressBar).toHaveCSS("animation-play-state", "paused")
  const box = await all.last().boundingBox()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(box?.width).toBe(356)
  expect(width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(40)
  expect(height - ((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThan(40)
  await page.setViewportSize({ width: 320, height: 640 })
  // Shows a new toast: the others may be about to disappear.
  await submitButton.press("Enter")
  await expect(all.first()).toBeInViewport({ ratio: 1 })
})

test("the bottom bar stays away from the on-screen keyboard, and from a button pressed from a field", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const { open, control, submitButton } = contactPage(page)
  const { callLink } = siteHeader(page)
  await open()
  await expect(callLink).toBeVisible()
  await control("message").focus()
  await expect(callLink).toBeHidden()
  // The bar would cover the button again once the field has lost the focus.
  await submitButton.evaluate(button =>
    scrollBy({ top: button.getBoundingClientRect().bottom - innerHeight + 10, behavior: "instant" })
  )
  await submitButton.hover()
  await page.mouse.down()
  await nextFrames(page)
  await expect(callLink).toBeHidden()
  // Without the focus, the field would show its error and move the button from under the pointer.
  await expect(control("message")).toBeFocused()
  await page.mouse.up()
  await expect(page.getByRole("alert")).toContainText("Missing Information")
  await page.getByRole("main").click({ position: { x: 1, y: 1 } })
  await expect(callLink).toBeVisible()
})

test("a link to a message about something fills in the subject, and leaves an unsent message alone", async ({
  page,
}) => {
  const [subject, next]: string[] = sample.contact.subjects
  const openWith = (about = "") => page.goto(`/contact/?subject=${encodeURIComponent(about)}`)
  const { control } = contactPage(page)
  for (const about of [subject, next]) {
    await openWith(about)
    await expect(control("subject")).toHaveValue(String(about))
    await hydrate(page)
    await expect(control("subject")).toHaveValue(String(about))
  }
  await control("subject").fill("My own words")
  await control("message").fill("Are you open?")
  await openWith(subject)
  await expect(control("message")).toHaveValue("Are you open?")
  await expect(control("subject")).toHaveValue("My own words")
})

test("a link to a message on the page itself keeps what was typed", async ({ page }) => {
  const { open, control } = contactPage(page)
  await open()
  await control("name").fill("Tendai Moyo")
  await hydrate(page)
  await page.getByRole("link", { name: sample.contact.complaints.link.label }).click()
  await expect(control("subject")).toHaveValue("Thanks or complaint")
  const heading = page.getByRole("heading", { name: sample.contact.formHeading })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await expect(control("name")).toHaveValue("Tendai Moyo")
})

test.describe("large text", () => {
  test.use({ bypassCSP: true })

  test("a toast breaks no word and leaves most of the screen free", async ({ page }) => {
    const { open, control, submitButton } = contactPage(page)
    const toast = toasts(page).all.first()
    await open()
    await loadTestFonts(page)
    await setTestFont(page, usualSetting)
    await submitButton.click()
    // The styles of the test fonts disable animations, so the toast stays.
    await expect(toast).toContainText("Please fill in all fields")
    await expect(control("name")).toBeFocused()
    const client = await page.context().newCDPSession(page)
    for (const { width, height } of largeTextPhones)
      await test.step(`${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height })
        await setFontSize(page, client, 32)
        expect.soft(await brokenWords(toast)).toEqual([])
        const box = await toast.boundingBox()
        expect.soft(box?.x).toBeGreaterThanOrEqual(0)
        expect.soft((box?.x ?? 0) + (box?.width ?? Number.NaN)).toBeLessThanOrEqual(width)
        expect.soft(box?.height).toBeLessThanOrEqual(height / 3)
        // The browser scrolls a field that receives the focus to the middle of the screen.
        await control("name").blur()
        await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }))
        await control("name").focus()
        const field = await control("name").boundingBox()
        expect.soft((field?.y ?? Number.NaN) + (field?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0)
      })
  })
})
