import { type ElementType, Fragment, type HTMLAttributes, createElement } from "react"
import styled from "styled-components"

/** Letters of Latin scripts that every heading font has (plugins/gatsby-plugin-brand/headingFonts.ts). */
export const headingLetters = "A-Za-zªµºÀ-ÖØ-öø-ıĴ-ňŊ-žƠơƯưȘ-țẀ-ẅẠ-ỹ"

/** A word with some of these letters and others, such as the Venda name “Ṱhohoyanḓou”. */
const mixedWord = new RegExp(`(?=\\S*[${headingLetters}])(?=\\S*(?![${headingLetters}])[\\p{L}\\p{M}])`, "u")

const TextFont = styled.span`
  font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
`

/** Length of the longest word that fits into every heading at full size. */
const usualWord = 15

/** Returns the length of the longest part of a text without a line-break opportunity. */
export const countLongest = (text: string): number =>
  Math.max(...text.split(/[\s\u00AD\u2010-]+/).map(({ length }) => length))

/** Returns whether these texts have a word too long for narrow columns side by side. */
export const hasLongWord = (texts: readonly string[]): boolean => texts.some(text => countLongest(text) > usualWord)

/**
 * The font size follows the width of the heading, but is at least 12 px. Browsers without container queries keep the
 * full size.
 */
const Fitted = styled.span<{ $letters: number }>`
  @supports (container-type: inline-size) and (contain-intrinsic-inline-size: 1px) {
    display: block;
    container-type: inline-size;
    contain-intrinsic-inline-size: 40em;
    > span {
      display: block;
      /* Beside an icon on the narrowest screens, the longest words are divided as a dictionary says. */
      @media (max-width: 22em) {
        hyphens: auto;
        hyphenate-limit-chars: 22 4 4;
      }
      font-size: max(min(0.75rem, 3.75vw), min(1em, ${({ $letters }) => (100 / 0.64 / $letters).toFixed(2)}cqi));
    }
  }
`

interface HeadingTextProps {
  children: string
  /** Whether the text keeps its size even if a word does not fit. */
  asItIs?: boolean
}

/**
 * Shows a text in the heading font. A word with a letter that the font lacks is entirely in the reader's own font,
 * because browsers would replace only that letter. A text with a long word gets smaller if the heading has no room for
 * the word.
 */
export const HeadingText = ({ children, asItIs }: HeadingTextProps) => {
  const letters = asItIs ? 0 : countLongest(children)
  if (letters > usualWord)
    return (
      <Fitted $letters={letters}>
        <span>
          <HeadingText asItIs>{children}</HeadingText>
        </span>
      </Fitted>
    )
  if (!mixedWord.test(children)) return children
  const parts = children.split(/(\s+)/)
  return createElement(
    Fragment,
    {},
    ...parts.map(part => (mixedWord.test(part) ? createElement(TextFont, {}, part) : part))
  )
}

interface HeadingProps extends HTMLAttributes<HTMLElement> {
  /** Element, if it is not an `h2`. */
  as?: ElementType
  children: string
}

/** Shows a heading, or an element that looks like one, with `HeadingText`. */
export const Heading = ({ as: Element = "h2", children, ...rest }: HeadingProps) => (
  <Element {...rest}>
    <HeadingText>{children}</HeadingText>
  </Element>
)
