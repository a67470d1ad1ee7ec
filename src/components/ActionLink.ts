import styled from "styled-components"
import { touchTarget } from "../styles/declarations"

/**
 * A small link or button beside a fact, such as copy, save or get directions. It is in an `ActionRow`, which is not
 * printed.
 */
export const ActionLink = styled.a`
  ${touchTarget}
  gap: 0.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: var(--brand);
  font-size: var(--text-note);
  font-weight: 600;
  text-decoration: none;
  &:hover {
    color: var(--brand-strong);
    text-decoration: underline;
  }
`

/** A row of action links, which wraps if they do not fit. */
export const ActionRow = styled.div.attrs({ className: "no-print" })`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25rem;
`
