import styled from "styled-components"
import { Icon } from "./Icon"

const Row = styled.span`
  display: inline-flex;
  gap: 0.125rem;
  color: var(--accent);
  svg { fill: currentColor; stroke: var(--edge); stroke-width: 1.25; }
`

/** A rating out of five, said in words to those who cannot see the stars. */
export const Stars = ({ rating }: { rating: number }) => (
  <Row role="img" aria-label={`${rating} out of 5 stars`}>
    {Array.from({ length: rating }, (_, index) => (
      <Icon key={index} name="star" />
    ))}
  </Row>
)
