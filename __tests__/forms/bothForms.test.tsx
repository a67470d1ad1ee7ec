/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { appointmentDraft, contactDraft } from "../../src/inline/contract"
import { success } from "../../testing/forwarderAnswers"
import { readData } from "../../testing/data"
import { appointmentForm, contactForm } from "../../testing/unit/domForm"
import { fakeFetch, pendingFetch } from "../../testing/unit/fakeFetch"
import { findToast } from "../../testing/unit/findToast"
import { resetContent, setContent } from "../../testing/unit/graph"
import { openForm } from "../../testing/unit/openForm"
import { pageElement, serveHtml } from "../../testing/unit/pages"

/** Checks what both forms guarantee: nobody loses what they typed, and nothing is sent twice. */

interface Form extends Pick<
  typeof contactForm,
  "form" | "controls" | "button" | "link" | "autofill" | "submit" | "sending"
> {
  fillIn: () => void
  expectValues: (expected: "kept" | "cleared") => void
}

interface Row {
  name: "contact" | "appointment"
  form: Form
  /** Key of the draft in the tab's storage. */
  key: string
  /** Title of the toast after success. */
  sent: string
}

const rows: readonly Row[] = [
  { name: "contact", form: contactForm, key: contactDraft.key, sent: "Message Sent!" },
  { name: "appointment", form: appointmentForm, key: appointmentDraft.key, sent: "Request Sent!" },
]

const hourMs = 60 * 60 * 1000

/** Advances the clock by `ms` milliseconds without running timers. */
const wait = (ms: number) => {
  const now = Date.now()
  jest.spyOn(Date, "now").mockReturnValue(now + ms)
}

/** Shows the page again, as a browser that has kept it. */
const showAgain = () => act(() => void window.dispatchEvent(new Event("pageshow")))

const data = readData()

beforeEach(() => setContent({ ...data, appointment: { ...data.appointment, delivery: "forward" } }))
afterEach(resetContent)

describe.each(rows.map(row => [row.name, row] as const))("the %s form", (name, { form, key, sent }) => {
  const { controls, button, link, autofill, fillIn, submit, sending, expectValues } = form
  const readOnly = () => controls().filter(control => control.matches("[readonly], [aria-readonly=true]"))
  const expectSent = async () => {
    await findToast(sent)
    await waitFor(() => expect(button()).toBeEnabled())
    expectValues("cleared")
    expect(readOnly()).toEqual([])
  }

  /** Submits the form, and opens another page before the answer arrives. */
  const leaveWhileSending = async () => {
    const forwarder = pendingFetch()
    const { rerender } = render(pageElement(`/${name}/`))
    fillIn()
    await submit()
    await sending()
    const leave = () => rerender(pageElement("/about/"))
    leave()
    return { ...forwarder, leave, comeBack: () => rerender(pageElement(`/${name}/`)) }
  }

  it("sends what a browser has filled in without an event", async () => {
    const calls = fakeFetch(success)
    openForm(name)
    autofill()
    await submit()
    await expectSent()
    for (const typed of ["Rudo Moyo", "rudo@example.org"]) expect(calls[0]?.options.body).toContain(typed)
  })

  it("has what was typed before hydration, whatever service the URL names", () => {
    window.history.replaceState(null, "", "/?service=Mental%20Health")
    const container = serveHtml(`/${name}/`)
    autofill()
    render(pageElement(`/${name}/`), { container, hydrate: true })
    expectValues("kept")
  })

  it("keeps what was typed for an hour, in this tab alone, while another page is read", () => {
    const { unmount } = openForm(name)
    fillIn()
    unmount()
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 1])
    wait(hourMs - 60_000)
    openForm(name)
    expectValues("kept")
    showAgain()
    expectValues("kept")
    wait(hourMs)
    showAgain()
    expectValues("cleared")
    expect(sessionStorage).toHaveLength(0)
  })

  it("has nothing of an hour ago when it is opened again", () => {
    const { unmount } = openForm(name)
    fillIn()
    unmount()
    wait(hourMs)
    openForm(name)
    expectValues("cleared")
    expect(sessionStorage).toHaveLength(0)
  })

  it("keeps nothing of fields that are emptied by hand", () => {
    openForm(name)
    fillIn()
    expect(sessionStorage).toHaveLength(1)
    for (const target of controls()) fireEvent.change(target, { target: { value: "" } })
    expect(sessionStorage).toHaveLength(0)
  })

  it("reads no draft that it has not written", () => {
    for (const stored of ["not JSON", "null", "5", "[1]", '{"name":1,"firstName":1}', '{"other":"Rudo"}']) {
      sessionStorage.setItem(key, stored)
      const { unmount } = openForm(name)
      expectValues("cleared")
      unmount()
    }
  })

  it("keeps what was typed where the storage is full", () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError")
    })
    const { unmount } = openForm(name)
    fillIn()
    unmount()
    openForm(name)
    expectValues("kept")
  })

  it("is sent where the browser refuses storage", async () => {
    jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError")
    })
    fakeFetch(success)
    openForm(name)
    fillIn()
    expectValues("kept")
    await submit()
    await expectSent()
  })

  it("is sent once however often the button and Enter are pressed, and takes no changes meanwhile", async () => {
    const { calls, answer } = pendingFetch()
    openForm(name)
    fillIn()
    const user = userEvent.setup()
    await user.dblClick(button())
    await sending()
    const [first] = controls()
    if (first) await user.type(first, "Chipo{Enter}")
    fireEvent.submit(form.form())
    expect(first).toHaveFocus()
    for (const target of controls().slice(1)) fireEvent.change(target, { target: { value: "2099-12-24" } })
    expectValues("kept")
    expect(readOnly()).toEqual(controls())
    await act(async () => answer())
    await expectSent()
    expect(calls).toHaveLength(1)
  })

  it("is sent while another page is read", async () => {
    const { calls, answer, comeBack } = await leaveWhileSending()
    comeBack()
    expectValues("kept")
    expect(button("Sending...")).toBeDisabled()
    expect(readOnly()).toEqual(controls())
    fireEvent.submit(form.form())
    await act(async () => answer())
    await expectSent()
    expect(calls).toHaveLength(1)
  })

  it.each(["after", "before"])(
    "shows its failure to visitors who come back %s it, and keeps later changes",
    async when => {
      const { fail, leave, comeBack } = await leaveWhileSending()
      if (when === "before") comeBack()
      await act(async () => fail())
      expect(await screen.findByText("Could not send message")).toBeInTheDocument()
      if (when === "after") comeBack()
      expectValues("kept")
      await waitFor(() => expect(button()).toBeEnabled())
      expect(link("Call us")).toBeInTheDocument()
      expect(form.form()).toHaveTextContent("may have arrived")
      const [first] = controls()
      if (first) fireEvent.change(first, { target: { value: "Chipo" } })
      leave()
      comeBack()
      expect(controls()[0]).toHaveValue("Chipo")
    }
  )
})
