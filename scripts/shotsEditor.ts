import { mkdir, rm } from "node:fs/promises"
import path from "node:path"
import { type Locator, type Page, chromium, expect } from "@playwright/test"
import sharp from "sharp"
import {
  chooseFile,
  formInList,
  githubButton,
  heading,
  leaveForm,
  openForm,
  openFormsAtOnce,
  openSlidePicture,
  openStatusMenu,
  openUpload,
  publishBesides,
  saveButton,
  saveDraft,
} from "../testing/browser/editorPage"
import { chromiumFlags, ensureTestBrowser } from "../testing/browser/chromium"
import { sampleSite } from "../testing/sites"
import { startRehearsal } from "../testing/rehearsal"
import { sampleContent } from "./sampleFolders"
import { takeHistory } from "./shotsHistory"

/**
 * Takes the screenshots for the editors' guide (docs/editing): `npx tsx scripts/shotsEditor.ts`, after
 * `npm run build:sites -- sample`. They show the real editor, which saves to a practice copy of the sample, on a phone
 * and, if it looks different there, on a computer.
 */
const folder = "docs/pictures/editing"

const viewports = { phone: { width: 390, height: 844 }, computer: { width: 1280, height: 800 } } as const

type Rehearsal = Awaited<ReturnType<typeof startRehearsal>>

type Device = keyof typeof viewports

/** Waits until temporary messages are hidden, because they would cover the content of a screenshot. */
const withoutToasts = (page: Page): Promise<void> =>
  page.getByText(/^(Entry saved|Changes discarded)\.$/).waitFor({ state: "hidden", timeout: 20_000 })

/** Replaces the picture of `field` with one of this size. */
const replace = async (page: Page, field: Locator, width: number, height: number): Promise<void> => {
  const buffer = await sharp(`${sampleContent}/images/day.jpg`).resize(width, height).jpeg().toBuffer()
  await chooseFile(page, field, { name: "entrance.jpg", mimeType: "image/jpeg", buffer })
}

const both = ["phone", "computer"] as const

type Take = (name: string, at?: readonly Device[]) => Promise<void>

/** Follows the steps of an editor and takes a screenshot at each. */
const takeAll = async (page: Page, address: string, take: Take): Promise<void> => {
  await page.goto(`${address}/admin/`)
  await githubButton(page).waitFor()
  // Removes elements that only appear on the computer that serves the site.
  for (const words of [/^Work with Local/, /^Once prompted/])
    await page.getByText(words).evaluate(element => (element.closest("button") ?? element).remove())
  await take("sign-in")
  await page.getByRole("button", { name: "Sign In Using Access Token" }).click()
  const dialog = page.getByRole("alertdialog")
  await dialog.getByRole("textbox").fill("practice")
  await take("token")
  await dialog.getByRole("button", { name: "Sign In" }).click()
  await formInList(page, "stats").waitFor()
  await take("forms", both)

  await openForm(page, "stats")
  await heading(page, "stats").fill("Our numbers")
  const preview = page.frameLocator("iframe").getByRole("heading", { name: "Our numbers" })
  if ((page.viewportSize()?.width ?? 0) > 1000) await preview.waitFor()
  await take("change-a-word", both)
  if ((page.viewportSize()?.width ?? 0) < 1000) {
    const eye = page.getByRole("button", { name: "Preview", exact: true })
    await eye.click()
    await preview.waitFor()
    await take("preview")
    await eye.click()
  }
  await saveButton(page).click()
  await page.getByRole("button", { name: "Later", exact: true }).waitFor()
  await take("saved")
  await page.getByRole("button", { name: "Later", exact: true }).click()

  await openForm(page, "stats")
  await withoutToasts(page)
  const ready = await openStatusMenu(page)
  await take("status")
  await ready.click()
  await page.getByRole("button", { name: /Status: .*Ready/ }).waitFor()
  await withoutToasts(page)
  await take("ready", both)
  await page.getByRole("button", { name: "Publish Entry" }).click()
  await dialog.getByRole("button", { name: "Publish", exact: true }).waitFor()
  await take("publish")
  await dialog.getByRole("button", { name: "Publish", exact: true }).click()
  await page.getByRole("button", { name: "Publish Entry" }).waitFor({ state: "hidden" })

  await openForm(page, "values")
  await heading(page, "values").fill("What matters to us")
  await saveDraft(page)
  await openForm(page, "values")
  await withoutToasts(page)
  await page.getByRole("button", { name: "Show Editor Options" }).click()
  await take("discard")
  await page.getByRole("menuitem", { name: "Discard Changes" }).click()
  await dialog.getByRole("button", { name: "Discard" }).click()
  await formInList(page, "values").waitFor()
}

/** Takes the screenshots of forms, each opened from the list of forms. */
const takeForms = async (page: Page, take: Take): Promise<void> => {
  const field = await openSlidePicture(page)
  await (await openUpload(page, field)).waitFor()
  await withoutToasts(page)
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>("dialog img, [role=dialog] img")].some(
      image => image.naturalWidth > 0
    )
  )
  await take("upload", both)
  await page.keyboard.press("Escape")
  await replace(page, field, 640, 360)
  await field.getByRole("alert").waitFor()
  await field.evaluate(element => element.scrollIntoView({ block: "start" }))
  await take("too-small")
  await replace(page, field, 1600, 900)
  await field.getByText("/images/entrance").waitFor()
  const centre = page.getByRole("group", { name: /Centre of the wide picture/ }).first()
  await page
    .getByRole("group", { name: /Alternative text/ })
    .first()
    .evaluate(element => element.scrollIntoView({ block: "start" }))
  await centre.getByRole("figure").first().waitFor()
  await centre.evaluate(element => element.scrollIntoView({ block: "start" }))
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>(".focal-point img")].every(image => image.naturalWidth > 0)
  )
  await take("focal-point", both)
  await leaveForm(page)
}

/** Takes the screenshots of the editor's error messages. */
const takeFailures = async (page: Page, { git }: Rehearsal, take: Take): Promise<void> => {
  const dialog = page.getByRole("alertdialog")
  await openForm(page, "values")
  const handle = page.getByRole("button", { name: "Reorder Item" }).first()
  await handle.focus()
  await handle.press("ArrowDown")
  await expect(saveButton(page)).toBeEnabled()
  await take("reorder")
  await leaveForm(page)
  await openForm(page, "stats")
  const refused = async (name: string): Promise<void> => {
    await saveButton(page).click()
    await dialog.waitFor()
    await take(name)
    await dialog.getByRole("button").last().click()
  }
  await heading(page, "stats").fill("Our numbers in {twon}")
  await refused("rejected")
  await leaveForm(page)

  await openFormsAtOnce(page)
  await openForm(page, "notice")
  await heading(page, "notice").fill("No X-ray this week")
  await saveButton(page).click()
  await page.getByText("A change is on its way").waitFor()
  await withoutToasts(page)
  await take("on-its-way")
  await openForm(page, "notice")
  await heading(page, "notice").fill("No X-ray until Friday")
  publishBesides(git, "notice", text => text.replace(/"heading": "[^"]+"/, '"heading": "No X-ray on Saturday"'))
  await saveButton(page).click()
  await page.getByRole("dialog", { name: "Changed twice" }).waitFor()
  await take("conflict")
}

const main = async (): Promise<void> => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const browser = await chromium.launch({ executablePath: ensureTestBrowser(), args: chromiumFlags })
  for (const device of both) {
    const rehearsal = await startRehearsal({ site: sampleSite, data: sampleContent })
    const context = await browser.newContext({ viewport: viewports[device], reducedMotion: "reduce" })
    const page = await context.newPage()
    // The editor offers unsaved values that were typed in a form.
    const offer = page.getByRole("alertdialog").filter({ hasText: "Not saved yet" })
    await page.addLocatorHandler(offer, found => found.getByRole("button", { name: "Discard" }).click())
    const take: Take = async (name, at = ["phone"]) => {
      if (!at.includes(device)) return
      const shot = await page.screenshot({ animations: "disabled" })
      const picture = sharp(shot).resize({ width: 960, withoutEnlargement: true }).webp({ quality: 60 })
      await picture.toFile(path.join(folder, `${name}-${device}.webp`))
    }
    await takeAll(page, rehearsal.address, take)
    await takeForms(page, take)
    if (device === "phone") await takeFailures(page, rehearsal, take)
    await takeHistory(page, rehearsal, name => take(name, both))
    await context.close()
    await rehearsal.close()
  }
  await browser.close()
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
