/** @jest-environment node */
import ICAL from "ical.js"
import { vCard } from "../../src/publish/vCard"

const clinic = {
  name: "Doctors, nurses \\ midwives",
  about: "",
  website: "https://www.example.com",
  locale: { language: "en", timeZone: "Africa/Harare" },
  securityUntil: null,
  phone: "+263 00 000 0000",
  phones: null,
  fax: "",
  whatsapp: "+263 77 000 0000",
  emergency: { number: "464", whose: "own" },
  emails: { general: "hello@example.com", info: "info@example.com" },
  address: {
    street: "Stand 24; Hospital Road, North",
    businessPark: "Mopane Business Park",
    town: "Mopane",
    country: "Zimbabwe",
  },
  position: { latitude: "-17.82516", longitude: "31.03351" },
}

const hours = { lines: ["Everyday, 24 Hrs"], announcement: "" }

const parseCard = (changed: Partial<typeof clinic> = {}) =>
  new ICAL.Component(ICAL.parse(vCard({ ...clinic, ...changed }, hours, "")))

it("contains the clinic's facts, as an independent parser reads them", () => {
  const read = parseCard()
  expect(read.getFirstPropertyValue("version")).toBe("3.0")
  expect(read.getFirstPropertyValue("fn")).toBe(clinic.name)
  expect(read.getFirstPropertyValue("n")).toEqual([clinic.name, "", "", "", ""])
  expect(read.getAllProperties("tel").map(tel => tel.getFirstValue())).toEqual([
    "+263000000000",
    "+263770000000",
    "464",
  ])
  expect(read.getFirstPropertyValue("email")).toBe(clinic.emails.info)
  expect(read.getFirstPropertyValue("adr")).toEqual([
    "",
    clinic.address.businessPark,
    clinic.address.street,
    clinic.address.town,
    "",
    "",
    clinic.address.country,
  ])
  expect(read.getFirstPropertyValue("url")).toBe("https://www.example.com/")
  expect(read.getFirstPropertyValue("note")).toBe("Everyday, 24 Hrs")
  expect(vCard(clinic, hours, "")).toContain("\r\nGEO:-17.82516;31.03351\r\n")
})

it("folds lines at 75 octets and ends them with CRLF", () => {
  const text = vCard({ ...clinic, name: "Mopane ".repeat(20).trim() }, hours, "")
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/)
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

it("lists each phone number once", () => {
  expect(parseCard({ whatsapp: clinic.phone, fax: clinic.phone }).getAllProperties("tel")).toHaveLength(2)
})

it("gives a national emergency number to nobody as the clinic's", () => {
  const read = parseCard({ emergency: { number: "119", whose: "national" } })
  expect(read.getAllProperties("tel").map(tel => tel.getFirstValue())).not.toContain("119")
})
