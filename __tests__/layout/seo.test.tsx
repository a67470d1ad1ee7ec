/** @jest-environment jsdom */
import { act, fireEvent, screen } from "@testing-library/react"
import { createAnnouncementNode } from "../../src/layout/structured/texts"
import { formatGraph } from "../../src/layout/structured/createPageGraph"
import { readData } from "../../testing/data"
import { openPage } from "../../testing/unit/pages"

const content = readData()

it("the copy button copies the number and says so, or says that it could not", async () => {
  const writeText = jest.fn(async (_text: string) => undefined)
  Object.assign(navigator, { clipboard: { writeText } })
  openPage("/contact/")
  // The server writes it behind React's root.
  const announcer = document.createElement("div")
  announcer.id = "announcer"
  announcer.setAttribute("role", "status")
  document.body.append(announcer)
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Copy number" })))
  expect(writeText).toHaveBeenCalledWith("+263 00 000 0000")
  expect(screen.getAllByRole("status").map(status => status.textContent)).toContain("Copied")
  writeText.mockRejectedValue(new Error("not allowed"))
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Copy address" })))
  expect(screen.getAllByRole("status").map(status => status.textContent)).toContain("Could not copy")
  announcer.remove()
})

<<<<<<< HEAD
it("structured data cannot close their script element", () => {
  const heading = "</script><script>alert(1)</script>"
  const text = formatGraph([createAnnouncementNode({ ...content.notice, heading }, "Africa/Harare")])
  expect(text).not.toContain("<")
  expect(JSON.parse(text)["@graph"][0].name).toBe(heading)
=======
describe("the structured data", () => {
  const clinic = {
    name: "Mopane Medical Centre",
    about: "A clinic.",
    website: "https://www.example.com",
    locale: { language: "en", timeZone: "Africa/Harare", currency: "USD", hourCycle: "12" },
    phone: "+263 00 000 0000",
    fax: "+263 00 000 0001",
    whatsapp: null,
    phones: null,
    primaryContact: "phone",
    replyTime: null,
    bookAheadMonths: null,
    booking: null,
    namedHours: null,
    placeName: null,
    places: null,
    emergency: { number: "464", whose: "own" },
    emails: { general: "hello@example.com", info: "info@example.com", appointments: "appointments@example.com" },
    address: {
      street: "Stand 24",
      businessPark: "Park",
      poBox: null,
      district: null,
      postcode: null,
      town: "Mopane",
      region: null,
      country: "Zimbabwe",
      countryCode: "ZW",
    },
    position,
    openingHours: { always: true, week: null, specialDays: null },
    languages: null,
    access: null,
    profiles: ["https://www.facebook.com/example"],
  }

  it("contains position, fax and profiles if the clinic has them, and each specialty once", () => {
    const services = [
      { specialty: "PrimaryCare" },
      { specialty: null },
      { specialty: "Cardiovascular" },
      { specialty: "PrimaryCare" },
    ]
    expect(createClinicNode(clinic, "/share/home.jpg", services, { stepFreeEntrance: "" })).toMatchObject({
      geo: { "@type": "GeoCoordinates", ...position },
      faxNumber: clinic.fax,
      sameAs: clinic.profiles,
      medicalSpecialty: ["Cardiovascular", "PrimaryCare"],
      image: "https://www.example.com/share/home.jpg",
    })
    expect(createClinicNode(clinic, "/share/home.jpg", [], { stepFreeEntrance: "" })).not.toHaveProperty(
      "medicalSpecialty"
    )
  })

  it("has the facts by which search engines and maps know a place", () => {
    expect(createClinicNode(clinic, "/share/home.jpg", [])).toMatchObject({
      name: "Mopane Medical Centre",
      url: "https://www.example.com/",
      telephone: "+263 00 000 0000",
      address: {
        "@type": "PostalAddress",
        streetAddress: "Stand 24, Park",
        addressLocality: "Mopane",
        addressCountry: "ZW",
      },
    })
  })

  it("names a step-free entrance in the page's language, and says nothing of an example", () => {
    const access = { stepFree: true, entrance: null, parking: null, toilet: null, sample: null }
    const words = { stepFreeEntrance: "Entrada sem degraus" }
    expect(createClinicNode({ ...clinic, access }, "/share/home.jpg", [], words)).toMatchObject({
      amenityFeature: { name: "Entrada sem degraus", value: true },
    })
    expect(
      createClinicNode({ ...clinic, access: { ...access, sample: true } }, "/share/home.jpg", [], words)
    ).not.toHaveProperty("amenityFeature")
  })

  it("cannot close its script element", () => {
    const text = formatGraph([
      createClinicNode({ ...clinic, about: "</script><script>alert(1)</script>" }, "/share/home.jpg", []),
    ])
    expect(text).not.toContain("<")
    expect(JSON.parse(text)["@graph"][0].description).toBe("</script><script>alert(1)</script>")
  })
>>>>>>> simple
})
