import { type Page, expect, test } from "@playwright/test"
import { appointmentPage } from "../support/browser/appointmentPage"
import { appointmentBooked } from "../support/appointmentRequest"
import { answerWith } from "../support/browser/browserForwarder"
import { success } from "../support/forwarderAnswers"
import { contactMessage, messageSent } from "../support/contactMessage"
import { contactPage } from "../support/browser/contactPage"
import { homePage } from "../support/browser/homePage"
import { hydrate, hydrated } from "../support/browser/hydrated"
import { meddlers } from "../support/browser/meddlers"
import { holdScripts } from "../support/browser/network"
import { getTitle } from "../support/pageHeads"
import { visitedRoutes } from "../support/routes"
import { siteHeader } from "../support/browser/siteHeader"
import { toasts } from "../support/browser/toasts"

/** Others change the page before React comes, or while it does: nothing is lost, and everything works. */

test.use({ serviceWorkers: "block" })

/** Whatever the page reports as an error. The console's own message for a missing page is expected. */
const watchErrors = (page: Page): string[] => {
  const errors: string[] = []
  page.on("pageerror", error => errors.push(String(error)))
  page.on("console", message => {
    if (message.type() === "error" && !message.text().includes("404")) errors.push(message.text())
  })
  return errors
}

/** The pages that a meddler finds something on: a password manager touches fields alone. */
const getRoutes = (name: string): readonly string[] =>
  name === "a password manager" ? ["/appointment/", "/contact/"] : visitedRoutes

type OpenMeddled = (page: Page, meddle: () => void, open: () => Promise<unknown>) => Promise<void>

const openWhileMeddled: OpenMeddled = async (page, meddle, open) => {
  await page.addInitScript(meddle)
  await open()
}

const beforeReact: Readonly<Record<string, OpenMeddled>> = {
  "while it arrives": openWhileMeddled,
  "once it is loaded": async (page, meddle, open) => {
    await open()
    await page.evaluate(meddle)
  },
}

/** The offline page needs no React. */
const hydrateIfNeeded = async (page: Page): Promise<void> => {
  if (new URL(page.url()).pathname !== "/offline/") await hydrate(page)
}

const openAndHydrate: OpenMeddled = async (page, meddle, open) => {
  await open()
  await hydrateIfNeeded(page)
  await page.evaluate(meddle)
}

const expectWorking = async (
  page: Page,
  routes: readonly string[],
  meddle: () => void,
  openMeddled: OpenMeddled
): Promise<void> => {
  const errors = watchErrors(page)
  await page.emulateMedia({ reducedMotion: "reduce" })
  for (const route of routes)
    await test.step(route, async () => {
      await openMeddled(page, meddle, () => page.goto(route))
      const words = await page.getByRole("main").innerText()
      await hydrateIfNeeded(page)
      await expect(page.getByRole("main")).toContainText(/\w{3}/)
      expect((await page.getByRole("main").innerText()).length).toBeGreaterThan(words.length * 0.9)
      await expect(page.getByRole("alert")).toHaveCount(0)
      const { link, callLink, bookLink } = siteHeader(page)
      await expect(callLink).toBeVisible()
      await expect(bookLink).toBeVisible()
      await link("Contact").click()
      await expect(page).toHaveTitle(getTitle("/contact/"))
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    })
  expect(errors).toEqual([])
}

test("a form that was exchanged for a copy", async ({ page }) => {
  const errors = watchErrors(page)
  const { open, fillIn, control, form, submitButton, expectValues } = contactPage(page)
  const requests = await answerWith(page, success)
  const scripts = await holdScripts(page)
  await open()
  await form.evaluate(element => element.replaceWith(element.cloneNode(true)))
  await fillIn()
  await submitButton.click()
  await control("subject").focus()
  await scripts.release()
  await expect(toasts(page).success(messageSent.title)).toBeVisible()
  await expectValues("cleared")
  await expect(control("subject")).toBeFocused()
  expect(requests.map(request => request.postDataJSON())).toEqual([expect.objectContaining(contactMessage)])
  expect(errors).toEqual([])
})

for (const [name, meddle] of Object.entries(meddlers)) {
  test.describe(`${name} changes a page once React has it`, () => {
    test("every page", ({ page }) => expectWorking(page, getRoutes(name), meddle, openAndHydrate))

    test("a message, the carousel and a tooltip", async ({ page }) => {
      const errors = watchErrors(page)
      const { open, fillIn, submitButton, expectValues } = contactPage(page)
      await answerWith(page, success)
      await openAndHydrate(page, meddle, open)
      await submitButton.click()
      await expect(toasts(page).failure("Missing Information")).toBeVisible()
      await fillIn()
      await submitButton.click()
      await expect(toasts(page).success(messageSent.title)).toBeVisible()
      await expectValues("cleared")
      const home = homePage(page)
      await page.emulateMedia({ reducedMotion: "reduce" })
      await openAndHydrate(page, meddle, home.open)
      await home.sliderReady()
      await home.expectWrapping()
      await home.dot(2).hover()
      await expect(page.getByRole("tooltip")).toBeVisible()
      expect(errors).toEqual([])
    })
  })

  // What the page is before React is the same whenever it was changed: one of the moments is enough for every page.
  test(`${name} changes every page while it arrives`, ({ page }) =>
    expectWorking(page, getRoutes(name), meddle, openWhileMeddled))

  for (const [time, openMeddled] of Object.entries(beforeReact))
    test.describe(`${name} changes a page ${time}`, () => {
      test("a message", async ({ page }) => {
        const errors = watchErrors(page)
        const { control, open, submitButton, expectValues } = contactPage(page)
        await answerWith(page, success)
        const scripts = await holdScripts(page)
        await openMeddled(page, meddle, open)
        await control("name").fill(contactMessage.name)
        await control("email").fill(contactMessage.email)
        await control("message").fill(contactMessage.message)
        await control("subject").pressSequentially("Aquestion")
        await page.evaluate(() => {
          const field = document.activeElement
          if (field instanceof HTMLInputElement) field.setSelectionRange(1, 1)
        })
        await scripts.release()
        await hydrated(page)
        await expect(control("subject")).toBeFocused()
        await page.keyboard.type(" ")
        await expectValues("kept")
        await submitButton.click()
        await expect(toasts(page).success(messageSent.title)).toBeVisible()
        await expectValues("cleared")
        expect(errors).toEqual([])
      })

      test("a press that waits for React takes effect once", async ({ page }) => {
        const errors = watchErrors(page)
        const { open, fillIn, submitButton, notSentPanel } = appointmentPage(page)
        const scripts = await holdScripts(page)
        await openMeddled(page, meddle, open)
        await fillIn()
        await submitButton.click()
        await scripts.release()
        await expect(notSentPanel).toBeVisible()
        await expect(toasts(page).success(appointmentBooked.title)).toHaveCount(1)
        expect(errors).toEqual([])
      })

      test("the carousel, a tooltip and the menu", async ({ page }) => {
        const errors = watchErrors(page)
        const { open, next, previous, dot, expectSlide, sliderReady } = homePage(page)
        await page.setViewportSize({ width: 390, height: 844 })
        await page.emulateMedia({ reducedMotion: "reduce" })
        const scripts = await holdScripts(page)
        await openMeddled(page, meddle, open)
        await next.click()
        await expectSlide(1)
        await scripts.release()
        await hydrate(page)
        await sliderReady()
        await expectSlide(1)
        await previous.click()
        await expectSlide(0)
        await dot(2).hover()
        await expect(page.getByRole("tooltip")).toBeVisible()
        const { menuButton, link } = siteHeader(page)
        await menuButton.click()
        await link("FAQ").click()
        await expect(page).toHaveTitle(getTitle("/faq/"))
        expect(errors).toEqual([])
      })
    })
}
