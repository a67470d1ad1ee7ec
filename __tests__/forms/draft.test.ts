/** @jest-environment jsdom */
import { contactDraft, draftMs } from "../../src/inline/contract"
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

it.each([
  ["less than an hour ago", 1 - draftMs, "Fees"],
  ["an hour ago", -draftMs, undefined],
  // Somebody has put the clock back since.
  ["in the future", draftMs, undefined],
])("reads what was typed %s", (key, agoMs, subject) => {
  jest.useFakeTimers({ now: 1e12 })
  sessionStorage.setItem(key, JSON.stringify({ subject: "Fees", at: Date.now() + agoMs }))
  const draft = openDraft({ ...contactDraft, key })
  expect(draft.read()["subject"]).toBe(subject)
  expect(draft.isOver()).toBe(subject === undefined)
})
