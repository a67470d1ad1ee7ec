import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent, { type UserEvent } from "@testing-library/user-event"
import { interpolate } from "../src/content/placeholders"
import { messageDelivery } from "../src/forms/ContactForm"
import { readData } from "./support/data"
import { fakeFetch, heldFetch } from "./support/fakeFetch"
import { type Mode, isSlow, modes } from "./support/forwarderModes"
import { readData as readFiles, useData } from "./support/graph"
import { openPage, pageElement, serveHtml } from "./support/pages"

const { clinic, contact } = readData()

const message = {
  "Full name": "Rudo Moyo",
  Email: "rudo@example.org",
  Subject: "A question",
  Message: "Are you open on Sunday?\nI work late.",
} as const

type Label = keyof typeof message

const isLabel = (label: string): label is Label => label in message
const labels = Object.keys(message).filter(isLabel)

// By its label: a search by role computes the styles of the whole page each time, which jsdom does slowly.
const form = () => screen.getByLabelText<HTMLFormElement>(contact.formHeading, { selector: "form" })
const control = (label: Label) => within(form()).getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label)
const button = (name: string | RegExp = "Send Message") => within(form()).getByRole("button", { name })

const fillIn = (changes: Partial<Record<Label, string>> = {}) => {
  for (const label of labels) fireEvent.change(control(label), { target: { value: changes[label] ?? message[label] } })
}

const send = (user: UserEvent) => user.click(button())

/** The sentence that says that the message may have arrived already. */
const doubt = () =>
  within(form()).queryByText((_text, element) => element?.textContent === interpolate(contact.mayHaveBeenSent, clinic))

const valuesNow = () => labels.map(label => control(label).value)
const typed = labels.map(label => message[label])
const empty = labels.map(() => "")

/** The toast in its role: success is a status, failure an alert. */
const toast = async (title: string) => {
  const heading = await screen.findByText(title)
  return [...screen.queryAllByRole("alert"), ...screen.queryAllByRole("status")].find(place => place.contains(heading))
}

const isSuccess = (mode: Mode) => mode.values === "cleared"
const modeNamed = (name: string): Mode => {
  const found = modes.find(mode => mode.name === name)
  if (!found) throw new Error(`no mode ${name}`)
  return found
}
const success = modeNamed("success as a string")
const failure = modeNamed("500")

let user: UserEvent

beforeEach(() => {
  user = userEvent.setup()
})

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, "fetch")
  useData(readFiles())
  sessionStorage.clear()
  messageDelivery.reset()
  document.body.innerHTML = ""
})

describe("the fields", () => {
  it.each([
    ["Full name", "text", "name", "name"],
    ["Email", "email", "email", "email"],
    ["Subject", "text", null, "subject"],
    ["Message", "textarea", null, "message"],
  ] as const)("%s is of type %s", (label, type, autocomplete, name) => {
    openPage("/contact/")
    expect(control(label)).toHaveProperty("type", type)
    expect(control(label).getAttribute("autocomplete")).toBe(autocomplete)
    expect(control(label)).toHaveAttribute("name", name)
    expect(control(label)).toBeRequired()
  })

  it("give the message five rows, and no length at which it is cut", () => {
    openPage("/contact/")
    expect(control("Message")).toHaveAttribute("rows", "5")
    expect(control("Message")).not.toHaveAttribute("maxlength")
  })

  it("hide the trap for robots from people and from screen readers", () => {
    openPage("/contact/")
    const trap = form().querySelector<HTMLInputElement>('[name="_honey"]')
    expect(trap).toHaveAttribute("tabindex", "-1")
    expect(trap?.closest("[aria-hidden=true]")).not.toBeNull()
    expect(within(form()).getAllByRole("textbox")).toHaveLength(labels.length)
  })

  it("post to the forwarder without scripts, and come back to a page of ours", () => {
    serveHtml("/contact/")
    expect(form().method).toBe("post")
    expect(form().action).toBe(`https://formsubmit.co/${clinic.emails.general}`)
    expect(form()).toHaveFormValues({ _captcha: "false", _template: "table", _next: `${clinic.website}/message-sent/` })
  })
})

describe("an incomplete message", () => {
  it.each(labels)("without %s is refused, and all the rest is kept", async label => {
    const calls = fakeFetch(success)
    openPage("/contact/")
    fillIn({ [label]: "" })
    await send(user)
    expect(await toast("Missing Information")).toHaveTextContent("Please fill in all fields")
    expect(control(label)).toHaveAttribute("aria-invalid", "true")
    expect(control(label)).toHaveAccessibleDescription(/\w/)
    expect(control(label)).toHaveFocus()
    expect(valuesNow()).toEqual(labels.map(other => (other === label ? "" : message[other])))
    expect(calls).toHaveLength(0)
  })

  it("with an email that is none is refused there, without the toast", async () => {
    const calls = fakeFetch(success)
    openPage("/contact/")
    fillIn({ Email: "rudo at example" })
    await send(user)
    await waitFor(() => expect(control("Email")).toHaveAccessibleDescription(/like name@example\.com/))
    expect(control("Email")).toHaveFocus()
    expect(screen.queryByText("Missing Information")).not.toBeInTheDocument()
    expect(calls).toHaveLength(0)
  })

  it("of 5,001 characters is refused with a counter, and not cut", async () => {
    const calls = fakeFetch(success)
    const words = "🩺".repeat(5001)
    openPage("/contact/")
    fillIn({ Message: words })
    expect(control("Message")).toHaveAccessibleDescription("5,001 of 5,000 characters")
    await send(user)
    await waitFor(() => expect(control("Message")).toHaveAttribute("aria-invalid", "true"))
    expect(control("Message")).toHaveAccessibleDescription(/5,001 of 5,000 characters/)
    expect(control("Message")).toHaveValue(words)
    expect(screen.queryByText("Missing Information")).not.toBeInTheDocument()
    expect(calls).toHaveLength(0)
  })
})

describe.each(modes.filter(mode => !isSlow(mode)))("the forwarder's answer: $name", mode => {
  it(`says “${mode.toast.title}”, and what was typed is ${mode.values}`, async () => {
    const calls = fakeFetch(mode)
    openPage("/contact/")
    fillIn()
    await send(user)
    const said = await toast(mode.toast.title)
    expect(said).toHaveTextContent(`${mode.toast.title}${mode.toast.text}`)
    expect(said).toHaveAttribute("role", isSuccess(mode) ? "status" : "alert")
    await waitFor(() => expect(button()).toBeEnabled())
    expect(valuesNow()).toEqual(isSuccess(mode) ? empty : typed)
    expect(calls).toHaveLength(mode.requests)
  })
})

it.each(modes.filter(isSlow))("the forwarder's answer: $name: the form waits 20 seconds", async mode => {
  jest.useFakeTimers()
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const calls = fakeFetch(mode)
  openPage("/contact/")
  fillIn()
  await send(user)
  await waitFor(() => expect(button("Sending...")).toBeDisabled())
  await act(() => jest.advanceTimersByTimeAsync(19_000))
  expect(button("Sending...")).toBeDisabled()
  await act(() => jest.advanceTimersByTimeAsync(1000))
  expect(await toast(mode.toast.title)).toHaveTextContent(mode.toast.text)
  expect(button()).toBeEnabled()
  expect(valuesNow()).toEqual(typed)
  expect(calls).toHaveLength(mode.requests)
})

describe("sending", () => {
  it("makes exactly the call of the specification", async () => {
    const calls = fakeFetch(success)
    openPage("/contact/")
    fillIn()
    await send(user)
    await toast("Message Sent!")
    const [call] = calls
    expect(call?.address).toBe(`https://formsubmit.co/ajax/${clinic.emails.general}`)
    expect(call?.options).toMatchObject({
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
    })
    expect(JSON.parse(String(call?.options.body))).toEqual({
      name: message["Full name"],
      email: message.Email,
      subject: message.Subject,
      message: message.Message,
      _captcha: "false",
      _template: "table",
    })
  })

  it("disables the button, which says Sending...", async () => {
    const { answer } = heldFetch()
    openPage("/contact/")
    fillIn()
    await send(user)
    await waitFor(() => expect(button("Sending...")).toBeDisabled())
    answer()
    await waitFor(() => expect(button("Send Message")).toBeEnabled())
  })

  it("happens once on a double click and on Enter while it goes on", async () => {
    const { calls, answer } = heldFetch()
    openPage("/contact/")
    fillIn()
    await user.dblClick(button())
    await user.type(control("Subject"), "{Enter}")
    fireEvent.submit(form())
    await waitFor(() => expect(button("Sending...")).toBeDisabled())
    answer()
    await toast("Message Sent!")
    expect(calls).toHaveLength(1)
  })

  it("tells the forwarder of a filled trap", async () => {
    const calls = fakeFetch(success)
    openPage("/contact/")
    fillIn()
    fireEvent.input(form().querySelector('[name="_honey"]') ?? form(), { target: { value: "buy now" } })
    await send(user)
    await toast("Message Sent!")
    expect(JSON.parse(String(calls[0]?.options.body))).toHaveProperty("_honey", "buy now")
  })

  it("goes on while the visitor reads another page, and is not done twice", async () => {
    const { calls, answer } = heldFetch()
    const view = openPage("/contact/")
    fillIn()
    await send(user)
    await waitFor(() => expect(calls).toHaveLength(1))
    view.rerender(pageElement("/about/"))
    view.rerender(pageElement("/contact/"))
    expect(valuesNow()).toEqual(typed)
    expect(button("Sending...")).toBeDisabled()
    answer()
    await toast("Message Sent!")
    await waitFor(() => expect(button()).toBeEnabled())
    expect(valuesNow()).toEqual(empty)
    expect(sessionStorage).toHaveLength(0)
    expect(calls).toHaveLength(1)
  })

  it("that ends while the visitor reads another page is told there, and the draft is gone", async () => {
    const { answer } = heldFetch()
    const view = openPage("/contact/")
    fillIn()
    await send(user)
    view.rerender(pageElement("/about/"))
    answer()
    await toast("Message Sent!")
    view.rerender(pageElement("/contact/"))
    expect(valuesNow()).toEqual(empty)
  })

  it("that fails while the visitor reads another page is told there, and all is in the form again", async () => {
    const { fail } = heldFetch()
    const view = openPage("/contact/")
    fillIn()
    await send(user)
    await waitFor(() => expect(button("Sending...")).toBeDisabled())
    view.rerender(pageElement("/about/"))
    fail()
    await toast("Could not send message")
    view.rerender(pageElement("/contact/"))
    expect(valuesNow()).toEqual(typed)
    expect(button()).toBeEnabled()
    expect(within(form()).getByRole("link", { name: "Call us" })).toBeInTheDocument()
    expect(doubt()).not.toBeInTheDocument()
  })

  it("lets nothing be changed meanwhile: what is read is what goes out", async () => {
    const { answer } = heldFetch()
    openPage("/contact/")
    fillIn()
    await user.type(control("Subject"), "{Enter}")
    await waitFor(() => expect(button("Sending...")).toBeDisabled())
    for (const label of labels) expect(control(label)).toHaveAttribute("readonly")
    expect(control("Subject")).toHaveFocus()
    await user.type(control("Message"), " And on Monday?")
    fireEvent.change(control("Full name"), { target: { value: "Somebody else" } })
    expect(valuesNow()).toEqual(typed)
    answer()
    await toast("Message Sent!")
    expect(valuesNow()).toEqual(empty)
    await user.type(control("Message"), "Another one")
    expect(control("Message")).toHaveValue("Another one")
  })

  it("works again after a failure", async () => {
    fakeFetch(failure)
    openPage("/contact/")
    fillIn()
    await send(user)
    await toast("Could not send message")
    const calls = fakeFetch(success)
    await send(user)
    await toast("Message Sent!")
    expect(calls).toHaveLength(1)
    expect(valuesNow()).toEqual(empty)
    expect(within(form()).queryByRole("link", { name: "Call us" })).not.toBeInTheDocument()
  })
})

describe("rules that do not come", () => {
  afterEach(() => {
    jest.dontMock("../src/forms/rules")
  })

  it("are done without where they cannot be fetched: the browser's own checks serve", async () => {
    jest.doMock("../src/forms/rules", () => {
      throw new Error("Loading chunk failed")
    })
    const calls = fakeFetch(success)
    openPage("/contact/")
    fillIn({ Subject: "" })
    const checked = jest.spyOn(HTMLFormElement.prototype, "reportValidity")
    await send(user)
    await waitFor(() => expect(checked).toHaveReturnedWith(false))
    expect(calls).toHaveLength(0)
    fillIn()
    await send(user)
    await toast("Message Sent!")
    expect(calls).toHaveLength(1)
  })
})

const fail = async () => {
  fakeFetch(failure)
  openPage("/contact/")
  fillIn()
  await send(user)
  await within(form()).findByRole("link", { name: "Call us" })
}

describe("the ways out after a failure", () => {
  it("are a call and an email with the message in it", async () => {
    await fail()
    expect(within(form()).getByRole("link", { name: "Call us" })).toHaveAttribute(
      "href",
      `tel:${clinic.phone.replaceAll(" ", "")}`
    )
    const mail = new URL(within(form()).getByRole<HTMLAnchorElement>("link", { name: "Send it by email" }).href)
    expect(mail.protocol + mail.pathname).toBe(`mailto:${clinic.emails.general}`)
    expect(mail.searchParams.get("subject")).toBe(message.Subject)
    // Line breaks are CRLF in a mail address (RFC 6068 section 5).
    for (const label of ["Full name", "Email", "Message"] as const)
      expect(mail.searchParams.get("body")).toContain(message[label].replaceAll("\n", "\r\n"))
  })

  it("include WhatsApp where the clinic has it", async () => {
    const files = readFiles()
    useData({ ...files, clinic: { ...files["clinic"], whatsapp: "+263 77 000 0000" } })
    await fail()
    const link = new URL(within(form()).getByRole<HTMLAnchorElement>("link", { name: "Send it by WhatsApp" }).href)
    expect(link.origin + link.pathname).toBe("https://wa.me/263770000000")
    for (const label of labels) expect(link.searchParams.get("text")).toContain(message[label])
  })

  it("leave WhatsApp out where the clinic has none", async () => {
    const files = readFiles()
    useData({ ...files, clinic: { ...files["clinic"], whatsapp: undefined } })
    await fail()
    expect(within(form()).queryByRole("link", { name: /WhatsApp/ })).not.toBeInTheDocument()
  })

  it("are not there before anything failed", () => {
    openPage("/contact/")
    expect(within(form()).queryByRole("link", { name: "Call us" })).not.toBeInTheDocument()
  })
})

const failAndClose = async () => {
  fakeFetch(failure)
  const first = openPage("/contact/")
  fillIn()
  await send(user)
  await toast("Could not send message")
  first.unmount()
  messageDelivery.reset()
}

describe("the draft", () => {
  it("survives leaving the page, and is gone when sent", async () => {
    fakeFetch(success)
    const first = openPage("/contact/")
    fillIn()
    first.unmount()
    openPage("/contact/")
    expect(valuesNow()).toEqual(typed)
    await send(user)
    await toast("Message Sent!")
    expect(sessionStorage).toHaveLength(0)
    expect(localStorage).toHaveLength(0)
  })

  it("says after a send that was cut off that it may have arrived, until it is sent", async () => {
    heldFetch()
    const first = openPage("/contact/")
    expect(doubt()).not.toBeInTheDocument()
    fillIn()
    await send(user)
    await waitFor(() => expect(button("Sending...")).toBeDisabled())
    expect(doubt()).not.toBeInTheDocument()
    first.unmount()
    messageDelivery.reset()
    const { unmount } = openPage("/contact/")
    expect(doubt()).toBeInTheDocument()
    expect(valuesNow()).toEqual(typed)
    expect(button()).toHaveAttribute("aria-describedby", doubt()?.id)
    await user.type(control("Message"), " Please answer.")
    unmount()
    openPage("/contact/")
    expect(doubt()).toBeInTheDocument()
    fakeFetch(failure)
    await send(user)
    await toast("Could not send message")
    expect(doubt()).toBeInTheDocument()
    fakeFetch(success)
    await send(user)
    await toast("Message Sent!")
    expect(doubt()).not.toBeInTheDocument()
    expect(button()).not.toHaveAccessibleDescription()
    expect(sessionStorage).toHaveLength(0)
  })

  it("says nothing of the kind after a failure that is known", async () => {
    await failAndClose()
    openPage("/contact/")
    expect(valuesNow()).toEqual(typed)
    expect(button()).not.toHaveAccessibleDescription()
  })

  it("survives a failure and a reload", async () => {
    await failAndClose()
    const container = serveHtml("/contact/")
    render(pageElement("/contact/"), { container, hydrate: true })
    expect(valuesNow()).toEqual(typed)
  })

  it("gives way to what was typed before React came", () => {
    const first = openPage("/contact/")
    fillIn()
    first.unmount()
    const container = serveHtml("/contact/")
    control("Subject").value = "Something else"
    render(pageElement("/contact/"), { container, hydrate: true })
    expect(control("Subject")).toHaveValue("Something else")
    expect(control("Message")).toHaveValue(message.Message)
  })

  it("is not deleted by a form that has only just appeared", () => {
    const stored = JSON.stringify({ name: "Rudo", email: "", subject: "", message: "Are you open?" })
    sessionStorage.setItem("contact-message", stored)
    const removed = jest.spyOn(Storage.prototype, "removeItem")
    openPage("/contact/")
    expect(removed).not.toHaveBeenCalled()
    expect(control("Message")).toHaveValue("Are you open?")
    expect(sessionStorage.getItem("contact-message")).toBe(stored)
  })

  it.each(["not JSON", "null", "[1]", '{"name":1}'])("%s in the storage is no draft", kept => {
    sessionStorage.setItem("contact-message", kept)
    openPage("/contact/")
    expect(valuesNow()).toEqual(empty)
  })

  it("is done without where storage is refused", async () => {
    jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError")
    })
    fakeFetch(success)
    openPage("/contact/")
    fillIn()
    expect(valuesNow()).toEqual(typed)
    await send(user)
    await toast("Message Sent!")
    expect(valuesNow()).toEqual(empty)
  })
})
