/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import userEvent, { type UserEvent } from "@testing-library/user-event"
import { contactMessage } from "../../testing/contactMessage"
import { appointmentForm, contactForm } from "../../testing/unit/domForm"
import { fakeFetch } from "../../testing/unit/fakeFetch"
import { findToast } from "../../testing/unit/findToast"
import { failure, success } from "../../testing/forwarderAnswers"
import { listPanels } from "../../testing/unit/panels"
import { openForm } from "../../testing/unit/openForm"

const hourMs = 60 * 60 * 1000
const sentNote = "Your message was sent. We answer within 24 hours."

let user: UserEvent

beforeEach(() => {
  user = userEvent.setup()
})

/** Advances the clock by `ms` milliseconds without running timers. */
const wait = (ms: number) => {
  const now = Date.now()
  jest.spyOn(Date, "now").mockReturnValue(now + ms)
}

const panels = () => listPanels("One step is left")

/** Fills in the appointment form and leaves the page. */
const leaveFilledRequest = () => {
  const { unmount } = openForm("appointment")
  appointmentForm.fillIn()
  unmount()
}

const sendMessage = async () => {
  fakeFetch(success)
  const view = openForm("contact")
  contactForm.fillIn()
  await user.type(contactForm.control("subject"), "{Enter}")
  await findToast("Message Sent!")
  return view
}

const leaveEmail = (value: string) => {
  contactForm.change("email", value)
  fireEvent.blur(contactForm.control("email"))
}

describe("an appointment request", () => {
  it("leaves no listener behind when its form is gone", () => {
    // The first form adds one for as long as the tab is open.
    openForm("contact").unmount()
    const listeners = new Map<unknown, string>()
    const { addEventListener: add, removeEventListener: remove } = window
    jest.spyOn(window, "addEventListener").mockImplementation((...call: Parameters<typeof add>) => {
      const [name, listener, options] = call
      listeners.set(listener, name)
      if (typeof options === "object") options.signal?.addEventListener("abort", () => listeners.delete(listener))
      add.apply(window, call)
    })
    jest.spyOn(window, "removeEventListener").mockImplementation((...call: Parameters<typeof remove>) => {
      listeners.delete(call[1])
      remove.apply(window, call)
    })
    const { unmount } = openForm("contact")
    expect([...listeners.values()]).toContain("pageshow")
    unmount()
    expect([...listeners.values()]).toEqual([])
  })

  it("is not kept when only a link has filled it in", () => {
    window.history.replaceState(null, "", "/appointment/?service=Mental%20Health")
    openForm("appointment")
    expect(appointmentForm.control("service")).toHaveValue("Mental Health")
    expect(sessionStorage).toHaveLength(0)
  })

  it("asks for the service of a link that is followed, and keeps another choice after a reload", () => {
    leaveFilledRequest()
    window.history.replaceState(null, "", "/appointment/?service=Mental%20Health")
    const { unmount } = openForm("appointment")
    expect(appointmentForm.control("service")).toHaveValue("Mental Health")
    expect(appointmentForm.control("firstName")).toHaveValue("Rudo")
    appointmentForm.change("service", "Vision Care")
    unmount()
    openForm("appointment")
    expect(appointmentForm.control("service")).toHaveValue("Vision Care")
  })

  it.each(["where the browser keeps the page", "when its page is opened again"])(
    "is gone an hour after it was booked, %s",
    async how => {
      const { unmount } = openForm("appointment")
      appointmentForm.fillIn()
      await appointmentForm.submit()
      await waitFor(() => expect(panels()).toHaveLength(1))
      if (how.includes("again")) unmount()
      wait(hourMs)
      if (how.includes("again")) openForm("appointment")
      else act(() => void window.dispatchEvent(new Event("pageshow")))
      expect(panels()).toHaveLength(0)
      expect(sessionStorage).toHaveLength(0)
    }
  )
})

describe("a message that was sent", () => {
  it("is said to be sent beside the form until that is closed", async () => {
    const { unmount } = await sendMessage()
    expect(await screen.findByText(sentNote)).toBeInTheDocument()
    unmount()
    openForm("contact")
    fireEvent.click(within(contactForm.form()).getByRole("button", { name: "Close" }))
    expect(screen.queryByText(sentNote)).not.toBeInTheDocument()
    expect(sessionStorage).toHaveLength(0)
  })

  it("is not followed by errors after Enter in the emptied form, but after a press of its button", async () => {
    await sendMessage()
    await waitFor(() => expect(contactForm.button()).toBeEnabled())
    expect(contactForm.control("subject")).toHaveFocus()
    await user.keyboard("{Enter}")
    expect(contactForm.button()).not.toHaveAttribute("aria-busy")
    await user.keyboard("{Enter}")
    expect(contactForm.form().querySelector("[aria-invalid]")).toBeNull()
    fireEvent.mouseDown(contactForm.button())
    contactForm.button().focus()
    fireEvent.click(contactForm.button())
    expect(await findToast("Missing Information")).toBeInTheDocument()
  })
})

describe("whatever is typed", () => {
  it("the options to send half a character after a failure are there", async () => {
    const half = "\uDE00 a \uD83D"
    fakeFetch(failure)
    openForm("contact")
    contactForm.fillIn({ subject: half, message: half, name: half })
    await contactForm.submit()
    const link = await within(contactForm.form()).findByRole<HTMLAnchorElement>("link", { name: /by email/ })
    expect(new URL(link.href).searchParams.get("body")).toContain("\uFFFD a \uFFFD")
    expect(contactForm.control("message")).toHaveValue("\uFFFD a \uFFFD")
  })

  it("is sent and shown without the spaces around it", async () => {
    const calls = fakeFetch(failure)
    openForm("contact")
    contactForm.fillIn({ name: " \tRudo  Moyo\u00A0", subject: "\u3000Fees ", message: "\n One.\n\n Two. \n" })
    await contactForm.submit()
    await findToast("Could not send message")
    const trimmed = { name: "Rudo  Moyo", subject: "Fees", message: "One.\n\n Two." }
    expect(JSON.parse(String(calls[0]?.options.body))).toMatchObject(trimmed)
    contactForm.expectValues("kept", trimmed)
  })

  it.each(["\u200B", " \u2060\uFEFF\u00AD ", "\u202E\u200F", "\u2800", "\u3164"])(
    "%j, of which nothing can be seen, is missing",
    async invisible => {
      const calls = fakeFetch(success)
      openForm("contact")
      contactForm.fillIn({ name: invisible })
      await contactForm.submit()
      await findToast("Missing Information")
      expect(contactForm.control("name")).toHaveAttribute("aria-invalid", "true")
      expect(calls).toHaveLength(0)
    }
  )

  it("a long message has a short link, and a button that copies it whole", async () => {
    fakeFetch(failure)
    const message = "Ndine mubvunzo. ".repeat(300).trim()
    openForm("contact")
    contactForm.fillIn({ message })
    await contactForm.submit()
    const link = await within(contactForm.form()).findByRole<HTMLAnchorElement>("link", { name: /by email/ })
    expect(new URL(link.href).searchParams.get("body")).toMatch(/^Ndine mubvunzo\..*paste it here\.\)$/s)
    const copy = within(contactForm.form()).getByRole("button", { name: "Copy the message" })
    expect(copy.getAttribute("data-copy")).toContain(`${message}\n\n${contactMessage.name}`)
  })
})

describe("an email address", () => {
  it.each([
    ["Rudo Moyo <rudo@Example.com>", "rudo@example.com"],
    // A probable typing error is still accepted.
    ["rudo@gmail", "rudo@gmail"],
  ])("“%s” is cleaned when its field is left, and sent as it is shown: %s", async (typed, shown) => {
    const calls = fakeFetch(success)
    openForm("contact")
    contactForm.fillIn({ email: typed })
    fireEvent.blur(contactForm.control("email"))
    expect(contactForm.control("email")).toHaveValue(shown)
    await contactForm.submit()
    await findToast("Message Sent!")
    expect(JSON.parse(String(calls[0]?.options.body))).toMatchObject({ email: shown })
  })

  it("with a slip gets a suggestion that one press takes, once its field is left", async () => {
    openForm("contact")
    contactForm.change("email", "rudo@gmial.com")
    expect(screen.queryByRole("button", { name: "Did you mean gmail.com?" })).not.toBeInTheDocument()
    leaveEmail("rudo@gmial.com")
    await waitFor(() => expect(contactForm.control("email")).toHaveAccessibleDescription("Did you mean gmail.com?"))
    const advice = await screen.findByRole("button", { name: "Did you mean gmail.com?" })
    expect(advice.closest("[aria-live=polite]")).toBeInTheDocument()
    fireEvent.click(advice)
    expect(contactForm.control("email")).toHaveValue("rudo@gmail.com")
    expect(contactForm.control("email")).toHaveFocus()
    expect(contactForm.control("email")).not.toHaveAccessibleDescription()
    leaveEmail("josé@example.com")
    fireEvent.click(await screen.findByRole("button", { name: "Did you mean jose@example.com?" }))
    expect(contactForm.control("email")).toHaveValue("jose@example.com")
    leaveEmail("Łukasz@example.com")
    expect(contactForm.control("email")).toHaveAccessibleDescription(/cannot take “Ł” before the @/)
    leaveEmail("rudo@clinic")
    expect(contactForm.control("email")).toHaveAccessibleDescription(/no full stop after the @/)
  })
})

it("a day later than a month ahead is advised against beside its field, and can be booked", async () => {
  openForm("appointment")
  appointmentForm.fillIn()
  await waitFor(() =>
    expect(appointmentForm.control("date")).toHaveAccessibleDescription(
      /^We take bookings up to a month ahead\. Choose an earlier day, or call \+263 00 000 0000/
    )
  )
  expect(appointmentForm.control("date")).not.toHaveAttribute("aria-invalid")
  await appointmentForm.submit()
  await waitFor(() => expect(panels()).toHaveLength(1))
})
