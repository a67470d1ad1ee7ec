import { readFileSync } from "node:fs"
import path from "node:path"
import { text } from "node:stream/consumers"
import { type Page, expect, test } from "@playwright/test"
import { providerNames } from "../../src/model/delivery"
import { secondContent } from "../../scripts/sampleFolders"
import { createAnswerer } from "../../src/forms/function/answerMessage"
import type { Mail } from "../../src/forms/function/createMail"
import { readData } from "../../testing/data"
import { contactMessage } from "../../testing/contactMessage"
import { longestSite, sampleSite, secondSite } from "../../testing/sites"
import { serveSite } from "../../testing/browser/serveSite"

/** Sites whose messages take another way: the pages carry one provider, and their policy names no other. */

/** What only the code of one provider says. */
const marks = {
  formsubmit: "formsubmit.co",
  netlify: "bot-field",
  formspree: "formspree.io",
  web3forms: "web3forms.com",
  endpoint: "_elapsed",
} as const

const sites = [
  { provider: "formsubmit", folder: sampleSite, foreign: ["https://formsubmit.co"] },
  { provider: "endpoint", folder: secondSite, foreign: [] },
  { provider: "formspree", folder: longestSite, foreign: ["https://formspree.io"] },
] as const

for (const { provider, folder, foreign } of sites)
  test(`a site with ${provider}`, () => {
    const html = readFileSync(path.join(folder, "contact/index.html"), "utf8")
    const names = new Set(html.match(/static\/[\w-]+\.js/g))
    const scripts = [...names].map(name => readFileSync(path.join(folder, name), "utf8"))
    for (const name of providerNames)
      expect
        .soft(
          scripts.some(script => script.includes(marks[name])),
          name
        )
        .toBe(name === provider)
    const [policy = ""] = /default-src 'none'[^"]*/.exec(html) ?? []
    const destinations = (directive: string) =>
      new RegExp(`${directive} ([^;]*)`).exec(policy.replaceAll("&#x27;", "'"))?.[1]?.split(" ")
    for (const directive of ["connect-src", "form-action"])
      expect.soft(destinations(directive), directive).toEqual(["'self'", ...foreign])
  })

test.describe("a message to the site's own function", () => {
  test.use({ serviceWorkers: "block" })
  const site = serveSite(secondSite)
  const { clinic } = readData(secondContent)

  /** Fills in the form of the second clinic, whose function answers. Resolves to the emails. */
  const fillIn = async (page: Page) => {
    const mails: Mail[] = []
    const answer = createAnswerer()
    await page.route(`${site.address}/message`, async route => {
      const { headers, body, status } = await answer(
        new Request(route.request().url(), {
          method: route.request().method(),
          headers: await route.request().allHeaders(),
          body: route.request().postData(),
        }),
        { clinic, visitor: "", now: 0, send: async mail => void mails.push(mail) }
      )
      await route.fulfill({ status, headers: Object.fromEntries(headers), body: body ? await text(body) : "" })
    })
    await page.goto(`${site.address}/contact/`)
    const form = page.locator("form[method=post]")
    for (const [name, value] of Object.entries(contactMessage)) await form.locator(`#${name}`).fill(value)
    return { mails, form, submitButton: form.locator("[type=submit]") }
  }

  const mail = {
    to: clinic.emails.general,
    replyTo: contactMessage.email,
    subject: contactMessage.subject,
    text: expect.stringContaining("I work late."),
  }

  test("with scripts", async ({ page }) => {
    const { mails, form, submitButton } = await fillIn(page)
    // Nobody is faster.
    await page.waitForFunction(() => performance.now() > 2000)
    await submitButton.click()
    await expect(form.locator("#message")).toHaveValue("")
    expect(mails).toEqual([mail])
  })

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false })

    test("leads to the page that thanks", async ({ page }) => {
      const { mails, submitButton } = await fillIn(page)
      await submitButton.click()
      await expect(page).toHaveURL(`${site.address}/message-sent/`)
      expect(mails).toEqual([mail])
    })
  })
})
