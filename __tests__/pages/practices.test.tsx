/** @jest-environment jsdom */
import { screen } from "@testing-library/react"
import { checkContent } from "../../src/model/checks/checkContent"
import { asFiles, readData } from "../../testing/data"
import { replaceValue } from "../../testing/replaceValue"
import { setContent } from "../../testing/unit/graph"
import { type Route, readGraph, serveHtml } from "../../testing/unit/pages"

/** Checks what the pages of clinics that differ from the sample show, each by a few facts. */

const data = readData()

/** Values keyed by path, such as `clinic.phone` (replaceValue.ts). */
type Changes = Readonly<Record<string, unknown>>

const withChanges = (changes: Changes): typeof data =>
  Object.entries(changes).reduce((files, [fieldPath, value]) => replaceValue(files, fieldPath, value), data)

/** An element's role and name, and the target of a link. `text` is any text of the page. */
type Fact = readonly [
  role: "link" | "img" | "heading" | "button" | "form" | "region" | "text",
  name: string,
  href?: string,
]

const isShown = ([role, name, href]: Fact): boolean =>
  role === "text"
    ? document.body.textContent.includes(name)
    : screen
        .queryAllByRole(role, { name, hidden: true })
        .some(element => href === undefined || element.getAttribute("href") === href)

const off = { enabled: false }
const reviewed = { reviewedBy: "Sister R. Moyo, nurse", reviewedOn: "2026-11-02" }
const elsewhere = { by: "elsewhere", service: "Docto", address: "https://docto.example/mopane" }
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

const whatsapp = { "clinic.whatsapp": "+263 77 123 4567" }
const whatsappLink = "https://wa.me/263771234567"
const samplePatients = "nobody has checked them yet"

interface Practice {
  what: string
  changes: Changes
  route: Route
  shows?: readonly Fact[]
  hides?: readonly Fact[]
}

const practices: readonly Practice[] = [
  {
    what: "has every part of an address",
    changes: { "clinic.address": address },
    route: "/contact/",
    shows: [["text", "Aachener Straße 1204, Postfach 10 12 13, Junkersdorf, 50858 Köln, NRW, Deutschland"]],
  },
  {
    what: "has a postcode after its town",
    changes: { "clinic.address": { ...address, countryCode: "GB" } },
    route: "/contact/",
    shows: [["text", "Junkersdorf, Köln 50858, NRW, Deutschland"]],
  },
  {
    what: "has more phones, one for the night, and numbers in its texts",
    changes: {
      "clinic.phones": [
        night,
        { label: "Ward", number: "+263 77 123 4567 ext. 12" },
        { label: "Balance", number: "*111#" },
      ],
      "contact.lead": "Call 116 117, +263 77 123 4567 ext. 12 or *111#.",
    },
    route: "/contact/",
    shows: [
      ["link", "116 117", "tel:116117"],
      ["link", "+263 77 123 4567 ext. 12", "tel:+263771234567,12"],
      ["link", "*111#", "tel:*111%23"],
      ["text", "at night and on Sundays"],
    ],
  },
  {
    what: "names the phone of the night in a text",
    changes: { "clinic.phones": [night], "services.emergency.text": "At night call {phone:night}." },
    route: "/services/",
    shows: [
      ["link", "116 117", "tel:116117"],
      ["link", "Out of hours: 116 117", "tel:116117"],
    ],
  },
  {
    what: "has WhatsApp and a fax",
    changes: { ...whatsapp, "clinic.fax": "+263 00 000 0001" },
    route: "/contact/",
    shows: [
      ["link", "WhatsApp", whatsappLink],
      ["text", "+263 00 000 0001"],
    ],
  },
  {
    what: "has WhatsApp first, and takes no requests",
    changes: { ...whatsapp, appointment: off, "clinic.primaryContact": "whatsapp" },
    route: "/services/",
    shows: [
      ["link", "Book by WhatsApp", whatsappLink],
      ["link", "Book by WhatsApp: Cardiology", whatsappLink],
    ],
    hides: [["link", "Book Appointment"]],
  },
  {
    what: "has a position",
    changes: { "clinic.position": { latitude: "-17.82516", longitude: "31.03351" } },
    route: "/contact/",
    shows: [["link", "Get Directions", "https://www.google.com/maps/dir/?api=1&destination=-17.82516,31.03351"]],
  },
  {
    what: "speaks languages",
    changes: { "clinic.languages": ["Shona", "English"] },
    route: "/contact/",
    shows: [
      ["text", "Shona, English"],
      ["link", "Languages We Speak", "/contact/#languages"],
    ],
  },
  {
    what: "has a national emergency number",
    changes: { "clinic.emergency": { number: "119", whose: "national" } },
    route: "/appointment/",
    shows: [["link", "Call 119, the national number", "tel:119"]],
    hides: [["link", "464"]],
  },
  {
    what: "has visiting hours",
    changes: { "clinic.namedHours": [{ name: "Visiting hours", text: "daily, 3 to 7 PM" }] },
    route: "/contact/",
    shows: [["text", "Visiting hoursdaily, 3 to 7 PM"]],
  },
  {
    what: "closes",
    changes: { "clinic.openingHours": closing, "clinic.businessHours": undefined },
    route: "/contact/",
    shows: [
      ["text", "Open Monday and Thursday to Saturday"],
      ["text", "Monday, 7:30 AM to 12:30 PM and 2:00 PM to 5:30 PM"],
      ["text", "Tuesday, Wednesday and Sunday, closed"],
      ["text", "Thursday, 7:30 AM to midnight"],
      ["text", "Thursday 24 December 2026, Christmas Eve: 8:00 AM to 11:00 AM"],
      ["text", "2 August 2027 to 13 August 2027, Holidays: closed"],
    ],
    hides: [["text", "24 Hrs"]],
  },
  {
    what: "is always open and does not say when people call first",
    changes: { "clinic.businessHours": undefined },
    route: "/contact/",
    hides: [["text", "Outside business hours"]],
  },
  {
    what: "has a doctor",
    changes: { "team.enabled": true, "team.people": [doctor] },
    route: "/about/",
    shows: [
      ["heading", doctor.name],
      ["link", "+263 77 123 4567 ext. 12", "tel:+263771234567,12"],
      ["link", "wilhelmine@bücher.example", "mailto:wilhelmine@bücher.example"],
      ["link", "Our Team", "/about/#team"],
    ],
  },
  {
    what: "has no medical aid",
    changes: { "fees.medicalAid": undefined },
    route: "/services/",
    shows: [["heading", "Ways to pay"]],
    hides: [["heading", "Medical aid"]],
  },
  {
    what: "has no fees",
    changes: { fees: off },
    route: "/services/",
    hides: [
      ["region", "Fees and ways to pay"],
      ["link", "Fees and ways to pay"],
    ],
  },
  {
    what: "has fees",
    changes: {},
    route: "/",
    shows: [["text", "What does it cost?"]],
  },
  {
    what: "has no fees, so that no task leads to them",
    changes: { fees: off },
    route: "/",
    shows: [["text", "Is it urgent?"]],
    hides: [["text", "What does it cost?"]],
  },
  {
    what: "gets requests by email",
    changes: { "appointment.delivery": "forward", "clinic.replyTime": undefined },
    route: "/appointment/",
    shows: [["text", "Ask for a day and a time here.We answer you. Only then is it booked."]],
    hides: [["text", "send it or call us"]],
  },
  {
    what: "has the sample’s guides",
    changes: {},
    route: "/patients/",
    shows: [["text", samplePatients]],
  },
  {
    what: "has guides of its own",
    changes: { "patients.sample": undefined },
    route: "/patients/",
    hides: [["text", samplePatients]],
  },
  {
    what: "has prices of its own",
    changes: { "fees.sample": undefined, "fees.prices.1": { ...data.fees.prices[1], price: "US$5–12" } },
    route: "/services/",
    shows: [["text", "US$5–12"]],
    hides: [["text", "The prices and the medical aids below are examples."]],
  },
  {
    what: "has one reviewed guide",
    changes: { "patients.guides.0": { ...data.patients.guides[0], ...reviewed } },
    route: "/patients/",
    shows: [
      ["text", "Reviewed by Sister R. Moyo, nurse on 2 November 2026"],
      ["text", "Not reviewed yet"],
    ],
  },
  {
    what: "has reviewed advice",
    changes: { care: { ...data.care, ...reviewed } },
    route: "/services/",
    shows: [["text", "Reviewed by Sister R. Moyo, nurse on 2 November 2026"]],
    hides: [["text", "No doctor or nurse has checked these cards yet."]],
  },
  ...(["reviewedBy", "reviewedOn"] as const).map(name => ({
    what: `says of advice and fees only “${name}”`,
    changes: { [`care.${name}`]: reviewed[name], [`fees.${name}`]: reviewed[name] },
    route: "/services/" as const,
    shows: [["text", "No doctor or nurse has checked these cards yet."]] as const,
    hides: [["text", "Reviewed by"]] as const,
  })),
  {
    what: "has the privacy policy and no others",
    changes: { "policies.privacy.enabled": true },
    route: "/about/",
    shows: [
      ["link", "Privacy Policy", "/privacy/"],
      ["text", "Terms of Service"],
    ],
    hides: [
      ["link", "Terms of Service"],
      ["link", "Accessibility"],
    ],
  },
  {
    what: "has an imprint, for the end of every page and for a note beside the form",
    changes: {
      "policies.others": [{ ...imprint, inFooter: true }],
      "contact.formNote": {
        text: "We keep your message for a year.",
        link: { label: "Read more", to: "policy:imprint" },
      },
    },
    route: "/contact/",
    shows: [
      ["text", "We keep your message for a year."],
      ["link", "Read more", "/imprint/"],
      ["link", "Imprint", "/imprint/"],
    ],
  },
  {
    what: "has an imprint without a link",
    changes: { "policies.others": [imprint] },
    route: "/faq/",
    hides: [["link", "Imprint"]],
  },
  {
    what: "has nothing that can be off",
    changes: everythingOff,
    route: "/",
    shows: [["link", "Call Now", "tel:+263000000000"]],
    hides: [
      ["link", "Book Appointment"],
      ["heading", "What do you need today?"],
      ["heading", "What our patients say"],
      ["heading", "Walk-ins Welcome"],
      ["link", "For Patients"],
      ["link", "Complaints"],
    ],
  },
  {
    what: "has nothing that can be off",
    changes: everythingOff,
    route: "/about/",
    hides: [
      ["heading", "Our Impact"],
      ["heading", "A look around"],
      ["heading", "What we stand for"],
      ["heading", "What we have achieved"],
    ],
  },
  {
    what: "has nothing that can be off",
    changes: everythingOff,
    route: "/contact/",
    shows: [
      [
        "link",
        "Get Directions",
        "https://www.google.com/maps/dir/?api=1&destination=Mopane%20Medical%20Centre%2C%20Stand%2024%2C%20Hospital%20Road%2C%20Mopane%20Business%20Park%2C%20Mopane%2C%20Zimbabwe",
      ],
    ],
    hides: [
      ["region", "Map"],
      ["heading", "How to complain"],
      ["heading", "Access to the Building"],
    ],
  },
  {
    what: "has nothing that can be off",
    changes: everythingOff,
    route: "/services/",
    shows: [["link", "Call to Book: Cardiology", "tel:+263000000000"]],
    hides: [
      ["heading", "Where to go"],
      ["heading", "Fees and ways to pay"],
    ],
  },
  {
    what: "has nothing that can be off",
    changes: everythingOff,
    route: "/faq/",
    shows: [["link", "Get Directions", "/contact/#map"]],
    hides: [
      ["link", "Where to go"],
      ["link", "Fees and ways to pay"],
    ],
  },
  {
    what: "takes bookings elsewhere",
    changes: { appointment: off, "clinic.booking": elsewhere },
    route: "/services/",
    shows: [
      ["link", "Book with Docto", elsewhere.address],
      ["link", "Book with Docto: Cardiology", elsewhere.address],
    ],
    hides: [["link", "Book Appointment"]],
  },
  {
    what: "takes bookings elsewhere",
    changes: { appointment: off, "clinic.booking": elsewhere },
    route: "/",
    shows: [["link", "Book an appointment Choose a day and a time", elsewhere.address]],
  },
  {
    what: "takes bookings elsewhere, and requests",
    changes: { "clinic.booking": elsewhere },
    route: "/",
    shows: [["link", "Book Appointment", "/appointment/"]],
    hides: [["link", "Book with Docto"]],
  },
  {
    what: "takes no bookings",
    changes: { appointment: off, "clinic.booking": { by: "none" }, "home.tasks": off },
    route: "/",
    shows: [["link", "Contact Us", "/contact/"]],
    hides: [
      ["link", "Book Appointment"],
      ["text", "Learn More"],
      ["heading", "Book Online"],
    ],
  },
  {
    what: "takes no bookings",
    changes: { appointment: off, "clinic.booking": { by: "none" }, "home.tasks": off },
    route: "/faq/",
    hides: [
      ["link", "Book Now"],
      ["text", "Ask for a day and a time"],
    ],
  },
  {
    what: "has no contact form",
    changes: { "contact.withoutForm": true },
    route: "/contact/",
    shows: [["link", "Write a complaint", "/contact/"]],
    hides: [["form", "Send us a Message"]],
  },
  {
    what: "has portraits of its team",
    changes: { "team.enabled": true },
    route: "/about/",
    shows: [["img", "A place for the doctor’s face: the reception desk."]],
  },
  {
    what: "has no pictures on the about page",
    changes: { "about.gallery": undefined, "about.picture": undefined },
    route: "/about/",
    shows: [["link", "Schedule Your Visit", "/appointment/"]],
    hides: [["heading", "A look around"]],
  },
  {
    what: "has a notice",
    changes: { "notice.enabled": true, "notice.link": { label: "Call the ward", to: "phone" } },
    route: "/faq/",
    shows: [
      ["text", "No X-ray on Saturday morning"],
      ["link", "Call the ward", "tel:+263000000000"],
      ["text", "From Friday 4 December 2026, 12:00 PM until Saturday 5 December 2026, 1:00 PM"],
    ],
  },
]

it.each(practices)("a practice that $what shows this on $route", ({ changes, route, shows = [], hides = [] }) => {
  setContent(withChanges(changes))
  serveHtml(route)
  expect(shows.filter(fact => !isShown(fact))).toEqual([])
  expect(hides.filter(isShown)).toEqual([])
})

const structured: readonly (readonly [what: string, changes: Changes, route: Route, node: object])[] = [
  [
    "has every part of an address",
    { "clinic.address": address },
    "/",
    {
      address: {
        "@type": "PostalAddress",
        streetAddress: "Aachener Straße 1204, Junkersdorf",
        postOfficeBoxNumber: "Postfach 10 12 13",
        addressLocality: "Köln",
        addressRegion: "NRW",
        postalCode: "50858",
        addressCountry: "DE",
      },
    },
  ],
  [
    "has a domain with an umlaut",
    { "clinic.website": "https://praxis-müller.example" },
    "/",
    { "@id": "https://xn--praxis-mller-klb.example/#clinic" },
  ],
  [
    "has a position",
    { "clinic.position": { latitude: "-17.82516", longitude: "31.03351" } },
    "/contact/",
    { geo: { "@type": "GeoCoordinates", latitude: "-17.82516", longitude: "31.03351" } },
  ],
  [
    "has profiles",
    { "clinic.profiles": ["https://www.facebook.com/example"] },
    "/",
    { sameAs: ["https://www.facebook.com/example"] },
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
    "has a doctor",
    { "team.enabled": true, "team.people": [doctor] },
    "/about/",
    { "@type": "Physician", name: doctor.name, telephone: doctor.phone, identifier: "Sample 0000" },
  ],
  [
    "has reviewed advice",
    { care: { ...data.care, ...reviewed } },
    "/services/",
    {
      "@type": "MedicalWebPage",
      lastReviewed: "2026-11-02",
      reviewedBy: { "@type": "Person", name: "Sister R. Moyo, nurse" },
    },
  ],
  [
    "takes bookings elsewhere",
    { appointment: off, "clinic.booking": elsewhere },
    "/contact/",
    { potentialAction: { "@type": "ReserveAction", target: elsewhere.address } },
  ],
]

it.each(structured)("a practice that %s says so to search engines", (_what, changes, route, node) => {
  setContent(withChanges(changes))
  expect(readGraph(route)).toContainEqual(expect.objectContaining(node))
})

it("the graph names two people of one name as the page does", () => {
  setContent(withChanges({ "team.enabled": true, "team.people": namesakes }))
  const physicians = readGraph("/about/").filter(node => node["@type"] === "Physician")
  expect(physicians.map(({ name }) => name)).toEqual(["Dr Rudo Moyo", "Dr Rudo Moyo"])
})
