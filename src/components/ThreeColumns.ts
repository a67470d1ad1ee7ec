import styled from "styled-components"
import { breakpoints } from "../styles/tokens"

/** Three columns or one, never two and a single item below. */
export const ThreeColumns = styled.ul.attrs({ role: "list" })`
  display: grid;
  gap: var(--gap);
  ${breakpoints.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
