import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { openPage } from "../support/unit/pages"

/** Two questions of one category, and one of another. */
const [one, two, other] = [
  "How do I book an appointment?",
  "How far ahead can I book?",
  "Which medical aid do you accept?",
]

const items = () => screen.getAllByRole<HTMLDetailsElement>("group").filter(item => item instanceof HTMLDetailsElement)
const question = (name = "") => screen.getByRole("heading", { level: 3, name })
const openNow = () =>
  items()
    .filter(item => item.open)
    .map(item => within(item).getByRole("heading").textContent)

afterEach(() => {
  document.body.innerHTML = ""
})

it("opens one question at a time in each category, and closes it again", async () => {
  const user = userEvent.setup()
  openPage("/faq/")
  await user.click(question(one))
  expect(openNow()).toEqual([one])
  await user.click(question(other))
  await waitFor(() => expect(openNow()).toEqual([one, other]))
  await user.click(question(two))
  await waitFor(() => expect(openNow()).toEqual([two, other]))
  await user.click(question(two))
  expect(openNow()).toEqual([other])
})
