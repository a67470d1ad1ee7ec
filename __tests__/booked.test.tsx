import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { readData, useData } from "./support/graph"
import { pageElement } from "./support/pages"

// A frozen sample: what the clinic publishes today is free to change.
const data = readData("__tests__/sample")
const { clinic, appointment } = data

/** The content with some fields of two files changed. */
const changed = (changes: { clinic?: object; appointment?: object }) => ({
  ...data,
  clinic: { ...clinic, ...changes.clinic },
  appointment: { ...appointment, ...changes.appointment },
})

const made: Blob[] = []
const fetched = jest.fn()

beforeAll(() => {
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${made.push(blob)}` })
  Object.assign(window, { print: jest.fn(), fetch: fetched })
})

beforeEach(() => {
  made.length = 0
  fetched.mockReset()
  window.history.replaceState(null, "", "/appointment/")
  useData(data)
})

const form = () => within(screen.getByRole("form", { name: "Book an Appointment" }))

const answers = { "First name": "Tariro", "Last name": "Moyo", Email: "tariro@example.com", Phone: "263 77 000 0000", "Additional notes (optional)": "Since Sunday" }

const fillIn = () => {
  // Typed in the form's own tests; here in one go, letter by letter takes seconds.
  const all = { ...answers, "Service type": "Cardiology", "Preferred date": "2099-11-24", "Preferred time": "2:30 PM" }
  for (const [label, value] of Object.entries(all)) fireEvent.change(form().getByLabelText(label), { target: { value } })
}

const book = async () => {
  render(pageElement("/appointment/"))
  fillIn()
  const user = userEvent.setup()
  await user.click(form().getByRole("button", { name: "Book Appointment" }))
  return user
}

const panel = (name: string) => screen.findByRole("region", { name })

it("says first that nothing was sent, then what was asked for, and takes the focus", async () => {
  await book()
  const shown = await panel("One step is left")
  expect(shown).toHaveFocus()
  expect(shown).toHaveAccessibleDescription(/has not left this phone.*confirmed when we answer/)
  expect(within(shown).getAllByRole("definition").map(value => value.textContent)).toEqual([
    "Tariro Moyo",
    "tariro@example.com",
    "263 77 000 0000",
    "Cardiology",
    expect.stringMatching(/^Tuesday,? 24 November 2099$/),
    "2:30 PM",
    "Since Sunday",
  ])
  expect(fetched).not.toHaveBeenCalled()
  expect(await screen.findByText("Appointment Booked!")).toBeInTheDocument()
  for (const label of Object.keys(answers)) expect(form().getByLabelText(label)).toHaveValue("")
})

it("offers the calendar file, the messages without the notes, the phone and the printer", async () => {
  useData(changed({ clinic: { whatsapp: "+263 77 123 4567" } }))
  const user = await book()
  const shown = within(await panel("One step is left"))
  const link = await shown.findByRole("link", { name: "Add to calendar" })
  expect(link).toHaveAttribute("href", "blob:1")
  expect(link).toHaveAttribute("download", "appointment.ics")
  expect(made[0]?.type).toBe("text/calendar;charset=utf-8")
  const mail = new URL(shown.getByRole("link", { name: "Send it by e-mail" }).getAttribute("href") ?? "")
  expect(mail.protocol + mail.pathname).toBe("mailto:appointments@example.com")
  expect(mail.searchParams.get("subject")).toBe("Appointment request: Cardiology")
  const chat = new URL(shown.getByRole("link", { name: "Send it by WhatsApp" }).getAttribute("href") ?? "")
  expect(chat.origin + chat.pathname).toBe("https://wa.me/263771234567")
  for (const message of [mail.searchParams.get("body"), chat.searchParams.get("text")]) {
    for (const fact of ["Tariro Moyo", "263 77 000 0000", "Cardiology", "24 November 2099", "2:30 PM"]) expect(message).toContain(fact)
    expect(message).not.toContain("Since Sunday")
  }
  expect(shown.getByRole("link", { name: "Call us" })).toHaveAttribute("href", "tel:+263000000000")
  await user.click(shown.getByRole("button", { name: "Print" }))
  expect(window.print).toHaveBeenCalledTimes(1)
})

it("offers no WhatsApp where the clinic has none, and gives way to another booking", async () => {
  const user = await book()
  const shown = within(await panel("One step is left"))
  expect(shown.queryByRole("link", { name: "Send it by WhatsApp" })).not.toBeInTheDocument()
  await user.click(shown.getByRole("button", { name: "Book another" }))
  expect(screen.queryByRole("region", { name: "One step is left" })).not.toBeInTheDocument()
  expect(form().getByLabelText("First name")).toHaveFocus()
})

it("chooses the service the address names, and ignores one it does not know", () => {
  window.history.replaceState(null, "", "/appointment/?service=Mental%20Health")
  const { unmount } = render(pageElement("/appointment/"))
  expect(form().getByLabelText("Service type")).toHaveValue("Mental Health")
  unmount()
  for (const unknown of ["Maternity%20Services", "%3Cscript%3E", ""]) {
    window.history.replaceState(null, "", `/appointment/?service=${unknown}`)
    const { unmount } = render(pageElement("/appointment/"))
    expect(form().getByLabelText("Service type")).toHaveValue("")
    unmount()
  }
})

describe("delivery forward", () => {
  beforeEach(() => useData(changed({ appointment: { delivery: "forward" } })))

  it("says by the form that the request is forwarded", () => {
    render(pageElement("/appointment/"))
    expect(form().getByText(/through the forwarding service FormSubmit/)).toBeInTheDocument()
    expect(form().queryByText(/sends it nowhere/)).not.toBeInTheDocument()
  })

  it("shows Sending... until the forwarder has answered, and only then the success", async () => {
    const answers: ((response: unknown) => void)[] = []
    fetched.mockReturnValue(new Promise(resolve => answers.push(resolve)))
    await book()
    expect(await form().findByRole("button", { name: "Sending..." })).toBeDisabled()
    expect(screen.queryByText("Appointment Booked!")).not.toBeInTheDocument()
    const [address, { method, body }] = fetched.mock.calls[0]
    expect(address).toBe("https://formsubmit.co/ajax/appointments@example.com")
    expect(method).toBe("POST")
    expect(JSON.parse(body)).toEqual({
      name: "Tariro Moyo",
      email: "tariro@example.com",
      phone: "263 77 000 0000",
      service: "Cardiology",
      date: "2099-11-24",
      time: "2:30 PM",
      notes: "Since Sunday",
      _subject: "Appointment request: Cardiology",
      _captcha: "false",
      _template: "table",
    })
    await act(async () => answers[0]?.({ ok: true, json: async () => ({ success: "true" }) }))
    expect(await panel("We have your request")).toHaveAccessibleDescription(/was sent to us by e-mail.*confirmed when we answer/)
    expect(await screen.findByText("Appointment Booked!")).toBeInTheDocument()
    expect(form().getByRole("button", { name: "Book Appointment" })).toBeEnabled()
  })

  it.each([
    ["the connection fails", () => Promise.reject(new TypeError("Failed to fetch")), "Please try again or email us at appointments@example.com"],
    ["the forwarder refuses without words", () => Promise.resolve({ ok: false, json: async () => ({}) }), "Failed to send message"],
    ["the forwarder refuses", () => Promise.resolve({ ok: false, json: async () => ({ message: "Too many requests" }) }), "Too many requests"],
    ["the address is not confirmed yet", () => Promise.resolve({ ok: true, json: async () => ({ success: "false", message: "Activate" }) }), "Please try again or email us at appointments@example.com"],
  ])("keeps everything in the form when %s", async (_case, response, message) => {
    fetched.mockImplementation(response)
    await book()
    expect(await screen.findByText("Could not send message")).toBeInTheDocument()
    expect(screen.getByText(message)).toBeInTheDocument()
    await waitFor(() => expect(form().getByRole("button", { name: "Book Appointment" })).toBeEnabled())
    for (const [label, value] of Object.entries(answers)) expect(form().getByLabelText(label)).toHaveValue(value)
    expect(screen.queryByRole("region", { name: "We have your request" })).not.toBeInTheDocument()
    expect(form().getByText(/Your request is still here/)).toBeInTheDocument()
    expect(window.sessionStorage).toHaveLength(0)
    expect(window.localStorage).toHaveLength(0)
  })
})
