import { fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent, { type UserEvent } from "@testing-library/user-event"
import { requestFor } from "./support/appointmentRequest"
import { readData } from "./support/data"
import { openPage, pageElement, serveHtml } from "./support/pages"

interface Service {
  title: string
  bookable: boolean
}

const data = readData()
const services: Service[] = data.services.services
const bookable = services.filter(service => service.bookable).map(service => service.title)
const timeSlots: string[] = data.appointment.timeSlots

// In the clinic's time zone it is past midnight already, in UTC it is not.
const moment = new Date("2031-03-09T22:30:00Z")
const utcDate = "2031-03-09"

const [service = "", otherService = ""] = bookable
const time = timeSlots.at(-1) ?? ""
const request = requestFor(service, "2031-03-20", time)

type Label = keyof typeof request

const isLabel = (label: string): label is Label => label in request
const labels = Object.keys(request).filter(isLabel)

const control = (label: Label) =>
  screen.getByLabelText<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(label)

const optionsOf = (label: Label) =>
  within(control(label))
    .getAllByRole<HTMLOptionElement>("option")
    .map(option => option.value)
    .filter(Boolean)

const fillIn = async (user: UserEvent, changes: Partial<Record<Label, string>> = {}) => {
  for (const label of labels) {
    const value = changes[label] ?? request[label]
    const element = control(label)
    if (value && element instanceof HTMLSelectElement) await user.selectOptions(element, value)
    // jsdom's date field takes a whole date only.
    else if (value) fireEvent.change(element, { target: { value } })
  }
}

const book = (user: UserEvent) =>
  user.click(
    within(screen.getByRole("form", { name: "Book an Appointment" })).getByRole("button", { name: "Book Appointment" })
  )

const toasts = () => screen.queryAllByRole("alert")

beforeEach(() => {
  jest.useFakeTimers({
    now: moment,
    doNotFake: [
      "setTimeout",
      "clearTimeout",
      "setInterval",
      "clearInterval",
      "setImmediate",
      "clearImmediate",
      "nextTick",
      "queueMicrotask",
      "performance",
      "requestAnimationFrame",
      "cancelAnimationFrame",
    ],
  })
  window.history.replaceState(null, "", "/appointment/")
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  document.body.innerHTML = ""
})

describe("the fields", () => {
  it.each([
    ["First name", "text", "given-name", true],
    ["Last name", "text", "family-name", true],
    ["Email", "email", "email", true],
    ["Phone", "tel", "tel", true],
    ["Service type", "select-one", "", true],
    ["Preferred date", "date", "", true],
    ["Preferred time", "select-one", "", true],
    ["Additional notes (optional)", "textarea", "", false],
  ] as const)("%s is of type %s", (label, type, autocomplete, required) => {
    openPage("/appointment/")
    expect(control(label)).toHaveProperty("type", type)
    expect(control(label).getAttribute("autocomplete") ?? "").toBe(autocomplete)
    expect(control(label).required).toBe(required)
  })

  it("are eight", () => {
    openPage("/appointment/")
    const form = screen.getByRole<HTMLFormElement>("form", { name: "Book an Appointment" })
    expect(form.querySelectorAll("input, select, textarea")).toHaveLength(labels.length)
    expect(labels).toHaveLength(8)
  })

  it("offer the bookable services and the time slots of the content", () => {
    openPage("/appointment/")
    expect(optionsOf("Service type")).toEqual(bookable)
    expect(optionsOf("Preferred time")).toEqual(timeSlots)
  })

  it("show an international number without a plus sign, and give notes three rows", () => {
    openPage("/appointment/")
    expect(control("Phone").getAttribute("placeholder")).toMatch(/^263 [\d ]+$/)
    expect(control("Additional notes (optional)")).toHaveAttribute("rows", "3")
  })

  it("take no date before today's UTC date, even where the visitor's day has begun", () => {
    expect(new Date().getDate()).not.toBe(new Date().getUTCDate())
    openPage("/appointment/")
    expect(control("Preferred date")).toHaveAttribute("min", utcDate)
  })

  it("have no day of the build in the HTML", () => {
    serveHtml("/appointment/")
    expect(control("Preferred date")).not.toHaveAttribute("min")
  })

  it("have no names, so that no address or log can get a patient's data", () => {
    openPage("/appointment/")
    for (const label of labels) expect(control(label)).not.toHaveAttribute("name")
  })
})

describe("an incomplete request", () => {
  it.each(labels.filter(label => !label.includes("optional")))(
    "without %s is refused, and all the rest is kept",
    async label => {
      const user = userEvent.setup()
      openPage("/appointment/")
      await fillIn(user, { [label]: "" })
      await book(user)
      const toast = await screen.findByRole("alert")
      expect(within(toast).getByText("Missing Information")).toBeInTheDocument()
      expect(toast).toHaveTextContent("Please fill in all required fields")
      for (const other of labels) expect(control(other)).toHaveValue(other === label ? "" : request[other])
      expect(control(label)).toHaveAttribute("aria-invalid", "true")
      expect(control(label)).toHaveAccessibleDescription(/\w/)
      expect(control(label)).toHaveFocus()
    }
  )

  it("gets an error at each faulty field, and the focus goes to the first", async () => {
    const user = userEvent.setup()
    openPage("/appointment/")
    await fillIn(user, { "Last name": "", Phone: "   ", "Preferred time": "" })
    await book(user)
    await screen.findByRole("alert")
    expect(toasts()).toHaveLength(1)
    for (const label of labels) {
      const faulty = ["Last name", "Phone", "Preferred time"].includes(label)
      expect([label, control(label).getAttribute("aria-invalid")]).toEqual([label, faulty ? "true" : null])
    }
    expect(control("Last name")).toHaveFocus()
  })

  it("loses an error as soon as the field is right", async () => {
    const user = userEvent.setup()
    openPage("/appointment/")
    await fillIn(user, { "First name": "" })
    await book(user)
    await waitFor(() => expect(control("First name")).toHaveAttribute("aria-invalid", "true"))
    await user.type(control("First name"), "Rudo")
    await waitFor(() => expect(control("First name")).not.toHaveAttribute("aria-invalid"))
  })
})

describe("a field with a wrong value", () => {
  it.each([
    ["Email", "rudo at example", /like name@example\.com/],
    ["Preferred date", "2031-03-08", /today or a later date/],
  ] as const)("%s: %s is refused there, without the toast", async (label, value, words) => {
    const user = userEvent.setup()
    openPage("/appointment/")
    await fillIn(user, { [label]: value })
    await book(user)
    await waitFor(() => expect(control(label)).toHaveAccessibleDescription(words))
    expect(control(label)).toHaveFocus()
    expect(control(label)).toHaveValue(value)
    expect(toasts()).toHaveLength(0)
    expect(screen.queryByText("Appointment Booked!")).not.toBeInTheDocument()
  })

  it("today's UTC date is right", async () => {
    const user = userEvent.setup()
    openPage("/appointment/")
    await fillIn(user, { "Preferred date": utcDate })
    await book(user)
    expect(await screen.findByText("Appointment Booked!")).toBeInTheDocument()
  })
})

describe("a complete request", () => {
  it("is confirmed with service, date and time, and the form is empty again", async () => {
    const user = userEvent.setup()
    openPage("/appointment/")
    await fillIn(user)
    await book(user)
    const title = await screen.findByText("Appointment Booked!")
    const toast = screen.getAllByRole("status").find(status => status.contains(title))
    expect(toast).toHaveTextContent(
      `Your appointment for ${service} on 2031-03-20 at ${time} has been scheduled. A confirmation email will follow shortly.`
    )
    for (const label of labels) expect(control(label)).toHaveValue("")
    for (const label of labels) expect(control(label)).not.toHaveAttribute("aria-invalid")
  })

  it("leaves nothing to reproach the next one with", async () => {
    const user = userEvent.setup()
    openPage("/appointment/")
    await fillIn(user, { "First name": "" })
    await book(user)
    await screen.findByText("Missing Information")
    await user.type(control("First name"), "Rudo")
    await book(user)
    await screen.findByText("Appointment Booked!")
    await user.type(control("First name"), "Chipo")
    for (const label of labels) expect(control(label)).not.toHaveAttribute("aria-invalid")
  })

  it("does not need notes", async () => {
    const user = userEvent.setup()
    openPage("/appointment/")
    await fillIn(user, { "Additional notes (optional)": "" })
    await book(user)
    expect(await screen.findByText("Appointment Booked!")).toBeInTheDocument()
  })

  it("is sent nowhere and kept nowhere", async () => {
    const fetched = jest.fn()
    Object.assign(globalThis, { fetch: fetched })
    const sent = jest.spyOn(XMLHttpRequest.prototype, "send")
    const stored = jest.spyOn(Storage.prototype, "setItem")
    const user = userEvent.setup()
    openPage("/appointment/")
    await fillIn(user)
    await book(user)
    await screen.findByText("Appointment Booked!")
    expect(fetched).not.toHaveBeenCalled()
    expect(sent).not.toHaveBeenCalled()
    expect(stored).not.toHaveBeenCalled()
    expect(document.cookie).toBe("")
    expect(window.location.href).toMatch(/\/appointment\/$/)
    Reflect.deleteProperty(globalThis, "fetch")
  })
})

describe("values that are known before", () => {
  it("those typed before React came are taken over", async () => {
    const user = userEvent.setup()
    const container = serveHtml("/appointment/")
    for (const label of labels) control(label).value = request[label]
    render(pageElement("/appointment/"), { container, hydrate: true })
    for (const label of labels) expect(control(label)).toHaveValue(request[label])
    await book(user)
    expect(await screen.findByText("Appointment Booked!")).toBeInTheDocument()
  })

  it("a bookable service named in the address is chosen", () => {
    window.history.replaceState(null, "", `/appointment/?service=${encodeURIComponent(otherService)}`)
    openPage("/appointment/")
    expect(control("Service type")).toHaveValue(otherService)
  })

  it.each(["Astrology", "<b>", "", ...services.filter(({ bookable }) => !bookable).map(({ title }) => title)])(
    "“%s” in the address, which nobody can book, is ignored",
    name => {
      window.history.replaceState(null, "", `/appointment/?service=${encodeURIComponent(name)}`)
      openPage("/appointment/")
      expect(control("Service type")).toHaveValue("")
    }
  )

  it("a service nobody can book is not booked by an address either", async () => {
    window.history.replaceState(null, "", "/appointment/?service=Astrology")
    const user = userEvent.setup()
    openPage("/appointment/")
    await fillIn(user, { "Service type": "" })
    await book(user)
    expect(await screen.findByText("Missing Information")).toBeInTheDocument()
    expect(control("Service type")).toHaveFocus()
  })

  it("what the visitor chose before React came counts more than the address", () => {
    window.history.replaceState(null, "", `/appointment/?service=${encodeURIComponent(otherService)}`)
    const container = serveHtml("/appointment/")
    control("Service type").value = service
    render(pageElement("/appointment/"), { container, hydrate: true })
    expect(control("Service type")).toHaveValue(service)
  })
})
