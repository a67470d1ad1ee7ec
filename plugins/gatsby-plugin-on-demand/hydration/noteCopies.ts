import { copyNoteId } from "../contract"
import type { CopyMessage } from "./watchCopies"

/**
 * Keeps what the service worker says about the pages that React loads, and returns a function that shows it when a page
 * has changed. The first page has its note already. A note goes when the page's data itself has come.
 */
export const noteCopies = (): (() => void) => {
  const note = document.querySelector(`#${copyNoteId}`)
  const firstPath = location.pathname
  const sentences = new Map([[firstPath, note?.textContent ?? ""]])
  const showNote = (): void => note?.replaceChildren(sentences.get(location.pathname) ?? "")
  navigator.serviceWorker?.addEventListener("message", ({ data }: MessageEvent<CopyMessage>) => {
    const [path, sentence] = data || [firstPath, ""]
    if (!sentence || !sentences.has(path)) sentences.set(path, sentence)
    if (!sentence && path === location.pathname) showNote()
  })
  return showNote
}
