import type { ReadContent } from "../door/readContent"
import { askConflictsIn } from "../kept/askConflicts"
import type { Site } from "../options"
import { renderInto } from "../renderInto"
import { createArchive } from "./archive"
import { History } from "./History"
import type { Session } from "./session"
import { conflictWords } from "./words"

interface Options {
  /** The dialog for it, an empty one of the editor’s page. */
  dialog: HTMLDialogElement
  session: Session
  readContent: ReadContent
  site: Site
  /** The dialog in which fields that were changed once more are asked about. */
  conflicts: HTMLDialogElement
}

/**
 * Opens “Earlier versions” at the form that is open, or at all. Once something was published, the editor is loaded again when it
 * is closed: Sveltia CMS keeps what it has read. What was typed in a form is kept on the device.
 */
export const openHistory = ({ dialog, session, readContent, site, conflicts }: Options): void => {
  const [, form = ""] = /\/entries\/(\w+)/.exec(window.location.hash) ?? []
  let hasPublished = false
  renderInto(
    dialog,
    <History
      key={Date.now()}
      session={session}
      archive={createArchive(session.github, site.forms)}
      readContent={readContent}
      site={site}
      ask={askConflictsIn(conflicts, conflictWords)}
      form={form}
      onPublished={() => {
        hasPublished = true
      }}
      onClose={() => dialog.close()}
    />
  )
  dialog.addEventListener(
    "close",
    () => {
      renderInto(dialog, null)
      if (hasPublished) window.location.reload()
    },
    { once: true }
  )
  dialog.showModal()
}
