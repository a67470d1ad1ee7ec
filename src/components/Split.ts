import styled from "styled-components"
import { breakpoints } from "../styles/tokens"

/** Two parts of a section, side by side on wide screens and one below the other elsewhere. */
export const Split = styled.div<{ $columns: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem clamp(2rem, 4vw, 4rem);
  align-items: start;
  ${breakpoints.wide} {
    grid-template-columns: ${({ $columns }) => $columns};
  }
`
