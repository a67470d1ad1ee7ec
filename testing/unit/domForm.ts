import { act, fireEvent, waitFor } from "@testing-library/react"
import { requestStore } from "../../src/forms/AppointmentForm"
import { messageStore } from "../../src/forms/ContactForm"
import { type AppointmentField, appointmentFormParts } from "../appointmentRequest"
import { type ContactField, contactFormParts } from "../contactMessage"
import { getKeys } from "../getKeys"
import { only } from "./only"

// Resets both forms' deliveries, so that no test sees messages of an earlier one.
afterEach(() => {
  messageStore.reset()
  requestStore.reset()
})

interface DomFormOptions<Field extends string> {
  /** Accessible name of the form. */
  name: string
  /** Label of the submit button. */
  submitLabel: string
  labels: Readonly<Record<Field, string>>
  /** A value for every field. */
  complete: Readonly<Record<Field, string>>
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (element: HTMLElement | null | undefined): element is Control =>
  element?.matches("input, select, textarea") ?? false

const nameOf = (form: HTMLFormElement) =>
  form.getAttribute("aria-label") ?? document.getElementById(form.getAttribute("aria-labelledby") ?? "")?.textContent

/**
 * Returns a form in jsdom, whose fields are found by name. Its parts are found by their labels, in text or attributes,
 * because a search by role computes the styles of the whole page, which is slow in jsdom. The transcripts of the pages
 * cover their roles and names.
 */
const domForm = <Field extends string>({ name, submitLabel, labels, complete }: DomFormOptions<Field>) => {
  const fields = getKeys(labels)
  const form = () => {
    const forms = [...document.querySelectorAll("form")]
    return only(
      forms.filter(found => nameOf(found) === name),
      `the form “${name}”`
    )
  }
  /** Returns the only element of the form with this selector and text. */
  const part = <Name extends "label" | "button">(selector: Name, text: string) => {
    const parts = [...form().querySelectorAll(selector)]
    return only(
      parts.filter(({ textContent }) => textContent?.trim() === text),
      `the ${selector} “${text}”`
    )
  }
  const control = (field: Field): Control => {
    const { control: found } = part("label", labels[field])
    if (!isControl(found)) throw new Error(`The label “${labels[field]}” has no field.`)
    return found
  }
  const button = (label = submitLabel) => part("button", label)
  const change = (field: Field, value: string) => fireEvent.change(control(field), { target: { value } })
  const values = () => fields.map(field => [field, control(field).value])
  return {
    fields,
    form,
    control,
    controls: () => fields.map(control),
    button,
    change,
    /** Returns the link of the form with this text, if there is one. */
    link: (name: string) => [...form().querySelectorAll("a")].find(({ textContent }) => textContent?.includes(name)),
    /** Fills in every field without an event, as some browsers do. */
    autofill: () => {
      for (const field of fields) control(field).value = complete[field]
    },
    /** Fills in every field at once, as a browser does with what it has stored, and changes one of them. */
    fillIn: (changes: Partial<Record<Field, string>> = {}) => {
      const filled = fields.map(field => ({ target: control(field), value: changes[field] ?? complete[field] }))
      const last = filled.findLast(({ target, value }) => target.value !== value)
      for (const { target, value } of filled) if (target !== last?.target) target.value = value
      if (last) fireEvent.change(last.target, { target: { value: last.value } })
    },
    /** Presses the button, and waits for what happens at once. */
    submit: () => act(async () => void fireEvent.click(button())),
    /** Waits until the form is being sent. */
    sending: () => waitFor(() => expect(button("Sending...")).toBeDisabled()),
    /** Expects the values of the complete form with `changes`, or empty fields. */
    expectValues: (expected: "kept" | "cleared", changes: Partial<Record<Field, string>> = {}) =>
      expect(values()).toEqual(
        fields.map(field => [field, expected === "kept" ? (changes[field] ?? complete[field]) : ""])
      ),
  }
}

/** The contact form. */
export const contactForm = domForm<ContactField>(contactFormParts)

/** The appointment form. */
export const appointmentForm = domForm<AppointmentField>(appointmentFormParts)
