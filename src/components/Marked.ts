import styled from "styled-components"

/** A part of a section with a coloured line at its start. */
export const Marked = styled.div`
  padding-inline-start: 1.25rem;
  border-inline-start: 3px solid var(--accent);
`
