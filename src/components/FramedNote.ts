import styled from "styled-components"

/** A note in a frame, with an icon: what to know before reading what follows. */
export const FramedNote = styled.p`
  display: flex;
  gap: 0.75rem;
  margin-bottom: 1.5rem;
  padding: 1rem 1.25rem;
  border: 1px dashed var(--control-border);
  border-radius: var(--radius-small);
  svg {
    margin-top: 0.2em;
  }
  @media print {
    margin-bottom: 0.75rem;
    padding: 0.5rem 1rem;
  }
`
