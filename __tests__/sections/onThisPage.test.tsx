/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { OnThisPage } from "../../src/sections/OnThisPage"
import { en } from "../../src/words/en"
import { WordsContext } from "../../src/words/useWords"

const page = { language: "en", words: en }

it.each([
  ["Impfungen", "Hausbesuche", "repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))"],
  ["Impfungen", "Vorsorgeuntersuchungen", "repeat(auto-fill, minmax(min(100%, 18rem), 1fr))"],
])("lists %s and %s on a phone in columns of %s", (one, other, columns) => {
  render(
    <WordsContext.Provider value={page}>
      <OnThisPage parts={[one, other].map(title => ({ title, anchor: title.toLowerCase() }))} />
    </WordsContext.Provider>
  )
  expect(getComputedStyle(screen.getByRole("list")).gridTemplateColumns).toBe(columns)
})
