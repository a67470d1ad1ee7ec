/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react"
import { listFieldValues } from "../../plugins/gatsby-plugin-content-model/forms"
import { isDataFile, model } from "../../src/model/model"
import { readData } from "../../testing/data"
import { readTable } from "../../testing/readTable"
import { replaceValue } from "../../testing/replaceValue"
import { resetContent, setContent } from "../../testing/unit/graph"
import { openPage, routes, serveHead, serveHtml } from "../../testing/unit/pages"

const { clinic, faqs, ...others } = readData()

const rows = readTable("components/textLinks.txt").map(([country = "", text = "", links = ""]) => ({
  country,
  text,
  links: links === "-" ? [] : links.split(" "),
}))

/** Opens the page of questions of a clinic with these answers. */
const openAnswers = (answers: readonly string[], facts: object = {}) => {
  const questions = answers.map((answer, index) => ({ question: `Question ${index}`, anchor: `q${index}`, answer }))
  setContent({
    ...others,
    faqs: { ...faqs, categories: [{ title: "All", icon: "calendar", questions }] },
    clinic: {
      ...clinic,
      phone: "+263 24 212 3456",
      phones: [{ label: "Night", name: "night", number: "+263 77 312 3456" }],
      ...facts,
    },
  })
  openPage("/faq/")
  return answers.map((_, index) => {
    const answer = document.getElementById(`q${index}`)?.querySelector("p")
    if (!answer) throw new Error(`Question ${index} has no answer.`)
    return answer
  })
}

afterEach(resetContent)

it.each([...new Set(rows.map(({ country }) => country))])("links exactly the numbers of a text in %s", country => {
  const ours = rows.filter(row => row.country === country)
  const answers = openAnswers(
    ours.map(({ text }) => text),
    { address: { ...clinic.address, countryCode: country } }
  )
  const found = answers.map((answer, index) => ({
    ...ours[index],
    links: within(answer)
      .queryAllByRole("link")
      .map(link => link.getAttribute("href")),
  }))
  expect(found).toEqual(ours)
})

it("the words of a link end with the digits that it dials", () => {
  const links = openAnswers(rows.map(({ text }) => text)).flatMap(answer => [
    ...answer.querySelectorAll<HTMLAnchorElement>("a[href^=tel]"),
  ])
  expect(links.length).toBeGreaterThan(30)
  for (const { href, textContent } of links)
    expect(href).toMatch(new RegExp(`${textContent.replaceAll(/\D/g, "").slice(-6)}$`))
})

it("a linked text has the same characters as the text that was typed", () => {
  const typed = rows.filter(({ text }) => !text.includes("{"))
  const answers = openAnswers(typed.map(({ text }) => text))
  expect(answers.map(({ textContent }) => textContent)).toEqual(typed.map(({ text }) => text))
})

it("a clinic's sample number, which is valid nowhere, is a link as a placeholder", () => {
  openAnswers(["Call {phone} 24 hours a day."], { phone: "+263 00 000 0000" })
  expect(within(screen.getByRole("main")).getByRole("link", { name: "+263 00 000 0000" })).toHaveAttribute(
    "href",
    "tel:+263000000000"
  )
})

it("search engines get the plain text of a linked text", () => {
  openAnswers(["Call {phone} or 077 123 4567, or write to a@example.com."])
  expect(serveHead("/faq/").textContent).toContain("Call +263 24 212 3456 or 077 123 4567, or write to a@example.com.")
})

/** Returns a file of the content with a placeholder and a number at the end of each of its texts. */
const withNumbers = (name: string, content: unknown): unknown =>
  isDataFile(name)
    ? listFieldValues(model[name], content).reduce<unknown>(
        (changed, { field, value, path }) =>
          field.isText() && typeof value === "string" && path.join() !== "name"
            ? replaceValue(changed, path.join("."), `${value} {emergency} 077 123 4567`)
            : changed,
        content
      )
    : content

it("no page, and no tag in a head, shows a text's mark-up", () => {
  const all = Object.entries(
    JSON.parse(JSON.stringify({ clinic, faqs, ...others }), (key, value: unknown) => key === "enabled" || value)
  )
  setContent(Object.fromEntries(all.map(([name, content]) => [name, withNumbers(name, content)])))
  const marks = routes.flatMap(route => {
    const html = serveHtml(route).outerHTML + serveHead(route).outerHTML
    return (html.match(/.{40}(?:\{emergency|tel:[^"]*\|).{20}/gu) ?? []).map(found => `${route}: ${found}`)
  })
  expect(marks).toEqual([])
})
