import { type Page, expect, test } from "@playwright/test"
import { interpolate } from "../../src/content/placeholders"
import { requestFor } from "../support/appointmentRequest"
import { answerAs, hold, outlast, stored } from "../support/browserForwarder"
import { readData } from "../support/data"
import { type Forwarder, startForwarder } from "../support/forwarder"
import { type Mode, isSlow, modesOf } from "../support/forwarderModes"

/** The appointment form where the clinic has chosen the delivery `forward`. */

const { clinic, appointment, services } = readData()
const service: string = services.services.find(({ bookable }: { bookable: boolean }) => bookable).title
const time: string = appointment.timeSlots[0]

const date = "2099-01-31"
const request = requestFor(service, date, time)

const title = "Appointment Booked!"
const modes = modesOf(
  {
    title,
    text: `Your appointment for ${service} on ${date} at ${time} has been scheduled. A confirmation email will follow shortly.`,
  },
  clinic.emails.appointments
)
const modeNamed = (wanted: (mode: Mode) => boolean): Mode => {
  const found = modes.find(wanted)
  if (!found) throw new Error("no such mode")
  return found
}
const success = modeNamed(({ values }) => values === "cleared")
const failure = modeNamed(({ name }) => name === "500")

const form = (page: Page) => page.getByRole("form", { name: "Book an Appointment" })
const bookButton = (page: Page) => form(page).getByRole("button", { name: "Book Appointment" })
const sending = (page: Page) => form(page).getByRole("button", { name: "Sending..." })
const panel = (page: Page) => page.getByRole("region", { name: appointment.confirmation.forward.heading })
const toast = (page: Page, mode: Mode) =>
  page.getByRole(mode.values === "cleared" ? "status" : "alert").filter({ hasText: mode.toast.title })
const link = (page: Page, name: string) => page.getByRole("navigation", { name: "Main" }).getByRole("link", { name })

const fillIn = async (page: Page) => {
  for (const [label, value] of Object.entries(request)) {
    const control = form(page).getByLabel(label)
    if (await control.evaluate(element => element.matches("select"))) await control.selectOption(value)
    else await control.fill(value)
  }
}

const expectValues = async (page: Page, values: Mode["values"]) => {
  for (const [label, value] of Object.entries(request))
    await expect(form(page).getByLabel(label)).toHaveValue(values === "kept" ? value : "")
}

const expectEnd = async (page: Page, mode: Mode) => {
  await expect(toast(page, mode)).toContainText(mode.toast.text)
  await expect(bookButton(page)).toBeEnabled()
  await expectValues(page, mode.values)
  await expect(panel(page)).toHaveCount(mode.values === "cleared" ? 1 : 0)
  await expect(form(page).getByRole("link", { name: "Send it by email" })).toHaveCount(
    mode.values === "cleared" ? 0 : 1
  )
  expect(await stored(page)).not.toContain(request["Last name"])
}

// The worker would fetch the page's data past the test.
test.use({ serviceWorkers: "block" })

let forwarder: Forwarder

test.beforeAll(async () => {
  forwarder = await startForwarder(success)
})

test.afterAll(() => forwarder.close())

/** Comes from another page to the form as a build with the delivery `forward` has it: another word in the page's data. */
const open = async (page: Page) => {
  await page.route("**/page-data/appointment/page-data.json", async route => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replace('"delivery":"none"', '"delivery":"forward"'),
    })
  })
  await page.goto("/contact/")
  await page.getByRole("button", { name: "Send Message" }).click()
  await page.getByRole("button", { name: "Close notification" }).click()
  await page.getByRole("banner").getByRole("link", { name: "Book Appointment" }).first().click()
  await expect(form(page)).toContainText(interpolate(appointment.privacy.forward, clinic))
}

test("every failure is told, loses nothing and is asked once; then each success clears the form", async ({ page }) => {
  test.setTimeout(120_000)
  await open(page)
  await fillIn(page)
  for (const mode of [...modes]
    .filter(candidate => !isSlow(candidate))
    .toSorted((one, other) => other.values.localeCompare(one.values)))
    await test.step(mode.name, async () => {
      if (mode.values === "cleared") await fillIn(page)
      await page.unrouteAll()
      const requests = await answerAs(page, forwarder, mode)
      await bookButton(page).click()
      await expectEnd(page, mode)
      expect(requests).toHaveLength(mode.requests)
      expect(requests[0]?.url()).toBe(`https://formsubmit.co/ajax/${clinic.emails.appointments}`)
      const close = page.getByRole("button", { name: "Close notification" })
      await close.click()
      // A fading toast has lost its role already, and not its button.
      await expect(close).toHaveCount(0)
    })
})

test.describe("the time limit of 20 seconds", () => {
  // The policy knows no fake forwarder on this machine.
  test.use({ bypassCSP: true })

  for (const mode of modes.filter(isSlow))
    test(mode.name, async ({ page }) => {
      await page.clock.install()
      await open(page)
      const requests = await answerAs(page, forwarder, mode)
      await fillIn(page)
      await outlast(page, form(page), "Book Appointment", forwarder, mode)
      await expectEnd(page, mode)
      expect(requests).toHaveLength(mode.requests)
    })
})

test("a request that fails while the visitor reads another page is told there, and is in the form again", async ({
  page,
}) => {
  await open(page)
  await fillIn(page)
  const { requests, fail } = await hold(page)
  await bookButton(page).click()
  await expect(sending(page)).toBeDisabled()
  await link(page, "About").click()
  await expect(page).toHaveURL(/\/about\/$/)
  await fail()
  await expect(toast(page, failure)).toBeVisible()
  await page.goBack()
  await expectValues(page, "kept")
  await expect(bookButton(page)).toBeEnabled()
  await expect(form(page).getByRole("link", { name: "Send it by email" })).toBeVisible()
  expect(requests).toHaveLength(1)
  expect(await stored(page)).not.toContain(request["Last name"])
})

test("while it is sent nothing can be changed, by mouse or by keys; success then takes the focus to the panel", async ({
  page,
}) => {
  await open(page)
  await fillIn(page)
  const { requests, answer } = await hold(page)
  await form(page).getByLabel("First name").press("Enter")
  await expect(sending(page)).toBeDisabled()
  await expect(form(page).getByLabel("First name")).toBeFocused()
  await page.keyboard.type("Chipo")
  await form(page).getByLabel("Service type").focus()
  await page.keyboard.press("ArrowDown")
  await form(page).getByLabel("Preferred date").focus()
  await page.keyboard.type("01012098")
  await expectValues(page, "kept")
  await answer()
  await expect(panel(page)).toBeFocused()
  await expectValues(page, "cleared")
  expect(requests).toHaveLength(1)
})
