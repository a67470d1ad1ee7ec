import styled from "styled-components"
import { breakpoints } from "../styles/tokens"

/** Three beside each other or one below the other, never two and one. */
export const ThreeColumns = styled.ul.attrs({ role: "list" })`
  display: grid;
  gap: var(--gap);
  ${breakpoints.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
