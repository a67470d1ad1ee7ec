import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { readData } from "../support/data"
import { fillPlaceholders } from "../support/fillPlaceholders"
import { openPage, serveHtml } from "../support/unit/pages"

const categories: { questions: { question: string; answer: string }[] }[] = readData().faqs.categories
const entries = categories.flatMap(({ questions }) => questions)

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

it("renders every answer in the HTML, closed", () => {
  serveHtml("/faq/")
  const main = screen.getByRole("main")
  for (const { answer } of entries) expect(main).toHaveTextContent(fillPlaceholders(answer))
  expect(openNow()).toEqual([])
  expect(items()).toHaveLength(15)
})

it("opens one question at a time in each category", async () => {
  const user = userEvent.setup()
  openPage("/faq/")
  await user.click(question(one))
  expect(openNow()).toEqual([one])
  await user.click(question(other))
  await waitFor(() => expect(openNow()).toEqual([one, other]))
  await user.click(question(two))
  await waitFor(() => expect(openNow()).toEqual([two, other]))
})

it("closes the open question", async () => {
  const user = userEvent.setup()
  openPage("/faq/")
  await user.click(question(one))
  await user.click(question(one))
  expect(openNow()).toEqual([])
})

it("gives the questions of each category a name of their own, so that browsers open one per category", () => {
  openPage("/faq/")
  const names = items().map(item => item.getAttribute("name"))
  expect(new Set(names).size).toBe(4)
  expect(names).not.toContain(null)
})
