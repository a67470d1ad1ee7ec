/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent, { type UserEvent } from "@testing-library/user-event"
import { messageStore } from "../../src/forms/ContactForm"
import { contactMessage } from "../../testing/contactMessage"
import { contactForm } from "../../testing/unit/domForm"
import { fakeFetch, pendingFetch } from "../../testing/unit/fakeFetch"
import { findToast } from "../../testing/unit/findToast"
import { failure, json, success } from "../../testing/forwarderAnswers"
import { readData } from "../../testing/data"
import { resetContent, setContent } from "../../testing/unit/graph"
import { openForm } from "../../testing/unit/openForm"
import { pageElement, serveHtml } from "../../testing/unit/pages"

const { fields, form, control, button, link, change, fillIn, submit, sending, expectValues } = contactForm

const arrivedText =
  "No clear answer came back, so your message may have arrived. Before you send it again, call +263 00 000 0000."

/** Returns the sentence that the message may have arrived, if it is shown. */
const mayHaveArrived = () => within(form()).queryByText((_text, element) => element?.textContent === arrivedText)

/** Returns the URL of a link for sending the message without the forwarder. */
const alternativeUrl = (name: string) => new URL(link(name)?.href ?? "")

/** Returns the draft that the tab keeps of the form. */
const readDraft = () => sessionStorage.getItem("contact-message")

let user: UserEvent

beforeEach(() => {
  user = userEvent.setup()
})

afterEach(resetContent)

/** Fills in the form and sends it. */
const sendMessage = async () => {
  const view = openForm("contact")
  fillIn()
  await submit()
  return view
}

/** Sends a message to a forwarder that fails. */
const fail = async () => {
  fakeFetch(failure)
  await sendMessage()
  await waitFor(() => expect(link("Call us")).toBeInTheDocument())
}

/** Loads the site again: the tab keeps only what is stored. */
const reload = () => {
  const draft = readDraft()
  messageStore.reset()
  if (draft) sessionStorage.setItem("contact-message", draft)
}

const counterLook = () => screen.getByText(/of 5,000 characters/).className

describe("an incomplete contact message", () => {
  // People count one character, JavaScript two units.
  const letter = "e\u0301"
  const text = letter.repeat(5001)

  it("has a counter from 4,001 characters, and is rejected from 5,001, without being cut", async () => {
    const calls = fakeFetch(success)
    openForm("contact")
    expect(control("message")).not.toHaveAttribute("maxlength")
    fillIn({ message: text.slice(0, letter.length * 4000) })
    expect(control("message")).not.toHaveAttribute("aria-describedby")
    change("message", text.slice(0, letter.length * 4001))
    expect(control("message")).toHaveAccessibleDescription("4,001 of 5,000 characters")
    const below = counterLook()
    change("message", text)
    expect(counterLook()).not.toBe(below)
    await submit()
    await waitFor(() => expect(control("message")).toHaveAttribute("aria-invalid", "true"))
    expect(control("message")).toHaveAccessibleDescription(/5,001 of 5,000 characters/)
    expect(control("message")).toHaveValue(text)
    expect(screen.queryByText("Missing Information")).not.toBeInTheDocument()
    expect(calls).toHaveLength(0)
    change("message", text.slice(letter.length))
    await submit()
    await findToast("Message Sent!")
  })
})

describe("sending a contact message", () => {
  it("includes the value of a filled-in honeypot", async () => {
    const calls = fakeFetch(success)
    openForm("contact")
    fillIn()
    fireEvent.input(form().querySelector('[name="_honey"]') ?? form(), { target: { value: "buy now" } })
    await submit()
    await findToast("Message Sent!")
    expect(JSON.parse(String(calls[0]?.options.body))).toMatchObject({ ...contactMessage, _honey: "buy now" })
  })

  it("reports a message as not sent if the device was offline", async () => {
    jest.spyOn(window.navigator, "onLine", "get").mockReturnValue(false)
    fakeFetch("connection reset")
    await sendMessage()
    expect(await findToast("Could not send message")).toHaveTextContent(
      "Please try again or email us at hello@example.com"
    )
    await waitFor(() => expect(link("Call us")).toBeInTheDocument())
    expect(mayHaveArrived()).not.toBeInTheDocument()
  })

  it("never reports a message as sent that the provider refuses without an error status", async () => {
    fakeFetch(json(200, { error: "No such form" }))
    await sendMessage()
    expect(await findToast("Could not send message")).toHaveTextContent("No such form")
    expectValues("kept")
    expect(mayHaveArrived()).not.toBeInTheDocument()
  })

  it("shows the answer of a forwarder that is not activated, and asks people to call", async () => {
    const sentence = "This form needs Activation. We've sent you an email."
    fakeFetch(json(200, { success: "false", message: sentence }))
    await sendMessage()
    expect(await findToast("Could not send message")).toHaveTextContent(sentence)
    await waitFor(() => expect(within(form()).getByText(sentence)).toBeInTheDocument())
    const call = within(form()).getByText(/This form does not work yet\. Please call/)
    expect(within(call).getByRole("link", { name: "+263 00 000 0000" })).toBeInTheDocument()
  })
})

describe("the alternatives after a failure", () => {
  it("are a call and an email that contains the message", async () => {
    await fail()
    expect(link("Call us")).toHaveAttribute("href", "tel:+263000000000")
    expect(link("WhatsApp")).toBeUndefined()
    // Neither is the primary button, which sends the message again.
    expect(link("Call us")?.className).toBe(link("Send this by email instead")?.className)
    const email = alternativeUrl("Send this by email instead")
    expect(email.protocol + email.pathname).toBe("mailto:hello@example.com")
    expect(email.searchParams.get("subject")).toBe(contactMessage.subject)
    // Line breaks are CRLF in a mailto URL (RFC 6068 section 5).
    for (const field of ["name", "email", "message"] as const)
      expect(email.searchParams.get("body")).toContain(contactMessage[field].replaceAll("\n", "\r\n"))
  })

  it("include WhatsApp when the clinic has a number", async () => {
    setContent({ ...readData(), clinic: { ...readData().clinic, whatsapp: "+263 77 000 0000" } })
    await fail()
    const chat = alternativeUrl("Send this by WhatsApp instead")
    expect(chat.origin + chat.pathname).toBe("https://wa.me/263770000000")
    for (const field of fields) expect(chat.searchParams.get("text")).toContain(contactMessage[field])
    // WhatsApp opens in a new tab, so that the page keeps the message.
    expect(link("Send this by WhatsApp instead")).toHaveAttribute("target", "_blank")
  })
})

describe("the draft of a contact message", () => {
  it("says after an interrupted request that the message may have arrived, until it is sent", async () => {
    pendingFetch()
    const first = openForm("contact")
    expect(mayHaveArrived()).not.toBeInTheDocument()
    fillIn()
    await submit()
    await sending()
    expect(mayHaveArrived()).not.toBeInTheDocument()
    first.unmount()
    reload()
    const second = openForm("contact")
    expect(mayHaveArrived()).toBeInTheDocument()
    expectValues("kept")
    expect(button()).toHaveAttribute("aria-describedby", mayHaveArrived()?.id)
    await user.type(control("message"), " Please answer.")
    second.unmount()
    openForm("contact")
    expect(mayHaveArrived()).toBeInTheDocument()
    fakeFetch(failure)
    await submit()
    await findToast("Could not send message")
    expect(mayHaveArrived()).toBeInTheDocument()
    expect(link("Call us")).toBeInTheDocument()
    fakeFetch(success)
    await submit()
    await findToast("Message Sent!")
    await waitFor(() => expect(mayHaveArrived()).not.toBeInTheDocument())
    expect(link("Call us")).toBeUndefined()
    expect(button()).not.toHaveAccessibleDescription()
    expect(readDraft() ?? "").not.toContain("Rudo")
  })

  it("says so where leaving the page ends the request, unless the browser brings the page back", async () => {
    const { fail } = pendingFetch()
    const left = openForm("contact")
    fillIn()
    await submit()
    await sending()
    window.dispatchEvent(new Event("pagehide"))
    fail()
    await act(async () => undefined)
    left.unmount()
    expect(readDraft()).toContain('"mayHaveArrived":true')
    openForm("contact")
    window.dispatchEvent(new Event("pageshow"))
    await findToast("Could not send message")
  })

  it("survives a failure and a reload, without the forwarder's answer", async () => {
    fakeFetch(failure)
    const view = await sendMessage()
    await findToast("Could not send message")
    view.unmount()
    reload()
    const container = serveHtml("/contact/")
    render(pageElement("/contact/"), { container, hydrate: true })
    expectValues("kept")
    expect(button()).not.toHaveAccessibleDescription()
  })
})
