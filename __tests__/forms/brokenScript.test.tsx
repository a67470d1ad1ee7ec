/** @jest-environment jsdom */
import { waitFor } from "@testing-library/react"
import { appointmentForm, contactForm } from "../../testing/unit/domForm"
import { openPage } from "../../testing/unit/pages"

// Uses a browser that lacks something the rules need.
jest.mock<object>("../../src/forms/fields", () => ({
  ...jest.requireActual<object>("../../src/forms/fields"),
  checkRules: () => {
    throw new TypeError("fields.toSorted is not a function")
  },
}))

beforeEach(() => {
  // Formik reports it, too.
  jest.spyOn(console, "warn").mockImplementation(() => undefined)
})

it("posts the message by the browser itself, with what was typed, if the form's own script fails", async () => {
  const submit = jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => undefined)
  openPage("/contact/")
  contactForm.fillIn()
  await contactForm.submit()
  await waitFor(() => expect(submit.mock.contexts).toEqual([contactForm.form()]))
  contactForm.expectValues("kept")
  expect(contactForm.form()).toHaveAttribute("action", "https://formsubmit.co/hello@example.com")
})

it("shows how to book by phone and email if the script of the appointment form fails", async () => {
  openPage("/appointment/")
  appointmentForm.fillIn()
  await appointmentForm.submit()
  await waitFor(() => expect(window.location.hash).toBe("#by-phone"))
  appointmentForm.expectValues("kept")
  const links = document.querySelectorAll<HTMLAnchorElement>("#by-phone a")
  expect(Array.from(links, ({ href }) => href)).toEqual(["tel:+263000000000", "mailto:appointments@example.com"])
})
