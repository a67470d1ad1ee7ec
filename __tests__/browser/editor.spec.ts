import { readFile } from "node:fs/promises"
import { expect } from "@playwright/test"
import { axeFindings } from "../../testing/browser/axeFindings"
import { openFolder, saveLines, savedFile, test } from "../../testing/browser/editorFolder"
import {
  chooseFile,
  expectRefusal,
  leaveForm,
  openFirstEntry,
  openForm,
  openAllForms,
  saveButton,
  showField,
} from "../../testing/browser/editorPage"
import { watchOutside } from "../../testing/browser/policyViolations"
import { readData } from "../../testing/data"

/** Checks the editor at /admin with a copy of the sample. */

const data = readData()

test("the editor saves a changed form, and refuses an invalid value", { tag: "@fast" }, async ({ page, baseURL }) => {
  const outside = await watchOutside(page, baseURL)
  await openFolder(page)
  const before = await savedFile(page, "services.json")
  await openForm(page, "services")
  const list = await openFirstEntry(page, "Services")
  const title = list.getByRole("textbox", { name: "Title" }).first()
  await expect(title).toHaveValue(data.services.services[0].title)

  await title.fill("Care in {twon}")
  await expectRefusal(page, "Service 1 “Care in {twon}”: “Title” has {twon}, which is not a placeholder.")
  await title.fill("")
  await saveButton(page).click()
  await expect(page.getByText("One field has an error")).toBeVisible()
  expect(await savedFile(page, "services.json")).toEqual(before)

  await title.fill("First visit")
  await expect(page.frameLocator("iframe").getByRole("heading", { name: "First visit" })).toBeVisible()
  // A page in the preview does not change the editor's own head.
  await expect(page).toHaveTitle(/ – Edit Mopane Medical Centre$/)
  expect(await saveLines(page, "services.json")).toEqual(['      "title": "First visit",'])
  await expect(saveButton(page)).toBeHidden()

  // This form has links to entries of other forms.
  await openForm(page, "home")
  const head = await openFirstEntry(page, "For search engines")
  await head.getByRole("textbox", { name: "Title" }).fill("A clinic")
  expect(await saveLines(page, "home.json")).toEqual(['    "title": "A clinic",'])
  expect(outside).toEqual({ foreign: [], violations: [] })
})

test("the editor offers to load it again if one of its files is missing", async ({ page }) => {
  await page.route("**/admin/content.js", route => route.abort())
  await page.goto("/admin/")
  const again = page.getByRole("link", { name: "load it again" })
  await expect(again).toBeVisible()
  await page.unroute("**/admin/content.js")
  await again.click()
  await expect(page.getByRole("button", { name: /^Sign In/ }).first()).toBeVisible()
  await expect(again).toHaveCount(0)
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/)
  // The editor can be zoomed.
  const viewports = page.locator('meta[name="viewport"]')
  await expect(viewports).toHaveCount(2)
  for (const viewport of await viewports.all())
    await expect(viewport).not.toHaveAttribute("content", /maximum-scale|user-scalable/)
})

test("each field of the editor saves what it shows", async ({ page }) => {
  await openFolder(page)

  await test.step("an icon is chosen by its picture, and its name is saved", async () => {
    await openForm(page, "values")
    const values = await openFirstEntry(page, "Values")
    const icons = values.getByRole("radiogroup", { name: "Icon" }).first()
    // It is drawn from the file with all icons.
    const drawing = icons.locator("svg").first()
    await expect.poll(() => drawing.evaluate((svg: SVGSVGElement) => svg.getBBox().width)).toBeGreaterThan(0)
    await icons.getByRole("radio", { name: "brain" }).check()
    await expect(icons.getByRole("radio", { name: "brain" })).toBeChecked()
    expect(await axeFindings(page, { selectors: [".icon-choice"] })).toEqual([])
    expect(await saveLines(page, "values.json")).toEqual(['      "icon": "brain",'])
  })

  await test.step("a logo of a drawing program is taken", async () => {
    await openForm(page, "brand")
    const field = page.getByRole("group", { name: /Logo.* Field/ }).first()
    const choose = (name: string, buffer: Buffer): Promise<void> =>
      chooseFile(page, field, { name, mimeType: "image/svg+xml", buffer })
    await choose("canva.svg", await readFile("plugins/gatsby-plugin-brand/__tests__/logos/canva.svg"))
    await expect(field.getByText("/images/canva.svg")).toBeVisible()
    await expect(field.getByRole("alert")).toBeHidden()
    await leaveForm(page)
  })

  await test.step("closed groups show what is in them, and no button writes the time of the device", async () => {
    await openAllForms(page)
    await openForm(page, "clinic")
    await expect(page.getByRole("group", { name: /Language and formats.* Field/ })).toContainText("en, Africa/Harare")
    await leaveForm(page)
    await openForm(page, "notice")
    await showField(page.getByRole("group", { name: /Text.* Field/ }))
    const from = page.getByRole("group", { name: /From.* Field/ })
    await expect(from.getByLabel(/From/).last()).toBeVisible()
    await expect(from.getByRole("button", { name: "Now" })).toBeHidden()
  })
})

test.describe("in a German browser", () => {
  test.use({ locale: "de-DE" })

  test("the editor of an English clinic begins in English, and stays in the language that is chosen", async ({
    page,
  }) => {
    await page.goto("/admin/")
    const english = page.getByRole("button", { name: "Sign In Using Access Token" })
    await expect(english).toBeVisible()
    await page.evaluate(() => localStorage.setItem("sveltia-cms.prefs", JSON.stringify({ locale: "de" })))
    await page.reload()
    await expect(page.getByRole("button", { name: "Mit Zugriffstoken anmelden" })).toBeVisible()
    await expect(english).toBeHidden()
  })
})
