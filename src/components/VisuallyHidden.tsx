import styled from "styled-components"
import { visuallyHidden } from "../styles/visuallyHidden"

/** Text that is only for screen readers. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
