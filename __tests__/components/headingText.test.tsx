/** @jest-environment jsdom */
import { readFileSync } from "node:fs"
import { render, screen } from "@testing-library/react"
import { HeadingText, headingLetters } from "../../src/components/HeadingText"
import { headingFonts } from "../../plugins/gatsby-plugin-brand"
import { findFontFile } from "../../plugins/gatsby-plugin-brand/build"

it.each([
  ["Who looks after you", []],
  ["Ṱhohoyanḓou and Chitungwiza", ["Ṱhohoyanḓou"]],
  // A letter with a combining mark, which has no precomposed form.
  ["Team of Mõ̃mo Nh̃ema", ["Mõ̃mo", "Nh̃ema"]],
  ["Enf.ª Lurdes Sitoe", []],
  // All letters of these words come from a single other font anyway.
  ["مركز الطوارئ", []],
  ["Клиника 24/7 → Harare", []],
])("shows whole words of “%s” in another font", (text, words) => {
  render(
    <h2>
      <HeadingText>{text}</HeadingText>
    </h2>
  )
  const heading = screen.getByRole("heading", { name: text })
  expect([...heading.children].map(({ textContent }) => textContent)).toEqual(words)
})

/** Returns the letter size that makes the longest word fit a heading, in hundredths of its width. */
const readSize = (text: string): string | undefined => {
  const { container } = render(
    <h2>
      <HeadingText>{text}</HeadingText>
    </h2>
  )
  expect(container).toHaveTextContent(text)
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join()
  const name = container.querySelector("h2 > span")?.classList[1]
  return name && new RegExp(`${name}[^}]*font-size:[^;]*?([\\d.]+)cqi`).exec(rules)?.[1]
}

it("sets a heading smaller where its longest word has no room, as long as no soft hyphen divides it", () => {
  expect(readSize("Gastroenterology")).toBeDefined()
  expect(readSize("A paediatrician")).toBeUndefined()
  expect(readSize("Jugendarbeits\u00ADschutz\u00ADuntersuchung")).toBeUndefined()
})

/**
 * Returns the code points of a TrueType font, from its `cmap` table
 * (https://learn.microsoft.com/typography/opentype/spec/cmap, format 4).
 */
const listCodePoints = (font: Buffer): Set<number> => {
  const word = (at: number): number => font.readUInt16BE(at)
  const tables = Array.from({ length: word(4) }, (_, index) => 12 + index * 16)
  const cmap = font.readUInt32BE((tables.find(at => font.toString("latin1", at, at + 4) === "cmap") ?? 0) + 8)
  const parts = Array.from({ length: word(cmap + 2) }, (_, index) => cmap + font.readUInt32BE(cmap + 8 + index * 8))
  const part = parts.find(at => word(at) === 4) ?? 0
  const size = word(part + 6)
  const points = Array.from({ length: size / 2 - 1 }, (_, index) => {
    const [end, start] = [word(part + 14 + index * 2), word(part + 16 + size + index * 2)]
    return Array.from({ length: end - start + 1 }, (__, offset) => start + offset)
  })
  return new Set(points.flat())
}

it.each(Object.keys(headingFonts))("takes for letters of %s what it has", name => {
  const points = listCodePoints(readFileSync(findFontFile(headingFonts[name]?.file ?? "")))
  const letters = Array.from({ length: 0x2000 }, (_, point) => String.fromCodePoint(point))
  const known = letters.filter(letter => new RegExp(`^[${headingLetters}]$`, "u").test(letter))
  expect(known.length).toBeGreaterThan(300)
  expect(known.filter(letter => !points.has(letter.codePointAt(0) ?? 0))).toEqual([])
})
