import styled from "styled-components"
import { breakpoints } from "../styles/tokens"

/** A form in a raised box. Fields with `data-half` share a row if there is room; short ones need less of it. */
export const FormFrame = styled.form`
  display: grid;
  gap: 1.25rem var(--gap);
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  padding: min(11.25vw - 1rem, clamp(1.25rem, 1rem + 1.5vw, 2.25rem));
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow-low);
  ${breakpoints.shortPair} {
    grid-template-columns: 1fr 1fr;
    > :not([data-half="short"]) {
      grid-column: 1 / -1;
    }
  }
  ${breakpoints.tablet} {
    > [data-half] {
      grid-column: auto;
    }
  }
`

/** Columns of the form and the cards beside it. */
export const FormColumns = styled.div<{ $columns: string }>`
  display: grid;
  gap: var(--gap);
  grid-template-columns: minmax(0, 1fr);
  padding: 0 var(--page-margin) calc(var(--section-space) * 0.6);
  ${breakpoints.wide} {
    grid-template-columns: ${({ $columns }) => $columns};
  }
`

/** The panel that confirms a sent form, until it is closed. */
export const Sent = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem;
  padding: 1rem 1.25rem;
  border: 1px solid var(--border);
  border-inline-start: 4px solid var(--success);
  border-radius: var(--radius-small);
  > p {
    flex: 1 1 14rem;
  }
`

/** A note above the button. */
export const Notice = styled.p`
  padding: 1rem 1.25rem;
  border-radius: var(--radius-small);
  background: var(--surface-sunk);
`
