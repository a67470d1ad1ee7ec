import { render, screen } from "@testing-library/react"
import { AutoLink } from "../../src/components/AutoLink"
import { interpolate } from "../../src/content/placeholders"
import { readData } from "../support/data"

const { clinic } = readData()

it.each([
  "Call {phone} {emergency}.",
  "Call {phone} 24 hours a day.",
  "Call {phone}, 24 hours a day.",
  "Call {phone}. 24 hours a day.",
])("%s: the link calls the clinic's number", text => {
  render(<AutoLink>{interpolate(text, clinic)}</AutoLink>)
  const link = screen.getByRole("link", { name: clinic.phone })
  expect(link).toHaveAttribute("href", `tel:${clinic.phone.replaceAll(" ", "")}`)
})
