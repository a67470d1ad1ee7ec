import styled from "styled-components"

/** Numbered steps. */
export const Steps = styled.ol`
  display: grid;
  gap: 0.75rem;
  counter-reset: step;
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 1rem;
    counter-increment: step;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    margin-top: -0.125rem;
    border-radius: var(--radius-round);
    background: var(--brand-soft);
    color: var(--brand);
    font-weight: var(--strong);
    font-variant-numeric: tabular-nums;
  }
  @media print {
    gap: 0.125rem;
  }
`
