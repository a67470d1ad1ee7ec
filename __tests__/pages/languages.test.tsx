/** @jest-environment jsdom */
import { screen } from "@testing-library/react"
import { type Model } from "../../plugins/gatsby-plugin-content-model"
import { listFieldValues } from "../../plugins/gatsby-plugin-content-model/forms"
import { type Files } from "../../plugins/gatsby-plugin-content-model/json"
import { secondContent } from "../../testing/sampleFolders"
import { readContent } from "../../src/model/checks/readContent"
import { listPolicyPages } from "../../src/model/links/pages"
import { model, translationModel } from "../../src/model/model"
import { createWords } from "../../src/words/catalogues"
import { parseFiles } from "../../testing/data"
import { setContent } from "../../testing/unit/graph"
import { routes, serveHead, serveHtml } from "../../testing/unit/pages"

/** Checks the pages of the second clinic in both of its languages: Portuguese, its own, and English. */

const policies = new Set<string>(listPolicyPages().map(({ path }) => path))
const translatedRoutes = routes.filter(route => !policies.has(route))

const splitWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []

/** Returns the words of all texts in `files` that are translated, or of all others. */
const listWords = (files: Files, areTranslated: boolean, described: Model = model): string[] =>
  Object.entries(described).flatMap(([name, file]) =>
    listFieldValues(file, files[name]).flatMap(({ field, value }) =>
      typeof value === "string" && field.isTranslatable() === areTranslated ? splitWords(value) : []
    )
  )

let own: Files = {}
let english: Files = {}
beforeAll(async () => {
  const content = await readContent(secondContent)
  own = parseFiles(content.files)
  english = parseFiles(content.translations?.["en"] ?? {})
})

const wordsOf = (language: string): string[] => [
  ...splitWords(
    Object.values(createWords(language, {}))
      .flatMap(group => Object.values(group))
      .join(" ")
  ),
  ...(language === "pt" ? listWords(own, true) : listWords(english, true, translationModel)),
]

/** Returns the words of a language that the other does not have. */
const listForeignWords = (language: string, other: string): ReadonlySet<string> => {
  const known = new Set([...wordsOf(language), ...listWords(own, false)])
  return new Set(wordsOf(other).filter(word => !known.has(word)))
}

/** Returns the words of `other` on the page that are among `foreign`, except where the page says so. */
const findForeignWords = (foreign: ReadonlySet<string>, other: string): string[] => {
  const elements = [...document.body.querySelectorAll("*")].filter(element => !element.closest(`[lang=${other}]`))
  const texts = elements.flatMap(element => [
    ...[...element.childNodes].flatMap(({ nodeType, nodeValue }) =>
      nodeType === Node.TEXT_NODE ? (nodeValue ?? "") : []
    ),
    ...["alt", "aria-label", "title", "placeholder"].flatMap(name => element.getAttribute(name) ?? []),
  ])
  expect(texts.flatMap(splitWords).length).toBeGreaterThan(50)
  return texts.flatMap(splitWords).filter(word => foreign.has(word))
}

describe.each([
  ["pt", "en", "English"],
  ["en", "pt", "Português"],
] as const)("in %s", (language, other, name) => {
  let foreign: ReadonlySet<string> = new Set()
  beforeAll(() => {
    foreign = listForeignWords(language, other)
    setContent(own, { en: english }, language)
  })

  it.each(translatedRoutes)("%s has no words of the other language, and its link to it is in that language", route => {
    serveHtml(route)
    expect(foreign.size).toBeGreaterThan(100)
    expect(findForeignWords(foreign, other)).toEqual([])
    const links = screen.getAllByText(name, { selector: "a" })
    expect(links.length).toBeGreaterThan(1)
    for (const link of links) {
      expect(link).toHaveAttribute("lang", other)
      expect(link).toHaveAttribute("hreflang", other)
    }
  })

  it("tells search engines both languages of a page, and that the clinic’s own is for everyone else", () => {
    const links = serveHead("/faq/").querySelectorAll("link[rel=alternate]")
    const found = Object.fromEntries([...links].map(link => [link.getAttribute("hreflang"), link.getAttribute("href")]))
    const website = "https://beira-mar.example.com"
    expect(found).toEqual({
      pt: `${website}/faq/`,
      en: `${website}/en/faq/`,
      "x-default": `${website}/faq/`,
    })
  })
})
