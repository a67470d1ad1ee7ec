import type { ReadContent } from "../door/readContent"
import { askConflictsIn } from "../merging/askConflicts"
import type { LiveWatch } from "../liveBuild"
import type { Site } from "../options"
import { readOpenForm } from "../forms/readOpenForm"
import { renderInto } from "../forms/renderInto"
import { createArchive } from "./createArchive"
import { History } from "./History"
import type { Session } from "./watchSession"
import { conflictWords } from "./words"

interface Options {
  /** An empty dialog of the editor’s page, in which it opens. */
  dialog: HTMLDialogElement
  session: Session
  readContent: ReadContent
  liveWatch: LiveWatch
  site: Site
  /** The dialog that asks about fields that have changed again. */
  conflicts: HTMLDialogElement
}

/**
 * Opens “Earlier versions”, at the form that is open, if any. If something was published, the editor is reloaded on
 * closing, because Sveltia CMS caches what it has read. Unsaved text is backed up on the device.
 */
export const openHistory = ({ dialog, session, readContent, liveWatch, site, conflicts }: Options): void => {
  let hasPublished = false
  renderInto(
    dialog,
    <History
      key={Date.now()}
      session={session}
      source={{ archive: createArchive(session.github, site.forms), readContent, liveWatch, site }}
      ask={askConflictsIn(conflicts, conflictWords)}
      form={readOpenForm()}
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
