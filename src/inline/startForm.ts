import { closest } from "../../plugins/gatsby-plugin-on-demand"
import { areControlsReleased, isBeforeReact, requestReact } from "../../plugins/gatsby-plugin-on-demand/inline"
import { appointmentDraft, contactDraft, messageId } from "./contract"
import { createDraft } from "./createDraft"

/** Prefills the form of a page from its URL, and keeps what is typed before React has loaded. */
export const startForm = (): void => {
  const options = document.getElementById(messageId) ? contactDraft : appointmentDraft
  const draft = createDraft(options)
  const linkedField = document.querySelector<HTMLInputElement>(`form #${options.linkedId}`)

  // Without React, submitting the appointment form leads to a text in the same page. The browser would reload the page
  // for it, and empty the form.
  addEventListener("submit", event => {
    const action = areControlsReleased() && closest(event, "form")?.getAttribute("action")
    if (!action || !action.startsWith("#")) return
    event.preventDefault()
    location.hash = action
  })

  // Typed text is never overwritten.
  if (linkedField && !linkedField.value) linkedField.value = draft.getLinked() ?? ""

  // Text typed before React has loaded exists only in the page, and would be lost with it.
  addEventListener("pagehide", () => {
    if (!isBeforeReact()) return
    const typed: Record<string, string> = {}
    for (const { id, value } of document.querySelectorAll<HTMLInputElement>(
      "form input[id],form select[id],form textarea[id]"
    ))
      if (value) typed[id] = value
    draft.write({ ...draft.read(), ...typed })
  })

  // Loads React for a draft, after the page has been painted.
  requestAnimationFrame(() => setTimeout(() => draft.read().at && requestReact()))
}
