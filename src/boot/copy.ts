import { announce } from "./announce"
import { copiedHook, copyHook } from "./contract"

/** Milliseconds for which the button says how it went. */
const answerMs = 3000

/**
 * Copies the text of a button with the hook `copy`, and says how it went: the button by an attribute, which its styles
 * turn into words, and screen readers by the announcer. Called within the press: browsers refuse the clipboard later.
 */
export const copyText = async (button: Element): Promise<void> => {
  let answer = "Could not copy"
  try {
    await navigator.clipboard.writeText(button.getAttribute(copyHook) ?? "")
    answer = "Copied"
  } catch {
    // Refused, or a page without TLS: the button says so.
  }
  button.setAttribute(copiedHook, answer)
  announce(answer)
  setTimeout(() => button.removeAttribute(copiedHook), answerMs)
}
