import type { Change } from "./change"
import { words } from "./words"

/** Whether Sveltia CMS itself shows why a change is refused: it does where a form is saved, and nowhere else. */
const isShownByForm = (change: Change): boolean =>
  change.kind === "commit" &&
  window.location.hash.includes("/entries/") &&
  change.additions.some(({ path }) => path.endsWith(".json"))

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
