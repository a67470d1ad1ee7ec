import styled from "styled-components"

/** The title of a card or another small part. */
export const CardTitle = styled.h2`
  font-size: var(--text-h3);
`
