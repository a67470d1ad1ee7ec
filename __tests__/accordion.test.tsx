import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { interpolate } from "../src/content/placeholders"
import { readData } from "./support/data"
import { openPage, serveHtml } from "./support/pages"

interface Category {
  title: string
  questions: { question: string; answer: string }[]
}

const data = readData()
const categories: Category[] = data.faqs.categories

const items = () => screen.getAllByRole<HTMLDetailsElement>("group").filter(item => item instanceof HTMLDetailsElement)
const question = (text: string) => screen.getByRole("heading", { level: 3, name: text })
const openNow = () =>
  items()
    .filter(item => item.open)
    .map(item => within(item).getByRole("heading").textContent)
const [first, second] = categories
const [one, two] = first?.questions.map(entry => entry.question) ?? []
const other = second?.questions[0]?.question
if (!one || !two || !other) throw new Error("The test needs two questions in the first category and one in the second.")

afterEach(() => {
  document.body.innerHTML = ""
})

it("has every answer in the HTML, closed", () => {
  serveHtml("/faq/")
  const main = screen.getByRole("main")
  for (const { answer } of categories.flatMap(category => category.questions))
    expect(main).toHaveTextContent(interpolate(answer, data.clinic).replaceAll(/\s+/g, " "))
  expect(openNow()).toEqual([])
  expect(items()).toHaveLength(categories.flatMap(category => category.questions).length)
})

it("opens one question at a time in a category, and leaves the others alone", async () => {
  const user = userEvent.setup()
  openPage("/faq/")
  await user.click(question(one))
  expect(openNow()).toEqual([one])
  await user.click(question(other))
  await waitFor(() => expect(openNow()).toEqual([one, other]))
  await user.click(question(two))
  await waitFor(() => expect(openNow()).toEqual([two, other]))
})

it("lets the open question be closed again", async () => {
  const user = userEvent.setup()
  openPage("/faq/")
  await user.click(question(one))
  await user.click(question(one))
  expect(openNow()).toEqual([])
})

it("has a name of its own for each category, so that the browser keeps them apart", () => {
  openPage("/faq/")
  const names = items().map(item => item.getAttribute("name"))
  expect(new Set(names).size).toBe(categories.length)
  expect(names).not.toContain(null)
})
