/** @jest-environment jsdom */
import { copyText } from "../../src/inline/copyText"
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { ConfirmationPanel } from "../../src/forms/ConfirmationPanel"
import { listHeadingTexts } from "../../src/gatsby/listHeadingTexts"
import { appointmentRequest } from "../../testing/appointmentRequest"
import { appointmentForm } from "../../testing/unit/domForm"
import { findToast } from "../../testing/unit/findToast"
import { fakeFetch, pendingFetch } from "../../testing/unit/fakeFetch"
import { failure } from "../../testing/forwarderAnswers"
import { readData } from "../../testing/data"
import { getSiteFiles, resetContent, setContent } from "../../testing/unit/graph"
import { openForm } from "../../testing/unit/openForm"
import { findPanel, listPanels } from "../../testing/unit/panels"
import { InEnglish, pageData, pageElement } from "../../testing/unit/pages"

const { form, control, button, change, fillIn, submit, sending, expectValues } = appointmentForm

const content = readData()

const calendarFiles: Blob[] = []

const readText = (blob: Blob | undefined) =>
  new Promise<string>(resolve => {
    const reader = new FileReader()
    reader.addEventListener("load", () => resolve(String(reader.result)))
    reader.readAsText(blob ?? new Blob())
  })

beforeAll(() => {
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${calendarFiles.push(blob)}` })
})

beforeEach(() => {
  calendarFiles.splice(0)
  Object.assign(window, { print: jest.fn() })
})

afterEach(resetContent)

/** Submits a complete form, which `open` shows. */
const book = async (open = () => openForm("appointment")) => {
  const user = userEvent.setup()
  const view = open()
  fillIn()
  await submit()
  return { user, view }
}

const notSent = "One step is left"
const sent = "We have your request"

/** Returns the URL of a link in the panel. */
const hrefOf = (panel: HTMLElement, name: string) =>
  new URL(within(panel).getByRole("link", { name }).getAttribute("href") ?? "")

const panelElement = (request = appointmentRequest) => (
  <ConfirmationPanel
    texts={pageData("/appointment/").content.appointment.confirmation}
    isForwarded={false}
    request={request}
    serviceTitle={request.service}
    onAnother={() => undefined}
  />
)

const press = (role: "button" | "link", name: string) => fireEvent.click(screen.getByRole(role, { name }))

/** Shows the panel that follows a request. */
const showPanel = async () => {
  const view = render(panelElement(), { wrapper: InEnglish })
  await screen.findByText("Add to calendar")
  return { view, panel: await findPanel(notSent) }
}

/** Shows the panel in a browser that prints in this way. */
const openPanel = async (print?: () => void) => {
  Object.assign(window, { print })
  await showPanel()
  jest.useFakeTimers()
}

describe("the confirmation of an appointment request with the delivery none", () => {
  it("says first that nothing was sent, then shows the request, and receives the focus", async () => {
    await book()
    const panel = await findPanel(notSent)
    expect(panel).toHaveFocus()
    // These headings come after the heading font was made.
    const headings = within(panel)
      .getAllByRole("heading")
      .map(heading => heading.textContent)
    expect(listHeadingTexts(getSiteFiles())).toEqual(expect.arrayContaining(headings))
    expect(panel).toHaveAccessibleDescription(/has not left this phone.*confirmed when we answer/)
    expect(
      within(panel)
        .getAllByRole("definition")
        .map(value => value.textContent)
    ).toEqual([
      "Rudo Moyo",
      "rudo@example.org",
      "263 77 765 4321",
      "Cardiology",
      expect.stringMatching(/^Saturday,? 31 January 2099$/),
      "2:30 PM",
      "Stairs are hard for me.",
    ])
    const toast = await findToast("Appointment Booked!")
    expect(toast).toHaveTextContent("One step is left: send us the request from this page, or call us.")
    expectValues("cleared")
  })

  it("offers the calendar file, messages without the notes, a call and printing", async () => {
    setContent({ ...content, clinic: { ...content.clinic, whatsapp: "+263 77 123 4567" } })
    const { panel } = await showPanel()
    const calendarLink = within(panel).getByRole("link", { name: "Add to calendar" })
    expect(calendarLink).toHaveAttribute("href", "blob:1")
    expect(calendarLink).toHaveAttribute("download", "appointment.ics")
    expect(calendarFiles[0]?.type).toBe("text/calendar;charset=utf-8")
    const email = hrefOf(panel, "Send it by email")
    expect(email.protocol + email.pathname).toBe("mailto:appointments@example.com")
    expect(email.searchParams.get("subject")).toBe("Appointment request: Cardiology")
    const chat = hrefOf(panel, "Send it by WhatsApp")
    expect(chat.origin + chat.pathname).toBe("https://wa.me/263771234567")
    for (const message of [email.searchParams.get("body"), chat.searchParams.get("text")]) {
      for (const detail of ["Rudo Moyo", "263 77 765 4321", "Cardiology", "31 January 2099", "2:30 PM"])
        expect(message).toContain(detail)
      expect(message).not.toContain("Stairs are hard for me.")
    }
    expect(within(panel).getByRole("link", { name: "Call us" })).toHaveAttribute("href", "tel:+263000000000")
    press("button", "Print")
    expect(window.print).toHaveBeenCalledTimes(1)
  })

  it("begins with the options to send it, whose email address and text can be copied, as can the calendar entry", async () => {
    const { panel } = await showPanel()
    const call = within(panel).getByRole("link", { name: "Call us" })
    const summary = within(panel).getByRole("heading", { name: "What you asked for" })
    expect(call.compareDocumentPosition(summary)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(panel).toHaveTextContent("If no email opens, write to appointments@example.com")
    // Gives the browser a clipboard.
    userEvent.setup()
    const copied = jest.spyOn(window.navigator.clipboard, "writeText")
    for (const name of ["Copy the address", "Copy the message", "Copy the calendar entry"])
      await copyText(within(panel).getByRole("button", { name }), ["Copied", "Could not copy"])
    expect(copied.mock.calls).toEqual([
      ["appointments@example.com"],
      [expect.stringMatching(/^I would like this appointment.*Service type: Cardiology/s)],
      [expect.stringMatching(/^Cardiology, .* \(to be confirmed\)\n.*Saturday 31 January 2099, 2:30 PM\n.*\+263 00/s)],
    ])
  })

  it("reminds of the visit the day before and an hour before, in the clinic's words", async () => {
    await showPanel()
    const file = (await readText(calendarFiles[0])).replaceAll("\r\n ", "")
    expect(file).toMatch(/^UID:[\da-f]{32}\b/m)
    expect(file).toContain("DESCRIPTION:Cardiology: tomorrow at 2:30 PM\\, if we have confirmed it.")
    expect(file).toContain(`DESCRIPTION:${content.appointment.confirmation.reminder}\r\nTRIGGER:-PT1H`)
  })

  describe("in the browser inside another app", () => {
    const silence = "This browser does not print. Copy the entry instead, or open this page in another browser."
    it("does not offer to print where there is no print dialog", async () => {
      await openPanel()
      expect(screen.queryByRole("button", { name: "Print" })).not.toBeInTheDocument()
      expect(screen.getByRole("button", { name: "Copy the calendar entry" })).toBeInTheDocument()
    })

    it.each([
      ["does nothing", () => undefined],
      [
        "refuses",
        () => {
          throw new DOMException("Ignored call to print()", "SecurityError")
        },
      ],
    ])("says that nothing is printed where the browser %s, and names the copy", async (_what, print) => {
      await openPanel(print)
      press("button", "Print")
      act(() => jest.runAllTimers())
      expect(screen.getByRole("status")).toHaveTextContent(silence)
      // A slow browser opens the dialog after all.
      act(() => void window.dispatchEvent(new Event("beforeprint")))
      expect(screen.getByRole("status")).toBeEmptyDOMElement()
    })

    it("says nothing where the browser prints", async () => {
      await openPanel(() => void window.dispatchEvent(new Event("beforeprint")))
      press("button", "Print")
      act(() => jest.runAllTimers())
      expect(screen.getByRole("status")).toBeEmptyDOMElement()
    })

    it("names the copy after the press on Add to calendar, which nothing may answer", async () => {
      await openPanel(() => undefined)
      press("link", "Add to calendar")
      expect(screen.getByRole("status")).toHaveTextContent("If no calendar opens, copy the entry instead.")
    })
  })

  it("says by when the clinic answers, where it has said so", async () => {
    const { view, panel } = await showPanel()
    expect(within(panel).getByText(/We answer within 24 hours/)).toBeInTheDocument()
    view.unmount()
    const { replyTime: _replyTime, ...clinic } = content.clinic
    setContent({ ...content, clinic })
    const { panel: other } = await showPanel()
    expect(within(other).queryByText(/We answer/)).not.toBeInTheDocument()
  })

  it.each([
    ["phone", ["Call us", "Send it by WhatsApp", "Send it by email"]],
    ["whatsapp", ["Send it by WhatsApp", "Call us", "Send it by email"]],
    ["form", ["Send it by email", "Call us", "Send it by WhatsApp"]],
  ])("offers first what the clinic prefers: %s", async (primaryContact, names) => {
    setContent({ ...content, clinic: { ...content.clinic, whatsapp: "+263 77 123 4567", primaryContact } })
    const { panel } = await showPanel()
    const links = within(panel).getAllByRole("link", { name: /^(Call us|Send it)/ })
    expect(links.map(link => link.textContent)).toEqual(names)
    // Only the first is the page's primary button.
    const [first, ...others] = links.map(link => link.className)
    expect(others).not.toContain(first)
    expect(new Set(others).size).toBe(1)
  })

  it("takes nobody anywhere in the editor's preview, which is inert", () => {
    const scrolled = jest.spyOn(HTMLElement.prototype, "scrollIntoView")
    const container = document.body.appendChild(document.createElement("div"))
    container.setAttribute("inert", "")
    render(panelElement(), { container, wrapper: InEnglish })
    expect(document.body).toHaveFocus()
    expect(scrolled).not.toHaveBeenCalled()
    render(panelElement(), { wrapper: InEnglish })
    expect(scrolled).toHaveBeenCalledWith({ block: "start" })
  })

  it("keeps the focus when it is rendered again with the same values", () => {
    const request = { ...appointmentRequest, notes: " " }
    const { rerender } = render(panelElement(request), { wrapper: InEnglish })
    expect(screen.getAllByRole("term")).toHaveLength(6)
    expect(screen.queryByText(content.appointment.confirmation.notesLeftOut)).not.toBeInTheDocument()
    const print = screen.getByRole("button", { name: "Print" })
    print.focus()
    rerender(panelElement({ ...request }))
    expect(print).toHaveFocus()
  })

  it("is replaced by the confirmation of a second request with the same values", async () => {
    await book()
    const first = await findPanel(notSent)
    fillIn()
    await submit()
    await waitFor(() => expect(first).not.toBeInTheDocument())
    expect(await findPanel(notSent)).toHaveFocus()
  })

  it("offers no WhatsApp when the clinic has no number, and closes for another booking", async () => {
    const { user } = await book()
    const panel = within(await findPanel(notSent))
    expect(panel.queryByRole("link", { name: "Send it by WhatsApp" })).not.toBeInTheDocument()
    await panel.findByRole("link", { name: "Add to calendar" })
    const forgotten = jest.spyOn(URL, "revokeObjectURL")
    await user.click(panel.getByRole("button", { name: "Book another" }))
    expect(listPanels(notSent)).toHaveLength(0)
    expect(forgotten.mock.calls).toEqual([["blob:1"]])
    expect(control("firstName")).toHaveFocus()
  })
})

/** Sends the request, and opens another page before the answer arrives. */
const leaveWhileSending = async () => {
  const forwarder = pendingFetch()
  const { view } = await book(() => render(pageElement("/appointment/")))
  await waitFor(() => expect(forwarder.calls).toHaveLength(1))
  const leave = () => view.rerender(pageElement("/about/"))
  leave()
  return { ...forwarder, leave, comeBack: () => view.rerender(pageElement("/appointment/")) }
}

describe("an appointment request with the delivery forward", () => {
  beforeEach(() => setContent({ ...content, appointment: { ...content.appointment, delivery: "forward" } }))

  it("shows Sending... until the forwarder has answered, and only then success", async () => {
    const { calls, answer } = pendingFetch()
    await book()
    await sending()
    expect(screen.queryByText("Request Sent!")).not.toBeInTheDocument()
    const { firstName: _firstName, lastName: _lastName, ...details } = appointmentRequest
    expect(calls.map(({ url }) => url)).toEqual(["https://formsubmit.co/ajax/appointments@example.com"])
    expect(JSON.parse(String(calls[0]?.options.body))).toEqual({
      name: "Rudo Moyo",
      ...details,
      date: "Saturday 31 January 2099",
      time: "2:30 PM",
      _subject: "Appointment request: Cardiology",
      _captcha: "false",
      _template: "table",
    })
    await act(async () => answer())
    expect(await findPanel(sent)).toHaveAccessibleDescription(/was sent to us by email.*confirmed when we answer/)
    const toast = await findToast("Request Sent!")
    expect(toast).toHaveTextContent(
      "Your request for Cardiology on Saturday 31 January 2099 at 2:30 PM has reached us."
    )
    expect(toast).not.toHaveTextContent(/scheduled|One step is left/)
    expect(button()).toBeEnabled()
  })

  it("can be sent in other ways after a failure, without the notes", async () => {
    fakeFetch(failure)
    await book()
    expect(await within(form()).findByText(/Your request is still here/)).toBeInTheDocument()
    const email = hrefOf(form(), "Send this by email instead")
    expect(email.pathname).toBe("appointments@example.com")
    expect(email.searchParams.get("subject")).toBe("Appointment request: Cardiology")
    expect(email.searchParams.get("body")).toContain("Cardiology\r\n")
    expect(email.searchParams.get("body")).not.toContain(appointmentRequest.notes)
    expect(window.localStorage).toHaveLength(0)
    change("service", "")
    expect(control("service")).toHaveValue("")
  })

  it("shows its success on another page, and its confirmation when the visitor comes back, until it is closed", async () => {
    const { answer, comeBack, leave } = await leaveWhileSending()
    await act(async () => answer())
    expect(await screen.findByText("Request Sent!")).toBeInTheDocument()
    window.history.replaceState(null, "", "/?service=Mental%20Health")
    comeBack()
    expect(within(await findPanel(sent)).getByText("Cardiology")).toBeInTheDocument()
    expect(control("firstName")).toHaveValue("")
    expect(control("service")).toHaveValue("Mental Health")
    leave()
    comeBack()
    expect(listPanels(sent)).toHaveLength(1)
  })
})
