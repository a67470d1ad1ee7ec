import styled from "styled-components"
import { breakpoints } from "../styles/tokens"

/** Cards beside a form; on narrower screens in two columns below it, an odd last one over both. */
export const SideCards = styled.div`
  display: grid;
  gap: var(--gap);
  align-content: start;
  ${breakpoints.tablet} {
    grid-template-columns: 1fr 1fr;
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  ${breakpoints.wide} {
    grid-template-columns: minmax(0, 1fr);
  }
`
