import type { Locator, Page } from "@playwright/test"
import { appointmentPage } from "./appointmentPage"
import { answerWith } from "./browserForwarder"
import { type Answer, failure, success } from "../forwarderAnswers"
import { contactPage } from "./contactPage"
import type { FormPage } from "./formPage"
import { hydrated } from "./hydrated"
import { toasts } from "./toasts"

/** Opens a page and submits its form: empty, or filled in if there is an answer of the forwarder. */
const submit = async ({ page, open, fillIn, submitButton }: FormPage, answer?: Answer): Promise<void> => {
  if (answer) await answerWith(page, answer)
  await open()
  if (answer) await fillIn()
  await submitButton.click()
}

/** Opens a page whose data are incomplete, so that the error screen replaces it. */
const breakNextPage = async (page: Page): Promise<void> => {
  await page.route("**/page-data/about/page-data.json", async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(/"mission":\{/, '"task":{') })
  })
  const { open, control } = contactPage(page)
  await open()
  await control("subject").focus()
  await hydrated(page)
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click()
}

/** States of pages with errors, toasts and confirmations: how to reach each, and the element that is shown then. */
export const states: readonly {
  name: string
  reach: (page: Page) => Promise<void>
  shown: (page: Page) => Locator
  /** Whether the state has a toast, which tests hover so that it stays. */
  isHovered?: boolean
}[] = [
  {
    name: "the errors and the toast of the contact form",
    reach: page => submit(contactPage(page)),
    shown: page => page.getByRole("alert"),
    isHovered: true,
  },
  {
    name: "the errors and the toast of the appointment form",
    reach: page => submit(appointmentPage(page)),
    shown: page => page.getByRole("alert"),
    isHovered: true,
  },
  {
    name: "a sent message",
    reach: page => submit(contactPage(page), success),
    shown: page => toasts(page).success("Message Sent!"),
    isHovered: true,
  },
  {
    name: "a message that could not be sent",
    reach: page => submit(contactPage(page), failure),
    shown: page => toasts(page).failure("Could not send message"),
    isHovered: true,
  },
  {
    name: "a requested appointment",
    reach: page => submit(appointmentPage(page), success),
    shown: page => toasts(page).success("Appointment Booked!"),
    isHovered: true,
  },
  {
    name: "the error screen",
    reach: breakNextPage,
    shown: page => page.getByRole("heading", { name: "Unexpected Application Error!" }),
  },
]
