import { type Page, expect } from "@playwright/test"
import { heading, openForm, openStatusMenu, saveDraft, signInWithToken } from "../../testing/browser/editorPage"
import { type Rehearsal, openPulls, publishedFile, test } from "../../testing/browser/rehearsalTest"

/** Checks, on a phone, that the editor works as it is for a person without a GitHub account. */

test.use({ viewport: { width: 360, height: 740 } })

/** Signs in by an invitation, and opens the editor with the site's own function in the place of GitHub. */
const openInvited = async (page: Page, { url, invite }: Rehearsal): Promise<void> => {
  const secret = await invite("Ruth")
  await page.route("**/admin/config.json*", async route => {
    const config = await (await route.fetch()).json()
    await route.fulfill({ json: { ...config, backend: { ...config.backend, api_root: `${url}/editor/api` } } })
  })
  await page.goto(`${url}/admin/`)
  const status = await page.evaluate(async invitation => {
    const body = JSON.stringify({ invitation })
    return (await fetch("/editor/session", { method: "POST", body })).status
  }, secret)
  expect(status).toBe(200)
  await signInWithToken(page)
}

test("a draft is saved and published under her name", async ({ page, rehearsal }) => {
  const { git } = rehearsal
  const asked: string[] = []
  page.on("response", response => {
    if (response.url().includes("/api/")) asked.push(`${response.status()} ${new URL(response.url()).pathname}`)
  })
  await openInvited(page, rehearsal)
  await openForm(page, "stats")
  await heading(page, "stats").fill("What matters to us")
  await saveDraft(page)
  expect(openPulls(rehearsal)).toHaveLength(1)
  await openForm(page, "stats")
  const ready = await openStatusMenu(page)
  await ready.click()
  await page.getByRole("button", { name: "Publish Entry" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Publish", exact: true }).click()
  await expect.poll(() => openPulls(rehearsal)).toEqual([])
  expect(publishedFile(rehearsal, "stats")).toMatchObject({ heading: "What matters to us" })
  expect(git.findCommit("main")?.message).toMatch(/\n\nEdited-by: Ruth <[\w-]+>$/)

  await page.getByRole("button", { name: "Earlier versions" }).click()
  await expect(page.getByRole("dialog", { name: "Earlier versions" }).getByRole("listitem").first()).toBeVisible()
  // The App may not read the runs of workflows: the editor does not show when the last test message was sent.
  const refused = asked.filter(line => !/^20\d \/editor\/api\//.test(line))
  expect(refused.filter(line => !line.includes("/actions/workflows/"))).toEqual([])
})
