import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { requestDelivery } from "../src/forms/AppointmentForm"
import { ConfirmationPanel } from "../src/forms/ConfirmationPanel"
import { fakeFetch, heldFetch } from "./support/fakeFetch"
import { isSlow, modesOf } from "./support/forwarderModes"
import { readData, useData } from "./support/graph"
import { pageData, pageElement } from "./support/pages"

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
  Object.assign(window, { print: jest.fn() })
})

beforeEach(() => {
  made.length = 0
  fetched.mockReset()
  Object.assign(globalThis, { fetch: fetched })
  window.history.replaceState(null, "", "/appointment/")
  useData(data)
})

afterEach(() => {
  jest.useRealTimers()
  requestDelivery.reset()
})

// By its label: a search by role computes the styles of the whole page each time, which jsdom does slowly.
const form = () => within(screen.getByLabelText("Book an Appointment", { selector: "form" }))

const answers = {
  "First name": "Tariro",
  "Last name": "Moyo",
  Email: "tariro@example.com",
  Phone: "263 77 000 0000",
  "Additional notes (optional)": "Since Sunday",
}

const all = { ...answers, "Service type": "Cardiology", "Preferred date": "2099-11-24", "Preferred time": "2:30 PM" }

const fillIn = () => {
  // Typed in the form's own tests; here in one go, letter by letter takes seconds.
  for (const [label, value] of Object.entries(all))
    fireEvent.change(form().getByLabelText(label), { target: { value } })
}

const book = async (user = userEvent.setup()) => {
  render(pageElement("/appointment/"))
  fillIn()
  await user.click(form().getByRole("button", { name: "Book Appointment" }))
  return user
}

const panel = (name: string) => screen.findByRole("region", { name })

it("says first that nothing was sent, then what was asked for, and takes the focus", async () => {
  await book()
  const shown = await panel("One step is left")
  expect(shown).toHaveFocus()
  expect(shown).toHaveAccessibleDescription(/has not left this phone.*confirmed when we answer/)
  expect(
    within(shown)
      .getAllByRole("definition")
      .map(value => value.textContent)
  ).toEqual([
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
  const mail = new URL(shown.getByRole("link", { name: "Send it by email" }).getAttribute("href") ?? "")
  expect(mail.protocol + mail.pathname).toBe("mailto:appointments@example.com")
  expect(mail.searchParams.get("subject")).toBe("Appointment request: Cardiology")
  const chat = new URL(shown.getByRole("link", { name: "Send it by WhatsApp" }).getAttribute("href") ?? "")
  expect(chat.origin + chat.pathname).toBe("https://wa.me/263771234567")
  for (const message of [mail.searchParams.get("body"), chat.searchParams.get("text")]) {
    for (const fact of ["Tariro Moyo", "263 77 000 0000", "Cardiology", "24 November 2099", "2:30 PM"])
      expect(message).toContain(fact)
    expect(message).not.toContain("Since Sunday")
  }
  expect(shown.getByRole("link", { name: "Call us" })).toHaveAttribute("href", "tel:+263000000000")
  await user.click(shown.getByRole("button", { name: "Print" }))
  expect(window.print).toHaveBeenCalledTimes(1)
})

it("keeps the visitor's place when it is rendered again with the same values", () => {
  const { confirmation } = JSON.parse(JSON.stringify(pageData("/appointment/"))).content.appointment
  const request = {
    firstName: "Tariro",
    lastName: "Moyo",
    email: "tariro@example.com",
    phone: "263 77 000 0000",
    service: "Cardiology",
    date: "2099-11-24",
    time: "2:30 PM",
    notes: "",
  }
  const shown = () => (
    <ConfirmationPanel texts={confirmation} delivery="none" request={{ ...request }} onAnother={() => undefined} />
  )
  const { rerender } = render(shown())
  const print = screen.getByRole("button", { name: "Print" })
  print.focus()
  rerender(shown())
  expect(print).toHaveFocus()
})

it("comes anew for a second booking, also with the same values", async () => {
  const user = await book()
  const first = await panel("One step is left")
  fillIn()
  await user.click(form().getByRole("button", { name: "Book Appointment" }))
  await waitFor(() => expect(first).not.toBeInTheDocument())
  expect(await panel("One step is left")).toHaveFocus()
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

const expectValues = (values: "kept" | "cleared") => {
  for (const [label, value] of Object.entries(all))
    expect(form().getByLabelText(label)).toHaveValue(values === "kept" ? value : "")
}

/** Sends, and goes to another page before the answer. */
const leave = async () => {
  const held = heldFetch()
  const view = render(pageElement("/appointment/"))
  fillIn()
  await userEvent.click(form().getByRole("button", { name: "Book Appointment" }))
  await waitFor(() => expect(held.calls).toHaveLength(1))
  view.rerender(pageElement("/about/"))
  return {
    ...held,
    back: () => view.rerender(pageElement("/appointment/")),
    away: () => view.rerender(pageElement("/about/")),
  }
}

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
    expect(await panel("We have your request")).toHaveAccessibleDescription(
      /was sent to us by email.*confirmed when we answer/
    )
    expect(await screen.findByText("Appointment Booked!")).toBeInTheDocument()
    expect(form().getByRole("button", { name: "Book Appointment" })).toBeEnabled()
  })

  const modes = modesOf(
    {
      title: "Appointment Booked!",
      text: "Your appointment for Cardiology on 2099-11-24 at 2:30 PM has been scheduled. A confirmation email will follow shortly.",
    },
    "appointments@example.com"
  )

  /** The end of a send as the visitor sees it. */
  const expectEnd = async ({ toast, values }: (typeof modes)[number]) => {
    expect((await screen.findByText(toast.title)).parentElement).toHaveTextContent(`${toast.title}${toast.text}`)
    await waitFor(() => expect(form().getByRole("button", { name: "Book Appointment" })).toBeEnabled())
    expectValues(values)
    expect(screen.queryAllByRole("region", { name: "We have your request" })).toHaveLength(values === "kept" ? 0 : 1)
    expect(form().queryAllByText(/Your request is still here/)).toHaveLength(values === "kept" ? 1 : 0)
    expect(screen.queryAllByText("Appointment Booked!")).toHaveLength(values === "kept" ? 0 : 1)
    expect(window.sessionStorage).toHaveLength(0)
    expect(window.localStorage).toHaveLength(0)
  }

  it.each(modes.filter(mode => !isSlow(mode)))("the forwarder's answer: $name", async mode => {
    const calls = fakeFetch(mode)
    await book()
    await expectEnd(mode)
    expect(calls).toHaveLength(mode.requests)
  })

  it.each(modes.filter(isSlow))("the forwarder's answer: $name: the form waits 20 seconds", async mode => {
    jest.useFakeTimers()
    const calls = fakeFetch(mode)
    await book(userEvent.setup({ advanceTimers: jest.advanceTimersByTime }))
    await waitFor(() => expect(form().getByRole("button", { name: "Sending..." })).toBeDisabled())
    await act(() => jest.advanceTimersByTimeAsync(19_000))
    expect(form().getByRole("button", { name: "Sending..." })).toBeDisabled()
    await act(() => jest.advanceTimersByTimeAsync(1000))
    await expectEnd(mode)
    expect(calls).toHaveLength(mode.requests)
  })

  it("lets nothing be changed while it is sent, lists included", async () => {
    const { answer } = heldFetch()
    const user = await book()
    expect(await form().findByRole("button", { name: "Sending..." })).toBeDisabled()
    await user.type(form().getByLabelText("First name"), "Chipo")
    expect(form().getByLabelText("First name")).toHaveFocus()
    fireEvent.change(form().getByLabelText("Service type"), { target: { value: "Mental Health" } })
    fireEvent.change(form().getByLabelText("Preferred date"), { target: { value: "2099-12-24" } })
    expectValues("kept")
    for (const label of Object.keys(all))
      expect(form().getByLabelText(label).matches("[readonly], [aria-readonly=true]")).toBe(true)
    await act(async () => answer())
    await panel("We have your request")
    expectValues("cleared")
    for (const label of Object.keys(all))
      expect(form().getByLabelText(label).matches("[readonly], [aria-readonly=true]")).toBe(false)
  })

  it("goes on while the visitor reads another page, and is not done twice", async () => {
    const { calls, answer, back } = await leave()
    back()
    expectValues("kept")
    expect(form().getByRole("button", { name: "Sending..." })).toBeDisabled()
    fireEvent.submit(screen.getByRole("form", { name: "Book an Appointment" }))
    await act(async () => answer())
    expect(await panel("We have your request")).toHaveFocus()
    expectValues("cleared")
    expect(calls).toHaveLength(1)
  })

  it("that fails meanwhile is told there; all is in the form again, and what is changed then stays too", async () => {
    const { fail, back, away } = await leave()
    await act(async () => fail())
    expect(await screen.findByText("Could not send message")).toBeInTheDocument()
    expect(window.sessionStorage).toHaveLength(0)
    back()
    expectValues("kept")
    expect(form().getByRole("button", { name: "Book Appointment" })).toBeEnabled()
    expect(form().getByText(/Your request is still here/)).toBeInTheDocument()
    fireEvent.change(form().getByLabelText("First name"), { target: { value: "Chipo" } })
    away()
    back()
    expect(form().getByLabelText("First name")).toHaveValue("Chipo")
    expect(form().getByLabelText("Last name")).toHaveValue(all["Last name"])
    expect(window.sessionStorage).toHaveLength(0)
    expect(window.localStorage).toHaveLength(0)
  })

  it("that arrives meanwhile is told there, and shown once when the visitor comes back for another", async () => {
    const { answer, back, away } = await leave()
    await act(async () => answer())
    expect(await screen.findByText("Appointment Booked!")).toBeInTheDocument()
    window.history.replaceState(null, "", "/appointment/?service=Mental%20Health")
    back()
    expect(within(await panel("We have your request")).getByText("Cardiology")).toBeInTheDocument()
    expect(form().getByLabelText("First name")).toHaveValue("")
    expect(form().getByLabelText("Service type")).toHaveValue("Mental Health")
    away()
    back()
    expect(screen.queryByRole("region", { name: "We have your request" })).not.toBeInTheDocument()
  })
})
