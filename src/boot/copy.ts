import type { Words } from "../words/words"
import { announce } from "./announce"
import { copiedHook, copyHook } from "./contract"

/** How a copy went. */
export type CopyWords = Pick<Words["copy"], "copied" | "notCopied">

/** Milliseconds for which the button shows the result. */
const resultMs = 3000

/**
 * Copies `text`, by default that of the button's attribute, and reports the result: the button by an attribute, which
 * its styles turn into words, and screen readers by the announcer. Called within the press: browsers refuse the clipboard
 * later.
 */
export const copyText = async (
  button: Element,
  words: CopyWords,
  text = button.getAttribute(copyHook) ?? ""
): Promise<void> => {
  let result: string = words.notCopied
  try {
    await navigator.clipboard.writeText(text)
    result = words.copied
  } catch {
    // Refused, or a page without TLS: the button says so.
  }
  button.setAttribute(copiedHook, result)
  announce(result)
  setTimeout(() => button.removeAttribute(copiedHook), resultMs)
}
