/** @jest-environment jsdom */
import { contactDraft } from "../../src/inline/contract"
import { openDraft } from "../../src/inline/draft"

const stored = () => sessionStorage.getItem(contactDraft.key) ?? ""

it("a sent message is not stored again when the focus leaves its last field", () => {
  document.body.innerHTML = '<form><input id="subject"></form>'
  const field = document.querySelector("input") ?? document.createElement("input")
  const set = (value: string) => {
    field.value = value
    field.dispatchEvent(new Event("change", { bubbles: true }))
  }
  const draft = openDraft(contactDraft)
  set("Fees")
  expect(stored()).toContain("Fees")
  draft.clear({})
  // The browser reports the change only now.
  set("Fees")
  expect(stored()).not.toContain("Fees")
  set("")
  set("Fees")
  expect(stored()).toContain("Fees")
})
