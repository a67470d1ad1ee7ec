import { Fragment, createElement } from "react"
import styled from "styled-components"

/** The letters that each of the heading fonts has (src/content/brand/headingFonts.ts), of Latin scripts. */
export const headingLetters = "A-Za-zªµºÀ-ÖØ-öø-ıĴ-ňŊ-žƠơƯưȘ-țẀ-ẅẠ-ỹ"

/** A word with some of these letters and others, such as the Venda name “Ṱhohoyanḓou”. */
const mixedWord = new RegExp(`(?=\\S*[${headingLetters}])(?=\\S*(?![${headingLetters}])[\\p{L}\\p{M}])`, "u")

const TextFont = styled.span`
  font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
`

/**
 * A text in the heading font. A word with a letter that the font lacks is in the reader's own font as a whole: browsers would
 * take that letter alone from it.
 */
export const HeadingText = ({ children }: { children: string }) => {
  if (!mixedWord.test(children)) return children
  const parts = children.split(/(\s+)/)
  return createElement(
    Fragment,
    {},
    ...parts.map(part => (mixedWord.test(part) ? createElement(TextFont, {}, part) : part))
  )
}
