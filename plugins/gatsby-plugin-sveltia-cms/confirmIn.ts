import { createElement } from "./createElement"

/** A question with two answers. */
interface Question {
  text: string
  yes: string
  no: string
}

/** Asks a question. Resolves to whether the answer is yes: closing the dialog is a no. */
export type Confirm = (question: Question) => Promise<boolean>

/** Creates the function that asks questions in `dialog`, an empty dialog of the editor's page. */
export const confirmIn =
  (dialog: HTMLDialogElement): Confirm =>
  ({ text, yes, no }) => {
    dialog.replaceChildren(
      createElement(
        "form",
        { method: "dialog" },
        createElement("p", { id: "question-text" }, text),
        createElement("button", { value: "yes" }, yes),
        createElement("button", { value: "" }, no)
      )
    )
    dialog.returnValue = ""
    dialog.showModal()
    return new Promise(resolve =>
      dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true })
    )
  }
