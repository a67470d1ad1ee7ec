/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { OnThisPage } from "../../src/sections/OnThisPage"
import { en } from "../../src/words/en"
import { WordsContext } from "../../src/words/useWords"

const page = { language: "en", words: en }

const renderList = (titles: readonly string[]) =>
  render(
    <WordsContext.Provider value={page}>
      <OnThisPage parts={titles.map(title => ({ title, anchor: title.toLowerCase() }))} />
    </WordsContext.Provider>
  )

it.each([
  ["Impfungen", "Hausbesuche", "repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))"],
  ["Impfungen", "Vorsorgeuntersuchungen", "repeat(auto-fill, minmax(min(100%, 18rem), 1fr))"],
])("lists %s and %s on a phone in columns of %s", (one, other, columns) => {
  renderList([one, other])
  expect(getComputedStyle(screen.getByRole("list")).gridTemplateColumns).toBe(columns)
})

it("gives a word of 39 letters room on a screen of 320 px", () => {
  renderList(["Rechtsschutzversicherungsgesellschaften"])
  const { fontSize } = getComputedStyle(screen.getByRole("link"))
  expect(fontSize).toContain("(100vw - 2rem) / 28.1")
})
