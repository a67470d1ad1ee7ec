import { type EntryField, locate } from "../../gatsby-plugin-content-model"
import { isRecord } from "../../gatsby-plugin-content-model/json"
import { nameLanguageInEnglish } from "../../gatsby-plugin-content-model/translations"
import { createElement } from "../createElement"
import { getLabels } from "../forms/describeProblems"
import { createHelpLink } from "../help/helpLinks"
import type { Choice, Conflict } from "./versions"

/** A file in which two people changed the same fields. */
interface ConflictingFile {
  /** Language, if it is a translation. */
  language?: string | undefined
  file: EntryField
  value: unknown
  conflicts: readonly Conflict[]
  /** Name of the other person, if it is known. */
  author?: string
}

/**
 * Asks which values to keep. Resolves to the choices by file, in the order of the conflicts, or to `undefined` if the
 * user cancels.
 */
export type AskConflicts = (files: readonly ConflictingFile[]) => Promise<Choice[][] | undefined>

/** Returns a value in words. */
export const describeValue = (value: unknown): string => {
  if (value === undefined || value === null || value === "") return "(nothing)"
  if (typeof value === "boolean") return value ? "on" : "off"
  if (!isRecord(value)) return String(value)
  const parts = Object.entries(value).filter(([name]) => name !== "key")
  return parts.map(([, part]) => describeValue(part)).join(Array.isArray(value) ? "\n" : " · ") || "(nothing)"
}

/** Returns the label of the field in the form, with its entry and its language. */
const describeConflict = ({ file, language, value }: ConflictingFile, { path }: Conflict): string => {
  const { entry } = locate("", file, value, path)
  return [language && nameLanguageInEnglish(language), entry, getLabels(file, path)].filter(Boolean).join(", ")
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)

/** Texts of the question that depend on when it is asked. */
interface Words {
  reason: string
  /** Labels of both values. */
  mine: string
  theirs: (author: string) => string
  /** Labels of both values if one of them is a removed entry. */
  removed: { mine: string; theirs: (author: string) => string }
}

/** Describes the choice of a value, and what follows from it if one of both has removed the entry. */
const describeChoice = (words: Words, choice: Choice, { path, mine, theirs }: Conflict, author: string) => {
  const value = choice === "mine" ? mine : theirs
  const isRemoval =
    (isNothing(mine) || isNothing(theirs)) && (typeof path.at(-1) === "number" || isRecord(mine ?? theirs))
  const label = choice === "mine" ? words.mine : words.theirs(author)
  if (!isRemoval) return { label, text: describeValue(value) }
  if (!isNothing(value)) return { label, text: `${describeValue(value)}\nThe entry comes back with these values.` }
  return {
    label: choice === "mine" ? words.removed.mine : words.removed.theirs(author),
    text: "It stays removed, and the other change of it is lost.",
  }
}

const createOption = (
  name: string,
  choice: Choice,
  { label, text }: ReturnType<typeof describeChoice>
): HTMLElement => {
  const input = createElement("input", { type: "radio", name, value: choice, required: true })
  return createElement("label", {}, input, createElement("span", {}, createElement("strong", {}, `${label}: `), text))
}

/** Texts of the question that is asked when a form is saved. */
const wordsOfSave: Words = {
  reason:
    "These fields have changed since you opened the form. Choose which value each of them should keep. All other changes are kept.",
  mine: "Yours",
  theirs: author => (author ? `Saved meanwhile by ${author}` : "Saved meanwhile"),
  removed: {
    mine: "You have removed this entry",
    theirs: author => `${author || "Somebody"} has removed this entry`,
  },
}

/** Creates the question in `dialog`, an empty dialog of the editor's page. */
export const askConflictsIn =
  (dialog: HTMLDialogElement, words = wordsOfSave): AskConflicts =>
  files => {
    const names = files.map((file, fileIndex) => file.conflicts.map((_, index) => `conflict-${fileIndex}-${index}`))
    const groups = files.flatMap((file, fileIndex) =>
      file.conflicts.map((conflict, index) => {
        const name = names[fileIndex]?.[index] ?? ""
        return createElement(
          "fieldset",
          {},
          createElement("legend", {}, describeConflict(file, conflict)),
          createOption(name, "mine", describeChoice(words, "mine", conflict, file.author ?? "")),
          createOption(name, "theirs", describeChoice(words, "theirs", conflict, file.author ?? ""))
        )
      })
    )
    const form = createElement(
      "form",
      { method: "dialog" },
      createElement("h2", { id: "conflicts-heading" }, "Changed twice"),
      createElement("p", {}, words.reason),
      ...groups,
      createElement(
        "p",
        {},
        createElement("button", { value: "chosen" }, "Use these values"),
        createElement("button", { value: "", formNoValidate: true }, "Cancel")
      ),
      createElement("p", {}, createHelpLink("conflicts", "Help"))
    )
    dialog.replaceChildren(form)
    dialog.returnValue = ""
    dialog.showModal()
    return new Promise(resolve =>
      dialog.addEventListener(
        "close",
        () => {
          const data = new FormData(form)
          const choices = names.map(inFile =>
            inFile.map((name): Choice => (data.get(name) === "theirs" ? "theirs" : "mine"))
          )
          resolve(dialog.returnValue === "chosen" ? choices : undefined)
        },
        { once: true }
      )
    )
  }
