import styled from "styled-components"
import { CardTitle } from "../components/CardTitle"
import { countLongest, hasLongWord } from "../components/HeadingText"
import { breakpoints } from "../styles/tokens"
import { touchTarget } from "../styles/touchTarget"
import { useWords } from "../words/useWords"

const List = styled.ul.attrs({ role: "list" })<{ $letters: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
  gap: 0 1rem;
  ${breakpoints.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  li {
    display: grid;
  }
  a {
    ${touchTarget}
    padding: 0.25rem 0;
    border-top: 1px solid var(--border);
    font-size: var(--text-note);
    font-weight: var(--strong);
    line-height: 1.25;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`

const Heading = styled(CardTitle)`
  margin-bottom: 0.5rem;
`

/** Wider columns for long words such as “Vorsorgeuntersuchungen”. */
const LongList = styled(List)`
  && {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  }
  /* On the narrowest screens a word of 31 letters has 12 px, in wide fonts as well. A longer one has what fits into the line. */
  && a {
    font-size: max(
      0.625rem,
      min(var(--text-note), 3.75vw, ${({ $letters }) => `(100vw - 2rem) / ${(0.72 * $letters).toFixed(1)}`})
    );
  }
`

interface OnThisPageProps {
  parts: readonly { anchor: string; title: string }[]
}

/** Shows links to the parts of a page. */
export const OnThisPage = ({ parts }: OnThisPageProps) => {
  const titles = parts.map(({ title }) => title)
  const Links = hasLongWord(titles) ? LongList : List
  return (
    <nav className="no-print" aria-labelledby="on-this-page">
      <Heading id="on-this-page">{useWords("services").onThisPage}</Heading>
      <Links $letters={Math.max(...titles.map(countLongest))}>
        {parts.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{title}</a>
          </li>
        ))}
      </Links>
    </nav>
  )
}
