import { Link, graphql } from "gatsby"
import styled from "styled-components"
import { Band, Columns } from "../components/Band"
import { Card, IconTile } from "../components/Card"
import { Icon } from "../components/Icon"
import type { IconName } from "../components/drawings"
import { useDirections } from "../hooks/useDirections"
import { screens } from "../styles/tokens"

// Three beside each other or one below the other, never two and one.
const Three = styled(Columns)`
  ${screens.medium} {
    grid-template-columns: repeat(3, 1fr);
  }
`

const Whole = styled(Card)`
  position: relative;
  &:hover {
    border-color: var(--brand);
    box-shadow: var(--shadow-high);
  }
  h2 {
    font-size: var(--text-h3);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2rem;
    color: var(--text);
    text-decoration: none;
  }
  /* The whole card can be pressed; the link's name stays short. */
  a::after {
    content: "";
    position: absolute;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    border-radius: var(--radius);
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
  p {
    color: var(--text-muted);
  }
`

/** Three ways on from the questions. */
export const QuickCards = ({ book, services, directions }: Queries.QuickCardsFragment) => {
  const way = useDirections()
  const cards: readonly { to: string; name: string; icon: IconName; text: string }[] = [
    { to: "/appointment/", name: "Book Now", icon: "calendar-check", text: book },
    { to: "/services/", name: "View Services", icon: "stethoscope", text: services },
    { to: way ?? "/contact/#map", name: "Get Directions", icon: "map-pin", text: directions },
  ]
  return (
    <Band aria-label="Where to go next" $tight className="no-print">
      <Three $min="100%">
        {cards.map(({ to, name, icon, text }) => (
          <li key={name}>
            <Whole>
              <IconTile $tone="violet">
                <Icon name={icon} />
              </IconTile>
              <h2>{to.startsWith("/") ? <Link to={to}>{name}</Link> : <a href={to}>{name}</a>}</h2>
              <p>{text}</p>
            </Whole>
          </li>
        ))}
      </Three>
    </Band>
  )
}

export const fragment = graphql`
  fragment QuickCards on QuickCards {
    book(hyphens: true)
    services(hyphens: true)
    directions(hyphens: true)
  }
`
