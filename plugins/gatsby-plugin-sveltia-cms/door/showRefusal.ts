import { createElement } from "../createElement"
import type { Change } from "./change"
import { words } from "./words"

/**
 * Returns whether the refusal is already shown at its origin: Sveltia CMS does this for a saved form only, and “Earlier
 * versions” does it too.
 */
const isShownByForm = (change: Change): boolean =>
  document.querySelector("#history[open]") !== null ||
  (change.kind === "commit" &&
    window.location.hash.includes("/entries/") &&
    change.additions.some(({ path }) => path.endsWith(".json")))

/** Creates a function that shows in `dialog` why a change was refused, with a paragraph for each problem. */
export const showRefusalIn =
  (dialog: HTMLDialogElement) =>
  (message: string, change: Change): void => {
    if (isShownByForm(change)) return
    dialog.replaceChildren(
      createElement("h2", { id: "refusal-heading" }, words.refused),
      ...message.split("\n\n").map(text => createElement("p", {}, text)),
      createElement("form", { method: "dialog" }, createElement("button", {}, words.close))
    )
    if (!dialog.open) dialog.showModal()
  }
