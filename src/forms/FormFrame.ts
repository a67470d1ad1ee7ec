import styled from "styled-components"
import { Box, Split } from "../components/primitives"
import { breakpoints } from "../styles/tokens"

/** A form in a raised box. Fields with `data-half` share a row if there is room; short ones need less of it. */
export const FormFrame = styled(Box).attrs({ as: "form", $gap: "1.25rem var(--gap)" })`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(9.25rem, 34%)), 1fr));
  > :not([data-half="short"]) {
    grid-column: 1 / -1;
  }
  ${breakpoints.tablet} {
    > [data-half] {
      grid-column: auto;
    }
  }
`

/** Columns of the form and the cards beside it. */
export const FormColumns = styled(Split).attrs({ $gap: "var(--gap)", $stretch: true })`
  padding: 0 var(--page-margin) calc(var(--section-space) * 0.6);
`

/** The panel that confirms a sent form, until it is closed. */
export const Sent = styled(Box).attrs({ $look: "success", $small: true })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  > p {
    flex: 1 1 14rem;
  }
`
