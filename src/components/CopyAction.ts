import styled from "styled-components"
import { copiedHook } from "../inline/contract"
import { ActionLink } from "./ActionLink"

/** A link or button that copies. For a few seconds it shows the result instead of its label. */
export const CopyAction = styled(ActionLink)`
  &[${copiedHook}] > span {
    display: none;
  }
  &[${copiedHook}]::after {
    content: attr(${copiedHook});
  }
`
