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
