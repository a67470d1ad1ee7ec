import { createElement } from "../createElement"
import type { Change } from "./change"
import { words } from "./words"

/**
 * Whether the change is shown as refused where it was made: Sveltia CMS does so where a form is saved, and nowhere else, and
 * “Earlier versions” does.
 */
const isShownByForm = (change: Change): boolean =>
  document.querySelector("#history[open]") !== null ||
  (change.kind === "commit" &&
    window.location.hash.includes("/entries/") &&
    change.additions.some(({ path }) => path.endsWith(".json")))

/** Returns what says in `dialog`, in front of everything, why a change was refused, one paragraph for each problem. */
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
