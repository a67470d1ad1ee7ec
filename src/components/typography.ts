import styled from "styled-components"
import { textWidth } from "../styles/tokens"
import { visuallyHidden } from "../styles/declarations"

/** The title of a card or another small part. */
export const CardTitle = styled.h2`
  font-size: var(--text-h3);
`

/** A less important sentence, in a quieter colour. */
export const Muted = styled.p`
  color: var(--text-muted);
`

/** Additional information, in smaller letters. */
export const SmallPrint = styled(Muted)`
  max-width: ${textWidth};
  font-size: var(--text-note);
`

export const Caption = styled(SmallPrint).attrs({ as: "figcaption" })`
  margin-top: 0.5rem;
  line-height: 1.4;
`

/** A coloured line at the start of an element. */
export const markedStart = `
  padding-inline-start: 1.25rem;
  border-inline-start: 3px solid var(--accent);
`

/** A part of a section with a coloured line at its start. */
export const Marked = styled.div`
  ${markedStart}
`

/** Text that is only for screen readers. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
