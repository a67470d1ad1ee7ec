import { copyNoteId } from "../contract"

/**
 * What the service worker says: that a page comes from a copy, or, with an empty sentence, no longer does. Without a
 * path, it has received the page that the visitor has opened from a copy.
 */
export type CopyMessage = readonly [path: string, sentence: string] | ""

/** Removes the note about a copy once the worker has received the page itself. */
export const watchCopies = (): void =>
  navigator.serviceWorker?.addEventListener("message", ({ data }: MessageEvent<CopyMessage>) => {
    if (!data) document.querySelector(`#${copyNoteId}`)?.replaceChildren()
  })
