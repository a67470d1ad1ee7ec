/** @jest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react"
import userEvent, { type UserEvent } from "@testing-library/user-event"
import { appointmentRequest } from "../../testing/appointmentRequest"
import { readData } from "../../testing/data"
import { appointmentForm } from "../../testing/unit/domForm"
import { resetContent, setContent } from "../../testing/unit/graph"
import { findToast } from "../../testing/unit/findToast"
import { findPanel } from "../../testing/unit/panels"
import { openForm } from "../../testing/unit/openForm"
import { openPage, serveHtml } from "../../testing/unit/pages"
import { setDate } from "../../testing/unit/setDate"

const { fields, control, change, fillIn, submit, expectValues } = appointmentForm

const content = readData()

/** Time slots of the sample. */
const timeSlots =
  "9:00 AM, 9:30 AM, 10:00 AM, 10:30 AM, 11:00 AM, 11:30 AM, 2:00 PM, 2:30 PM, 3:00 PM, 3:30 PM, 4:00 PM, 4:30 PM, 5:00 PM"

// A time after midnight in the clinic's time zone, but not in UTC.
const now = new Date("2031-03-09T22:30:00Z")
const utcDate = "2031-03-09"

const optionsOf = (field: "service" | "time") =>
  within(control(field))
    .getAllByRole<HTMLOptionElement>("option")
    .filter(option => option.value)
    .map(option => option.text)

const toasts = () => document.querySelectorAll("[role=alert]")

const ask = (service: string) => window.history.replaceState(null, "", `/?service=${encodeURIComponent(service)}`)

/** Opens the page and submits the completed form, with `changes`. */
const book = async (changes: Partial<typeof appointmentRequest> = {}) => {
  openForm("appointment")
  fillIn(changes)
  await submit()
}

let user: UserEvent

beforeEach(() => {
  user = userEvent.setup()
  setDate(now)
})

afterEach(resetContent)

it("the form accepts no date before today's UTC date, and has no build date in its HTML", () => {
  const served = serveHtml("/appointment/")
  expect(control("date")).not.toHaveAttribute("min")
  served.remove()
  openForm("appointment")
  expect(control("date")).toHaveAttribute("min", utcDate)
  // A year of five digits would come before today in a comparison of texts.
  expect(control("date")).toHaveAttribute("max", "9999-12-31")
})
describe("an incomplete appointment request", () => {
  it("shows an error at each invalid field and focuses the first", async () => {
    await book({ lastName: "", phone: "   ", time: "" })
    await findToast("Missing Information")
    expect(toasts()).toHaveLength(1)
    for (const field of fields) {
      const isInvalid = ["lastName", "phone", "time"].includes(field)
      expect([field, control(field).getAttribute("aria-invalid")]).toEqual([field, isInvalid ? "true" : null])
    }
    expect(control("lastName")).toHaveFocus()
  })

  it("has no error at a field that is filled in, and none for the next request", async () => {
    await book({ firstName: "" })
    await screen.findByText("Missing Information")
    await user.type(control("firstName"), "Rudo")
    await waitFor(() => expect(control("firstName")).not.toHaveAttribute("aria-invalid"))
    expect(control("firstName")).not.toHaveAttribute("aria-describedby")
    await submit()
    await screen.findByText("Appointment Booked!")
    await user.type(control("firstName"), "Chipo")
    for (const field of fields) expect(control(field)).not.toHaveAttribute("aria-invalid")
  })
})

/** Opens a page of a clinic with other content. */
const openWith = (route: Parameters<typeof openPage>[0], clinic: object, appointment: object = {}) => {
  setContent({
    ...content,
    clinic: { ...content.clinic, ...clinic },
    appointment: { ...content.appointment, ...appointment },
  })
  return openPage(route)
}

describe("somebody who cannot hear on the phone", () => {
  const withoutCall = "Cannot hear? Send an SMS to our main number."
  const stays = "Your notes stay on this device. They are in none of the messages."
  it.each([
    ["none", { withoutCall }, `${stays} ${withoutCall}`],
    ["none", { withoutCall: undefined }, stays],
    ["forward", { withoutCall }, withoutCall],
    ["forward", { withoutCall: undefined }, ""],
  ])("reads before the notes, with the delivery %s and %j: %s", (delivery, clinic, said) => {
    openWith("/appointment/", clinic, { delivery })
    expect(control("notes")).toHaveAccessibleDescription(said)
    // It is between the label and the field.
    expect(control("notes").previousElementSibling?.textContent).toContain(said)
    expect(control("phone")).toBeRequired()
    expect(control("phone")).toHaveAccessibleDescription("A number for SMS or WhatsApp is fine.")
  })

  it.each(["/contact/", "/appointment/", "/offline/"] as const)(
    "finds beside the numbers of %s a way without a call",
    route => {
      const { unmount } = openWith(route, { withoutCall })
      const [numbers] = screen.getAllByText(withoutCall)
      expect(numbers?.parentElement).toHaveTextContent("+263 00 000 0000")
      unmount()
      openWith(route, { withoutCall: undefined })
      expect(screen.queryByText(withoutCall, { exact: false })).not.toBeInTheDocument()
    }
  )

  it("finds it in the panel of a request that is not sent yet", async () => {
    openWith("/appointment/", { withoutCall })
    fillIn()
    await submit()
    const panel = await findPanel("One step is left")
    expect(within(panel).getByText(withoutCall)).toBeInTheDocument()
  })
})

describe("the appointment form of a clinic that closes", () => {
  const morning = [{ opens: "08:00", closes: "11:30" }]
  const openingHours = {
    always: false,
    week: {
      monday: [...morning, { opens: "14:00", closes: "17:00" }],
      saturday: [{ opens: "18:00", closes: "20:00" }],
    },
    specialDays: [
      { date: "2031-03-17", reason: "Staff training" },
      { date: "2031-03-18", reason: "Market day", periods: morning },
    ],
  }

  beforeEach(() => setContent({ ...content, clinic: { ...content.clinic, openingHours } }))

  it("offers only times at which somebody is there: on the chosen day, and in the HTML on any", () => {
    const whileOpen = timeSlots.split(", ").filter(time => !["11:30 AM", "5:00 PM"].includes(time))
    serveHtml("/appointment/")
    expect(optionsOf("time")).toEqual(whileOpen)
    document.body.innerHTML = ""
    openForm("appointment")
    expect(optionsOf("time")).toEqual(whileOpen)
    change("date", "2031-03-24")
    expect(optionsOf("time")).toEqual(whileOpen)
    change("date", "2031-03-18")
    expect(optionsOf("time")).toEqual(whileOpen.filter(time => time.endsWith("AM")))
  })

  it.each([
    ["2031-03-16", "We are closed on Sunday 16 March 2031. Choose another day."],
    ["2031-03-17", "We are closed on Monday 17 March 2031: Staff training. Choose another day."],
    ["2031-03-15", "We have no appointments on Saturday 15 March 2031. Choose another day."],
  ])("refuses %s as soon as it is chosen: %s", async (date, words) => {
    openForm("appointment")
    fillIn({ date })
    expect(control("date")).toHaveAccessibleDescription(words)
    await submit()
    await waitFor(() => expect(control("date")).toHaveFocus())
    expect(screen.queryByText("Appointment Booked!")).not.toBeInTheDocument()
    expectValues("kept", { date, time: "" })
  })

  it("refuses a time of another day that is left, and takes one of the chosen day", async () => {
    openForm("appointment")
    fillIn({ date: "2031-03-24", time: "14:30" })
    change("date", "2031-03-18")
    expect(control("time")).toHaveAccessibleDescription("Choose a time at which we are open")
    await submit()
    await waitFor(() => expect(control("time")).toHaveFocus())
    change("time", "09:00")
    await submit()
    expect(await screen.findByText("Appointment Booked!")).toBeInTheDocument()
  })
})

it("a request may be for today's UTC date, and without notes", async () => {
  await book({ date: utcDate, notes: "" })
  expect(await screen.findByText("Appointment Booked!")).toBeInTheDocument()
})

it("says that a day is over where the clinic is, whatever zone the device is in", async () => {
  setDate(new Date("2031-03-09T12:00:00Z"))
  const locale = { ...content.clinic.locale, timeZone: "Pacific/Kiritimati" }
  setContent({ ...content, clinic: { ...content.clinic, locale } })
  openForm("appointment")
  change("date", "2031-03-09")
  await waitFor(() =>
    expect(control("date")).toHaveAccessibleDescription("Sunday 9 March 2031 is over. Choose today or a later date.")
  )
})

describe("the initial values of the appointment form", () => {
  it.each(["<b>", "", "Pharmacy Services", "Maternity Services", "Inpatient Admission", "Theatre / Surgical Services"])(
    "do not include “%s” from the URL, which cannot be booked",
    service => {
      ask(service)
      openForm("appointment")
      expect(control("service")).toHaveValue("")
    }
  )
})
