import { css } from "styled-components"
import { countLongest } from "../components/HeadingText"
import { breakpoints } from "../styles/tokens"

/** Rules that put links and buttons on two lines, so that the header stays one row. */
export const crowdedRules = css`
  ${breakpoints.desktop} {
    flex-wrap: nowrap;
    > a {
      flex: none;
      max-width: 14rem;
    }
    > nav ul {
      flex-wrap: nowrap;
    }
    > nav li,
    > div > a {
      min-width: min-content;
    }
    > nav a,
    > div > a {
      padding-inline: 0.375rem;
      font-size: 0.9375rem;
      line-height: 1.2;
      text-align: center;
      white-space: normal;
      overflow-wrap: break-word;
    }
    > div {
      flex: 0 1 auto;
    }
    > div > a {
      padding-inline: 0.875rem;
    }
  }
`

/** Number of letters in links and buttons that fit beside a name in any font. */
const fittingLetters = 52

/** Number of letters in their longest words that fit, if each label has two lines. */
const fittingWords = 60

/** Returns whether the labels of links and buttons need two lines to fit. */
export const isCrowded = (labels: readonly string[]): boolean => {
  const letters = labels.reduce((sum, { length }) => sum + length, 0)
  const longest = labels.reduce((sum, label) => sum + countLongest(label), 0)
  return letters > fittingLetters && longest <= fittingWords
}
