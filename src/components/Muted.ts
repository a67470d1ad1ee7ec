import styled from "styled-components"

/** A sentence beside something more important, in a quieter colour. */
export const Muted = styled.p`
  color: var(--text-muted);
`

/** What is good to know, in smaller letters. */
export const SmallPrint = styled(Muted)`
  font-size: var(--text-note);
`

/** The words below a picture. */
export const Caption = styled(SmallPrint).attrs({ as: "figcaption" })`
  margin-top: 0.5rem;
  line-height: 1.4;
`
