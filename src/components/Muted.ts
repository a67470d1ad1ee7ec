import styled from "styled-components"
import { textWidth } from "../styles/tokens"

/** A less important sentence, in a quieter colour. */
export const Muted = styled.p`
  color: var(--text-muted);
`

/** Additional information, in smaller letters. */
export const SmallPrint = styled(Muted)`
  max-width: ${textWidth};
  font-size: var(--text-note);
`

/** The caption of a picture. */
export const Caption = styled(SmallPrint).attrs({ as: "figcaption" })`
  margin-top: 0.5rem;
  line-height: 1.4;
`
