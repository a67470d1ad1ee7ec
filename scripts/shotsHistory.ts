import type { Locator, Page } from "@playwright/test"
import { openEditor, openForm, openFormsAtOnce } from "../testing/browser/editorPage"
import type { startRehearsal } from "../testing/rehearsal"
import { readData } from "../testing/data"

/**
 * Takes the screenshots for the guide “I made a mistake”: changes that colleagues have published, and how to take them
 * back.
 */

const data = readData()
const { services } = data.services
const fewer = { ...data.services, services: services.slice(0, -1), lead: "Everything for your family in one place." }

/** Publishes forms in the name of a colleague. */
const publish = (
  { git }: Awaited<ReturnType<typeof startRehearsal>>,
  author: string,
  files: Readonly<Record<string, unknown>>
): void =>
  void git.commit(git.head("main"), {
    branch: "main",
    author,
    message: "A change",
    additions: Object.entries(files).map(([name, value]) => ({
      path: `data/${name}.json`,
      contents: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
    })),
  })

/** Follows the steps of an editor who has made a mistake. */
export const takeHistory = async (
  page: Page,
  rehearsal: Awaited<ReturnType<typeof startRehearsal>>,
  take: (name: string) => Promise<void>
): Promise<void> => {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 }
  await page.setViewportSize({ width: width < 1000 ? 360 : width, height })
  // Restores forms that other screenshots have changed.
  const { clinic, services: before, notice } = data
  publish(rehearsal, "Rumbi Moyo", { clinic, services: before, notice })
  publish(rehearsal, "Rumbi Moyo", { services: fewer })
  publish(rehearsal, "Tendai Ncube", { services: { ...fewer, lead: "All that your family needs, in one place." } })
  await rehearsal.makeLive()
  publish(rehearsal, "Practice", { clinic: { ...clinic, phone: "+263 24 2700 999" } })

  const dialog = page.locator("#history")
  const press = async (place: Locator, name: string): Promise<void> => {
    await place.getByRole("button", { name, exact: true }).first().click()
    await dialog.getByText("One moment.").waitFor({ state: "hidden" })
  }
  const findChange = (words: string): Locator =>
    dialog.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }), hasText: words })
  const show = (words: string): Promise<void> =>
    findChange(words)
      .last()
      .evaluate(element => element.scrollIntoView({ block: "start" }))
  const openVersions = async (words: string): Promise<void> => {
    await page.getByRole("button", { name: "Earlier versions" }).click()
    await findChange(words).first().waitFor()
    await findChange("Live").first().waitFor()
  }

  await page.goto("about:blank")
  await page.goto(`${rehearsal.address}/admin/`)
  const signedOut = page.getByRole("button", { name: "Sign In Using Access Token" })
  const list = page.getByRole("status").filter({ hasText: "You’re now viewing" })
  await signedOut.or(list).first().waitFor({ timeout: 20_000 })
  if (await signedOut.isVisible()) await openEditor(page, rehearsal.address)
  await openFormsAtOnce(page)
  await openForm(page, "clinic")
  await page.getByRole("textbox", { name: "Main phone" }).waitFor()
  await take("mistake-open")
  await openVersions("Main phone")
  await take("mistake-list")
  await press(findChange("Main phone"), "Take back")
  await dialog.getByRole("button", { name: "Take back and publish" }).waitFor()
  await take("mistake-take-back")
  await press(dialog, "Take back and publish")
  await findChange("Take back: The clinic").waitFor()
  await findChange("Being built").first().waitFor()
  await take("mistake-done")

  await dialog.getByRole("combobox").selectOption({ label: "Services" })
  const removed = `“${services.at(-1).title}” removed`
  await findChange(removed).waitFor()
  await findChange("Live").first().waitFor()
  await show(removed)
  await take("mistake-deleted")
  await press(findChange(removed), "Bring back")
  await dialog.getByRole("button", { name: "Bring back and publish" }).waitFor()
  await take("mistake-bring-back")
  await press(dialog, "Cancel")
  await findChange(removed).waitFor()
  await findChange(removed).getByRole("button", { name: "Take back" }).click()
  await page.getByRole("dialog", { name: "Changed twice" }).waitFor()
  await take("mistake-changed-again")
  await page.getByRole("dialog", { name: "Changed twice" }).getByRole("button", { name: "Cancel" }).click()
  await dialog.getByText("Nothing was changed.").waitFor()
  await dialog.getByRole("button", { name: "Bring the form back as it was then" }).last().click()
  await dialog.getByRole("heading", { name: /^Bring “Services” back/ }).waitFor()
  await take("mistake-form")
  await press(dialog, "Cancel")

  publish(rehearsal, "Rumbi Moyo", { values: { ...data.values, heading: "Care in {twon}" } })
  // The editor reloads, because something was published.
  const loaded = page.waitForEvent("load")
  await press(dialog, "Close")
  await loaded
  await page.getByRole("button", { name: "Earlier versions" }).click()
  await dialog.getByRole("combobox").selectOption({ label: "All forms and pictures" })
  await findChange("Rejected").first().waitFor()
  await take("mistake-refused")
}
