import { announce } from "../../plugins/gatsby-plugin-on-demand"
import { copiedHook, copyHook } from "./contract"

/** What to say of a copy that succeeded, and of one that failed: without names, because each page carries them. */
export type CopyWords = readonly [copied: string, notCopied: string]

/** Milliseconds for which the button shows the result. */
const resultMs = 3000

/**
 * Copies `text`, by default that of the button's attribute, and reports the result: the button by an attribute, which
 * its styles turn into words, and screen readers by the announcer. Called within the press: browsers refuse the clipboard
 * later.
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
    // Refused, or a page without TLS: the button says so.
  }
  button.setAttribute(copiedHook, result)
  announce(result)
  setTimeout(() => button.removeAttribute(copiedHook), resultMs)
}
