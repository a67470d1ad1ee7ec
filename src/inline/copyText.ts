import { announce } from "../../plugins/gatsby-plugin-on-demand"
import { copiedHook, copyHook } from "./contract"

/**
 * The messages for a copy that succeeded and one that failed. A tuple, because every page carries them and property
 * names would add to its weight.
 */
export type CopyWords = readonly [copied: string, notCopied: string]

/** Milliseconds for which the button shows the result. */
const resultMs = 3000

/**
 * Copies `text`, by default that of the button's attribute, and reports the result: the button shows it through an
 * attribute that its styles turn into words, and the announcer tells screen readers. Call it within the press: later,
 * browsers deny access to the clipboard.
 */
export const copyText = async (
  button: Element,
  [copied, notCopied]: CopyWords,
  text = button.getAttribute(copyHook) ?? ""
): Promise<void> => {
  let result = notCopied
  try {
    await navigator.clipboard.writeText(text)
    result = copied
  } catch {
    // Access was denied, or the page has no TLS: the button says so.
  }
  button.setAttribute(copiedHook, result)
  announce(result)
  setTimeout(() => button.removeAttribute(copiedHook), resultMs)
}

/** Opens the device's share dialog for a link's URL. If there is none, it copies the URL. */
export const shareLink = async (link: HTMLAnchorElement, words: CopyWords): Promise<void> => {
  // The question that contains the link, or the title of the page.
  const title = (link.closest("details") ?? document).querySelector("h1,h3")?.textContent ?? ""
  if (!("share" in navigator)) return copyText(link, words, link.href)
  // A visitor who closes the dialog needs no response. The browsers inside other apps may refuse to open it.
  await navigator
    .share({ title, url: link.href })
    .catch((error: Error) => (error.name === "AbortError" ? undefined : copyText(link, words, link.href)))
}
