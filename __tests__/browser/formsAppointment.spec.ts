import { readFileSync } from "node:fs"
import { type Locator, type Page, expect, test } from "@playwright/test"
import { appointmentBooked } from "../../testing/appointmentRequest"
import { appointmentPage } from "../../testing/browser/appointmentPage"
import { hydrated } from "../../testing/browser/hydrated"
import { holdRequests } from "../../testing/browser/network"
import { toasts } from "../../testing/browser/toasts"

/** Checks the appointment form, which sends nothing by default. */

/** Details of the visitor. Part of the number could be in the time of a scroll position. */
const isPrivate = /Rudo|Moyo|765(?: |%20|\+)?4321/

// The service worker would bypass the test's route when it fetches the page's data.
test.use({ serviceWorkers: "block", contextOptions: { reducedMotion: "reduce" } })

/** Everything that the browser stores for the site, as one text. */
const readStorage = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]))

const boxOf = async (locator: Locator) => {
  const { y = Number.NaN, height = Number.NaN } = (await locator.boundingBox()) ?? {}
  return { top: y, bottom: y + height }
}

/** Returns whether a press on the middle of an element reaches it. */
const isUncovered = (locator: Locator): Promise<boolean> =>
  locator.evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

const press = async (page: Page, clickCount: number) => {
  await page.mouse.down({ clickCount })
  await page.mouse.up({ clickCount })
}

/** Opens another page through a link in the footer, and goes back. */
const leaveAndReturn = async (page: Page) => {
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click()
  await expect(page).toHaveURL(/\/about\/$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/appointment\/$/)
}

test.describe("the appointment form", { tag: "@fast" }, () => {
  test("confirms the request without sending or storing it, and the toast disappears", async ({ page, baseURL }) => {
    const { open, fillIn, submitButton, expectValues, notSentPanel } = appointmentPage(page)
    const { success: booked, progressBar } = toasts(page)
    const sent: string[] = []
    page.on("request", request => {
      const isOwn = request
        .url()
        .replace(/^blob:/, "")
        .startsWith(baseURL ?? "")
      if (request.method() !== "GET" || !isOwn) sent.push(request.url())
    })
    await open()
    await fillIn()
    await submitButton.click()
    await expect(booked(appointmentBooked.title)).toContainText(appointmentBooked.text)
    await expectValues("cleared")
    await expect(progressBar).toHaveCSS("animation-duration", "4s")
    await progressBar.evaluate(element => element.getAnimations().forEach(animation => animation.finish()))
    await expect(booked(appointmentBooked.title)).toHaveCount(0)
    await expect(notSentPanel).toBeFocused()
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      notSentPanel.getByRole("link", { name: "Add to calendar" }).click(),
    ])
    expect(file.suggestedFilename()).toBe("appointment.ics")
    expect(readFileSync(await file.path(), "utf8")).toContain("T143000")
    expect(sent).toEqual([])
    expect(page.url()).not.toMatch(isPrivate)
    await notSentPanel.getByRole("button", { name: "Close" }).click()
    expect(await readStorage(page)).not.toMatch(isPrivate)
  })

  test("a double click books once, however late its second press is", async ({ page }) => {
    const { open, control, fillIn, submitButton, notSentPanel } = appointmentPage(page)
    const bookAnother = notSentPanel.getByRole("button", { name: "Book another" })
    await open()
    for (const moment of ["at once", "when the panel has the focus"])
      await test.step(moment, async () => {
        await fillIn()
        // Waits for the advice, which moves the button.
        await expect(control("date")).toHaveAccessibleDescription(/a month ahead/)
        await submitButton.hover()
        await press(page, 1)
        if (moment.includes("panel")) await expect(notSentPanel).toBeFocused()
        await press(page, 2)
        await expect(notSentPanel).toBeFocused()
        // Any of these may be under the pointer after the page has moved.
        for (const element of [control("firstName"), page.getByRole("heading", { level: 1 }), bookAnother]) {
          await element.hover()
          await press(page, 2)
          await expect(notSentPanel).toBeFocused()
        }
        await expect(page.getByRole("alert")).toHaveCount(0)
        await bookAnother.click()
        await expect(control("firstName")).toBeFocused()
      })
  })

  test("a date that is being typed stays when React comes", async ({ page }) => {
    const { open, control } = appointmentPage(page)
    const scripts = await holdRequests(page)
    await open()
    await control("date").focus()
    await page.keyboard.type("0131")
    await scripts.requested()
    await scripts.release()
    await hydrated(page)
    await page.keyboard.type("2099")
    await expect(control("date")).toHaveValue("2099-01-31")
  })

  for (const [what, keys] of [
    ["31 February", "02312099"],
    ["a day and a month without a year", "0131"],
    ["a year alone", "Tab Tab 2099"],
  ] as const)
    test(`shows below the date what is wrong with ${what}, and keeps it`, async ({ page }) => {
      const { open, control, fillIn, submitButton } = appointmentPage(page)
      const isIncomplete = () =>
        control("date").evaluate(field => field instanceof HTMLInputElement && field.validity.badInput)
      await open()
      await fillIn({ date: "" })
      await control("date").focus()
      for (const key of keys.split(" ")) await (key === "Tab" ? page.keyboard.press(key) : page.keyboard.type(key))
      expect(await isIncomplete()).toBe(true)
      await submitButton.click()
      await expect(control("date")).toHaveAccessibleDescription(/^Complete the date with a day that exists/)
      await expect(control("date")).toBeFocused()
      await expect(page.getByRole("alert")).toHaveCount(0)
      expect(await isIncomplete()).toBe(true)
      await control("date").fill("2099-02-28")
      await expect(control("date")).not.toHaveAttribute("aria-invalid")
    })

  test("the confirmation begins on a small phone with the next step, above the toast", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    const { open, fillIn, submitButton, notSentPanel } = appointmentPage(page)
    await open()
    await fillIn()
    await submitButton.click()
    await expect(notSentPanel).toBeFocused()
    const toast = await toasts(page).success(appointmentBooked.title).boundingBox()
    const call = await notSentPanel.getByRole("link", { name: "Call us" }).boundingBox()
    expect(call?.y).toBeGreaterThan(0)
    expect((call?.y ?? 0) + (call?.height ?? 0)).toBeLessThan(toast?.y ?? 0)
  })

  for (const { width, height } of [
    { width: 320, height: 568 },
    { width: 360, height: 640 },
    { width: 390, height: 844 },
  ])
    test.describe(`a phone of ${width} × ${height}`, () => {
      test.use({ viewport: { width, height }, isMobile: true, hasTouch: true })

      for (const size of ["100%", "150%", "200%"])
        test(`with text of ${size} the toast does not cover the next step`, async ({ page }) => {
          const { open, fillIn, submitButton, notSentPanel } = appointmentPage(page)
          const { success: booked, all } = toasts(page)
          await open()
          // What phones do for people who have set larger text: letters grow, rem, em and media queries do not.
          await page.evaluate(
            adjusted => document.documentElement.style.setProperty("-webkit-text-size-adjust", adjusted, "important"),
            size
          )
          await fillIn()
          await submitButton.click()
          await expect(notSentPanel).toBeFocused()
          const toast = booked(appointmentBooked.title)
          await expect(toast).toContainText(appointmentBooked.text)
          const box = await boxOf(all.first())
          expect(box.top).toBeGreaterThanOrEqual(height * 0.5)
          expect(box.bottom).toBeLessThanOrEqual(height)
          const title = toast.getByText(appointmentBooked.title)
          // The letters have grown, whatever the styles say.
          const lineHeight = await title.evaluate(words => {
            const range = document.createRange()
            range.selectNodeContents(words)
            return range.getClientRects()[0]?.height ?? 0
          })
          expect(lineHeight).toBeGreaterThan((15 * parseFloat(size)) / 100)
          await expect(title).toBeInViewport()
          await expect(toast.getByRole("button", { name: "Close notification" })).toBeInViewport({ ratio: 1 })
          for (const name of ["Call us", "Send it by email"]) {
            const link = notSentPanel.getByRole("link", { name })
            const action = await boxOf(link)
            expect.soft(action.bottom, name).toBeLessThanOrEqual(box.top)
            // The header does not cover it, either.
            expect.soft(await isUncovered(link), name).toBe(true)
          }
        })
    })

  test("a double click leaves the focus at the first error, and what was typed", async ({ page }) => {
    const { open, control, submitButton } = appointmentPage(page)
    await open()
    await control("notes").fill("Stairs are hard for me.")
    await submitButton.hover()
    await press(page, 1)
    await expect(control("firstName")).toBeFocused()
    await control("lastName").hover()
    await press(page, 2)
    await expect(control("firstName")).toBeFocused()
    await expect(toasts(page).failure("Missing Information")).toContainText("Please fill in all required fields")
    await expect(control("notes")).toHaveValue("Stairs are hard for me.")
    await control("lastName").click()
    await expect(control("lastName")).toBeFocused()
  })

  test("keeps an unfinished request over other pages, other sites, Back and a reload", async ({ page }) => {
    const { open, fillIn, expectValues } = appointmentPage(page)
    const scripts = await holdRequests(page)
    await open()
    await fillIn()
    // Reloads the page before React has loaded.
    await page.reload({ waitUntil: "commit" })
    await scripts.release()
    await hydrated(page)
    await expectValues("kept")
    await leaveAndReturn(page)
    await expectValues("kept")
    await page.reload()
    await expectValues("kept")
    await page.goto("data:text/html,Elsewhere")
    await page.goBack()
    await expectValues("kept")
  })

  test("keeps its confirmation until the visitor closes it", async ({ page }) => {
    const { open, fillIn, submitButton, expectValues, notSentPanel } = appointmentPage(page)
    await open()
    await fillIn()
    await submitButton.click()
    await expect(notSentPanel).toBeFocused()
    await leaveAndReturn(page)
    await expect(notSentPanel).toContainText("Saturday 31 January 2099")
    await page.reload()
    await expect(notSentPanel).toContainText("Saturday 31 January 2099")
    await expectValues("cleared")
    await expect(notSentPanel).not.toBeFocused()
    await notSentPanel.getByRole("button", { name: "Close" }).click()
    await expect(notSentPanel).toHaveCount(0)
    expect(await readStorage(page)).not.toMatch(isPrivate)
    await page.reload()
    await expect(notSentPanel).toHaveCount(0)
  })
})

test.describe("without scripts", { tag: "@fast" }, () => {
  test.use({ javaScriptEnabled: false })

  test("the appointment page asks people to call", async ({ page }) => {
    const { open, submitButton } = appointmentPage(page)
    await open()
    const byPhone = "This form cannot be sent from here. To book, call +263 00 000 0000 at any hour: a nurse answers."
    await expect(page.getByText(byPhone)).toBeVisible()
    await expect(submitButton).toBeHidden()
    // Its first step is the form.
    await expect(page.getByText(/^Fill this in/)).toBeHidden()
    await expect(page.locator("form [name]")).toHaveCount(0)
    // The text is within the form's box and covers nothing below it.
    const [words, box] = [await page.getByText(byPhone).boundingBox(), await page.locator("main form").boundingBox()]
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0))
  })
})
