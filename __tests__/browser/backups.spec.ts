import { expect, type Page } from "@playwright/test"
import {
  expectRefusal,
  heading,
  leaveForm,
  openEditor,
  openForm,
  openAllForms,
  publishBesides,
  saveAtOnce,
  saveButton,
  saveDraft,
} from "../../testing/browser/editorPage"
import { openPulls, publishedFile, test } from "../../testing/browser/rehearsalTest"

/** Checks that typed text is kept until it is saved or discarded, and that it overwrites no other editor's change. */

const backupNotice = (page: Page) => page.getByText("Kept on this device, not saved yet: Notice.")

const conflicts = (page: Page) => page.getByRole("dialog", { name: "Changed twice" })

const chooseMine = async (page: Page): Promise<void> => {
  await conflicts(page).getByRole("radio", { name: "Mine" }).check()
  await conflicts(page).getByRole("button", { name: "Use these values" }).click()
}

const openNotice = async (page: Page): Promise<void> => {
  await openAllForms(page)
  await openForm(page, "notice")
}

/** Types after a press, as a person does: without one, Sveltia CMS keeps nothing. */
const typeHeading = async (page: Page, words: string): Promise<void> => {
  await heading(page, "notice").click()
  await heading(page, "notice").fill(words)
}

const restore = (page: Page): Promise<void> =>
  page.getByRole("alertdialog", { name: "Restore Draft" }).getByRole("button", { name: "Restore" }).click()

test("a restored backup keeps what others have published since", async ({ page, rehearsal }) => {
  const { git, url } = rehearsal
  await openEditor(page, url)
  await openNotice(page)
  await typeHeading(page, "No X-ray until Friday")
  await leaveForm(page)
  await expect(backupNotice(page)).toBeVisible()

  await test.step("after Escape, a build with another configuration, and a reload", async () => {
    await openForm(page, "notice")
    await expect(page.getByRole("alertdialog", { name: "Restore Draft" })).toBeVisible()
    await page.keyboard.press("Escape")
    publishBesides(git, "notice", text => text.replace(/"tone": "\w+"/, '"tone": "urgent"'))
    await page.route("**/admin/config.json", async route => {
      const response = await route.fetch()
      await route.fulfill({ json: { ...(await response.json()), app_title: "After a build" } })
    })
    await page.goto("about:blank")
    await page.goto(`${url}/admin/`)
    await openNotice(page)
    await restore(page)
    await expect(heading(page, "notice")).toHaveValue("No X-ray until Friday")
    await saveAtOnce(page)
    expect(publishedFile(rehearsal, "notice")).toMatchObject({ heading: "No X-ray until Friday", tone: "urgent" })
    await expect(backupNotice(page)).toBeHidden()
  })

  await test.step("once it is saved, nothing is offered", async () => {
    await openForm(page, "notice")
    await expect(heading(page, "notice")).toHaveValue("No X-ray until Friday")
    await expect(page.getByRole("alertdialog")).toBeHidden()
  })
})

test("a restored backup asks about a field that both changed, when it is saved", async ({ page, rehearsal }) => {
  const { git, url } = rehearsal
  const publishHeading = (words: string): void =>
    publishBesides(git, "notice", text => text.replace(/"heading": "[^"]+"/, `"heading": "${words}"`))
  await openEditor(page, url)
  await openNotice(page)
  await typeHeading(page, "Mine")
  await leaveForm(page)
  publishHeading("Theirs")
  await page.reload()
  await openForm(page, "notice")
  await restore(page)
  await expect(heading(page, "notice")).toHaveValue("Mine")
  await saveButton(page).click()
  await expect(conflicts(page)).toContainText("Yours: Mine")
  await expect(conflicts(page)).toContainText("Saved meanwhile by Tendai: Theirs")
  await conflicts(page).getByRole("button", { name: "Cancel" }).click()
  const refusal = page.getByRole("alertdialog")
  await expect(refusal).toContainText("Nothing was saved.")
  await refusal.getByRole("button").last().click()
  expect(publishedFile(rehearsal, "notice")).toMatchObject({ heading: "Theirs" })
  await saveButton(page).click()
  await chooseMine(page)
  await expect(page.getByRole("button", { name: "Cancel Editing" })).toBeHidden()
  expect(publishedFile(rehearsal, "notice")).toMatchObject({ heading: "Mine" })
})

test("what was typed survives the end of its draft in another tab, on top of what is published", async ({
  page,
  rehearsal,
}) => {
  const { git, github, url } = rehearsal
  await openEditor(page, url)
  await openForm(page, "stats")
  await heading(page, "stats").fill("Our numbers")
  await saveDraft(page)
  await openForm(page, "stats")
  await heading(page, "stats").click()
  await heading(page, "stats").fill("Our figures")
  const [draft] = openPulls(rehearsal)
  if (draft) github.pullRequests.update(draft, { state: "CLOSED" })
  publishBesides(git, "stats", text => text.replace(/"label": "[^"]+"/, '"label": "doctors and nurses"'))
  const before = git.head("cms/_singletons/stats")
  await expectRefusal(page, "This draft was published or discarded in another place.")
  expect(git.head("cms/_singletons/stats")).toBe(before)
  await page.reload()
  await restore(page)
  await saveButton(page).click()
  // The heading of the closed draft was never published.
  await conflicts(page).getByRole("radio", { name: "Yours: Our figures" }).check()
  await conflicts(page).getByRole("button", { name: "Use these values" }).click()
  await page.getByRole("button", { name: "Keep as a draft", exact: true }).click()
  await expect(saveButton(page)).toBeHidden()
  expect(publishedFile(rehearsal, "stats", "cms/_singletons/stats")).toMatchObject({
    heading: "Our figures",
    stats: [{ label: "doctors and nurses" }, {}, {}, {}],
  })
})

test("saving a form in one tab keeps the unsaved text of another tab", async ({ page, rehearsal }) => {
  await openEditor(page, rehearsal.url)
  await openNotice(page)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await typeHeading(other, "From the other tab")
  await page.getByRole("textbox", { name: "Text", exact: true }).first().click()
  await page.getByRole("textbox", { name: "Text", exact: true }).first().fill("From this tab.")
  await saveAtOnce(page)
  await expect(backupNotice(page)).toBeVisible()
  await other.close()
  await openForm(page, "notice")
  await restore(page)
  await expect(heading(page, "notice")).toHaveValue("From the other tab")
  await saveAtOnce(page)
  expect(publishedFile(rehearsal, "notice")).toMatchObject({ heading: "From the other tab", text: "From this tab." })
})
