import styled from "styled-components"
import { useWords } from "../words/useWords"
import { fill } from "../words/words"
import { Icon } from "./Icon"

const maxRating = 5

const StarRow = styled.span<{ $rating: number }>`
  display: inline-flex;
  gap: 0.125rem;
  svg {
    fill: var(--accent);
    stroke: var(--control-border);
    stroke-width: 1.25;
  }
  svg:nth-child(n + ${({ $rating }) => $rating + 1}) {
    fill: none;
  }
`

/** Shows a rating out of five, in words for people who cannot see the stars. */
export const Stars = ({ rating }: { rating: number }) => (
  <StarRow $rating={rating} role="img" aria-label={fill(useWords("home").stars, { rating, max: maxRating })}>
    {Array.from({ length: maxRating }, (_, index) => (
      <Icon key={index} name="star" />
    ))}
  </StarRow>
)
