/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react"
import { success } from "../../testing/forwarderAnswers"
import { parseCell, readTable } from "../../testing/readTable"
import { appointmentForm, contactForm } from "../../testing/unit/domForm"
import { fakeFetch } from "../../testing/unit/fakeFetch"
import { findToast } from "../../testing/unit/findToast"
import { openPage } from "../../testing/unit/pages"
import { setDate } from "../../testing/unit/setDate"

/** Checks the fields of both forms, and the messages about missing or invalid values. */

const open = (name: string) => {
  openPage(name === "contact" ? "/contact/" : "/appointment/")
  return name === "contact" ? contactForm : appointmentForm
}

const control = (id: string) => {
  const found = document.querySelector<HTMLInputElement>(`form #${id}`)
  if (!found) throw new Error(`There is no field “${id}”.`)
  return found
}

it.each(readTable("forms/fields.txt"))(
  "the %s form has %s with the type %s, autocomplete “%s”, required: %s",
  (form = "", field = "", type, autocomplete, required) => {
    open(form)
    expect(control(field)).toHaveProperty("type", type)
    expect(control(field).getAttribute("autocomplete") ?? "none").toBe(autocomplete)
    expect(control(field).required).toBe(required === "yes")
    // A patient's data must not end up in a URL or a log.
    expect(control(field).getAttribute("name")).toBe(form === "contact" ? field : null)
  }
)

it.each(readTable("forms/phoneAdvice.txt"))("doubts that %s is a phone number: %s", async (cell, isDoubted) => {
  open("appointment")
  appointmentForm.fillIn({ phone: String(parseCell(cell)) })
  const hint = "A number for SMS or WhatsApp is fine."
  const advice =
    isDoubted === "yes" ? `${hint} This does not look like a phone number. We need one to reach you.` : hint
  expect(appointmentForm.control("phone")).toHaveAccessibleDescription(hint)
  fireEvent.blur(appointmentForm.control("phone"))
  expect(appointmentForm.control("phone")).toHaveAccessibleDescription(advice)
  expect(appointmentForm.control("phone")).not.toHaveAttribute("aria-invalid")
})

it("takes a doubtful phone number", async () => {
  open("appointment")
  appointmentForm.fillIn({ phone: "none" })
  fireEvent.blur(appointmentForm.control("phone"))
  await appointmentForm.submit()
  expect(await findToast("Appointment Booked!")).toBeInTheDocument()
})

it.each(readTable("forms/refusedValues.txt"))(
  "the %s form refuses as %s %s, and keeps the other fields: %s",
  async (form = "", field = "", cell = "", error = "", toast) => {
    setDate(new Date("2031-03-09T22:30:00Z"))
    const calls = fakeFetch(success)
    const { fillIn, submit, expectValues } = open(form)
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
