/** @jest-environment jsdom */
import { noteCopies } from "../hydration/noteCopies"
import { type CopyMessage, watchCopies } from "../hydration/watchCopies"

let send: (message: CopyMessage) => void
let note: Element

beforeEach(() => {
  const worker = new EventTarget()
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: worker })
  send = data => worker.dispatchEvent(new MessageEvent("message", { data }))
  note = document.createElement("p")
  note.id = "copy-note"
  document.body.replaceChildren(note)
  history.replaceState(null, "", "/about/")
})

it("the note about a copy goes when the page itself has come", () => {
  note.textContent = "Saved"
  watchCopies()
  send(["/about/", "Saved"])
  expect(note.textContent).toBe("Saved")
  send("")
  expect(note.textContent).toBe("")
})

it("each page that React loads has the note of its data, and those that are fresh have none", () => {
  const showNote = noteCopies()
  const open = (path: string): string | null => {
    history.pushState(null, "", path)
    showNote()
    return note.textContent
  }
  // The page came from the network, so its data is only a copy of what is shown.
  send(["/about/", "Saved 1"])
  send(["/faq/", "Saved 2"])
  send(["/services/", "Saved 3"])
  send(["/services/", ""])
  expect(["/faq/", "/about/", "/services/", "/contact/"].map(open)).toEqual(["Saved 2", "", "", ""])
  expect(open("/faq/")).toBe("Saved 2")
  send(["/contact/", ""])
  expect(note.textContent).toBe("Saved 2")
  send(["/faq/", ""])
  expect(note.textContent).toBe("")
})
