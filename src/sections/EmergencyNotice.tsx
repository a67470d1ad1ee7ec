import styled from "styled-components"
import { Card, IconTile } from "../components/Card"
import { CardTitle } from "../components/CardTitle"
import { EmergencyButton } from "../components/EmergencyButton"
import { Icon } from "../components/Icon"
import { LinkedText } from "../components/LinkedText"
import { breakpoints } from "../styles/tokens"

// In a row if there is room, one below the other beside a form. On phones the text has the whole width.
const EmergencyCard = styled(Card)`
  flex-flow: row wrap;
  align-items: center;
  gap: 1rem 1.25rem;
  border-color: var(--danger);
  background: var(--danger-soft);
  > div {
    flex: 1 1 17rem;
    display: grid;
    gap: 0.25rem;
  }
  > span {
    background: var(--surface-raised);
  }
  ${breakpoints.phone} {
    gap: 0.5rem 0.75rem;
    padding: min(1rem, 11.25vw - 1rem);
    line-height: 1.45;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    > span {
      width: auto;
      height: auto;
      background: none;
    }
    > div {
      display: contents;
    }
    p,
    > a {
      grid-column: 1 / -1;
      justify-self: start;
    }
  }
  ${breakpoints.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Shows what to do if a life is in danger: the only red on a page without errors. */
export const EmergencyNotice = ({ heading, text }: Queries.TextBlockFragment) => (
  <EmergencyCard as="section">
    <IconTile $tone="danger">
      <Icon name="siren" />
    </IconTile>
    <div>
      <CardTitle>{heading}</CardTitle>
      <p>
        <LinkedText>{text}</LinkedText>
      </p>
    </div>
    <EmergencyButton />
  </EmergencyCard>
)
