import type { Github } from "../door/github"
import { renderInto } from "../forms/renderInto"
import { People } from "./People"

/** Opens “People” in an empty dialog of the editor’s page. */
export const openPeople = (dialog: HTMLDialogElement, github: Github): void => {
  renderInto(
    dialog,
    <People github={github} page={`${window.location.origin}/admin/`} onClose={() => dialog.close()} />
  )
  dialog.addEventListener("close", () => renderInto(dialog, null), { once: true })
  dialog.showModal()
}
