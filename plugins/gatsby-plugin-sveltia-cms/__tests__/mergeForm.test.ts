import { mergeForm } from "../merging/mergeForm"
import { data } from "../../../testing/bakery"
import { bakery } from "./bakery"

/** Checks saving a form after other editors have saved the same form. */

const opened = data.notice
const { forms } = bakery
const file = forms.files["notice"]
if (!file) throw new Error("There is no notice.")
const write = (value: unknown): string => JSON.stringify(value, null, 2)

/** Saves a form that was opened with the content `opened`, while the repository contains `newest`. */
const save = (mine: object, newest: object | undefined, choice?: "mine" | "theirs", hasSent = false) => {
  const value = { ...opened, ...mine }
  const entry = { toJS: () => ({ data: { ...value, loadedText: write(opened) }, i18n: {} }), set: () => entry }
  const ask = jest.fn(async () => choice && [[choice]])
  const read = async (_: string, paths: readonly string[]) =>
    newest && new Map(paths.map(path => [path, write({ ...opened, ...newest })]))
  const saved = mergeForm(
    forms,
    { name: "notice", file, value, translations: {} },
    entry,
    { read, readAuthor: async (_, path) => `the author of ${path}`, hasSent: () => hasSent },
    ask
  )
  return { saved: saved.then(form => form.value), ask }
}

it("a save adds what others have saved, without a question", async () => {
  const { saved, ask } = save({ heading: "Mine" }, { tone: "urgent" })
  expect(await saved).toEqual({ ...opened, heading: "Mine", tone: "urgent" })
  expect(ask).not.toHaveBeenCalled()
})

it.each(["mine", "theirs"] as const)("a save asks about a field that both changed, and takes %s", async choice => {
  const { saved, ask } = save({ heading: "mine" }, { heading: "theirs", tone: "urgent" }, choice)
  expect(await saved).toEqual({ ...opened, heading: choice, tone: "urgent" })
  expect(ask).toHaveBeenCalledWith([
    expect.objectContaining({
      conflicts: [{ path: ["heading"], mine: "mine", theirs: "theirs" }],
      author: "the author of data/notice.json",
    }),
  ])
})

it("nothing is saved if no value is chosen", async () => {
  const refusal = await save({ heading: "mine" }, { heading: "theirs" }).saved.catch((error: unknown) => error)
  expect(refusal).toMatchObject({
    message: "saving_failed",
    cause: { message: expect.stringMatching(/^Nothing was saved/) },
  })
})

it("a save does not mistake its own earlier change for another person's", async () => {
  const { saved, ask } = save({ heading: "mine" }, { heading: "sent before" }, undefined, true)
  expect(await saved).toEqual({ ...opened, heading: "mine" })
  expect(ask).not.toHaveBeenCalled()
})

it("without a sign-in, the form is saved as it is", async () => {
  expect(await save({ heading: "mine" }, undefined).saved).toEqual({ ...opened, heading: "mine" })
})
