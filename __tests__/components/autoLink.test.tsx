/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { AutoLink } from "../../src/components/AutoLink"
import { interpolate } from "../../src/model/placeholders"
import { readClinic } from "../../src/model/readClinic"
import { readData } from "../../testing/data"
import { InEnglish } from "../../testing/unit/pages"

const { clinic } = readData()

it.each([
  "Call {phone} {emergency}.",
  "Call {phone} 24 hours a day.",
  "Call {phone}, 24 hours a day.",
  "Call {phone}. 24 hours a day.",
  "We answer 24/7 {phone} and 24/7 {generalEmail}.",
])("%s: the link calls the clinic's number", text => {
  render(<AutoLink>{interpolate(text, readClinic(clinic))}</AutoLink>, { wrapper: InEnglish })
  const link = screen.getByRole("link", { name: clinic.phone })
  expect(link).toHaveAttribute("href", `tel:${clinic.phone.replaceAll(" ", "")}`)
})

it("the emergency number is a link, but not a part of another number", () => {
  const text =
    "Call {emergency} 24 hours a day: not 1464, 1,464, 464.50, US$ 464, ₹464, 464b, 021 464 345, 021–464 or {phone}464."
  render(<AutoLink>{interpolate(text, readClinic(clinic))}</AutoLink>, { wrapper: InEnglish })
  expect(screen.getAllByRole("link").map(link => link.textContent)).toEqual(["464", `${clinic.phone}464`])
})

it.each([
  ["“info@example.com” answers within a day.", ["info@example.com"]],
  ["E-mail:info@example.com", ["info@example.com"]],
  ["Write to one@example.com;two@example.com", ["one@example.com", "two@example.com"]],
  ["<info@example.com>, or <two@example.com>.", ["info@example.com", "two@example.com"]],
  ["(info@example.com), «a.b+c@example.co.zw»", ["info@example.com", "a.b+c@example.co.zw"]],
  ["Our address is info@example.com.", ["info@example.com"]],
  ["josé@clínica.example", ["josé@clínica.example"]],
  [
    "o'neil@example.com, ‘r&b@example.com’ or 'info@example.com'",
    ["o'neil@example.com", "r&b@example.com", "info@example.com"],
  ],
  ["24/7 info@example.comまで", ["info@example.com"]],
  ["Follow @example.com", []],
])("%s: links to %j", (text, emails) => {
  render(<AutoLink>{text}</AutoLink>, { wrapper: InEnglish })
  expect(screen.queryAllByRole("link").map(link => link.getAttribute("href"))).toEqual(
    emails.map(email => `mailto:${email}`)
  )
})
