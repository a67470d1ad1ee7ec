import { announce } from "./announce"
import { copiedHook, copyHook } from "./contract"

/** Milliseconds for which the button shows the result. */
const resultMs = 3000

/**
 * Copies the text of a button with the hook `copy`, and says how it went: the button by an attribute, which its styles
 * turn into words, and screen readers by the announcer. Called within the press: browsers refuse the clipboard later.
 */
export const copyText = async (button: Element): Promise<void> => {
  let result = "Could not copy"
  try {
    await navigator.clipboard.writeText(button.getAttribute(copyHook) ?? "")
    result = "Copied"
  } catch {
    // Refused, or a page without TLS: the button says so.
  }
  button.setAttribute(copiedHook, result)
  announce(result)
  setTimeout(() => button.removeAttribute(copiedHook), resultMs)
}
