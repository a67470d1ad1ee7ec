import ICAL from "ical.js"
import { vCard } from "../../src/gatsby/vCard"
import { readLanguageSite } from "../../src/model/readSite"
import { readData } from "../../testing/data"

const clinic = {
  ...readData()["clinic"],
  name: "Doctors, nurses \\ midwives",
  whatsapp: "+263 77 000 0000",
}
const { businessPark, town, country } = clinic.address
clinic.address.street = "Stand 24; Hospital Road, North"

const createCard = (changed: object = {}, home = "/") =>
  vCard(readLanguageSite({ clinic: { ...clinic, ...changed } }), home)

const parseCard = (changed: object = {}) => new ICAL.Component(ICAL.parse(createCard(changed)))

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
  expect(read.getFirstPropertyValue("adr")).toEqual(["", businessPark, clinic.address.street, town, "", "", country])
  expect(read.getFirstPropertyValue("url")).toBe("https://www.example.com/")
  expect(read.getFirstPropertyValue("note")).toBe("Everyday, 24 Hrs")
  expect(createCard({}, "/pt/")).toContain("\r\nURL:https://www.example.com/pt/\r\n")
})

it("has the further lines of the address beside the business park", () => {
  const card = createCard({ address: { ...clinic.address, lines: ["Ward 4", "P.O. Box 12"] } })
  expect(card.replaceAll("\r\n ", "")).toContain(`;${businessPark}\\, Ward 4\\, P.O. Box 12;`)
})

it("lists each phone number once", () => {
  expect(parseCard({ whatsapp: clinic.phone, fax: clinic.phone }).getAllProperties("tel")).toHaveLength(2)
})

it("gives a national emergency number to nobody as the clinic's", () => {
  const read = parseCard({ emergency: { number: "119", whose: "national" } })
  expect(read.getAllProperties("tel").map(tel => tel.getFirstValue())).not.toContain("119")
})
