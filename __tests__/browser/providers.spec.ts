import { readFileSync } from "node:fs"
import path from "node:path"
import { brotliCompressSync } from "node:zlib"
import { expect, test } from "@playwright/test"
import { transform } from "esbuild"
import { providerNames } from "../../src/model/delivery"
import { contactMessage } from "../../testing/contactMessage"
import { longestSite, sampleSite, secondSite } from "../../testing/sites"
import { serveSite } from "../../testing/browser/serveSite"

/**
 * Checks sites with other delivery providers: their pages contain the code of one provider, and their policy allows no
 * other.
 */

/** Texts that occur only in the code of one provider, keyed by provider. */
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
  test(`the policy of a site with ${provider} allows sending there and nowhere else`, () => {
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

/** Returns the compressed size in bytes of a provider's code in a page. */
const measure = async (name: string): Promise<number> => {
  const source = readFileSync(`src/forms/delivery/${name}.ts`, "utf8")
  // Only the build uses `providerInfo`: webpack leaves out what no page imports.
  const [code = ""] = source.split("export const providerInfo")
  return brotliCompressSync((await transform(code, { loader: "ts", minify: true, format: "esm" })).code).length
}

test("no provider adds more than 300 bytes to a page", async () => {
  const usual = await measure("formsubmit")
  for (const name of providerNames) expect.soft((await measure(name)) - usual, name).toBeLessThanOrEqual(300)
})

test.describe("a message to a program of the clinic, without scripts", () => {
  test.use({ serviceWorkers: "block", javaScriptEnabled: false })
  const site = serveSite(secondSite)

  test("ends at the thank-you page", async ({ page }) => {
    const received: string[] = []
    await page.route(`${site.url}/message`, async route => {
      // Forms send line ends as CR LF.
      const body = (route.request().postData() ?? "").replaceAll("%0D%0A", "%0A")
      received.push(body)
      const next = new URLSearchParams(body).get("_next") ?? ""
      await route.fulfill({ status: 303, headers: { location: new URL(next, site.url).pathname } })
    })
    await page.goto(`${site.url}/contact/`)
    const form = page.locator("form[method=post]")
    for (const [name, value] of Object.entries(contactMessage)) await form.locator(`#${name}`).fill(value)
    await form.locator("[type=submit]").click()
    await expect(page).toHaveURL(`${site.url}/message-sent/`)
    expect(received.map(body => Object.fromEntries(new URLSearchParams(body)))).toEqual([
      expect.objectContaining({ ...contactMessage, _honey: "" }),
    ])
  })
})
