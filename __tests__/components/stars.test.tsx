import { act, render, screen } from "@testing-library/react"
import { Stars } from "../../src/components/Stars"
import { InEnglish, openPage } from "../support/unit/pages"

it.each([1, 3, 5])("describes a rating of %d for screen readers", rating => {
  render(<Stars rating={rating} />, { wrapper: InEnglish })
  const row = screen.getByRole("img", { name: `${rating} out of 5 stars` })
  expect(row.querySelectorAll("svg")).toHaveLength(5)
})

it("shows the rating of every testimonial", async () => {
  await act(async () => openPage("/"))
  const ratings = screen.getAllByRole("img", { name: /out of 5 stars/ }).map(row => row.getAttribute("aria-label"))
  expect(ratings).toEqual(["5 out of 5 stars", "5 out of 5 stars", "5 out of 5 stars"])
  for (const name of ["Rudo M.", "Tendai K.", "Nomsa D."])
    expect(screen.getByText(new RegExp(name))).toBeInTheDocument()
})
