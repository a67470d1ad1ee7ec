import styled from "styled-components"

/** A small link or button beside a fact: copy it, save it, find the way. */
export const ActionLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: var(--brand);
  font-size: 0.9375rem;
  font-weight: 600;
  text-decoration: none;
  &:hover {
    color: var(--brand-strong);
    text-decoration: underline;
  }
  @media print {
    display: none;
  }
`

/** Such links side by side, one below the other where they do not fit. */
export const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25rem;
  @media print {
    display: none;
  }
`
