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
  (dialog: HTMLElement) =>
  (message: string, change: Change): void => {
    if (isShownByForm(change)) return
    const heading = document.createElement("h2")
    heading.id = "refusal-heading"
    heading.textContent = words.refused
    const paragraphs = message.split("\n\n").map(text => {
      const paragraph = document.createElement("p")
      paragraph.textContent = text
      return paragraph
    })
    const form = document.createElement("form")
    form.method = "dialog"
    const close = form.appendChild(document.createElement("button"))
    close.textContent = words.close
    dialog.replaceChildren(heading, ...paragraphs, form)
    if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
  }
