/** @jest-environment jsdom */
import { getValue } from "../../plugins/gatsby-plugin-content-model/json"
import { checkContent } from "../../src/model/checks/contentSettings"
import { asFiles, readData } from "../../testing/data"
import { parseCell, readTable } from "../../testing/readTable"
import { replaceValue } from "../../testing/replaceValue"
import { setContent } from "../../testing/unit/graph"
import { type Route, readGraph, routes, serveHtml } from "../../testing/unit/pages"

/** Checks what the pages of clinics that differ from the sample show, each by a few facts (clinics.txt). */

const data = readData()

/** Values keyed by path, such as `clinic.phone` (replaceValue.ts). */
type Changes = Readonly<Record<string, unknown>>

const withChanges = (changes: Changes): typeof data =>
  Object.entries(changes).reduce((files, [fieldPath, value]) => replaceValue(files, fieldPath, value), data)

/**
 * Elements of each role. A search by role computes the styles of the whole page, which is slow in jsdom; the
 * transcripts check roles and names.
 */
const selectors: Readonly<Record<string, string>> = {
  link: "a[href]",
  img: "img, [role=img]",
  heading: "h1, h2, h3, h4",
  button: "button",
  form: "form",
  region: "section",
}

/** Returns a text without spaces, because blocks beside each other have none between them. */
const squeeze = (text: string | null | undefined): string => (text ?? "").replaceAll(/\s/g, "")

const getName = (element: Element): string => {
  const label = document.getElementById(element.getAttribute("aria-labelledby") ?? "")
  return squeeze(label?.textContent ?? element.ariaLabel ?? element.getAttribute("alt") ?? element.textContent)
}

/** Returns whether the page has an element with this role and name, such as `link Fees → /services/`, or this text. */
const isShown = (fact: string): boolean => {
  const [, role = "", name = "", href] = /^(\w+) (.+?)(?: → (.*))?$/.exec(fact) ?? []
  if (role === "text") return document.body.textContent.includes(name)
  const selector = selectors[role]
  if (!selector) throw new Error(`“${fact}” begins with no role.`)
  return [...document.querySelectorAll(selector)].some(
    element => getName(element) === squeeze(name) && (href === undefined || element.getAttribute("href") === href)
  )
}

const off = { enabled: false }
const reviewed = { reviewedBy: "Sister R. Moyo, nurse", reviewedOn: "2026-11-02" }
const elsewhere = { by: "elsewhere", service: "Docto", address: "https://docto.example/mopane" }
const imprint = { ...data.policies.privacy, enabled: true, address: "imprint", link: "Imprint", heading: "Imprint" }

const address = {
  street: "Aachener Straße 1204",
  lines: ["Postfach 10 12 13", "Junkersdorf"],
  postcode: "50858",
  town: "Köln",
  country: "Deutschland",
  countryCode: "DE",
}

const night = {
  label: "Out of hours",
  number: "116 117",
  when: "at night and on Sundays",
  name: "night",
}

const doctor = {
  ...data.team.people[0],
  name: "Dr. med. Wilhelmine-Charlotte Freifrau von und zu Hohenlohe-Schillingsfürst",
  qualifications: "MBChB (UZ), FCP (SA)",
  phone: "+263 77 123 4567 ext. 12",
  email: "wilhelmine@bücher.example",
}

const closing = {
  always: false,
  week: {
    monday: [
      { opens: "07:30", closes: "12:30" },
      { opens: "14:00", closes: "17:30" },
    ],
    thursday: [{ opens: "07:30", closes: "24:00" }],
    friday: [{ opens: "00:00", closes: "02:00" }],
    saturday: [{ opens: "08:00", closes: "12:00" }],
  },
  specialDays: [
    { date: "2026-12-24", reason: "Christmas Eve", periods: [{ opens: "08:00", closes: "11:00" }] },
    { date: "2027-08-02", until: "2027-08-13", reason: "Holidays" },
  ],
}

/** Disables everything that can be disabled, and shows no service on the home page. */
const everythingOff: Changes = {
  ...Object.fromEntries(
    [
      "home.tasks",
      "home.contactStrip.walkIn",
      "about.achievements",
      "about.gallery",
      "contact.map",
      "contact.complaints",
      "testimonials",
      "stats",
      "values",
      "care",
      "fees",
      "patients",
      "appointment",
    ].map(fieldPath => [fieldPath, off])
  ),
  "services.services.*.featured": false,
  "clinic.access": undefined,
}

it("what is off asks for no content", () => {
  expect(checkContent(asFiles(withChanges(everythingOff)))).toEqual([])
})

/** Changes that have a name in the table. */
const named: Readonly<Record<string, Changes>> = {
  address: { "clinic.address": address },
  phones: {
    "clinic.phones": [
      night,
      { label: "Ward", number: "+263 77 123 4567 ext. 12" },
      { label: "Balance", number: "*111#" },
    ],
  },
  whatsapp: { "clinic.whatsapp": "+263 77 123 4567" },
  closing: { "clinic.openingHours": closing, "clinic.businessHours": undefined },
  doctor: { "team.enabled": true, "team.people": [doctor] },
  "appointment off": { appointment: off },
  "fees off": { fees: off },
  "reviewed advice": { care: { ...data.care, ...reviewed } },
  imprint: { "policies.others": [imprint] },
  "imprint in the footer": { "policies.others": [{ ...imprint, inFooter: true }] },
  "bookings elsewhere": { "clinic.booking": elsewhere },
  "no bookings": { appointment: off, "clinic.booking": { by: "none" }, "home.tasks": off },
  notice: { "notice.enabled": true, "notice.link": { label: "Call the ward", to: "phone" } },
  "everything off": everythingOff,
}

/** Reads the changes of a row: names, and fields with a value in JSON, such as `clinic.fax = "1"`. */
const readChanges = (cell: string): Changes =>
  cell === "-"
    ? {}
    : Object.fromEntries(
        cell.split("; ").flatMap(change => {
          const [field = "", json] = change.split(" = ")
          if (json !== undefined) return [[field, parseCell(json)]]
          const changes = named[field]
          if (!changes) throw new Error(`There are no changes “${field}”.`)
          return Object.entries(changes)
        })
      )

const readFacts = (cell = ""): string[] => cell.split("; ").filter(Boolean)

it.each(readTable("pages/clinics.txt"))(
  "a clinic that %s (%s) shows it on %s",
  (_what, changes = "", path, shows, hides) => {
    const route = routes.find(each => each === path)
    if (!route) throw new Error(`There is no page ${path}.`)
    setContent(withChanges(readChanges(changes)))
    serveHtml(route)
    expect(readFacts(shows).length).toBeGreaterThan(0)
    expect(readFacts(shows).filter(fact => !isShown(fact))).toEqual([])
    expect(readFacts(hides).filter(isShown)).toEqual([])
  }
)

const structured: readonly (readonly [what: string, changes: Changes, route: Route, node: object])[] = [
  [
    "has every part of an address",
    { "clinic.address": address },
    "/",
    {
      address: {
        "@type": "PostalAddress",
        streetAddress: "Aachener Straße 1204, Postfach 10 12 13, Junkersdorf",
        addressLocality: "Köln",
        postalCode: "50858",
        addressCountry: "DE",
      },
    },
  ],
  [
    "closes",
    { "clinic.openingHours": closing, "clinic.businessHours": undefined },
    "/contact/",
    {
      openingHoursSpecification: expect.arrayContaining([
        { "@type": "OpeningHoursSpecification", dayOfWeek: ["Thursday"], opens: "07:30", closes: "23:59" },
      ]),
      specialOpeningHoursSpecification: [
        expect.objectContaining({ validFrom: "2026-12-24", opens: "08:00", closes: "11:00" }),
        expect.objectContaining({ validThrough: "2027-08-13", opens: "00:00", closes: "00:00" }),
      ],
    },
  ],
  [
    "takes bookings elsewhere",
    { appointment: off, "clinic.booking": elsewhere },
    "/contact/",
    { potentialAction: { "@type": "ReserveAction", target: elsewhere.address } },
  ],
]

it.each(structured)("a clinic that %s says so to search engines", (_what, changes, route, node) => {
  setContent(withChanges(changes))
  expect(readGraph(route)).toContainEqual(expect.objectContaining(node))
})

it.each([
  [true, []],
  [undefined, [true]],
])("a clinic tells search engines of its access only if that is its own (sample: %s)", (sample, told) => {
  setContent(withChanges({ "clinic.access.sample": sample, "clinic.access.stepFree": true }))
  expect(readGraph("/contact/").flatMap(node => getValue(node, "amenityFeature", "value") ?? [])).toEqual(told)
})
