import { type Locator, type Page, expect } from "@playwright/test"
import { axeFindings } from "../../testing/browser/axeFindings"
import {
  inBothThemes,
  openEditor,
  openForm,
  openAllForms,
  publishBesides,
  saveAtOnce,
} from "../../testing/browser/editorPage"
import { expired, mainHead, publishedFile, test } from "../../testing/browser/rehearsalTest"
import { readData } from "../../testing/data"

/**
 * Checks “Earlier versions” in the real editor. Its plans and commits are tested in
 * plugins/gatsby-plugin-sveltia-cms/__tests__/history.
 */

test.use({ viewport: { width: 360, height: 740 } })

const data = readData()
const versions = (page: Page): Locator => page.getByRole("dialog", { name: /^(Earlier versions|Take |Bring )/ })
const openVersions = (page: Page): Promise<void> => page.getByRole("button", { name: "Earlier versions" }).click()
/** Returns the entry of the change with these words, which contains its buttons. */
const change = (page: Page, words: string): Locator =>
  versions(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }), hasText: words })
/** Returns the middle of a control's height, in pixels. */
const findMiddle = async (control: Locator): Promise<number> => {
  const box = await control.boundingBox()
  return (box?.y ?? Number.NaN) + (box?.height ?? 0) / 2
}
const press = (row: Locator, name: string): Promise<void> => row.getByRole("button", { name, exact: true }).click()

const publish = (
  { git }: Parameters<typeof mainHead>[0],
  files: Readonly<Record<string, unknown>>,
  deletions: readonly string[] = []
): string =>
  git.commit(git.head("main"), {
    branch: "main",
    message: "By hand",
    author: "Rui",
    additions: Object.entries(files).map(([path, content]) => ({
      path: `data/${path}`,
      contents: Buffer.isBuffer(content) ? content : Buffer.from(`${JSON.stringify(content, null, 2)}\n`),
    })),
    deletions: deletions.map(path => `data/${path}`),
  })

test("a published change is taken back in three presses, starting in its form", async ({ page, rehearsal }) => {
  const { git, url } = rehearsal
  const before = mainHead(rehearsal)
  publishBesides(git, "clinic", text => text.replace(data.clinic.phone, "+263 24 2700 999"))
  const threeDaysAgo = new Date(Date.now() - 3.5 * 86_400_000).toISOString()
  rehearsal.github.testMessages.push({ conclusion: "success", created_at: threeDaysAgo })
  await openEditor(page, url)
  await expect(page.getByText("Test message: arrived 3 days ago.")).toBeVisible()
  await openAllForms(page)
  await openForm(page, "clinic")

  await openVersions(page)
  await expect(change(page, "Main phone")).toContainText(`Main phone: ${data.clinic.phone} → +263 24 2700 999`)
  await expect(change(page, "Main phone")).toContainText("Being built")
  await expect(versions(page).getByText(/published this month\.$/)).toHaveText(
    "2 changes have been published this month."
  )
  const look = async (): Promise<void> => {
    expect(await axeFindings(page, { selectors: ["#history"] })).toEqual([])
    expect(await versions(page).evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(360)
  }
  await look()
  const help = versions(page).getByRole("link", { name: "Help" })
  await expect(help).toHaveAttribute("href", "/admin/help/#undo")
  expect(await findMiddle(help)).toBeCloseTo(await findMiddle(versions(page).getByRole("button", { name: "Close" })), 0)
  await press(change(page, "Main phone"), "Take back")
  await expect(versions(page).getByText(`Main phone: +263 24 2700 999 → ${data.clinic.phone}`)).toBeVisible()
  await inBothThemes(page, look)
  await press(versions(page), "Take back and publish")

  await expect(versions(page).getByText("Done. It is the newest change")).toBeVisible()
  expect(git.changes(before, "main")).toEqual([])
  // The revert can itself be reverted, and the form is filled with the published content.
  await expect(change(page, "Take back: The clinic")).toContainText(`+263 24 2700 999 → ${data.clinic.phone}`)
  await press(versions(page), "Close")
  await expect(page.getByRole("textbox", { name: "Main phone" })).toHaveValue(data.clinic.phone)
})

test("what was saved in the same tab is taken back", async ({ page, rehearsal }) => {
  const before = mainHead(rehearsal)
  await openEditor(page, rehearsal.url)
  await openAllForms(page)
  await openForm(page, "clinic")
  await page.getByRole("textbox", { name: "Main phone" }).fill("+263 24 2700 999")
  await saveAtOnce(page)
  await openVersions(page)
  await press(change(page, "+263 24 2700 999"), "Take back")
  await press(versions(page), "Take back and publish")
  await expect(versions(page).getByText("Done. It is the newest change")).toBeVisible()
  expect(rehearsal.git.changes(before, "main")).toEqual([])
})

test("a deleted service comes back by the keyboard, and a field that was changed again is asked about", async ({
  page,
  rehearsal,
}) => {
  const { git, url } = rehearsal
  const { services } = data.services
  const last = services.at(-1)
  const without = {
    ...data.services,
    services: services.slice(0, -1),
    lead: "Everything for your family in one place.",
  }
  publish(rehearsal, { "services.json": without })
  publish(rehearsal, { "services.json": { ...without, lead: "All that your family needs, in one place." } })
  await openEditor(page, url)
  await openForm(page, "services")
  await page.getByRole("button", { name: "Earlier versions" }).press("Enter")

  const removal = change(page, `“${last.title}” removed`)
  await removal.getByRole("button", { name: "Bring back", exact: true }).press("Enter")
  await expect(versions(page)).toContainText(`Service ${services.length} “${last.title}” added`)
  await versions(page).getByRole("button", { name: "Bring back and publish" }).press("Enter")
  await expect.poll(() => publishedFile(rehearsal, "services")).toMatchObject({ services })

  await press(change(page, `“${last.title}” removed`).last(), "Take back")
  const question = page.getByRole("dialog", { name: "Changed twice" })
  await expect(question).toContainText("All that your family needs, in one place.")
  await question.getByRole("radio", { name: "As before the change" }).check()
  await press(question, "Use these values")
  await press(versions(page), "Take back and publish")
  await expect
    .poll(() => git.findFile("main:data/services.json")?.content.toString())
    .toBe(`${JSON.stringify(data.services, null, 2)}\n`)
})

test("“Earlier versions” shows the status of each change, and can be read without permission to save", async ({
  page,
  rehearsal,
}) => {
  const { git, github, url } = rehearsal
  const [slide, ...slides] = data.slides.slides
  publish(
    rehearsal,
    { "slides.json": { ...data.slides, slides: [{ ...slide, portrait: "/images/day-portrait.jpg" }, ...slides] } },
    [slide.portrait.slice(1)]
  )
  publish(rehearsal, { "values.json": { ...data.values, heading: "Care in {twon}" } })
  git.createBranch("cms/_singletons/stats", mainHead(rehearsal))
  git.commit(mainHead(rehearsal), {
    branch: "cms/_singletons/stats",
    message: "A draft",
    additions: [
      { path: "data/stats.json", contents: Buffer.from(JSON.stringify({ ...data.stats, heading: "Numbers" })) },
    ],
  })
  github.pullRequests.open({ title: "A draft", branch: "cms/_singletons/stats", base: "main", isDraft: true })
  await openEditor(page, url)
  await page.getByRole("button", { name: "Earlier versions" }).waitFor()
  github.fail("repository.viewerPermission", expired)
  await openVersions(page)
  await expect(
    versions(page).getByRole("alert").filter({ hasText: "GitHub no longer accepts your sign-in" })
  ).toBeVisible()
  await press(versions(page), "Close")

  await openVersions(page)
  await expect(change(page, "Numbers")).toContainText("A draft: not on the site")
  await expect(change(page, "Care in {twon}")).toContainText(/Rejected.*has {twon}, which is not a placeholder/s)
  await expect(change(page, "Tall picture of slide 1")).toContainText("Waiting until another change")
  await expect(change(page, "The first version of the content")).toContainText("Live")
  await press(versions(page), "Close")

  github.rights.permission = "READ"
  await openVersions(page)
  await expect(versions(page)).toContainText("To take something back you need the right to save")
  await expect(change(page, "Tall picture of slide 1")).toBeVisible()
  await expect(versions(page).getByRole("button")).toHaveText(["Close"])
  await press(versions(page), "Close")

  github.rights.permission = "WRITE"
  await openVersions(page)
  await versions(page).getByRole("combobox", { name: "Changes of" }).selectOption({ label: "Pictures" })
  await expect(change(page, "deleted")).toContainText("Tall picture of slide 1 “The light is on” replaced")
  await press(change(page, "deleted"), "Take back")
  await press(versions(page), "Take back and publish")
  await expect.poll(() => git.findFile(`main:data${slide.portrait}`)?.sha).toBeDefined()
  expect(publishedFile(rehearsal, "slides")).toEqual(data.slides)
  await versions(page).getByRole("combobox", { name: "Changes of" }).selectOption({ label: "All forms and pictures" })
  await press(change(page, "Care in {twon}"), "Take back")
  await press(versions(page), "Take back and publish")
  await expect(change(page, "Care in {twon}").first()).toContainText("Being built")
})
