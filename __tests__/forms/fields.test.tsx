/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react"
import { success } from "../../testing/forwarderAnswers"
import { parseCell, readTable } from "../../testing/readTable"
import { appointmentForm, contactForm } from "../../testing/unit/domForm"
import { fakeFetch } from "../../testing/unit/fakeFetch"
import { findToast } from "../../testing/unit/findToast"
import { openForm } from "../../testing/unit/openForm"
import { setDate } from "../../testing/unit/setDate"

/** Checks the fields of both forms, and the messages about missing or invalid values. */

const forms = { contact: contactForm, appointment: appointmentForm }

const control = (id: string) => {
  const found = document.querySelector<HTMLInputElement>(`form #${id}`)
  if (!found) throw new Error(`There is no field “${id}”.`)
  return found
}

it.each(["contact", "appointment"] as const)("the fields of the %s form are those of the table", form => {
  openForm(form)
  const rows = readTable("forms/fields.txt").filter(([name]) => name === form)
  const found = rows.map(([, id = ""]) => {
    const { type, required, autocomplete } = control(id)
    return [form, id, type, autocomplete || "none", required ? "yes" : "no"]
  })
  expect(rows.length).toBeGreaterThan(3)
  expect(found).toEqual(rows)
  // A patient's data must not end up in a URL or a log.
  const names = rows.map(([, id = ""]) => control(id).getAttribute("name"))
  expect(names).toEqual(rows.map(([, id]) => (form === "contact" ? id : null)))
})

it("doubts what is no phone number when its field is left, and not before", () => {
  openForm("appointment")
  const hint = "A number for SMS or WhatsApp is fine."
  const doubt = `${hint} This does not look like a phone number. We need one to reach you.`
  const rows = readTable("forms/phoneAdvice.txt").map(([cell, isDoubted]) => [String(parseCell(cell)), isDoubted])
  const phone = appointmentForm.control("phone")
  const found = rows.map(([value = ""]) => {
    appointmentForm.change("phone", "+263 77 123 4567")
    fireEvent.blur(phone)
    appointmentForm.change("phone", value)
    expect(phone).toHaveAccessibleDescription(hint)
    fireEvent.blur(phone)
    expect(phone).not.toHaveAttribute("aria-invalid")
    const notes = (phone.getAttribute("aria-describedby") ?? "").split(" ").map(id => document.getElementById(id))
    const advice = notes.map(note => note?.textContent).join(" ")
    return [value, advice.trim() === doubt ? "yes" : advice.trim() === hint ? "no" : advice]
  })
  expect(found).toEqual(rows)
})

it("takes a doubtful phone number", async () => {
  openForm("appointment")
  appointmentForm.fillIn({ phone: "none" })
  fireEvent.blur(appointmentForm.control("phone"))
  await appointmentForm.submit()
  expect(await findToast("Appointment Booked!")).toBeInTheDocument()
})

it.each(readTable("forms/refusedValues.txt"))(
  "the %s form refuses as %s %s, and keeps the other fields: %s",
  async (form, field = "", cell = "", error = "", toast) => {
    setDate(new Date("2031-03-09T22:30:00Z"))
    const calls = fakeFetch(success)
    const name = form === "contact" ? "contact" : "appointment"
    openForm(name)
    const { fillIn, submit, expectValues } = forms[name]
    const value = String(parseCell(cell))
    fillIn({ [field]: value })
    await submit()
    await waitFor(() => expect(control(field)).toHaveAccessibleDescription(new RegExp(error)))
    expect(control(field)).toHaveAttribute("aria-invalid", "true")
    expect(control(field)).toHaveFocus()
    expectValues("kept", { [field]: value })
    const toasts = toast ? [await findToast("Missing Information")] : [...document.querySelectorAll("[role=alert]")]
    expect(toasts).toHaveLength(toast ? 1 : 0)
    expect(toasts.map(({ textContent }) => textContent).join("")).toContain(toast ?? "")
    expect(calls).toEqual([])
  }
)
