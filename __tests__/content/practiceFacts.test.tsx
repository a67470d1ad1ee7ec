/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react"
import { splitMoment } from "../../src/inline/clock"
import { findOpening } from "../../src/inline/openingClock"
import { createClock } from "../../src/content/createClock"
import { describeHours } from "../../src/content/hoursText"
import { formatAddress } from "../../src/content/address"
import { listPageNames } from "../../src/content/translations"
import { createSiteFiles } from "../../src/content/siteContent"
import { findDestinationProblems } from "../../src/content/checks"
import { model } from "../../src/content/model"
import { formatPrice } from "../../src/content/price"
import { en } from "../../src/words/en"
import { pt } from "../../src/words/pt"
import { secondContent } from "../../scripts/sampleFolders"
import { readData } from "../../testing/data"
import { setContent } from "../../testing/unit/graph"
import { type Route, openPage, readGraph } from "../../testing/unit/pages"

/** Facts that the samples do not have, and other practices do. */

const data = readData()
const { clinic, fees, team } = data

const withClinic = (changes: object) => ({ ...data, clinic: { ...clinic, ...changes } })

const places = {
  street: "Aachener Straße 1204",
  businessPark: null,
  poBox: "Postfach 10 12 13",
  district: "Junkersdorf",
  postcode: "50858",
  town: "Köln",
  region: "NRW",
  country: "Deutschland",
  countryCode: "DE",
}

it("writes a postcode where the country has it", () => {
  expect(formatAddress(places)).toBe(
    "Aachener Straße 1204, Postfach 10 12 13, Junkersdorf, 50858 Köln, NRW, Deutschland"
  )
  expect(formatAddress({ ...places, countryCode: "GB" })).toContain("Köln 50858, NRW")
})

it("has every part of an address on the contact page, and for search engines", () => {
  setContent(withClinic({ address: places }))
  openPage("/contact/")
  expect(screen.getAllByText(/50858 Köln/)[0]).toBeVisible()
  expect(readGraph("/")).toContainEqual(
    expect.objectContaining({
      address: {
        "@type": "PostalAddress",
        streetAddress: "Aachener Straße 1204, Junkersdorf",
        postOfficeBoxNumber: "Postfach 10 12 13",
        addressLocality: "Köln",
        addressRegion: "NRW",
        postalCode: "50858",
        addressCountry: "DE",
      },
    })
  )
})

const night = {
  label: "Out of hours",
  number: "116 117",
  when: "at night and on Sundays",
  name: "night",
  emergency: true,
}
const phones = [
  night,
  { label: "Toll-free", number: "0800 123 456" },
  { label: "Ward", number: "+263 77 123 4567 ext. 12" },
  { label: "Balance", number: "*111#" },
]

it.each([
  ["116 117", "tel:116117"],
  ["0800 123 456", "tel:0800123456"],
  ["+263 77 123 4567 ext. 12", "tel:+263771234567,12"],
  ["*111#", "tel:*111%23"],
])("dials %s as %s, also where a text has it", (number, href) => {
  const lead = `Call ${number}, or come.`
  setContent({ ...withClinic({ phones }), contact: { ...data.contact, lead } })
  openPage("/contact/")
  const links = screen.getAllByRole("link", { name: number })
  expect(links.map(link => link.getAttribute("href"))).toEqual(links.map(() => href))
  expect(links.length).toBeGreaterThan(1)
})

it("has the number of the night on the first screen, in the red notice, and as a placeholder", () => {
  setContent({
    ...withClinic({ phones }),
    services: { ...data.services, emergency: { ...data.services.emergency, text: "At night call {phone:night}." } },
  })
  const { unmount } = openPage("/")
  expect(JSON.stringify(readGraph("/contact/"))).toContain(
    '"description":"at night and on Sundays","telephone":"116 117"'
  )
  expect(screen.getByRole("link", { name: "Out of hours at night and on Sundays: 116 117" })).toBeVisible()
  unmount()
  openPage("/services/")
  expect(screen.getAllByRole("link", { name: "Out of hours: 116 117" })[0]).toBeVisible()
  expect(within(screen.getByRole("banner")).getByText(/^Out of hours:/)).toHaveTextContent("Out of hours: 116 117")
  const links = screen.getAllByRole("link", { name: "116 117" })
  expect(links.map(link => link.getAttribute("href"))).toEqual(["tel:116117", "tel:116117"])
})

it("writes amounts in the currency's own way", () => {
  expect(formatPrice(123456789, "UGX", en.fees)).toBe("UGX\u00A0123,456,789")
  expect(formatPrice(4500, "JPY", en.fees)).toBe("JPY\u00A04,500")
  expect(formatPrice(1.255, "KWD", en.fees)).toBe("KWD\u00A01.255")
  expect(formatPrice(2.5, "EUR", pt.fees)).toMatch(/2,50/)
})

it("has prices in groups, and from one amount to another", () => {
  const [first, second, third] = fees.prices
  setContent({
    ...data,
    fees: {
      ...fees,
      sample: undefined,
      prices: [
        first,
        { ...second, group: "Laboratory", from: undefined, amount: 5, upTo: 12.5 },
        { ...third, group: "Laboratory" },
      ],
    },
  })
  openPage("/services/")
  const table = within(screen.getByRole("table", { name: fees.caption }))
  expect(table.getAllByRole("rowheader", { name: "Laboratory" })).toHaveLength(1)
  expect(table.getByRole("row", { name: /US\$5 – US\$12.50/ })).toBeVisible()
  expect(JSON.stringify(readGraph("/services/"))).toContain('"minPrice":5,"maxPrice":12.5')
  expect(JSON.stringify(readGraph("/services/"))).toContain('"priceRange":"US$5–US$25"')
})

it("says what a doctor has learnt, and how to reach her", () => {
  const doctor = {
    ...team.people[0],
    name: "Dr. med. Wilhelmine-Charlotte Freifrau von und zu Hohenlohe-Schillingsfürst",
    doctor: true,
    qualifications: "MBChB (UZ), FCP (SA)",
    phone: "+263 77 123 4567 ext. 12",
    email: "wilhelmine@bücher.example",
  }
  setContent({ ...data, team: { ...team, enabled: true, people: [doctor] } })
  openPage("/about/")
  const person = within(screen.getByRole("region", { name: team.heading }))
  expect(person.getByText("MBChB (UZ), FCP (SA)")).toBeVisible()
  expect(person.getByRole("link", { name: doctor.phone })).toHaveAttribute("href", "tel:+263771234567,12")
  expect(person.getByRole("link", { name: doctor.email })).toHaveAttribute("href", `mailto:${doctor.email}`)
  expect(readGraph("/about/")).toContainEqual(
    expect.objectContaining({ "@type": "Physician", telephone: doctor.phone })
  )
})

it("has two people of one name", () => {
  const [person] = team.people
  const people = ["children", "adults"].map(patients => ({
    ...person,
    name: `Dr Rudo Moyo (${patients})`,
    shownAs: "Dr Rudo Moyo",
    doctor: true,
  }))
  setContent({ ...data, team: { ...team, enabled: true, people } })
  openPage("/about/")
  expect(screen.getAllByRole("heading", { name: "Dr Rudo Moyo" })).toHaveLength(2)
  expect(JSON.stringify(readGraph("/about/")).match(/"name":"Dr Rudo Moyo"/g)).toHaveLength(2)
})

it("knows a domain with umlauts as hosts write it", () => {
  const { clinic: known } = createSiteFiles(model, withClinic({ website: "https://praxis-müller.example" }))
  expect(known).toHaveProperty("website", "https://xn--praxis-mller-klb.example")
})

const elsewhere = { by: "elsewhere", service: "Docto", address: "https://docto.example/mopane" }
const withoutAppointments = (booking: object) => ({ ...withClinic({ booking }), appointment: { enabled: false } })
const visited: readonly Route[] = ["/", "/services/", "/about/", "/faq/", "/contact/"]

it.each(visited)("books on another website, whose name the buttons of %s say", route => {
  setContent(withoutAppointments(elsewhere))
  openPage(route)
  const links = screen.getAllByRole("link", { name: /Book with Docto/ })
  expect(links.map(link => link.getAttribute("href"))).toEqual(links.map(() => elsewhere.address))
  expect(document.querySelector('a[href^="/appointment/"]')).toBeNull()
})

it("names a service with a long name to screen readers alone where there is no room for it", () => {
  setContent(withoutAppointments({ ...elsewhere, service: "Appointments of the North" }))
  openPage("/faq/")
  const header = within(screen.getByRole("banner"))
  expect(header.getByText("Book Appointment")).toHaveAccessibleName(
    "Book Appointment (Book with Appointments of the North)"
  )
})

it("says where to book to search engines", () => {
  setContent(withoutAppointments(elsewhere))
  expect(readGraph("/")).toContainEqual(
    expect.objectContaining({ potentialAction: { "@type": "ReserveAction", target: elsewhere.address } })
  )
  // While the site has a form, people book there.
  setContent(withClinic({ booking: elsewhere }))
  expect(JSON.stringify(readGraph("/"))).not.toContain("ReserveAction")
  setContent(withoutAppointments({ by: "none" }))
  expect(JSON.stringify(readGraph("/contact/"))).not.toMatch(/ReserveAction|"appointments"/)
})

it("leads from the home page's strip to the booking service", () => {
  setContent(withoutAppointments(elsewhere))
  openPage("/")
  const strip = screen.getByRole("region", { name: "How to reach us" })
  expect(within(strip).getByRole("link", { name: "Book with Docto" })).toHaveAttribute("href", elsewhere.address)
})

it.each(visited)("offers no booking on %s where nobody can book", route => {
  // A task that leads to a booking is refused.
  setContent({ ...withoutAppointments({ by: "none" }), home: { ...data.home, tasks: { enabled: false } } })
  openPage(route)
  expect(screen.queryAllByRole("link", { name: /^Book|Call to Book/ }).map(link => link.textContent)).toEqual([])
  expect(document.querySelector('a[href^="/appointment/"]')).toBeNull()
})

it("has no contact form where nobody answers messages, and no page for what was sent", () => {
  const content = { ...data, contact: { ...data.contact, withoutForm: true } }
  setContent(content)
  openPage("/contact/")
  expect(document.querySelector("form")).toBeNull()
  expect(screen.getByRole("heading", { name: "Phone Numbers" })).toBeVisible()
  expect(listPageNames(createSiteFiles(model, content))).not.toContain("messageSent")
  expect(listPageNames(createSiteFiles(model, data))).toContain("messageSent")
})

it("refuses links to a booking that nobody can make", () => {
  const messages = findDestinationProblems(model, withoutAppointments({ by: "none" })).map(({ message }) => message)
  expect(messages[0]).toMatch(/^is “page:appointment”, but nobody can book/)
})

it("refuses links to a message that nobody can send", () => {
  const content = { ...data, contact: { ...data.contact, withoutForm: true } }
  const messages = findDestinationProblems(model, content).map(({ message }) => message)
  expect(messages).toContainEqual(expect.stringMatching(/^is “subject:.*”, but the contact page has no form/))
})

const imprint = {
  ...data.policies.privacy,
  enabled: true,
  address: "imprint",
  link: "Imprint",
  inFooter: true,
  heading: "Imprint",
}
const withImprint = (changes: object = {}) => ({
  ...data,
  policies: { ...data.policies, others: [{ ...imprint, ...changes }] },
})

it("has a page for an imprint, and a link to it at the end of every page where the clinic says so", () => {
  setContent(withImprint())
  const { unmount } = openPage("/faq/")
  expect(within(screen.getByRole("contentinfo")).getByRole("link", { name: "Imprint" })).toHaveAttribute(
    "href",
    "/imprint/"
  )
  unmount()
  setContent(withImprint({ inFooter: undefined }))
  openPage("/faq/")
  expect(screen.queryByRole("link", { name: "Imprint" })).not.toBeInTheDocument()
  expect(listPageNames(createSiteFiles(model, withImprint()))).toContain("imprint")
  expect(listPageNames(createSiteFiles(model, withImprint({ enabled: false })))).not.toContain("imprint")
})

it("says beside a form what the clinic wants, with a link to a policy", () => {
  const formNote = { text: "We keep your message for a year.", link: { label: "Read more", to: "policy:imprint" } }
  setContent({ ...withImprint(), contact: { ...data.contact, formNote } })
  openPage("/contact/")
  expect(screen.getByText(/We keep your message for a year/)).toBeVisible()
  expect(screen.getByRole("link", { name: "Read more" })).toHaveAttribute("href", "/imprint/")
})

const workday = [{ opens: "08:00", closes: "17:00" }]
const week = { monday: workday, tuesday: workday, wednesday: workday, thursday: workday, friday: workday }
const holidays = { date: "2027-08-02", until: "2027-08-13", reason: "Holidays" }
const christmas = { date: "2020-12-25", reason: "Christmas Day", everyYear: true }
const withHours = (specialDays: readonly object[]) =>
  withClinic({ openingHours: { always: false, week, specialDays }, businessHours: undefined })

it("knows days in a row, and days of every year", () => {
  const { clinic } = withHours([holidays, christmas])
  const { specialDays } = describeHours(clinic)
  expect(specialDays.map(({ text }) => text)).toEqual([
    "2 August 2027 to 13 August 2027, Holidays: closed",
    "25 December, Christmas Day: closed",
  ])
  const { week: clock } = createClock(clinic)
  const describe = (moment: string) => clock && findOpening(clock, splitMoment(Date.parse(moment), clock.zone)).sentence
  expect(describe("2027-07-30T10:00+02:00")).toBe("We are open now, until 5:00 PM.")
  expect(describe("2027-08-04T10:00+02:00")).toMatch(/Monday.*16 August.*8:00 AM/)
  expect(describe("2030-12-25T10:00+02:00")).toMatch(/Thursday.*8:00 AM/)
})

it("hides special days that are over, and shows the next two until somebody asks for all", () => {
  setContent(
    withHours([
      { date: "2020-01-01", reason: "New Year" },
      holidays,
      ...Array.from({ length: 15 }, (_, day) => ({ date: `2099-03-${10 + day}`, reason: `Training ${day}` })),
    ])
  )
  openPage("/contact/")
  expect(screen.getByText(/New Year/)).not.toBeVisible()
  expect(screen.getByText(/Holidays/)).toBeVisible()
  expect(screen.getByText(/Training 0:/)).toBeVisible()
  expect(screen.getByText(/Training 1:/)).not.toBeVisible()
  expect(screen.getByText("All special days").closest("details")).not.toHaveAttribute("open")
})

it("has days of every year among the next two in their time", () => {
  const inYears = ["10", "11", "12"].map(day => ({ date: `2099-03-${day}`, reason: `Training ${day}` }))
  setContent(withHours([...inYears, christmas]))
  openPage("/contact/")
  expect(screen.getByText(/Christmas Day/)).toBeVisible()
  expect(screen.getByText(/Training 10/)).toBeVisible()
  expect(screen.getByText(/Training 11/)).not.toBeVisible()
})

it("tells search engines the days in a row", () => {
  setContent(withHours([holidays]))
  expect(readGraph("/contact/")).toContainEqual(
    expect.objectContaining({
      specialOpeningHoursSpecification: [
        expect.objectContaining({ validFrom: "2027-08-02", validThrough: "2027-08-13" }),
      ],
    })
  )
})

const readDepartments = (route: Route) => readGraph(route).flatMap(node => node.department ?? [])

it("tells search engines of the other places on the page about them alone", () => {
  setContent(readData(secondContent))
  expect(readDepartments("/contact/")).toEqual([
    expect.objectContaining({ "@type": "MedicalClinic", telephone: "+258 00 000 0010" }),
  ])
  expect(readDepartments("/")).toEqual([])
})

it("says other hours beside the opening hours", () => {
  setContent(withClinic({ namedHours: [{ name: "Visiting hours", text: "every day from 3 to 7 PM" }] }))
  openPage("/contact/")
  expect(screen.getByText("Visiting hours").nextElementSibling).toHaveTextContent("every day from 3 to 7 PM")
})
