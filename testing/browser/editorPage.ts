import { type Locator, type Page, expect } from "@playwright/test"
import sharp from "sharp"
import type { Repository } from "../github/repository"
import { createFormFiles } from "../../plugins/gatsby-plugin-sveltia-cms"
import { createEditorOptions } from "../../src/editor/createEditorOptions"

/** Helpers for tests of the editor at /admin, most of which save to GitHub. */

/** Returns the form of a file. */
export const findForm = (name: string) => {
  const options = createEditorOptions({ repo: "clinic/site", branch: "main" })
  const found = createFormFiles(options).find(file => file.name === name)
  if (!found) throw new Error(`There is no form for ${name}.`)
  return found
}

const labelOf = (name: string, field: string): string =>
  findForm(name).fields.find(found => found.name === field)?.label ?? ""

/** Chooses to sign in without a link, on the page for people who are not signed in. */
export const chooseGithub = (page: Page): Promise<void> =>
  page.getByRole("button", { name: "I have an account at GitHub" }).click()

/** Signs in with a token. The rehearsal server accepts any. */
const signIn = async (page: Page, token = "rehearsal"): Promise<void> => {
  await chooseGithub(page)
  await page.getByRole("button", { name: "Sign In Using Access Token" }).click()
  const dialog = page.getByRole("alertdialog")
  await dialog.getByRole("textbox").fill(token)
  await dialog.getByRole("button", { name: "Sign In" }).click()
}

/** Returns the button that signs in with GitHub. Its name contains direction marks of Sveltia CMS. */
export const githubButton = (page: Page): Locator => page.getByRole("button", { name: /^Sign In with .?GitHub/ })

/** Presses the button that signs in with GitHub, and resolves to the window that opens. */
export const openSignIn = async (page: Page): Promise<Page> => {
  const popup = page.waitForEvent("popup")
  await githubButton(page).click()
  return popup
}

/** Opens the rehearsal's editor at `url` and signs in. */
export const openEditor = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/admin/`)
  await signIn(page)
}

/** Returns a form in the list, which is a grid on wide screens and a tree on phones. */
const formInList = (page: Page, name: string): Locator => {
  const { label } = findForm(name)
  return page
    .getByRole("gridcell", { name: label })
    .or(page.getByRole("treeitem", { name: label }))
    .first()
}

/**
 * Waits until the editor's first view is final. The editor reads every file of the content from GitHub, and then
 * renders the first view again, which would lose an earlier press.
 */
const viewShown = (page: Page): Promise<void> =>
  expect(page.getByRole("status").filter({ hasText: "You’re now viewing" })).toBeAttached()

/** Opens a form from the list. */
export const openForm = async (page: Page, name: string): Promise<void> => {
  await viewShown(page)
  await formInList(page, name).click()
}

/** Opens the list of forms that are published at once. */
export const openAllForms = async (page: Page): Promise<void> => {
  await viewShown(page)
  // On a busy machine the first view may be rendered again after it was shown, and a press is lost.
  const notice = formInList(page, "notice")
  await expect(async () => {
    if (!(await notice.isVisible()))
      await page.getByRole("treeitem", { name: "Published at once" }).click({ timeout: 2000 })
    await expect(notice).toBeVisible({ timeout: 2000 })
  }).toPass()
}

/** Returns the first heading field of a form. */
export const heading = (page: Page, name: string): Locator =>
  page.getByRole("textbox", { name: labelOf(name, "heading"), exact: true }).first()

/** Returns the button that saves a form. */
export const saveButton = (page: Page): Locator => page.getByRole("button", { name: "Save", exact: true })

/** Saves a form that is published at once, and returns to the list of files. */
export const saveAtOnce = async (page: Page): Promise<void> => {
  await saveButton(page).click()
  // The button has another name during saving, so only the closing of the form shows that saving has ended.
  await expect(page.getByRole("button", { name: "Cancel Editing" })).toBeHidden()
}

/** Saves a draft and returns to the list of files. */
export const saveDraft = async (page: Page): Promise<void> => {
  await saveButton(page).click()
  await page.getByRole("button", { name: "Keep as a draft", exact: true }).click()
  await expect(saveButton(page)).toBeHidden()
}

/** Presses “Save”, and expects that the form is refused with these words and stays. */
export const expectRefusal = async (page: Page, words: string): Promise<void> => {
  await saveButton(page).click()
  const refusal = page.getByRole("alertdialog").filter({ hasText: words })
  await expect(refusal).toBeVisible()
  await refusal.getByRole("button").last().click()
  await expect(refusal).toBeHidden()
}

/** Returns to the list of files and discards the typed text. */
export const leaveForm = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Cancel Editing" }).click()
  await expect(saveButton(page)).toBeHidden()
}

/** Opens the status menu of a draft in the editor. Resolves to its item for drafts that are ready to be published. */
export const openStatusMenu = async (page: Page): Promise<Locator> => {
  await page.getByRole("button", { name: /Draft/ }).click()
  const ready = page.getByRole("menuitemradio", { name: "Ready" })
  // The editor's menus respond to clicks only 100 ms after opening, when their items have ids.
  await ready.and(page.locator("[id]")).waitFor()
  return ready
}

/** Scrolls to a field, because the form renders fields only when they come into view. */
export const showField = (field: Locator): Promise<void> =>
  field.evaluate(group => group.scrollIntoView({ block: "start" }))

/** Opens the first entry of a list in a form, and resolves to the list. */
export const openFirstEntry = async (page: Page, label: string): Promise<Locator> => {
  const list = page.getByRole("group", { name: new RegExp(`${label}.* Field`) }).first()
  await showField(list)
  await list.getByRole("button", { name: "Expand", exact: true }).first().click()
  return list
}

/** Opens the first slide from the list of forms and returns the field of its wide picture. */
export const openSlidePicture = async (page: Page): Promise<Locator> => {
  await openForm(page, "slides")
  const slides = await openFirstEntry(page, "Slides")
  return slides.getByRole("group", { name: /Wide picture/ }).first()
}

/** Opens the dialog that replaces the picture of `field`, and resolves to its button for uploading a file. */
const openUpload = async (page: Page, field: Locator): Promise<Locator> => {
  await field.getByRole("button", { name: "Replace" }).click()
  return page.getByRole("dialog", { name: "Select Image" }).getByRole("button", { name: "Upload" })
}

/** Chooses a file for a picture field. */
export const chooseFile = async (
  page: Page,
  field: Locator,
  file: { name: string; mimeType: string; buffer: Buffer }
): Promise<void> => {
  const upload = await openUpload(page, field)
  const chooser = page.waitForEvent("filechooser")
  await upload.click()
  await (await chooser).setFiles(file)
  await page.getByRole("button", { name: "Insert" }).click()
}

/** Commits a change of Tendai, who edits by an invitation, to the branch `main`. */
export const publishBesides = (git: Repository, name: string, change: (text: string) => string): void => {
  const text = String(git.findFile(`main:data/${name}.json`)?.content)
  git.commit(git.head("main"), {
    branch: "main",
    message: "A change\n\nEdited-by: Tendai <a1>",
    additions: [{ path: `data/${name}.json`, contents: Buffer.from(change(text)) }],
  })
}

/** Creates a picture in a single colour. */
const plainPicture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#2060a0" } })
    .jpeg()
    .toBuffer()

/** Chooses a new picture in a single colour for a field. */
export const choosePicture = async (
  page: Page,
  field: Locator,
  name: string,
  [width, height]: readonly [number, number] = [1600, 900]
): Promise<void> => chooseFile(page, field, { name, mimeType: "image/jpeg", buffer: await plainPicture(width, height) })

/** Waits until a picture is shown. */
export const expectPicture = (picture: Locator): Promise<void> =>
  expect.poll(() => picture.evaluate(image => image instanceof HTMLImageElement && image.naturalWidth)).toBeTruthy()

/** Calls `look` in both themes. The CMS follows the browser's theme in a script. */
export const inBothThemes = async (page: Page, look: () => Promise<void>): Promise<void> => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme)
    await look()
  }
}
