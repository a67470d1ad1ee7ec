/** @jest-environment jsdom */
import { listBackups } from "../backups/listBackups"
import { bakery } from "./bakery"

beforeEach(() => localStorage.clear())

it("names every form that is kept on this device, until it is saved", () => {
  const list = document.createElement("p")
  const note = listBackups(list, bakery.forms)
  note("about", true)
  note("breads", true)
  expect(list.textContent).toBe("Kept on this device, not saved yet: About us, Breads.")
  // Another tab, or the same after a reload.
  listBackups(list, bakery.forms)("about", false)
  expect(list.textContent).toBe("Kept on this device, not saved yet: Breads.")
  note("breads", false)
  expect(list.textContent).toBe("")
})

const signIn = (name: string) =>
  localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "github", token: "invitation", name }))

it("says whose a form is that somebody else has typed on this device", () => {
  const list = document.createElement("p")
  signIn("Ama")
  listBackups(list, bakery.forms)("about", true)
  expect(list.textContent).toBe("Kept on this device, not saved yet: About us.")
  signIn("Ben")
  const note = listBackups(list, bakery.forms)
  note("breads", true)
  expect(list.textContent).toBe("Kept on this device, not saved yet: About us (typed by Ama), Breads.")
  note("about", true)
  expect(list.textContent).toBe("Kept on this device, not saved yet: Breads, About us.")
})

it("backs up the open form again where another tab has saved it", () => {
  const note = listBackups(document.createElement("p"), bakery.forms)
  const backUp = jest.fn()
  for (const name of ["about", "breads"]) note(name, true, backUp)
  window.location.hash = "#/collections/_singletons/entries/about"
  localStorage.setItem("backups", "[]")
  window.dispatchEvent(new Event("storage"))
  expect(backUp).toHaveBeenCalledTimes(1)
  expect(localStorage.getItem("backups")).toBe('["about"]')
  window.location.hash = ""
})
