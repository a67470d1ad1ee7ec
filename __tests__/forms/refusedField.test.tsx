/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react"
import { json } from "../../testing/forwarderAnswers"
import { contactForm } from "../../testing/unit/domForm"
import { fakeFetch } from "../../testing/unit/fakeFetch"
import { findToast } from "../../testing/unit/findToast"
import { openForm } from "../../testing/unit/openForm"

// Uses a provider that names the field it refuses.
jest.mock<object>("../../src/forms/delivery/chosen", () => jest.requireActual("../../src/forms/delivery/endpoint"))

const { form, control, button, fillIn, submit, expectValues } = contactForm

it.each(["0", "e-mail:", "#subject", "constructor", "__proto__", "a b", "]", "firstName"])(
  "shows the reason alone where a refusal is about “%s”, which is no field of the form",
  async field => {
    fakeFetch(json(422, { message: "We cannot take this.", field }))
    openForm("contact")
    fillIn()
    await submit()
    expect(await findToast("Could not send message")).toHaveTextContent("We cannot take this.")
    expectValues("kept")
    expect(form().querySelector("[aria-invalid]")).toBeNull()
    await waitFor(() => expect(button()).toHaveFocus())
  }
)

it("shows a refusal at the field that it is about, until that is changed", async () => {
  fakeFetch(json(422, { message: "This is too long: please shorten it.", field: "subject" }))
  openForm("contact")
  fillIn()
  await submit()
  expect(await findToast("Could not send message")).toHaveTextContent("This is too long")
  expectValues("kept")
  await waitFor(() => expect(control("subject")).toHaveFocus())
  expect(control("subject")).toHaveAccessibleDescription("This is too long: please shorten it.")
  fireEvent.change(control("subject"), { target: { value: "Shorter" } })
  await waitFor(() => expect(control("subject")).not.toHaveAccessibleDescription())
})
