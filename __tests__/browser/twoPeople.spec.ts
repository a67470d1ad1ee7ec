import { expect, type Browser, type Locator, type Page } from "@playwright/test"
import * as fc from "fast-check"
import { formInList, openEditor, openFormsAtOnce, openStatusMenu, saveButton } from "../../testing/browser/editorPage"
import { withoutEffects } from "../../testing/browser/plainEditor"
import { publishedFile, test } from "../../testing/browser/rehearsalTest"
import { getValue } from "../../plugins/gatsby-plugin-content-model"

/** Two people change different fields of one form in any order: nothing that either of them typed or published is lost. */

// The same random sequences every time, unless these variables ask for others or for more.
const seed = Number(process.env["TEST_SEED"] ?? 20_261_126)
const factor = Number(process.env["SEQUENCES_FACTOR"] ?? 1)

const forms = {
  notice: { fields: ["heading", "text"], labels: ["Heading", "Text"], isDraft: false },
  // Neighbouring lines of its file, which git alone cannot merge.
  offline: { fields: ["heading", "lead"], labels: ["Heading", "Introduction"], isDraft: true },
} as const

/** What somebody does; what is not possible at that moment is left out. */
const actions = ["type", "leave", "reload", "save", "publish"] as const
type Action = (typeof actions)[number]

/** One of the two, with a browser of their own and one field that only they change. */
const createPerson = async (browser: Browser, address: string, name: keyof typeof forms, place: 0 | 1) => {
  const { labels, isDraft } = forms[name]
  const context = await browser.newContext({ reducedMotion: "reduce", viewport: { width: 390, height: 844 } })
  await withoutEffects(context)
  const page: Page = await context.newPage()
  const field: Locator = page.getByRole("textbox", { name: labels[place], exact: true }).first()
  const cancel = page.getByRole("button", { name: "Cancel Editing" })
  const alert = page.getByRole("alertdialog")
  let isOpen = false
  let count = 0
  /** What was typed and not saved. */
  let typed: string | undefined
  /** What was saved last. */
  let saved: string | undefined
  await openEditor(page, address)
  // The editor reads every file of the content first.
  await (isDraft ? formInList(page, name).waitFor({ timeout: 20_000 }) : openFormsAtOnce(page))

  const restoreIfTyped = async (): Promise<void> => {
    if (typed !== undefined) await alert.getByRole("button", { name: "Restore" }).click()
    await expect(field).toBeVisible()
    if (typed !== undefined) await expect(field).toHaveValue(typed)
  }
  const open = async (): Promise<void> => {
    if (isOpen) return
    await formInList(page, name).click()
    await restoreIfTyped()
    isOpen = true
  }
  const leave = async (): Promise<void> => {
    if (!isOpen) return
    await cancel.click()
    await expect(cancel).toBeHidden()
    isOpen = false
  }
  const reload = async (): Promise<void> => {
    await page.reload()
    if (isOpen) await restoreIfTyped()
    else await formInList(page, name).waitFor()
  }
  const save = async (): Promise<void> => {
    if (typed === undefined) return
    await open()
    await saveButton(page).click()
    const later = page.getByRole("button", { name: "Later", exact: true })
    // The other one may have a draft that this page does not know, which must not be overwritten.
    const refusal = alert.filter({ hasText: "There is a draft of this page already" })
    await expect(refusal.or(isDraft ? later : formInList(page, name))).toBeVisible()
    if (await refusal.isVisible()) {
      await refusal.getByRole("button").last().click()
      await expect(field).toHaveValue(typed)
      return
    }
    if (isDraft) await later.click()
    await expect(cancel).toBeHidden()
    isOpen = false
    saved = typed
    typed = undefined
  }
  const publish = async (): Promise<void> => {
    if (!isDraft || typed !== undefined) return
    await open()
    const status = page.getByRole("button", { name: /^Status: .?Draft/ })
    if (await status.isVisible()) {
      await (await openStatusMenu(page)).click()
      await page.getByRole("button", { name: "Publish Entry" }).click()
      await alert.getByRole("button", { name: "Publish", exact: true }).click()
      await expect(cancel).toBeHidden()
      isOpen = false
    } else await leave()
  }
  const type = async (): Promise<void> => {
    await open()
    typed = `${"AB"[place]} has typed ${++count}`
    await field.click()
    await field.fill(typed)
  }
  const perform: Record<Action, () => Promise<void>> = { type, leave, reload, save, publish }
  return {
    perform: (action: Action) => perform[action](),
    /** Saves what is left. In a draft of the other one it is saved once the page has read that. */
    finish: async (): Promise<void> => {
      await leave()
      if (isDraft && typed !== undefined) await reload()
      await save()
      await publish()
    },
    lastSaved: () => saved,
    close: () => context.close(),
  }
}

const sequence = fc.array(fc.tuple(fc.constantFrom(0 as const, 1 as const), fc.constantFrom(...actions)), {
  minLength: 6,
  maxLength: 6,
})

for (const name of ["notice", "offline"] as const)
  for (const [part, steps] of fc.sample(sequence, { seed, numRuns: factor }).entries())
    test(`${name}, sequence ${part + 1}`, async ({ browser, rehearsal }) => {
      // Two editors are loaded, each by six steps again.
      test.setTimeout(60_000)
      const { fields } = forms[name]
      const people = [
        await createPerson(browser, rehearsal.address, name, 0),
        await createPerson(browser, rehearsal.address, name, 1),
      ]
      const expectSaved = (): void => {
        for (const [place, person] of people.entries()) {
          const expected = person.lastSaved()
          if (expected !== undefined)
            expect(getValue(publishedFile(rehearsal, name), fields[place] ?? "")).toBe(expected)
        }
      }
      for (const [place, action] of steps)
        await test.step(`${"AB"[place]}: ${action}`, async () => {
          await people[place]?.perform(action)
          // What is published at once is there at once, and stays.
          if (!forms[name].isDraft) expectSaved()
        })
      for (const person of people) await test.step("save what is left", () => person.finish())
      expectSaved()
      for (const person of people) await person.close()
    })
