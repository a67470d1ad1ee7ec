import { copyNoteId } from "./contract"

/** What the service worker says about a page: that it comes from a copy, or, with an empty sentence, that it is fresh. */
export type CopyMessage = readonly [path: string, sentence: string]

/** Removes the note about a copy once the worker has received the page itself. */
export const watchCopies = (): void =>
  navigator.serviceWorker?.addEventListener("message", ({ data: [path, sentence] }: MessageEvent<CopyMessage>) => {
    if (!sentence && path === location.pathname) document.querySelector(`#${copyNoteId}`)?.replaceChildren()
  })
