/** @jest-environment jsdom */
import { act, fireEvent, render, within } from "@testing-library/react"
import { derivePalette } from "../../plugins/gatsby-plugin-brand"
import type { DataFile } from "../../src/model/links/pages"
import { model } from "../../src/model/model"
import { listPictures } from "../../plugins/gatsby-plugin-content-model/forms"
import { createPreviewContent } from "../../src/editor/previewContent"
import { Preview } from "../../src/editor/previews"
import { readData } from "../../testing/data"
import { getKeys } from "../../testing/getKeys"

// The bundler resolves a font to the URL of its file.
jest.mock("@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf", () => "/fraunces.ttf")
jest.mock("@expo-google-fonts/literata/600SemiBold/Literata_600SemiBold.ttf", () => "/literata.ttf")
jest.mock("@expo-google-fonts/nunito/700Bold/Nunito_700Bold.ttf", () => "/nunito.ttf")

/** Checks the previews that the editor shows beside its forms, rendered from the content as it is typed. */

const data = readData()
const names = getKeys(model)

const draw = async (name: DataFile, files: Readonly<Record<string, unknown>>): Promise<HTMLElement> => {
  const content = createPreviewContent(files, address => `data:${address}`, data)
  const preview = <Preview name={name} frame={document} content={content} hints={[]} />
  return (await act(async () => render(preview))).container
}

/** A text from each file, which its preview must show. */
const texts: Readonly<Record<DataFile, string>> = {
  clinic: data.clinic.phone,
  brand: data.clinic.name,
  notice: data.notice.heading,
  home: data.home.services.heading,
  slides: data.slides.slides[1].title,
  services: data.services.heading,
  care: data.care.urgent.signs[0],
  fees: data.fees.prices[0].item,
  testimonials: data.testimonials.testimonials[0].text,
  about: data.about.mission.heading,
  stats: data.stats.stats[0].label,
  values: data.values.values[0].description,
  team: data.team.people[0].name,
  patients: data.patients.guides[0].steps[2],
  faqs: data.faqs.categories[0].questions[0].question,
  appointment: data.appointment.confirmation.summaryHeading,
  contact: data.contact.formHeading,
  notFound: data.notFound.message,
  offline: data.offline.directions,
  policies: data.policies.terms.sections[0].heading,
}

it.each(names)("shows the texts of %s.json with their placeholders filled in", async name => {
  const { textContent } = await draw(name, data)
  expect(textContent).toContain(texts[name])
  expect(textContent).not.toMatch(/\{\w+\}/)
})

it("shows every policy that is on, also those with pages of their own", async () => {
  const others = [{ ...data.policies.terms, enabled: true, address: "imprint", link: "Imprint", heading: "Imprint" }]
  const node = await draw("policies", { ...data, policies: { ...data.policies, others } })
  expect(Array.from(node.querySelectorAll("h1, h2, h3"), each => each.textContent)).toContain("Imprint")
})

it("offers no appointment while the form that is open is off", () => {
  const changed = { ...data, appointment: { ...data.appointment, enabled: false } }
  expect(createPreviewContent(data, () => "").contactOptions.booking?.by).toBe("form")
  expect(createPreviewContent(changed, () => "", data).contactOptions.booking?.by).toBe("phone")
})

// React warns that two empty entries of a list have the same key.
const muteWarnings = () => jest.spyOn(console, "error").mockImplementation(() => undefined)

it.each(names)("renders the preview of %s.json for an empty form", async name => {
  muteWarnings()
  await expect(draw(name, { ...data, [name]: {} })).resolves.toBeInstanceOf(HTMLElement)
})

it("fills in the clinic's name as it is typed", async () => {
  const { textContent } = await draw("about", { ...data, clinic: { ...data.clinic, name: "Harbour Clinic" } })
  expect(textContent).toContain("About Harbour Clinic")
})

it("shows button, link, card and banner in both themes as the brand is typed", async () => {
  const brand = { ...data.brand, main: "#1d2f5e", light: undefined, dark: undefined }
  const node = await draw("brand", { ...data, brand })
  for (const [name, theme] of [
    ["Light theme", "light"],
    ["Dark theme", "dark"],
  ] as const) {
    const strip = within(node).getByRole("region", { name })
    expect(strip.style.getPropertyValue("--brand")).toBe(derivePalette(brand, theme).brand)
    expect(within(strip).getByRole("link", { name: "a link" })).toBeInTheDocument()
    expect(within(strip).getAllByRole("link", { name: "Button" })).toHaveLength(4)
    for (const heading of ["Card", "Banner"])
      expect(within(strip).getByRole("heading", { name: heading })).toBeInTheDocument()
  }
  // An incomplete colour leaves the preview in the colours of the site.
  const unfinished = await draw("brand", { ...data, brand: { ...brand, main: "#1d2" } })
  expect(within(unfinished).getByRole("region", { name: "Light theme" }).style.getPropertyValue("--brand")).toBe(
    derivePalette(data.brand, "light").brand
  )
})

it("shows a slide's picture from the URL that the editor has for it", async () => {
  const node = await draw("slides", data)
  const { image } = data.slides.slides[0]
  expect(listPictures(model.slides, data.slides)).toContain(image)
  expect(node.querySelector("img")).toHaveAttribute("src", `data:${image}`)
})

it("shows what would be easier to read below the sections, and nothing where all is plain", async () => {
  const content = createPreviewContent(data, address => `data:${address}`)
  const hint = "“Lead” has 4 sentences: 3 or fewer are easy to read."
  const { container: node, rerender } = render(
    <Preview name="about" frame={document} content={content} hints={[hint]} />
  )
  const hints = within(node).getByRole("complementary", { name: "Good to know" })
  expect(within(hints).getByRole("listitem")).toHaveTextContent(hint)
  rerender(<Preview name="about" frame={document} content={content} hints={[]} />)
  expect(within(node).queryByRole("complementary")).not.toBeInTheDocument()
})

it("lets nobody use its forms or leave by its links", async () => {
  const node = await draw("contact", data)
  for (const form of node.querySelectorAll("form")) expect(form).toHaveAttribute("inert")
  const links = node.querySelectorAll("a[href]")
  expect(links.length).toBeGreaterThan(3)
  for (const link of links) expect(fireEvent.click(link)).toBe(false)
})

it("shows below the appointment form what follows a booking, in the words of the delivery, without taking the focus", async () => {
  for (const delivery of ["none", "forward"] as const) {
    const node = await draw("appointment", { ...data, appointment: { ...data.appointment, delivery } })
    const { heading, text } = data.appointment.confirmation[delivery]
    expect(Array.from(node.querySelectorAll("h2, h3"), each => each.textContent)).toContain(heading)
    expect(node).toHaveTextContent(text.replaceAll(/\{.*$/g, "").trim())
    expect(node).toHaveTextContent(data.appointment.confirmation.nextStepsHeading)
    expect(document.body).toHaveFocus()
  }
})
