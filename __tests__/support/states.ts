import type { Locator, Page } from "@playwright/test"

const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.getElementById("gatsby-focus-wrapper") ?? {}).some(key => key.startsWith("__reactFiber"))
  )

/** What the forwarder answers in these tests; nothing leaves the machine. */
const answerWith = (page: Page, status: number, json: object) =>
  page.route("https://formsubmit.co/**", route =>
    route.fulfill({
      status,
      json,
      headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" },
    })
  )

const sendMessage = async (page: Page): Promise<void> => {
  await page.goto("/contact/")
  for (const label of ["Full name", "Email", "Subject", "Message"])
    await page.getByRole("textbox", { name: label, exact: true }).fill("rudo@example.org")
  await page.getByRole("button", { name: "Send Message" }).click()
}

const book = async (page: Page): Promise<void> => {
  await page.goto("/appointment/")
  const form = page.getByRole("form", { name: "Book an Appointment" })
  for (const label of ["First name", "Last name", "Email"]) await form.getByLabel(label).fill("rudo@example.org")
  await form.getByLabel("Phone").fill("263 77 123 4567")
  for (const label of ["Service type", "Preferred time"]) await form.getByLabel(label).selectOption({ index: 1 })
  await form.getByLabel("Preferred date").fill("2099-01-31")
  await form.getByLabel("Additional notes").fill("Stairs are hard for me.")
  await form.getByRole("button", { name: "Book Appointment" }).click()
}

/** The next page loses a part of its data on the way, so that the error screen stands in for it. */
const breakNextPage = async (page: Page): Promise<void> => {
  await page.route("**/page-data/about/page-data.json", async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(/"values":\{/, '"worth":{') })
  })
  await page.goto("/contact/")
  await page.getByLabel("Subject").focus()
  await hydrated(page)
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click()
}

/** What a page can come to, with its notifications: how each state is reached, and by what it is known to be there. */
export const states: readonly {
  name: string
  reach: (page: Page) => Promise<void>
  shown: (page: Page) => Locator
  held?: boolean
}[] = [
  {
    name: "the errors and the toast of the contact form",
    reach: page => page.goto("/contact/").then(() => page.getByRole("button", { name: "Send Message" }).click()),
    shown: page => page.getByRole("alert"),
    held: true,
  },
  {
    name: "the errors and the toast of the appointment form",
    reach: page =>
      page
        .goto("/appointment/")
        .then(() => page.getByRole("main").getByRole("button", { name: "Book Appointment" }).click()),
    shown: page => page.getByRole("alert"),
    held: true,
  },
  {
    name: "a message that was sent",
    reach: page => answerWith(page, 200, { success: "true" }).then(() => sendMessage(page)),
    shown: page => page.getByRole("status").filter({ hasText: "Message Sent!" }),
    held: true,
  },
  {
    name: "a message that could not be sent",
    reach: page => answerWith(page, 500, { message: "Closed" }).then(() => sendMessage(page)),
    shown: page => page.getByRole("alert").filter({ hasText: "Could not send message" }),
    held: true,
  },
  {
    name: "an appointment that was asked for",
    reach: book,
    shown: page => page.getByRole("status").filter({ hasText: "Appointment Booked!" }),
    held: true,
  },
  {
    name: "a large picture of the gallery",
    reach: page =>
      page.goto("/about/").then(() => page.getByRole("main").getByRole("figure").getByRole("link").first().click()),
    shown: page => page.getByRole("dialog"),
  },
  {
    name: "the error screen",
    reach: breakNextPage,
    shown: page => page.getByRole("heading", { name: "Unexpected Application Error!" }),
  },
]
