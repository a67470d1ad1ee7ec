/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react"
import { checkContent } from "../../src/model/check/checkContent"
import { asFiles, readData } from "../../testing/data"
import { resetContent, setContent } from "../../testing/unit/graph"
import { openPage, readGraph } from "../../testing/unit/pages"

/** What a clinic may leave out, and the team, which it may add. */

type Json = ReturnType<typeof JSON.parse>

const data: Record<string, Json> = readData()
const off = { enabled: false }

const withoutModules = (clinic: object = {}): Record<string, Json> => ({
  ...data,
  clinic: { ...data["clinic"], ...clinic },
  home: { ...data["home"], tasks: off, contactStrip: { ...data["home"].contactStrip, walkIn: off } },
  about: { ...data["about"], achievements: off, gallery: off },
  contact: { ...data["contact"], map: off },
  services: {
    ...data["services"],
    services: data["services"].services.map((service: Json) => ({ ...service, featured: false })),
  },
  testimonials: off,
  stats: off,
  values: off,
  care: off,
  fees: off,
  patients: off,
  appointment: off,
})

const links = () => screen.getAllByRole("link").map(link => link.getAttribute("href") ?? "")
const headings = () => screen.getAllByRole("heading", { level: 2 }).map(heading => heading.textContent)

afterEach(resetContent)

it("what is off asks for no content", () => {
  expect(checkContent(asFiles(withoutModules()))).toEqual([])
})

it.each(["/", "/services/", "/about/", "/contact/", "/faq/"] as const)(
  "without the appointment form no link on %s leads to it: they call the clinic",
  route => {
    setContent(withoutModules())
    openPage(route)
    expect(links().filter(href => href.startsWith("/appointment/"))).toEqual([])
    expect(links()).not.toContain("/contact/#map")
    expect(within(screen.getByRole("contentinfo")).getByRole("link", { name: "Call to Book" })).toHaveAttribute(
      "href",
      "tel:+263000000000"
    )
    // In the page each link says so, by whatever name it is read out.
    for (const link of within(screen.getByRole("main")).queryAllByRole("link", {
      name: /^(?!Share:).*\b(book|schedule)/i,
    })) {
      expect(link).toHaveAccessibleName(expect.stringContaining("Call to Book"))
      expect(link).toHaveAttribute("href", "tel:+263000000000")
    }
    const [first, second] = within(screen.getByRole("banner")).getAllByRole("link").slice(-2)
    expect(first).toHaveAccessibleName("Call Now")
    expect(second).toHaveAccessibleName("Contact Us")
  }
)

it("a clinic with WhatsApp first has it as the first button, for appointments, and first on the contact page", () => {
  setContent(withoutModules({ whatsapp: "+263 77 123 4567", primaryContact: "whatsapp" }))
  const { unmount } = openPage("/contact/")
  expect(within(screen.getByRole("main")).getAllByRole("link")[0]).toHaveAccessibleName(
    // A number is not broken.
    "WhatsApp +263\u00A077\u00A0123\u00A04567"
  )
  unmount()
  openPage("/services/")
  const [first, second] = within(screen.getByRole("banner")).getAllByRole("link").slice(-2)
  expect(first).toHaveAccessibleName("WhatsApp")
  expect(first).toHaveAttribute("href", "https://wa.me/263771234567")
  expect(second).toHaveAccessibleName("Call Now")
  expect(screen.getAllByRole("link", { name: "Book by WhatsApp" })[0]).toHaveAttribute(
    "href",
    "https://wa.me/263771234567"
  )
})

/** The addresses of what the clinic has said of complaints, its building, its languages and its people. */
const listPartLinks = () => links().filter(href => /#(complaints|access|languages|team)$/.test(href))

it("the end of a page links to what the clinic has said of complaints, its building, its languages and its people", () => {
  setContent({
    ...data,
    clinic: { ...data["clinic"], languages: ["Shona", "English"] },
    team: { ...data["team"], enabled: true },
  })
  const { unmount } = openPage("/about/")
  expect(listPartLinks()).toEqual(["/contact/#complaints", "/contact/#access", "/contact/#languages", "/about/#team"])
  expect(document.getElementById("team")).toHaveTextContent("Dr Tariro Sibanda")
  unmount()
  openPage("/contact/")
  expect(document.getElementById("access")).toHaveTextContent("The entrance has no steps.")
  expect(document.getElementById("languages")).toHaveTextContent("Shona, English")
  const complaints = within(screen.getByRole("region", { name: "How to complain" }))
  expect(complaints.getAllByRole("listitem")).toHaveLength(data["contact"].complaints.steps.length)
  expect(complaints.getByText(/are an example/)).toBeInTheDocument()
  expect(complaints.getByRole("link", { name: "Write a complaint" })).toHaveAttribute(
    "href",
    "/contact/?subject=Thanks%20or%20complaint#message-heading"
  )
})

it("what the clinic has not said is neither there nor linked to", () => {
  const { access: _access, ...clinic } = data["clinic"]
  setContent({ ...data, clinic, contact: { ...data["contact"], complaints: off }, team: off })
  openPage("/contact/")
  expect(listPartLinks()).toEqual([])
  expect(screen.queryByRole("region", { name: "How to complain" })).not.toBeInTheDocument()
})

it("home and about show what is on, and nothing empty", () => {
  setContent(withoutModules())
  const { unmount } = openPage("/")
  expect(headings()).not.toContain(data["home"].services.heading)
  expect(screen.queryByText(data["home"].contactStrip.book.heading)).not.toBeInTheDocument()
  expect(screen.queryByText(data["home"].contactStrip.walkIn.heading)).not.toBeInTheDocument()
  expect(headings()).toContain(data["home"].contactStrip.call.heading)
  unmount()
  openPage("/about/")
  // The invitation has its place whatever is around it.
  expect(headings().slice(0, 4)).toEqual([
    data["about"].mission.heading,
    data["about"].vision.heading,
    data["about"].visit.heading,
    data["about"].banner.heading,
  ])
})

it("a national emergency number is called what it is, and is none of the clinic's", () => {
  setContent({ ...data, clinic: { ...data["clinic"], emergency: { number: "119", whose: "national" } } })
  const { unmount } = openPage("/")
  expect(screen.getByRole("link", { name: "Life in danger? Call 119" })).toHaveAttribute("href", "tel:119")
  unmount()
  openPage("/contact/")
  expect(screen.getByText("Emergency (national number)")).toBeInTheDocument()
  document.body.innerHTML = ""
  openPage("/appointment/")
  expect(screen.getByRole("link", { name: "Call 119, the national number" })).toHaveAttribute("href", "tel:119")
  const graph = JSON.stringify(readGraph("/contact/"))
  expect(graph).toContain("Mopane Medical Centre")
  expect(graph).not.toContain("119")
})

it("the about page shows the team, and search engines learn of doctors as physicians", () => {
  setContent({ ...data, team: { ...data["team"], enabled: true } })
  openPage("/about/")
  const team = screen.getByRole("region", { name: data["team"].heading })
  expect(
    within(team)
      .getAllByRole("heading", { level: 3 })
      .map(name => name.textContent)
  ).toEqual(["Dr Tariro Sibanda", "Sister Rudo Moyo"])
  expect(
    within(team)
      .getAllByRole("definition")
      .map(fact => fact.textContent)
  ).toEqual(["Monday to Thursday", "English, Shona", "Sample 0000"])
  const id = { "@id": "https://www.example.com/#clinic" }
  expect(readGraph("/about/").slice(0, 3)).toEqual([
    expect.objectContaining({ "@type": "MedicalClinic", ...id }),
    expect.objectContaining({
      "@type": "Physician",
      name: "Dr Tariro Sibanda",
      description: "General practitioner",
      knowsLanguage: ["English", "Shona"],
      identifier: "Sample 0000",
      parentOrganization: id,
    }),
    { "@type": "Person", name: "Sister Rudo Moyo", jobTitle: "Nurse and midwife", worksFor: id },
  ])
})
