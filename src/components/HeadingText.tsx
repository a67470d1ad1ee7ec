import { type ElementType, Fragment, type HTMLAttributes, createElement } from "react"
import styled from "styled-components"

/** The letters that each of the heading fonts has (plugins/gatsby-plugin-brand/headingFonts.ts), of Latin scripts. */
export const headingLetters = "A-Za-zªµºÀ-ÖØ-öø-ıĴ-ňŊ-žƠơƯưȘ-țẀ-ẅẠ-ỹ"

/** A word with some of these letters and others, such as the Venda name “Ṱhohoyanḓou”. */
const mixedWord = new RegExp(`(?=\\S*[${headingLetters}])(?=\\S*(?![${headingLetters}])[\\p{L}\\p{M}])`, "u")

const TextFont = styled.span`
  font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
`

/** The letters of the longest word that fits into every heading in its own size. */
const usualWord = 15

/** Returns the letters of the longest part of a text that no line may divide. */
export const countLongest = (text: string): number =>
  Math.max(...text.split(/[\s\u00AD\u2010-]+/).map(({ length }) => length))

/** Returns whether a word of these texts is too long for narrow columns beside each other. */
export const hasLongWord = (texts: readonly string[]): boolean => texts.some(text => countLongest(text) > usualWord)

/** A letter's width, and 12 px are the least. Browsers that do not know the width of the heading keep its size. */
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
  /** It keeps its size where a word does not fit. */
  asItIs?: boolean
}

/**
 * A text in the heading font. A word with a letter that the font lacks is in the reader's own font as a whole: browsers would
 * take that letter alone from it. With a long word it is set smaller where the heading has no room for the word.
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
  /** What it is, where it is no `h2`. */
  as?: ElementType
  children: string
}

/** Shows a heading, or what looks like one, as `HeadingText` says. */
export const Heading = ({ as: Element = "h2", children, ...rest }: HeadingProps) => (
  <Element {...rest}>
    <HeadingText>{children}</HeadingText>
  </Element>
)
