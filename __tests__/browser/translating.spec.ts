import { type Locator, type Page, expect } from "@playwright/test"
import { secondContent } from "../../testing/sampleFolders"
import {
  openAllForms,
  openEditor,
  openForm,
  saveAtOnce,
  saveButton,
  saveDraft,
  showField,
} from "../../testing/browser/editorPage"
import { type Rehearsal, changedLines, publishedFile, test } from "../../testing/browser/rehearsalTest"
import { secondSite } from "../../testing/sites"

/** Checks the editor of a clinic with translations: the second one, in Portuguese and English. */

test.use({ clinic: { site: secondSite, data: secondContent }, viewport: { width: 1500, height: 1200 } })
test.beforeEach(({ context }) =>
  // Sveltia CMS uses the clinic's language until the editor chooses another.
  context.addInitScript(() => {
    if (window.top === window) localStorage.setItem("sveltia-cms.prefs", JSON.stringify({ locale: "en-US" }))
  })
)

const draftOf = (name: string): string => `cms/_singletons/${name}`

/** Returns the pane with the form in one language. */
const pane = (page: Page, language: string): Locator =>
  page.getByRole("group", { name: new RegExp(`^Edit .?${language}`) })

/** Shows a language, or the preview of the other pane's language, in the right pane. */
const showBeside = async (page: Page, name: string): Promise<void> => {
  const panes = page.getByRole("radiogroup", { name: "Switch Locale" })
  await expect(panes).toHaveCount(2)
  await panes.last().getByRole("radio", { name }).click()
}

const dialog = (page: Page): Locator => page.getByRole("alertdialog").filter({ hasText: "The form could not be saved" })

/** Publishes a draft unchanged, and expects that the check finds no problems. */
const expectPublishable = async ({ git, makeLive }: Rehearsal, name: string): Promise<void> => {
  git.moveBranch("main", git.head(draftOf(name)) ?? "")
  expect(await makeLive()).toEqual([])
}

test("a translation is typed beside the original, and saved as npm run format writes it", async ({
  page,
  rehearsal,
}) => {
  const [original, english] = [pane(page, "Portuguese"), pane(page, "English")]
  const { url } = rehearsal
  await openEditor(page, url)
  await openForm(page, "values")
  await showBeside(page, "English")
  await expect(english.getByRole("textbox", { name: "Heading" })).toHaveValue("What we stand for")
  // Facts are edited only in the original, and fields about a translation only in its pane.
  await expect(english.getByRole("switch", { name: "Enabled" })).toHaveCount(0)
  await expect(original.getByRole("switch", { name: "Needs no change" })).toBeHidden()

  const livePage = page.waitForEvent("popup")
  await page.getByRole("button", { name: /^Show .?English.? Content Options/ }).click()
  await page.getByRole("menuitem", { name: "View on Live Site" }).click()
  expect((await livePage).url()).toBe(`${url}/en/about/`)
  await (await livePage).close()

  // A list has the same length in every language: duplicating an entry duplicates it in both.
  await original.getByRole("button", { name: "List Item Options" }).first().click()
  await page.getByRole("menuitem", { name: "Duplicate" }).click()
  // Until the translation has its copy, the next entry is at that position.
  await expect(english.getByRole("textbox", { name: "Title" })).toHaveValue("Respect")
  await original.getByRole("textbox", { name: "Title" }).fill("Alegria")
  await original.getByRole("textbox", { name: "Description" }).fill("Gostamos do que fazemos, todos os dias.")
  // The copy may arrive after the text is typed, and replace it.
  await expect(async () => {
    await english.getByRole("textbox", { name: "Title" }).fill("")
    await english.getByRole("textbox", { name: "Description" }).fill("We like what we do in {twon}.")
    await expect(english.getByRole("textbox", { name: "Title" })).toHaveValue("", { timeout: 1000 })
  }).toPass()
  await saveButton(page).click()
  await expect(dialog(page)).toContainText(
    "English (choose it at the top of the form), value 2: “Title” is missing. Translate “Alegria”."
  )
  await expect(dialog(page)).toContainText("“Description” has {twon}, which is not a placeholder.")
  // Each problem is in its own paragraph.
  await expect(dialog(page)).toContainText(/\.\n\nEnglish .*“Alegria”\./, { useInnerText: true })
  await dialog(page).getByRole("button").first().click()
  await english.getByRole("textbox", { name: "Title" }).fill("Joy")
  await english.getByRole("textbox", { name: "Description" }).fill("We like what we do, every day.")
  await saveDraft(page)
  expect(changedLines(rehearsal, draftOf("values"))).toEqual([
    "+    {",
    '+      "key": "alegria",',
    '+      "title": "Joy",',
    '+      "description": "We like what we do, every day."',
    "+    },",
    expect.stringMatching(/^\+ {4}"values\/alegria\/title [0-9a-f]{8} [0-9a-f]{8}",$/),
    expect.stringMatching(/^\+ {4}"values\/alegria\/description [0-9a-f]{8} [0-9a-f]{8}",$/),
    "+    {",
    '+      "key": "alegria",',
    '+      "icon": "hand-heart",',
    '+      "title": "Alegria",',
    '+      "description": "Gostamos do que fazemos, todos os dias."',
    "+    },",
  ])
  await expectPublishable(rehearsal, "values")
})

test("a translation is out of date after its original changes, until it is marked as needing no change", async ({
  page,
  rehearsal,
}) => {
  const [original, english] = [pane(page, "Portuguese"), pane(page, "English")]
  await openEditor(page, rehearsal.url)
  await openForm(page, "offline")
  await showBeside(page, "English")
  await original.getByRole("textbox", { name: "Introduction" }).fill("Esta página fica no seu aparelho.")
  await saveDraft(page)
  await openForm(page, "offline")
  await expect(original.getByRole("textbox", { name: "Introduction" })).toHaveValue("Esta página fica no seu aparelho.")
  await showBeside(page, "English")
  await expect(english.getByRole("textbox", { name: "Introduction" })).toBeVisible()
  await page.getByRole("radiogroup", { name: "Switch Locale" }).first().getByRole("radio", { name: "Preview" }).click()
  const preview = page.frameLocator("iframe")
  await expect(preview.getByText("This page was kept on your device.")).toBeVisible()
  await expect(preview.getByText("is the translation of an earlier text")).toContainText(
    "The text is now “Esta página fica no seu aparelho.”"
  )
  await english.getByRole("switch", { name: "Needs no change" }).click()
  await expect(preview.getByText("is the translation of an earlier text")).toHaveCount(0)
  await saveDraft(page)
  expect(changedLines(rehearsal, draftOf("offline"))).toEqual([
    expect.stringMatching(/^- {4}"lead [0-9a-f]{8} [0-9a-f]{8}",$/),
    expect.stringMatching(/^\+ {4}"lead [0-9a-f]{8} [0-9a-f]{8}",$/),
    '-  "lead": "Esta página ficou guardada no seu aparelho. Para telefonar não precisa de internet.",',
    '+  "lead": "Esta página fica no seu aparelho.",',
  ])
})

test("a translation begins as a draft, which may lack texts", async ({ page, rehearsal }) => {
  const { git, url } = rehearsal
  const english = pane(page, "English")
  git.commit(git.head("main"), { branch: "main", message: "Start", additions: [], deletions: ["data/en/team.json"] })
  await openEditor(page, url)
  await openForm(page, "team")
  await showBeside(page, "English")
  await page.getByRole("button", { name: /^Enable .?English/ }).click()
  await english.getByRole("textbox", { name: "Heading" }).fill("Who looks after you")
  await saveButton(page).click()
  await expect(dialog(page)).toContainText("English (choose it at the top of the form): “Introduction” is missing.")
  await dialog(page).getByRole("button").first().click()
  await english.getByRole("switch", { name: "Draft" }).click()
  await saveDraft(page)
  expect(publishedFile(rehearsal, "en/team", draftOf("team"))).toEqual({
    heading: "Who looks after you",
    people: [{ name: "Dra. Sara Macuácua" }, { name: "Dr. Tomás Chivambo" }, { name: "Enf.ª Lurdes Sitoe" }],
    draft: true,
    translatedFrom: [expect.stringMatching(/^heading /)],
  })
  await expectPublishable(rehearsal, "team")
})

test("a new language is begun in the clinic's form, and named with what it lacks when it is turned on too early", async ({
  page,
  rehearsal,
}) => {
  await openEditor(page, rehearsal.url)
  await openAllForms(page)
  await page.getByRole("gridcell", { name: "The clinic" }).click()
  const list = pane(page, "Portuguese").getByRole("group", { name: /Translations.* Field/ })
  await showField(list)
  await list.getByRole("button", { name: /Add .?Translation/ }).click()
  await list.getByRole("textbox", { name: "Language", exact: true }).first().fill("sn")
  await list.getByRole("textbox", { name: "Name of the language" }).first().fill("chiShona")
  await list.getByRole("switch", { name: "Enabled" }).first().click()
  await saveButton(page).click()
  await expect(dialog(page)).toContainText(
    "“sn”: “Enabled” cannot be on: on the site as it is live, nothing is translated"
  )
  await dialog(page).getByRole("button").first().click()
  await list.getByRole("switch", { name: "Enabled" }).first().click()
  await saveAtOnce(page)
  expect(publishedFile(rehearsal, "clinic")).toMatchObject({
    translations: expect.arrayContaining([{ enabled: false, language: "sn", name: "chiShona" }]),
  })
  expect(await rehearsal.makeLive()).toEqual([])
})
