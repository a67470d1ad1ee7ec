import { type Page, expect, test } from "@playwright/test"
import { answerWith } from "../../testing/browser/browserForwarder"
import { success } from "../../testing/forwarderAnswers"
import { contactMessage, messageSent } from "../../testing/contactMessage"
import { contactPage } from "../../testing/browser/contactPage"
import { homePage } from "../../testing/browser/homePage"
import { hydrate, hydrated } from "../../testing/browser/hydrated"
import { meddlers } from "../../testing/browser/meddlers"
import { holdRequests } from "../../testing/browser/network"
import { getTitle } from "../../testing/pageHeads"
import { visitedRoutes } from "../../testing/routes"
import { siteHeader } from "../../testing/browser/siteHeader"
import { toasts } from "../../testing/browser/toasts"

/** Checks pages that other software changes before or while React loads: nothing is lost, and everything works. */

test.use({ serviceWorkers: "block", contextOptions: { reducedMotion: "reduce" } })

/** Records all errors that the page reports, except the console's own message for a missing page, which is expected. */
const watchErrors = (page: Page): string[] => {
  const errors: string[] = []
  page.on("pageerror", error => errors.push(String(error)))
  page.on("console", message => {
    if (message.type() === "error" && !message.text().includes("404")) errors.push(message.text())
  })
  return errors
}

/**
 * Returns the pages that need React and have something for this software to change: password managers change only
 * fields.
 */
const getRoutes = (name: string): readonly string[] =>
  name === "a password manager" ? ["/appointment/", "/contact/"] : visitedRoutes.filter(route => route !== "/offline/")

type OpenMeddled = (page: Page, meddle: () => void, open: () => Promise<unknown>) => Promise<void>

const whileItArrives: OpenMeddled = async (page, meddle, open) => {
  await page.addInitScript(meddle)
  await open()
}
const onceLoaded: OpenMeddled = async (page, meddle, open) => {
  await open()
  await page.evaluate(meddle)
}
const onceHydrated: OpenMeddled = async (page, meddle, open) => {
  await open()
  await hydrate(page)
  await page.evaluate(meddle)
}

test("a form still sends after an extension has replaced it by a copy", { tag: "@fast" }, async ({ page }) => {
  const errors = watchErrors(page)
  const { open, fillIn, control, form, submitButton, expectValues } = contactPage(page)
  const requests = await answerWith(page, success)
  const scripts = await holdRequests(page)
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

for (const [index, [name, meddle]] of Object.entries(meddlers).entries()) {
  // The translator is part of the fast tests, because many visitors read the site through one.
  const details = name === "a translator" ? { tag: "@fast" } : {}
  // Each tool makes its changes at one of two moments before React runs. In the test of every page, pages alternate
  // between this moment and `onceHydrated`.
  const beforeReact = index % 2 ? whileItArrives : onceLoaded

  test.describe(name, details, () => {
    test("every page keeps its words and its links work", async ({ page }) => {
      const errors = watchErrors(page)
      const { link, callLink, bookLink } = siteHeader(page)
      for (const [number, route] of getRoutes(name).entries())
        await test.step(route, async () => {
          const openMeddled = (index + number) % 2 ? onceHydrated : beforeReact
          await openMeddled(page, meddle, () => page.goto(route))
          const words = await page.getByRole("main").innerText()
          await hydrate(page)
          expect((await page.getByRole("main").innerText()).length).toBeGreaterThan(words.length * 0.9)
          await expect(page.getByRole("alert")).toHaveCount(0)
          await expect(callLink).toBeVisible()
          await expect(bookLink).toBeVisible()
          await link("Contact").click()
          await expect(page).toHaveTitle(getTitle("/contact/"))
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
        })
      expect(errors).toEqual([])
    })

    test("a message is sent as it is shown", async ({ page }) => {
      const errors = watchErrors(page)
      const { control, open, fillIn, submitButton, expectValues } = contactPage(page)
      const requests = await answerWith(page, success)
      const scripts = await holdRequests(page)
      await beforeReact(page, meddle, open)
      await fillIn({ subject: "" })
      await control("subject").pressSequentially("Aquestion")
      await control("subject").press("Home")
      await control("subject").press("ArrowRight")
      await scripts.release()
      await hydrated(page)
      await expect(control("subject")).toBeFocused()
      await page.keyboard.type(" ")
      await expectValues("kept")
      await submitButton.click()
      await expect(toasts(page).success(messageSent.title)).toBeVisible()
      await expectValues("cleared")
      expect(requests).toHaveLength(1)
      await toasts(page).close()
      await submitButton.click()
      await expect(toasts(page).failure("Missing Information")).toBeVisible()
      expect(errors).toEqual([])
    })

    test("the carousel, a tooltip and the menu work", async ({ page }) => {
      const errors = watchErrors(page)
      const { open, next, previous, dot, expectSlide, sliderReady } = homePage(page)
      const { menuButton, link } = siteHeader(page)
      await page.setViewportSize({ width: 390, height: 844 })
      const scripts = await holdRequests(page)
      await beforeReact(page, meddle, open)
      await next.click()
      await expectSlide(1)
      await scripts.release()
      await hydrate(page)
      await sliderReady()
      await expectSlide(1)
      await previous.click()
      await expectSlide(0)
      await dot(2).hover()
      await expect(page.locator("[data-tooltip]")).toBeVisible()
      await menuButton.click()
      await link("FAQ").click()
      await expect(page).toHaveTitle(getTitle("/faq/"))
      expect(errors).toEqual([])
    })
  })
}
