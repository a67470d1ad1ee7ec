import styled from "styled-components"
import { visuallyHidden } from "../styles/declarations"

/** Text that is only for screen readers. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
