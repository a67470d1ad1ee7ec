import { createElement } from "../createElement"
import { createHelpLink } from "../help/helpLinks"
import { readOpenForm } from "../forms/readOpenForm"
import { type Call, type Change, isGraphql } from "./change"
import type { Reports } from "./door"
import { words } from "./words"

/**
 * Returns whether the refusal is already shown at its origin: Sveltia CMS does this for a saved form only, and “Earlier
 * versions” does it too. Branches are created for saved drafts; one that is not deleted does no harm.
 */
const isInForm = (change: Change, call: Call): boolean => {
  if (document.querySelector("#history[open]")) return true
  if (change.kind === "note") return call.method === "POST" && !isGraphql(call)
  if (change.kind !== "commit") return change.kind === "branch"
  return readOpenForm() !== "" && change.additions.some(({ path }) => path.endsWith(".json"))
}

/** Creates a function that shows in `dialog` why a change was refused, with a paragraph for each problem. */
export const showRefusalIn =
  (dialog: HTMLDialogElement): Reports["onRefusal"] =>
  (message, change, call) => {
    if (isInForm(change, call)) return
    dialog.replaceChildren(
      createElement("h2", { id: "refusal-heading" }, words.refused),
      ...message.split("\n\n").map(text => createElement("p", {}, text)),
      createElement("form", { method: "dialog" }, createElement("button", {}, words.close)),
      createElement("p", {}, createHelpLink("refusal"))
    )
    if (!dialog.open) dialog.showModal()
  }
