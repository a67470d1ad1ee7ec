import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { type AppointmentField, appointmentLabels, appointmentRequest } from "./appointmentRequest"
import { type ContactField, contactLabels, contactMessage } from "./contactMessage"
import { getKeys } from "./getKeys"

interface DomFormOptions<Field extends string> {
  /** The form's accessible name. */
  name: string
  /** The label of its submit button. */
  submitLabel: string
  labels: Readonly<Record<Field, string>>
  /** A value for every field. */
  complete: Readonly<Record<Field, string>>
}

/** A form in jsdom, by its fields' names. */
const domForm = <Field extends string>({ name, submitLabel, labels, complete }: DomFormOptions<Field>) => {
  const fields = getKeys(labels)
  // By its label: a search by role computes the styles of the whole page, which is slow in jsdom.
  const form = () => screen.getByLabelText<HTMLFormElement>(name, { selector: "form" })
  const control = (field: Field) =>
    within(form()).getByLabelText<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(labels[field])
  const button = (label = submitLabel) => within(form()).getByRole("button", { name: label })
  const change = (field: Field, value: string) => fireEvent.change(control(field), { target: { value } })
  const values = () => fields.map(field => [field, control(field).value])
  return {
    fields,
    form,
    control,
    button,
    change,
    /** Fills in every field at once. `user.type` takes seconds. */
    fillIn: (changes: Partial<Record<Field, string>> = {}) => {
      for (const field of fields) change(field, changes[field] ?? complete[field])
    },
    submit: (user: UserEvent) => user.click(button()),
    /** Waits until the form is being sent. */
    sending: () => waitFor(() => expect(button("Sending...")).toBeDisabled()),
    /** Moves the fake clock to the time limit of 20 s. The form is being sent until then. */
    reachTimeLimit: async () => {
      await waitFor(() => expect(button("Sending...")).toBeDisabled())
      await act(() => jest.advanceTimersByTimeAsync(19_000))
      expect(button("Sending...")).toBeDisabled()
      await act(() => jest.advanceTimersByTimeAsync(1000))
    },
    /** Expects the values of the complete form, with `changes`, or an empty form. */
    expectValues: (expected: "kept" | "cleared", changes: Partial<Record<Field, string>> = {}) =>
      expect(values()).toEqual(
        fields.map(field => [field, expected === "kept" ? (changes[field] ?? complete[field]) : ""])
      ),
  }
}

/** The contact form. */
export const contactForm = domForm<ContactField>({
  name: "Send us a Message",
  submitLabel: "Send Message",
  labels: contactLabels,
  complete: contactMessage,
})

/** The appointment form. */
export const appointmentForm = domForm<AppointmentField>({
  name: "Book an Appointment",
  submitLabel: "Book Appointment",
  labels: appointmentLabels,
  complete: appointmentRequest,
})
