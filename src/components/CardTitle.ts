import styled from "styled-components"

/** The title of a card, or of something as small. */
export const CardTitle = styled.h2`
  font-size: var(--text-h3);
`
