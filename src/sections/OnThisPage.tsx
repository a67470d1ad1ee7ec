import styled from "styled-components"
import { CardTitle } from "../components/typography"
import { breakpoints } from "../styles/tokens"
import { touchTarget } from "../styles/declarations"
import { useWords } from "../words/useWords"

const Parts = styled.ul.attrs({ role: "list" })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
  gap: 0 1rem;
  ${breakpoints.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }
  li {
    display: grid;
  }
  a {
    ${touchTarget}
    padding: 0.25rem 0;
    border-top: 1px solid var(--border);
    font-size: var(--text-note);
    font-weight: 600;
    line-height: 1.25;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`

const ListHeading = styled(CardTitle)`
  margin-bottom: 0.5rem;
`

export interface PagePart {
  anchor: string
  title: string
}

/** Shows links to the parts of a page that has more than one. */
export const OnThisPage = ({ parts }: { parts: readonly PagePart[] }) => {
  const { heading } = useWords("onThisPage")
  if (parts.length < 2) return null
  return (
    <nav className="no-print" aria-labelledby="on-this-page">
      <ListHeading id="on-this-page">{heading}</ListHeading>
      <Parts>
        {parts.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{title}</a>
          </li>
        ))}
      </Parts>
    </nav>
  )
}
