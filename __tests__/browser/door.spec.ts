import { type Page, expect } from "@playwright/test"
import {
  choosePicture,
  inBothThemes,
  leaveForm,
  openEditor,
  openForm,
  openAllForms,
  openSlidePicture,
  saveAtOnce,
  saveButton,
} from "../../testing/browser/editorPage"
import { mainHead, publishedFile, test } from "../../testing/browser/rehearsalTest"
import { axeFindings } from "../../testing/browser/axeFindings"
import { readData } from "../../testing/data"

/** Checks that the editor lets no invalid content be published, however it is written. */

const data = readData()

const refusal = (page: Page) => page.getByRole("dialog", { name: "This cannot be done: nothing was changed" })

const closeRefusal = async (page: Page): Promise<void> => {
  await refusal(page).getByRole("button", { name: "Close" }).click()
  await expect(refusal(page)).toBeHidden()
}

const openAssets = async (page: Page): Promise<void> => {
  await page.getByRole("radio", { name: "Assets" }).click()
  await page.getByRole("option", { name: /Global Assets/ }).click()
}

// Unit tests cover the refusals of each way of writing. Logos need a real browser, because it parses them.
test("the editor refuses to restore a logo that contains a script", async ({ page, rehearsal }) => {
  const { git, url } = rehearsal
  const path = "data/images/logo.svg"
  const push = (contents: Buffer) =>
    git.commit(mainHead(rehearsal), { branch: "main", message: "By hand", additions: [{ path, contents }] })
  const { content = Buffer.from("") } = git.findFile(`main:${path}`) ?? {}
  push(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><script>1</script></svg>'))
  const before = push(content)
  await openEditor(page, url)
  await openAllForms(page)
  await page.getByRole("button", { name: "Earlier versions" }).click()
  await page.getByRole("button", { name: "Take back", exact: true }).first().click()
  await page.getByRole("button", { name: "Take back and publish" }).click()
  await expect(
    page.getByRole("alert").filter({ hasText: "“Logo” is “/images/logo.svg”, which has a script" })
  ).toBeVisible()
  expect(mainHead(rehearsal)).toBe(before)
})

test("the editor refuses a picture that is too small when its form is saved", async ({ page, rehearsal }) => {
  await openEditor(page, rehearsal.url)
  const field = await openSlidePicture(page)
  const before = mainHead(rehearsal)
  await choosePicture(page, field, "small.jpg", [640, 360])
  await expect(field.getByText("/images/small.webp")).toBeVisible()
  await saveButton(page).click()
  const question = page.getByRole("dialog", { name: /^The picture is new/ })
  await question.getByRole("button", { name: "Save" }).click()
  await expect(
    page.getByRole("alertdialog").filter({ hasText: "too small for its place (640 × 360 pixels)" })
  ).toBeVisible()
  expect(rehearsal.github.pullRequests.all()).toEqual([])
  expect(mainHead(rehearsal)).toBe(before)
})

test("the library of pictures refuses an upload or a deletion that would break a page", async ({ page, rehearsal }) => {
  await openEditor(page, rehearsal.url)
  await openAllForms(page)
  await openAssets(page)
  const before = mainHead(rehearsal)
  await expect(page.getByRole("button", { name: "Upload New Assets" })).toBeVisible()
  await expect(page.locator('[aria-label="(not offered)"]').first()).toBeHidden()
  await expect(page.getByRole("button", { name: "New Folder" })).toBeHidden()

  await test.step("refuses another name for a picture that is used", async () => {
    await page.getByRole("gridcell", { name: "reception.jpg", exact: true }).click()
    await page.getByRole("button", { name: "Show Edit Options" }).click()
    await expect(page.getByRole("menuitem", { name: "Replace Asset" })).toBeHidden()
    await page.getByRole("menuitem", { name: "Rename Asset" }).and(page.locator("[id]")).click()
    const rename = page.getByRole("dialog", { name: /^Rename/ })
    await rename.getByRole("textbox").fill("front.jpg")
    await rename.getByRole("button", { name: "Rename" }).click()
    await expect(refusal(page)).toContainText("About page: “Picture")
    await inBothThemes(page, async () => expect(await axeFindings(page, { selectors: ["#refusal"] })).toEqual([]))
    await closeRefusal(page)
  })

  await test.step("refuses what is no picture", async () => {
    await page.getByRole("button", { name: "Upload New Assets" }).click()
    const chooser = page.waitForEvent("filechooser")
    await page.getByRole("dialog").getByRole("button", { name: "Choose Files" }).click()
    const buffer = Buffer.from("%PDF-1.4")
    await (await chooser).setFiles({ name: "prices.pdf", mimeType: "application/pdf", buffer })
    await page.getByRole("alertdialog").getByRole("button", { name: "Upload", exact: true }).click()
    await expect(refusal(page)).toContainText("“data/images/prices.pdf” is not a picture that the site can show")
    await closeRefusal(page)
  })
  expect(mainHead(rehearsal)).toBe(before)
})

test("the editor lists the problems of a push by hand until they are fixed", async ({ page, rehearsal }) => {
  const { git, url, makeLive } = rehearsal
  const wrong = Buffer.from(JSON.stringify({ ...data.clinic, about: "A clinic in {town}." }, null, 2))
  git.commit(git.head("main"), {
    branch: "main",
    message: "By hand",
    additions: [{ path: "data/clinic.json", contents: wrong }],
  })
  expect(await makeLive()).toHaveLength(1)
  const problems = page.locator("#problems")
  const about = page.getByRole("complementary", { name: "The live site and help" })
  await openEditor(page, url)
  await expect(problems).toContainText("until this problem is fixed")
  await expect(problems).toContainText("“About” has braces")
  await expect(about).toContainText("A change cannot be published: its problem is at the top.")
  await openForm(page, "values")
  await expect(problems).toBeVisible()
  await inBothThemes(page, async () => expect(await axeFindings(page, { selectors: ["#problems"] })).toEqual([]))
  await leaveForm(page)

  await openAllForms(page)
  await openForm(page, "clinic")
  await page.getByRole("textbox", { name: "About" }).fill("A clinic for everybody.")
  await saveAtOnce(page)
  await expect(problems).toBeHidden()
  await expect(about).toContainText("A change is on its way to the site.")
  expect(publishedFile(rehearsal, "clinic")).toEqual({ ...data.clinic, about: "A clinic for everybody." })
})
