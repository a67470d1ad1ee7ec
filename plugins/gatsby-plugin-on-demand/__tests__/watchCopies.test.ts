/** @jest-environment jsdom */
import { noteCopies } from "../noteCopies"
import { watchCopies } from "../watchCopies"

let tell: (path: string, sentence: string) => void
let note: Element

beforeEach(() => {
  const worker = new EventTarget()
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: worker })
  tell = (path, sentence) => worker.dispatchEvent(new MessageEvent("message", { data: [path, sentence] }))
  note = document.createElement("p")
  note.id = "copy-note"
  document.body.replaceChildren(note)
  history.replaceState(null, "", "/about/")
})

it("the note about a copy goes when the page itself has come", () => {
  note.textContent = "Saved"
  watchCopies()
  tell("/faq/", "")
  tell("/about/", "Saved")
  expect(note.textContent).toBe("Saved")
  tell("/about/", "")
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
  tell("/about/", "Saved 1")
  tell("/faq/", "Saved 2")
  tell("/services/", "Saved 3")
  tell("/services/", "")
  expect(["/faq/", "/about/", "/services/", "/contact/"].map(open)).toEqual(["Saved 2", "", "", ""])
})
