/** @jest-environment jsdom */
import userEvent from "@testing-library/user-event"
import { shareLink } from "../../src/inline/copyText"

const url = "https://www.example.com/services/"

/** Presses Share in a browser whose dialog ends with this error. Returns what was copied, and what the link says. */
const shareWith = async (error: Error) => {
  userEvent.setup()
  Object.assign(window.navigator, { share: async () => Promise.reject(error) })
  const link = Object.assign(document.createElement("a"), { href: url })
  await shareLink(link, ["Copied", "Not copied"])
  return [await window.navigator.clipboard.readText(), link.getAttribute("data-copied")]
}

afterEach(() => {
  Reflect.deleteProperty(window.navigator, "share")
})

it.each([
  new DOMException("Permission denied", "NotAllowedError"),
  new DOMException("An earlier share has not ended", "InvalidStateError"),
  new DOMException("Internal error: could not connect to the Web Share interface", "DataError"),
  new TypeError("Invalid URL"),
])("“Share” copies the URL and says so if the browser does not open its dialog: %s", async error => {
  expect(await shareWith(error)).toEqual([url, "Copied"])
})

it("“Share” does nothing when the visitor closes the dialog", async () => {
  expect(await shareWith(new DOMException("Abort due to cancellation of share", "AbortError"))).toEqual(["", null])
})
