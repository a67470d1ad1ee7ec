import { readFile } from "node:fs/promises"
import path from "node:path"
import { type Page, expect, test } from "@playwright/test"
import { submitPlainForm } from "../support/browser/browserForwarder"
import { contactMessage } from "../support/contactMessage"
import { contactPage } from "../support/browser/contactPage"
import { hydrate } from "../support/browser/hydrated"
import { holdScripts } from "../support/browser/network"
import { siteHeader } from "../support/browser/siteHeader"
import { sampleSite } from "../support/sites"

/** What is left of a page when its own code fails: each layer is broken on purpose. */

test.use({ serviceWorkers: "block" })

/** Where the built code reads a word, and so the parts of it that fail when the word is about to be shown. */
const parts = {
  footer: /(?<=children:)\w+\.quickLinks/g,
  toasts: /(?<=\(\{notifications:\w+,closeNotification:\w+\}\)=>)/g,
  "error screen": /(?<=children:)\w+\.returnHome/g,
  "about page": /\(0,\w+\.\w+\)\("about"\)\.missionAndVision/g,
} as const

/** Makes parts of the code throw an error as soon as React renders them. */
const breakParts = (page: Page, ...names: readonly (keyof typeof parts)[]) =>
  page.route(/\.js$/, async route => {
    let body = await readFile(path.join(sampleSite, new URL(route.request().url()).pathname), "utf8")
    for (const name of names)
      body = body.replaceAll(parts[name], word => `(()=>{throw new Error("The ${name} broke")})()${word ? "" : "||"}`)
    // A page that has been left needs no answer.
    await route.fulfill({ contentType: "text/javascript", body }).catch(() => undefined)
  })

const expectErrorScreen = async (page: Page, message: string): Promise<void> => {
  const errorScreen = page.getByRole("alert")
  await expect(errorScreen.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible()
  await expect(errorScreen.getByText(message, { exact: true })).toBeVisible()
  await expect(errorScreen.getByRole("link", { name: "+263 00 000 0000" })).toBeVisible()
}

test("a broken footer", async ({ page }) => {
  await breakParts(page, "footer")
  await page.goto("/contact/")
  await contactPage(page).control("name").click()
  await expectErrorScreen(page, "The footer broke")
})

test("a broken error screen", async ({ page }) => {
  const { control, fillIn, expectValues, submitButton } = contactPage(page)
  await breakParts(page, "footer", "error screen")
  const scripts = await holdScripts(page)
  await page.goto("/contact/")
  await fillIn()
  await Promise.all([page.waitForEvent("pageerror"), scripts.release()])
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "+263 00 000 0000" })).toBeVisible()
  await expectValues("kept")
  await control("name").click()
  const request = await submitPlainForm(page, submitButton)
  expect(new URLSearchParams(request.postData() ?? "").get("message")?.replaceAll("\r\n", "\n")).toBe(
    contactMessage.message
  )
})

test("what was typed before a toast broke", async ({ page }) => {
  const { control, submitButton } = contactPage(page)
  await breakParts(page, "toasts", "error screen")
  await page.goto("/contact/")
  await control("message").fill(contactMessage.message)
  await Promise.all([page.waitForEvent("pageerror"), submitButton.click()])
  await expect(control("message")).toHaveValue(contactMessage.message)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
})

test("a page that fails after navigation", async ({ page }) => {
  await breakParts(page, "about page", "error screen")
  await page.goto("/faq/")
  await hydrate(page)
  await Promise.all([page.waitForEvent("load"), siteHeader(page).link("About").click()])
  await expect(page).toHaveURL(/\/about\/$/)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByRole("contentinfo")).toBeVisible()
})
