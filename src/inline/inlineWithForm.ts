/** The inline script of a page with a form. */
import { closest } from "../../plugins/gatsby-plugin-on-demand"
import { areControlsReleased, requestReact } from "../../plugins/gatsby-plugin-on-demand/inline"
import { appointmentDraft, contactDraft, messageId } from "./contract"
import { openDraft } from "./draft"
import { startPage } from "./startPage"

/** Fills in the form of a page from its URL and its draft, and keeps what is typed. */
const startForm = (): void => {
  // Without React, submitting the appointment form leads to a text in the same page. The browser would reload the page
  // for it, and empty the form.
  addEventListener("submit", event => {
    const action = areControlsReleased() && closest(event, "form")?.getAttribute("action")
    if (!action || !action.startsWith("#")) return
    event.preventDefault()
    location.hash = action
  })

  const draft = openDraft(document.getElementById(messageId) ? contactDraft : appointmentDraft)
  draft.fillIn()
  // Loads React for a draft, after the page has been painted: it may have a confirmation to show.
  requestAnimationFrame(() => setTimeout(() => draft.read().at && requestReact()))
}

startPage(startForm)
