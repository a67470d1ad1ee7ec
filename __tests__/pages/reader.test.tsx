/** @jest-environment jsdom */
import { Readability, isProbablyReaderable } from "@mozilla/readability"
import { readData } from "../../testing/data"
import { fillPlaceholders } from "../../testing/fillPlaceholders"
import { type Route, routes, serveHtml } from "../../testing/unit/pages"

const { clinic, faqs } = readData()
const details = [clinic.phone, clinic.address.street, ...Object.values<string>(clinic.emails)]

const normalize = (text: string | null | undefined): string => (text ?? "").replaceAll(/\s+/g, " ")

const countIn = (text: string) => details.map(detail => [detail, text.split(detail).length - 1])

/**
 * Returns the text of a page's `<main>`, the part of it that Firefox's reader mode shows, and whether a browser offers
 * that mode.
 */
const read = (route: Route) => {
  const page = new DOMParser().parseFromString("<title>A page</title>", "text/html")
  page.body.append(serveHtml(route))
  return {
    isOffered: isProbablyReaderable(page),
    shown: normalize(page.querySelector("main")?.textContent),
    article: normalize(new Readability(page).parse()?.textContent),
  }
}

it("reader mode shows every answer of the questions page", () => {
  const { isOffered, article } = read("/faq/")
  expect(isOffered).toBe(true)
  for (const { questions } of faqs.categories)
    for (const { question, answer } of questions) {
      expect(article).toContain(question)
      expect(article).toContain(fillPlaceholders(answer))
    }
})

it("reader mode, where it is offered, shows every phone number, email address and postal address", () => {
  for (const { shown, article } of routes.map(read).filter(({ isOffered }) => isOffered))
    expect(countIn(article)).toEqual(countIn(shown))
})
