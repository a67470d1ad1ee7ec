import { closest } from "../../plugins/gatsby-plugin-on-demand"
import { areControlsReleased, isReactMissing, requestReact } from "../../plugins/gatsby-plugin-on-demand/inline"
import { appointmentDraftKey, contactDraftKey, draftMs, messageId, serviceId, subjectId } from "./contract"

const getParameter = (name: string): string | null => new URLSearchParams(location.search).get(name)

/** Prefills the form of a page from its URL, and keeps what is typed before React has loaded. */
export const startForm = (): void => {
  const messageField = document.getElementById(messageId)
  const linkedId = messageField ? subjectId : serviceId
  /** The field that a link can prefill. */
  const linkedField = document.querySelector<HTMLInputElement | HTMLSelectElement>(`form #${linkedId}`)

  /** The session storage key for the form of this page. */
  const draftKey = messageField ? contactDraftKey : appointmentDraftKey

  /** Returns the stored draft of the form, if there is one. */
  const readDraft = (): string | null => {
    try {
      return sessionStorage.getItem(draftKey)
    } catch {
      // There is no storage, and so no draft.
      return null
    }
  }

  // Without React, submitting the appointment form leads to a text in the same page. The browser would reload the page
  // for it, and empty the form.
  addEventListener("submit", event => {
    const action = areControlsReleased() && closest(event, "form")?.getAttribute("action")
    if (!action || !action.startsWith("#")) return
    event.preventDefault()
    location.hash = action
  })

  if (linkedField) {
    const linked = getParameter(linkedId)
    // Typed text and unfinished drafts are never overwritten.
    if (linked && !linkedField.value && !readDraft()) {
      linkedField.value = linked
      // If the URL names a service that cannot be booked, the field shows “Choose one”.
      if ("selectedIndex" in linkedField && linkedField.selectedIndex < 0) linkedField.selectedIndex = 0
    }

    // Text typed before React has loaded exists only in the page, and would be lost with it.
    addEventListener("pagehide", () => {
      if (!isReactMissing()) return
      try {
        const stored: object = JSON.parse(readDraft() ?? "{}")
        const draft = Date.now() - Reflect.get(stored, "at") < draftMs ? stored : {}
        for (const { id, value } of document.querySelectorAll<HTMLInputElement>(
          "form input[id],form select[id],form textarea[id]"
        ))
          // A value that came from a link is not a draft.
          if (value && value !== getParameter(id)) {
            Object.assign(draft, { [id]: value, at: Date.now() })
            sessionStorage.setItem(draftKey, JSON.stringify(draft))
          }
      } catch {
        // There is no storage, and so no draft.
      }
    })

    // Loads React for a draft, after the page has been painted.
    requestAnimationFrame(() => setTimeout(() => readDraft() && requestReact()))
  }
}
