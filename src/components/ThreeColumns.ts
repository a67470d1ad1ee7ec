import styled from "styled-components"
import { breakpoints } from "../styles/tokens"

/** Three columns, or two if there are only two items, from tablets on: never two and a single item below. */
export const ThreeColumns = styled.ul.attrs({ role: "list" })`
  display: grid;
  gap: var(--gap);
  ${breakpoints.tablet} {
    /* A pixel less, because thirds are rounded. */
    grid-template-columns: repeat(auto-fit, minmax(calc((100% - 2 * var(--gap)) / 3 - 1px), 1fr));
  }
`
