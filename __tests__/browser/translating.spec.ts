import { cp, mkdir, rm } from "node:fs/promises"
import path from "node:path"
import { type Locator, type Page, expect as expectSoon, test } from "@playwright/test"
import { startRehearsal } from "../../scripts/github/rehearsal"
import { secondContent } from "../../scripts/sampleFolders"
import { checkContent } from "../../src/content/check/checkContent"
import { readContent } from "../../src/content/check/readContent"
import { formatProblem } from "../../src/content/checks"
import { openEditor, openForm, saveButton, saveDraft } from "../support/browser/editorPage"
import { withoutEffects } from "../support/browser/plainEditor"
import { secondSite } from "../support/sites"

/** The editor of a clinic with translations: the second one, in Portuguese and English. */

const expect = expectSoon.configure({ timeout: 20_000 })

// The editor's own fades would be waited for at each press.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1500, height: 1200 } })
test.beforeEach(({ context }) => withoutEffects(context))

/** The form in one language. */
const pane = (page: Page, language: string): Locator =>
  page.getByRole("group", { name: new RegExp(`^Edit .?${language}`) })

/** What a pane on the right shows: a language, or the preview of the other pane's. */
const showOnTheRight = async (page: Page, name: string): Promise<void> => {
  const panes = page.getByRole("radiogroup", { name: "Switch Locale" })
  await panes.last().getByRole("radio", { name }).click()
}

const dialog = (page: Page): Locator => page.getByRole("alertdialog").filter({ hasText: "The form could not be saved" })

test("translations are written side by side, and saved as npm run format writes them", async ({ page }, info) => {
  test.setTimeout(240_000)
  const data = info.outputPath("data")
  await cp(secondContent, data, { recursive: true })
  // This form has no translation yet.
  await rm(path.join(data, "en/team.json"))
  const { git, address, close } = await startRehearsal({ site: secondSite, data })
  const changedLines = (name: string): string[] => git.changedLines("main", `cms/_singletons/${name}`, "*.json")
  const problems = async (name: string): Promise<string[]> => {
    const folder = info.outputPath(name)
    await mkdir(folder)
    git.writeOut(`cms/_singletons/${name}`, folder)
    return checkContent(await readContent(path.join(folder, "data"))).map(formatProblem)
  }
  // Where a save is quicker than the editor's own copy of what was typed, the editor offers that copy afterwards.
  await page.addLocatorHandler(page.getByRole("alertdialog", { name: "Restore Draft" }), offer =>
    offer.getByRole("button", { name: "Discard" }).click()
  )
  try {
    await openEditor(page, address)

    await openForm(page, "values")
    await showOnTheRight(page, "English")
    const [original, english] = [pane(page, "Portuguese"), pane(page, "English")]
    await expect(english.getByRole("textbox", { name: "Heading" })).toHaveValue("What we stand for")
    // Facts are written once, and what is said of a translation is said in its pane.
    await expect(english.getByRole("switch", { name: "Enabled" })).toHaveCount(0)
    await expect(original.getByRole("switch", { name: "Still right" })).toBeHidden()

    const livePage = page.waitForEvent("popup")
    await page.getByRole("button", { name: /^Show .?English.? Content Options/ }).click()
    await page.getByRole("menuitem", { name: "View on Live Site" }).click()
    expect((await livePage).url()).toBe(`${address}/en/about/`)
    await (await livePage).close()

    // A list is as long in every language: the copy of an entry is one in both.
    await original.getByRole("button", { name: "List Item Options" }).first().click()
    await page.getByRole("menuitem", { name: "Duplicate" }).click()
    await original.getByRole("textbox", { name: "Title" }).fill("Alegria")
    await original.getByRole("textbox", { name: "Description" }).fill("Gostamos do que fazemos, todos os dias.")
    await english.getByRole("textbox", { name: "Title" }).fill("")
    await english.getByRole("textbox", { name: "Description" }).fill("We like what we do in {twon}.")
    await saveButton(page).click()
    await expect(dialog(page)).toContainText(
      "English (choose it at the top of the form), value 2: “Title” is missing. Translate “Alegria”."
    )
    await expect(dialog(page)).toContainText("“Description” has {twon}, which is not a placeholder.")
    // Each has a paragraph of its own.
    await expect(dialog(page)).toContainText(/\.\n\nEnglish .*“Alegria”\./, { useInnerText: true })
    await dialog(page).getByRole("button").first().click()
    await english.getByRole("textbox", { name: "Title" }).fill("Joy")
    await english.getByRole("textbox", { name: "Description" }).fill("We like what we do, every day.")
    await saveDraft(page)
    expect(changedLines("values")).toEqual([
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
    expect(await problems("values")).toEqual([])

    // A text that changes alone is out of date, until somebody says that its translation is still right.
    await openForm(page, "offline")
    await showOnTheRight(page, "English")
    await original.getByRole("textbox", { name: "Introduction" }).fill("Esta página fica no seu aparelho.")
    await saveDraft(page)
    await openForm(page, "offline")
    await showOnTheRight(page, "English")
    await page
      .getByRole("radiogroup", { name: "Switch Locale" })
      .first()
      .getByRole("radio", { name: "Preview" })
      .click()
    const preview = page.frameLocator("iframe")
    await expect(preview.getByText("This page was kept on your device.")).toBeVisible()
    await expect(preview.getByText("is the translation of an earlier text")).toContainText(
      "The text is now “Esta página fica no seu aparelho.”"
    )
    await english.getByRole("switch", { name: "Still right" }).click()
    await expect(preview.getByText("is the translation of an earlier text")).toHaveCount(0)
    await saveDraft(page)
    expect(changedLines("offline")).toEqual([
      expect.stringMatching(/^- {4}"lead [0-9a-f]{8} [0-9a-f]{8}",$/),
      expect.stringMatching(/^\+ {4}"lead [0-9a-f]{8} [0-9a-f]{8}",$/),
      '-  "lead": "Esta página ficou guardada no seu aparelho. Para telefonar não precisa de internet.",',
      '+  "lead": "Esta página fica no seu aparelho.",',
    ])

    // A translation begins as a draft, which may lack texts.
    await openForm(page, "team")
    await showOnTheRight(page, "English")
    await page.getByRole("button", { name: /^Enable .?English/ }).click()
    await english.getByRole("textbox", { name: "Heading" }).fill("Who looks after you")
    await saveButton(page).click()
    await expect(dialog(page)).toContainText("English (choose it at the top of the form): “Introduction” is missing.")
    await dialog(page).getByRole("button").first().click()
    await english.getByRole("switch", { name: "Draft" }).click()
    await saveDraft(page)
    const saved: unknown = JSON.parse(String(git.findFile("cms/_singletons/team:data/en/team.json")?.content))
    expect(saved).toEqual({
      heading: "Who looks after you",
      people: [{ name: "Dra. Sara Macuácua" }, { name: "Dr. Tomás Chivambo" }, { name: "Enf.ª Lurdes Sitoe" }],
      draft: true,
      translatedFrom: [expect.stringMatching(/^heading /)],
    })
    expect(await problems("team")).toEqual([])
  } finally {
    await close()
  }
})
