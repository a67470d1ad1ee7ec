import { type EntryField, isRecord, locate } from "../../gatsby-plugin-content-model"
import { createElement } from "../createElement"
import { getLabels, getLanguageName } from "../describeProblems"
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
  return [language && getLanguageName(language), entry, getLabels(file, path)].filter(Boolean).join(", ")
}

const createOption = (name: string, choice: Choice, label: string, { mine, theirs }: Conflict): HTMLElement => {
  const [value, other] = choice === "mine" ? [mine, theirs] : [theirs, mine]
  // An entry that one of both has removed.
  const described = value === undefined && isRecord(other) ? "(removed)" : describeValue(value)
  const input = createElement("input", { type: "radio", name, value: choice, required: true })
  const words = createElement("span", {}, createElement("strong", {}, `${label}: `), described)
  return createElement("label", {}, input, words)
}

/** Texts of the question that is asked when a form is saved. */
const wordsOfSave = {
  reason:
    "These fields have changed since you opened the form. Choose which value each of them should keep. All other changes are kept.",
  mine: "Yours",
  theirs: "Saved meanwhile",
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
          createOption(name, "mine", words.mine, conflict),
          createOption(name, "theirs", [words.theirs, file.author].filter(Boolean).join(" by "), conflict)
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
      )
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
