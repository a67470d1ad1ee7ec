import { mergeForm } from "../kept/mergeForm"
import { createRestore } from "../kept/restoreKept"
import { flatten } from "../kept/flatContent"
import { editorSite } from "../../../testing/editorSite"
import { readData } from "../../../testing/data"

/** Checks saving and restoring a form after other editors have saved the same form. */

const opened = readData().notice
const { forms } = editorSite
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
    { read, hasSent: () => hasSent },
    ask
  )
  return { saved: saved.then(form => form.value), ask }
}

it("adds what others have saved, without a question", async () => {
  const { saved, ask } = save({ heading: "Mine" }, { tone: "urgent" })
  expect(await saved).toEqual({ ...opened, heading: "Mine", tone: "urgent" })
  expect(ask).not.toHaveBeenCalled()
})

it.each(["mine", "theirs"] as const)("asks about the same field, and takes %s", async choice => {
  const { saved, ask } = save({ heading: "mine" }, { heading: "theirs", tone: "urgent" }, choice)
  expect(await saved).toEqual({ ...opened, heading: choice, tone: "urgent" })
  expect(ask).toHaveBeenCalledWith([
    expect.objectContaining({ conflicts: [{ path: ["heading"], mine: "mine", theirs: "theirs" }] }),
  ])
})

it("saves nothing where nothing is chosen", async () => {
  const refusal = await save({ heading: "mine" }, { heading: "theirs" }).saved.catch((error: unknown) => error)
  expect(refusal).toMatchObject({
    message: "saving_failed",
    cause: { message: expect.stringMatching(/^Nothing was saved/) },
  })
})

it("takes what it has sent itself for no change of somebody else", async () => {
  const { saved, ask } = save({ heading: "mine" }, { heading: "sent before" }, undefined, true)
  expect(await saved).toEqual({ ...opened, heading: "mine" })
  expect(ask).not.toHaveBeenCalled()
})

it("saves the form as it is where nobody is signed in", async () => {
  expect(await save({ heading: "mine" }, undefined).saved).toEqual({ ...opened, heading: "mine" })
})

const content = (value: object, text: string | undefined) => ({ ...flatten(value), loadedText: text })

/** Restores a kept form into one that was opened with `newest`. */
const restore = async (
  mine: object,
  newest: object,
  choice?: "mine" | "theirs",
  base: string | undefined = write(opened)
) => {
  const kept = { slug: "notice", currentValues: { en: content({ ...opened, ...mine }, base) } }
  const newestText = write({ ...opened, ...newest })
  await createRestore(forms, async () => choice && [[choice]])(kept, {
    defaultLocale: "en",
    originalValues: { en: content({ ...opened, ...newest }, newestText) },
  })
  const { heading, tone, loadedText } = { heading: "", tone: "", ...kept.currentValues.en }
  return {
    heading,
    tone,
    base: loadedText === newestText ? "newest" : loadedText === write(opened) ? "opened" : "none",
  }
}

it.each([
  [
    "what others have saved stays",
    { heading: "mine" },
    { tone: "urgent" },
    undefined,
    { heading: "mine", tone: "urgent", base: "newest" },
  ],
  ["theirs is chosen", { heading: "mine" }, { heading: "theirs" }, "theirs", { heading: "theirs", base: "newest" }],
  ["mine is chosen", { heading: "mine" }, { heading: "theirs" }, "mine", { heading: "mine", base: "newest" }],
  [
    "nothing is chosen: the save asks again",
    { heading: "mine" },
    { heading: "theirs" },
    undefined,
    { heading: "mine", base: "opened" },
  ],
] as const)("restores a kept form: %s", async (_, mine, newest, choice, expected) => {
  expect(await restore(mine, newest, choice)).toMatchObject(expected)
})

it("restores all of a form of which nothing says with what it began", async () => {
  expect(await restore({ heading: "mine" }, { tone: "urgent" }, undefined, "")).toEqual({
    heading: "mine",
    tone: opened.tone,
    base: "none",
  })
})
