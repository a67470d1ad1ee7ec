import { secondContent } from "../../scripts/sampleFolders"
import { checkContent } from "../../src/model/check/checkContent"
import { policyNames } from "../../src/model/policyNames"
import { asFiles, readData } from "../../testing/data"
import { replaceValue } from "../../testing/replaceValue"
import { setContent } from "../../testing/unit/graph"
import { type Route, routes } from "../../testing/unit/pages"
import { compareLines, readPage } from "./readPage"

/**
 * Checks the text of pages of clinics that differ from the sample. The expected texts have been reviewed; review a
 * change before you accept it (`npx jest practices --updateSnapshot`).
 */

const data = readData()

/** Values keyed by path, such as `clinic.phone` (replaceValue.ts). */
type Changes = Readonly<Record<string, unknown>>

const withChanges = (changes: Changes): typeof data =>
  Object.entries(changes).reduce((files, [place, value]) => replaceValue(files, place, value), data)

const asText = (lines: readonly string[]): string => `\n${lines.join("\n")}\n`

// Pages contain the year of their build.
jest.useFakeTimers({ now: new Date("2026-11-27T10:00:00+02:00") })

const samplePages = new Map(
  routes.map(route => {
    setContent(data)
    return [route, readPage(route)] as const
  })
)

it.each(routes)("what the sample says on %s", route => {
  expect(asText(samplePages.get(route) ?? [])).toMatchSnapshot()
})

it.each(["/", "/contact/", "/patients/"] as const)("what the second clinic says on %s", route => {
  setContent(readData(secondContent))
  expect(asText(readPage(route))).toMatchSnapshot()
})

const off = { enabled: false }
const reviewed = { reviewedBy: "Sister R. Moyo, nurse", reviewedOn: "2026-11-02" }
const elsewhere = { by: "elsewhere", service: "Docto", address: "https://docto.example/mopane" }
const visited = ["/", "/services/", "/about/", "/faq/", "/contact/"] as const
const imprint = { ...data.policies.privacy, enabled: true, address: "imprint", link: "Imprint", heading: "Imprint" }

const address = {
  street: "Aachener Straße 1204",
  poBox: "Postfach 10 12 13",
  district: "Junkersdorf",
  postcode: "50858",
  town: "Köln",
  region: "NRW",
  country: "Deutschland",
  countryCode: "DE",
}

const night = {
  label: "Out of hours",
  number: "116 117",
  when: "at night and on Sundays",
  name: "night",
  emergency: true,
}

const doctor = {
  ...data.team.people[0],
  name: "Dr. med. Wilhelmine-Charlotte Freifrau von und zu Hohenlohe-Schillingsfürst",
  doctor: true,
  qualifications: "MBChB (UZ), FCP (SA)",
  phone: "+263 77 123 4567 ext. 12",
  email: "wilhelmine@bücher.example",
}

const namesakes = ["children", "adults"].map(patients => ({
  ...data.team.people[0],
  name: `Dr Rudo Moyo (${patients})`,
  shownAs: "Dr Rudo Moyo",
  doctor: true,
}))

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
    { date: "2020-12-25", reason: "Christmas Day", everyYear: true },
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
    ].map(place => [place, off])
  ),
  "services.services.*.featured": false,
  "clinic.access": undefined,
}

it("what is off asks for no content", () => {
  expect(checkContent(asFiles(withChanges(everythingOff)))).toEqual([])
})

const practices: readonly (readonly [what: string, changes: Changes, ...on: Route[]])[] = [
  ["has every part of an address", { "clinic.address": address }, "/", "/contact/"],
  ["has a postcode after its town", { "clinic.address": { ...address, countryCode: "GB" } }, "/contact/"],
  ["has a domain with an umlaut", { "clinic.website": "https://praxis-müller.example" }, "/"],
  [
    "has more phones, one for the night, and numbers in its texts",
    {
      "clinic.phones": [
        night,
        { label: "Toll-free", number: "0800 123 456" },
        { label: "Ward", number: "+263 77 123 4567 ext. 12" },
        { label: "Balance", number: "*111#" },
      ],
      "contact.lead": "Call 116 117, 0800 123 456, +263 77 123 4567 ext. 12 or *111#.",
      "services.emergency.text": "At night call {phone:night}.",
    },
    "/",
    "/services/",
    "/contact/",
  ],
  ["has WhatsApp and a fax", { "clinic.whatsapp": "+263 77 123 4567", "clinic.fax": "+263 00 000 0001" }, "/contact/"],
  [
    "has WhatsApp first, and takes no requests",
    { appointment: off, "clinic.whatsapp": "+263 77 123 4567", "clinic.primaryContact": "whatsapp" },
    "/services/",
    "/contact/",
  ],
  ["has a position", { "clinic.position": { latitude: "-17.82516", longitude: "31.03351" } }, "/contact/", "/faq/"],
  ["has profiles", { "clinic.profiles": ["https://www.facebook.com/example"] }, "/"],
  ["has an entrance without steps of its own", { "clinic.access.sample": undefined }, "/", "/contact/"],
  ["speaks languages", { "clinic.languages": ["Shona", "English"] }, "/about/", "/contact/"],
  [
    "has a national emergency number",
    { "clinic.emergency": { number: "119", whose: "national" } },
    "/",
    "/contact/",
    "/appointment/",
  ],
  ["has visiting hours", { "clinic.namedHours": [{ name: "Visiting hours", text: "daily, 3 to 7 PM" }] }, "/contact/"],
  [
    "closes",
    { "clinic.openingHours": closing, "clinic.businessHours": undefined },
    "/",
    "/contact/",
    "/appointment/",
    "/offline/",
  ],
  ["is always open and does not say when people call first", { "clinic.businessHours": undefined }, "/contact/"],
  ["has a doctor", { "team.enabled": true, "team.people": [doctor] }, "/about/"],
  ["has a team", { "team.enabled": true }, "/about/", "/contact/"],
  ["has two people of one name", { "team.enabled": true, "team.people": namesakes }, "/about/"],
  ["has prices of its own", { "fees.sample": undefined, "fees.prices.1.price": "US$5–12" }, "/services/"],
  ["has no medical aid", { "fees.medicalAid": undefined }, "/services/"],
  ["has no fees", { fees: off }, "/services/", "/patients/"],
  ["has guides of its own", { "patients.sample": undefined }, "/patients/"],
  [
    "has reviewed guides of its own",
    {
      "patients.sample": undefined,
      ...Object.fromEntries(Object.entries(reviewed).map(([name, value]) => [`patients.guides.*.${name}`, value])),
      "patients.guides.1.reviewedBy": "Dr T. Sibanda",
      "patients.guides.1.reviewedOn": "2026-10-05",
    },
    "/patients/",
  ],
  ["has one reviewed guide", { "patients.guides.0": { ...data.patients.guides[0], ...reviewed } }, "/patients/"],
  ["has reviewed advice", { care: { ...data.care, ...reviewed } }, "/services/"],
  ...(["reviewedBy", "reviewedOn"] as const).map(
    name =>
      [
        `says of advice and fees only “${name}”`,
        { [`care.${name}`]: reviewed[name], [`fees.${name}`]: reviewed[name] },
        "/services/",
      ] as const
  ),
  ["has reviewed fees", { fees: { ...data.fees, ...reviewed } }, "/services/"],
  [
    "has reviewed terms",
    { "policies.terms": { ...data.policies.terms, ...reviewed, enabled: true } },
    "/terms/",
    "/about/",
  ],
  ...policyNames.map(name => [`has the policy ${name}`, { [`policies.${name}.enabled`]: true }, "/about/"] as const),
  [
    "has an imprint, for the end of every page and for a note beside the form",
    {
      "policies.others": [{ ...imprint, inFooter: true }],
      "contact.formNote": {
        text: "We keep your message for a year.",
        link: { label: "Read more", to: "policy:imprint" },
      },
    },
    "/faq/",
    "/contact/",
  ],
  ["has an imprint without a link", { "policies.others": [imprint] }, "/faq/"],
  ["has nothing that can be off", everythingOff, ...visited],
  ["takes bookings elsewhere", { appointment: off, "clinic.booking": elsewhere }, ...visited],
  ["takes bookings elsewhere, and requests", { "clinic.booking": elsewhere }, "/"],
  [
    "takes bookings at a service with a long name",
    { appointment: off, "clinic.booking": { ...elsewhere, service: "Appointments of the North" } },
    "/faq/",
  ],
  ["takes no bookings", { appointment: off, "clinic.booking": { by: "none" }, "home.tasks": off }, ...visited],
  ["has no contact form", { "contact.withoutForm": true }, "/contact/"],
  ["has no pictures on the about page", { "about.gallery": undefined, "about.picture": undefined }, "/about/"],
  ["has a notice", { "notice.enabled": true, "notice.link": { label: "Call the ward", to: "phone" } }, "/", "/faq/"],
]

it.each(practices.flatMap(([what, changes, ...on]) => on.map(route => [what, route, changes] as const)))(
  "what a practice that %s says otherwise than the sample on %s",
  (_what, route, changes) => {
    setContent(withChanges(changes))
    expect(asText(compareLines(samplePages.get(route) ?? [], readPage(route)))).toMatchSnapshot()
  }
)
