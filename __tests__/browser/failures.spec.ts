import { readFile, readdir } from "node:fs/promises"
import path from "node:path"
import { type Page, expect, test } from "@playwright/test"
import { submitPlainForm } from "../../testing/browser/browserForwarder"
import { contactMessage } from "../../testing/contactMessage"
import { homePage } from "../../testing/browser/homePage"
import { contactPage } from "../../testing/browser/contactPage"
import { hydrate } from "../../testing/browser/hydrated"
import { holdRequests } from "../../testing/browser/network"
import { siteHeader } from "../../testing/browser/siteHeader"
import { sampleSite } from "../../testing/sites"

/** Checks what still works if the page's own code fails: each layer is broken on purpose. */

test.use({ serviceWorkers: "block" })

/** Patterns of the places where the built code reads a message, which select the parts of the page to break. */
const parts = {
  footer: /(?<=children:)\w+\.quickLinks/g,
  "refused field": /(?<="aria-invalid":)!!\w+/g,
  "error screen": /(?<=children:)\w+\.returnHome/g,
  "about page": /\(0,\w+\.\w+\)\("about"\)\.missionAndVision/g,
} as const

/** Makes parts of the page throw an error when React renders them. Throws an error if no script has such a part. */
const breakParts = async (page: Page, ...names: readonly (keyof typeof parts)[]) => {
  const folder = path.join(sampleSite, "static")
  const files = (await readdir(folder)).filter(file => file.endsWith(".js"))
  const scripts = await Promise.all(files.map(file => readFile(path.join(folder, file), "utf8")))
  for (const name of names)
    if (!scripts.some(script => script.search(parts[name]) >= 0)) throw new Error(`No script has the ${name}.`)
  await page.route(/\.js$/, async route => {
    let body = await readFile(path.join(sampleSite, new URL(route.request().url()).pathname), "utf8")
    for (const name of names)
      body = body.replaceAll(parts[name], found => `(${found}&&(()=>{throw new Error("The ${name} broke")})())`)
    // Fulfilling fails if the page has been left in the meantime.
    await route.fulfill({ contentType: "text/javascript", body }).catch(() => undefined)
  })
}

/** Expects the contact page as it was, with the typed text, links to call and write, and a form that works. */
const expectPage = async (page: Page): Promise<void> => {
  const { expectValues, submitButton } = contactPage(page)
  await expect(page.getByRole("heading", { level: 1, name: "Contact Us" })).toBeVisible()
  const status = page.getByRole("status").filter({ hasText: "This did not load" })
  await expect(status.getByRole("link", { name: "+263 00 000 0000" })).toBeVisible()
  await expect(page.getByRole("main").getByRole("link", { name: "hello@example.com" }).first()).toBeVisible()
  await expectValues("kept")
  const request = await submitPlainForm(page, submitButton)
  expect(new URLSearchParams(request.postData() ?? "").get("message")?.replaceAll("\r\n", "\n")).toBe(
    contactMessage.message
  )
}

test("code that fails when it starts leaves the page and its form as they were", { tag: "@fast" }, async ({ page }) => {
  const { fillIn } = contactPage(page)
  await breakParts(page, "footer")
  const scripts = await holdRequests(page)
  await page.goto("/contact/")
  await fillIn()
  await Promise.all([page.waitForEvent("pageerror"), scripts.release()])
  await expectPage(page)
})

test("code that fails later leaves the page and its form as they were", { tag: "@fast" }, async ({ page }) => {
  const { open, fillIn, submitButton } = contactPage(page)
  await breakParts(page, "refused field")
  await open()
  await hydrate(page)
  await fillIn({ message: "" })
  await Promise.all([page.waitForEvent("pageerror"), submitButton.click()])
  await contactPage(page).control("message").fill(contactMessage.message)
  await expectPage(page)
})

test("a page that fails after navigation is loaded again", { tag: "@fast" }, async ({ page }) => {
  await breakParts(page, "about page", "error screen")
  await page.goto("/faq/")
  await hydrate(page)
  await Promise.all([page.waitForEvent("load"), siteHeader(page).link("About").click()])
  await expect(page).toHaveURL(/\/about\/$/)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByRole("contentinfo")).toBeVisible()
})

// Controls that need a script are not offered if it does not run, for any reason.
const copyButton = (page: Page) => page.getByRole("button", { name: "Copy number" })

/** Opens a page whose HTML is changed by `change`. */
const openChanged = async (page: Page, route: string, change: (html: string) => string): Promise<void> => {
  await page.route(
    url => url.pathname === route,
    async request => {
      const response = await request.fetch()
      await request.fulfill({ response, body: change(await response.text()) })
    }
  )
  await page.goto(route)
}

/** Replaces the first of these texts. Throws an error if there is none, as after a change of the minifier. */
const replace = (html: string, text: string, replacement: string): string => {
  if (!html.includes(text)) throw new Error(`The page has no ${text}`)
  return html.replace(text, replacement)
}

for (const [reason, change] of Object.entries({
  "is blocked": (html: string) => replace(html, "script-src 'self' 'sha256-", "script-src 'self' 'sha256-other"),
  fails: (html: string) =>
    replace(replace(html, 'content="default-src', 'content="x'), "addEventListener(", "missing("),
  "is cut off": (html: string) => html.slice(0, html.indexOf('<script id="inline-script">') + 200),
}))
  test(`a script that ${reason} leaves a page that can be read, and offers nothing that would not work`, async ({
    page,
  }) => {
    await openChanged(page, "/", change)
    const { carousel, next } = homePage(page)
    await expect(carousel.getByRole("link").first()).toBeVisible()
    await expect(next).toHaveCount(0)
    await openChanged(page, "/contact/", change)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(copyButton(page)).toHaveCount(0)
    await openChanged(page, "/appointment/", change)
    await expect(page.getByText(/^This form cannot be sent from here/)).toBeVisible()
    await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0)
  })
