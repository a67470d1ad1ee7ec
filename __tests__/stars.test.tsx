import { act, render, screen } from "@testing-library/react"
import { Stars } from "../src/components/Stars"
import { readData } from "./support/data"
import { openPage } from "./support/pages"

const testimonials: { name: string; rating: number }[] = readData().testimonials.testimonials

it.each([1, 3, 5])("say a rating of %d in words", rating => {
  render(<Stars rating={rating} />)
  const row = screen.getByRole("img", { name: `${rating} out of 5 stars` })
  expect(row.querySelectorAll("svg")).toHaveLength(5)
})

it("stand by every testimonial", async () => {
  await act(async () => openPage("/"))
  const ratings = screen.getAllByRole("img", { name: /out of 5 stars/ }).map(row => row.getAttribute("aria-label"))
  expect(ratings).toEqual(testimonials.map(({ rating }) => `${rating} out of 5 stars`))
  for (const { name } of testimonials) expect(screen.getByText(new RegExp(name))).toBeInTheDocument()
})
