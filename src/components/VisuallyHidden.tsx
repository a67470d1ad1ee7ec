import styled from "styled-components"
import { visuallyHidden } from "../styles/visuallyHidden"

/** Text that only screen readers find. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
