import { readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { type Page, expect, test } from "@playwright/test"
import { appointmentPage } from "../../testing/browser/appointmentPage"
import { submitPlainForm } from "../../testing/browser/browserForwarder"
import { contactPage } from "../../testing/browser/contactPage"
import { findYoungFeatures } from "../../testing/findYoungFeatures"
import { visitedRoutes } from "../../testing/routes"
import { sampleSite } from "../../testing/sites"

/** Checks what browsers get that are at the limit, or beyond it (docs/browsers.md). */

/** Names that are no risk: the code looks whether the feature exists, or has something of its own with this name. */
const harmlessNames = new Set([
  // Used where they exist:
  "Segmenter",
  "segment",
  "captureStackTrace",
  "hidePopover",
  "trustedTypes",
  "createPolicy",
  "createScriptURL",
  // Of our own, or of a package:
  "conditions",
  "getName",
  "hours",
  "inset",
  "isError",
  "move",
])

/** Returns the scripts of the site: files, and those in pages. */
const listScripts = (): { file: string; script: string }[] =>
  readdirSync(sampleSite, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.(html|js)$/.test(entry.name))
    .map(entry => path.relative(sampleSite, path.join(entry.parentPath, entry.name)))
    // The editor has its own limit: that of Sveltia CMS.
    .filter(file => !file.startsWith("admin"))
    .map(file => {
      const text = readFileSync(path.join(sampleSite, file), "utf8")
      const scripts = file.endsWith(".js")
        ? [text]
        : [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([all]) => all)
      return { file, script: scripts.join("\n") }
    })

test("no script calls a method that the oldest supported browsers lack", { tag: "@fast" }, () => {
  const script = `a.toSorted(); structuredClone(a); Object.hasOwn(a, b); a.at(0);
    /(?<!a)(?=b)(?<c>d)(?:e)/; AbortSignal.timeout(1); a.timeout(1); URL.createObjectURL(a)`
  expect(findYoungFeatures(script)).toEqual([
    "toSorted",
    "structuredClone",
    "hasOwn",
    "AbortSignal.timeout",
    "lookbehind_assertion",
  ])
  for (const { file, script } of listScripts())
    expect(
      findYoungFeatures(script).filter(name => !harmlessNames.has(name)),
      file
    ).toEqual([])
})

/** Makes the browser say no to the feature that decides whether it is supported. */
const refuseFeature = (page: Page) => page.addInitScript(() => void Reflect.deleteProperty(Array.prototype, "at"))

test.describe("a browser that is too old", () => {
  test.beforeEach(({ page }) => refuseFeature(page))

  test("gets every page without scripts", async ({ page }) => {
    const scripts: string[] = []
    page.on("request", request => request.resourceType() === "script" && scripts.push(request.url()))
    const errors: Error[] = []
    page.on("pageerror", error => errors.push(error))
    for (const route of visitedRoutes) {
      await page.goto(route)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await expect(page.getByRole("button", { name: "Copy number" })).toHaveCount(0)
      const control = page.locator("main button, main summary").locator("visible=true").first()
      if (await control.count()) await control.click()
    }
    expect({ scripts, errors }).toEqual({ scripts: [], errors: [] })
  })

  test("can send a message, and is told to call for an appointment", async ({ page }) => {
    const contact = contactPage(page)
    await contact.open()
    await contact.fillIn()
    const request = await submitPlainForm(page, contact.submitButton)
    expect(new URLSearchParams(request.postData() ?? "").get("subject")).toBe("A question")
    const appointment = appointmentPage(page)
    await appointment.open()
    await expect(appointment.submitButton).toBeHidden()
    await expect(appointment.form.getByRole("link", { name: "+263 00 000 0000" })).toBeVisible()
  })
})
