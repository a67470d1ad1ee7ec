import { type Page, type Request, expect, test } from "@playwright/test"
import { interpolate } from "../../src/content/placeholders"
import { answerAs, hold, outlast, stored } from "../support/browserForwarder"
import { readData } from "../support/data"
import { type Forwarder, startForwarder } from "../support/forwarder"
import { type Mode, isSlow, modes } from "../support/forwarderModes"

const { clinic, contact } = readData()

const message = {
  "Full name": "Rudo Moyo",
  Email: "rudo@example.org",
  Subject: "A question",
  Message: "Are you open on Sunday?\nI work late.",
} as const

const modeNamed = (name: string): Mode => {
  const found = modes.find(mode => mode.name === name)
  if (!found) throw new Error(`no mode ${name}`)
  return found
}
const success = modeNamed("success as a string")
const failure = modeNamed("500")

const form = (page: Page) => page.getByRole("form", { name: contact.formHeading })
const control = (page: Page, label: string) => form(page).getByRole("textbox", { name: label, exact: true })
const sendButton = (page: Page) => form(page).getByRole("button", { name: "Send Message" })
const toast = (page: Page, { toast: { title }, values }: Mode) =>
  page.getByRole(values === "cleared" ? "status" : "alert").filter({ hasText: title })

const fillIn = async (page: Page, changes: Partial<Record<keyof typeof message, string>> = {}) => {
  for (const [label, words] of Object.entries({ ...message, ...changes })) await control(page, label).fill(words)
}

const expectValues = async (page: Page, values: Mode["values"]) => {
  for (const [label, words] of Object.entries(message))
    await expect(control(page, label)).toHaveValue(values === "kept" ? words : "")
}

/** Closes the toast; a fading one has lost its role already, and not its button. */
const closeToast = async (page: Page) => {
  const close = page.getByRole("button", { name: "Close notification" })
  await close.click()
  await expect(close).toHaveCount(0)
}

let forwarder: Forwarder

test.beforeAll(async () => {
  forwarder = await startForwarder(success)
})

test.afterAll(() => forwarder.close())

const expectWaysOut = async (page: Page) => {
  await expect(form(page).getByRole("link", { name: "Call us" })).toHaveAttribute(
    "href",
    `tel:${clinic.phone.replaceAll(" ", "")}`
  )
  const mail = new URL((await form(page).getByRole("link", { name: "Send it by email" }).getAttribute("href")) ?? "")
  expect(mail.pathname).toBe(clinic.emails.general)
  // Mail has its own line ends (RFC 6068).
  expect(mail.searchParams.get("body")?.replaceAll("\r\n", "\n")).toContain(message.Message)
  await expect(form(page).getByRole("link", { name: "Send it by WhatsApp" })).toHaveCount(clinic.whatsapp ? 1 : 0)
}

const expectEnd = async (page: Page, mode: Mode, requests: Request[]) => {
  await expect(toast(page, mode)).toContainText(mode.toast.text)
  await expect(sendButton(page)).toBeEnabled()
  await expectValues(page, mode.values)
  expect(requests).toHaveLength(mode.requests)
  expect(requests[0]?.url()).toBe(`https://formsubmit.co/ajax/${clinic.emails.general}`)
  if (mode.values === "kept") await expectWaysOut(page)
}

test("every failure is told, loses nothing and is sent once; then each success clears the form", async ({ page }) => {
  test.slow()
  await page.goto("/contact/")
  await fillIn(page)
  for (const mode of [...modes]
    .filter(candidate => !isSlow(candidate))
    .toSorted((one, other) => other.values.localeCompare(one.values)))
    await test.step(mode.name, async () => {
      if (mode.values === "cleared") await fillIn(page)
      await page.unrouteAll()
      const requests = await answerAs(page, forwarder, mode)
      await sendButton(page).click()
      await expectEnd(page, mode, requests)
      await closeToast(page)
    })
})

test.describe("the time limit of 20 seconds", () => {
  // The policy knows no fake forwarder on this machine.
  test.use({ bypassCSP: true })

  for (const mode of modes.filter(isSlow))
    test(mode.name, async ({ page }) => {
      await page.clock.install()
      await page.goto("/contact/")
      const requests = await answerAs(page, forwarder, mode)
      await fillIn(page)
      await outlast(page, form(page), "Send Message", forwarder, mode)
      await expectEnd(page, mode, requests)
    })
})

test("the forwarder's words are shown as text, never as markup", async ({ page }) => {
  const mode = modeNamed("a message with markup")
  await page.goto("/contact/")
  await answerAs(page, forwarder, mode)
  await fillIn(page)
  await sendButton(page).click()
  await expect(toast(page, mode)).toContainText(mode.toast.text)
  await expect(toast(page, mode).locator("img, b")).toHaveCount(0)
})

test("after a failure the network comes back, and the same message goes", async ({ page, context }) => {
  await page.goto("/contact/")
  await fillIn(page, { Message: "" })
  // The form works by then.
  await sendButton(page).click()
  await expect(control(page, "Message")).toHaveAttribute("aria-invalid", "true")
  await fillIn(page)
  await context.setOffline(true)
  await sendButton(page).click()
  await expect(toast(page, failure)).toBeVisible()
  await expectValues(page, "kept")
  await context.setOffline(false)
  const requests = await answerAs(page, forwarder, success)
  await sendButton(page).click()
  await expectEnd(page, success, requests)
  await expect(form(page).getByRole("link", { name: "Call us" })).toHaveCount(0)
})

test("a double click sends once", async ({ page }) => {
  await page.goto("/contact/")
  const { requests, answer } = await hold(page)
  await fillIn(page)
  await sendButton(page).dblclick()
  await expect(form(page).getByRole("button", { name: "Sending..." })).toBeDisabled()
  await control(page, "Subject").press("Enter")
  await answer()
  await expect(toast(page, success)).toBeVisible()
  expect(requests).toHaveLength(1)
})

test("a message under way is not sent again by who reads another page and comes back", async ({ page }) => {
  await page.goto("/contact/")
  const { requests, answer } = await hold(page)
  await fillIn(page)
  await sendButton(page).click()
  await expect(form(page).getByRole("button", { name: "Sending..." })).toBeDisabled()
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click()
  await expect(page).toHaveURL(/\/about\/$/)
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact" }).click()
  await expect(form(page).getByRole("button", { name: "Sending..." })).toBeDisabled()
  await expectValues(page, "kept")
  await answer()
  await expect(toast(page, success)).toBeVisible()
  await expectValues(page, "cleared")
  await expect(sendButton(page)).toBeEnabled()
  expect(requests).toHaveLength(1)
})

test("a message cut off by leaving the site is still there afterwards", async ({ page }) => {
  await page.goto("/contact/")
  const { requests } = await hold(page)
  await fillIn(page)
  await sendButton(page).click()
  await expect.poll(() => requests).toHaveLength(1)
  await page.goto("about:blank")
  await page.goBack()
  await expectValues(page, "kept")
  await expect(sendButton(page)).toBeEnabled()
  expect(requests).toHaveLength(1)
  // Nobody knows whether it came through, and the form says so until it is sent.
  const doubt = interpolate(contact.mayHaveBeenSent, clinic)
  await expect(sendButton(page)).toHaveAccessibleDescription(doubt)
  await page.reload()
  await expect(sendButton(page)).toHaveAccessibleDescription(doubt)
  await page.unrouteAll()
  await answerAs(page, forwarder, success)
  await sendButton(page).click()
  await expect(toast(page, success)).toBeVisible()
  await expectValues(page, "cleared")
  await expect(sendButton(page)).toHaveAccessibleDescription("")
  expect(await stored(page)).not.toContain(message.Subject)
})

test("while it is sent the message can be read and selected, not changed, and the focus is kept", async ({ page }) => {
  await page.goto("/contact/")
  const { answer } = await hold(page)
  await fillIn(page)
  await control(page, "Subject").press("Enter")
  await expect(form(page).getByRole("button", { name: "Sending..." })).toBeDisabled()
  await expect(control(page, "Subject")).toBeFocused()
  await page.keyboard.type(" and more")
  await control(page, "Message").click()
  await page.keyboard.type("More")
  await expectValues(page, "kept")
  await page.keyboard.press("Control+a")
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(message.Message)
  await answer()
  await expect(toast(page, success)).toBeVisible()
  await expectValues(page, "cleared")
  await expect(control(page, "Message")).toBeFocused()
  await page.keyboard.type("Another one")
  await expect(control(page, "Message")).toHaveValue("Another one")
})

test("the button that sends has the focus again when it can be pressed again", async ({ page }) => {
  await page.goto("/contact/")
  const { fail } = await hold(page)
  await fillIn(page)
  await sendButton(page).focus()
  await page.keyboard.press("Enter")
  await expect(form(page).getByRole("button", { name: "Sending..." })).toBeDisabled()
  await fail()
  await expect(toast(page, failure)).toBeVisible()
  await expect(sendButton(page)).toBeFocused()
})

test("what was typed survives a reload, and is gone when sent", async ({ page }) => {
  await page.goto("/contact/")
  await answerAs(page, forwarder, success)
  await fillIn(page)
  await expect.poll(() => stored(page)).toContain(message.Subject)
  await page.reload()
  await expectValues(page, "kept")
  await sendButton(page).click()
  await expect(toast(page, success)).toBeVisible()
  await page.reload()
  await expectValues(page, "cleared")
  expect(await stored(page)).not.toContain(message.Subject)
})

test("two tabs send their own message each, once", async ({ context }) => {
  const { requests, answer } = await hold(context)
  const tabs = [await context.newPage(), await context.newPage()]
  for (const [index, tab] of tabs.entries()) {
    await tab.goto("/contact/")
    await fillIn(tab, { Message: `From tab ${index}` })
    await sendButton(tab).click()
    await expect(form(tab).getByRole("button", { name: "Sending..." })).toBeDisabled()
  }
  await answer(tabs.length)
  for (const tab of tabs) {
    await expect(toast(tab, success)).toBeVisible()
    await expectValues(tab, "cleared")
  }
  expect(requests.map(request => request.postDataJSON().message)).toEqual(["From tab 0", "From tab 1"])
})

const texts = {
  "other scripts": "Ndinoda rubatsiro ñ é ü 診療所 клиника",
  "right to left": "هل أنتم مفتوحون؟ שלום",
  emoji: "👩🏾‍⚕️ 🇿🇼 👍🏿",
  "quotes and brackets": `"It's" <b>bold</b> & \\ {"a":1} </script>`,
  "5,000 characters": "x".repeat(5000),
} as const

test("what is typed arrives as typed: other scripts, right to left, emoji, quotes, brackets and 5,000 characters", async ({
  page,
}) => {
  await page.goto("/contact/")
  const requests = await answerAs(page, forwarder, success)
  for (const [name, words] of Object.entries(texts))
    await test.step(name, async () => {
      await fillIn(page, { Message: words })
      await sendButton(page).click()
      await expect(toast(page, success)).toBeVisible()
      expect(requests.pop()?.postDataJSON()).toEqual({
        name: message["Full name"],
        email: message.Email,
        subject: message.Subject,
        message: words,
        _captcha: "false",
        _template: "table",
      })
      await closeToast(page)
    })
})

test("5,001 characters are refused at the field with a counter, and nothing is cut", async ({ page }) => {
  await page.goto("/contact/")
  const requests = await answerAs(page, forwarder, success)
  const words = "x".repeat(5001)
  await fillIn(page, { Message: words })
  await sendButton(page).click()
  await expect(control(page, "Message")).toHaveAttribute("aria-invalid", "true")
  await expect(control(page, "Message")).toBeFocused()
  await expect(form(page).getByText("5,001 of 5,000 characters")).toBeVisible()
  await expect(control(page, "Message")).toHaveValue(words)
  expect(requests).toHaveLength(0)
})

test("the trap for robots is out of sight and reach; a filled one is told to the forwarder", async ({ page }) => {
  await page.goto("/contact/")
  const requests = await answerAs(page, forwarder, success)
  const trap = page.locator('[name="_honey"]')
  await expect(trap).not.toBeInViewport()
  await expect(form(page).getByRole("textbox")).toHaveCount(Object.keys(message).length)
  await control(page, "Full name").focus()
  await page.keyboard.press("Shift+Tab")
  await expect(trap).not.toBeFocused()
  await fillIn(page)
  await trap.fill("buy now")
  await sendButton(page).click()
  await expect(toast(page, success)).toBeVisible()
  expect(requests[0]?.postDataJSON()).toHaveProperty("_honey", "buy now")
})
