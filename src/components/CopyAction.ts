import styled from "styled-components"
import { copiedHook } from "../inline/contract"
import { ActionLink } from "./ActionLink"

/** A link or button that copies: for a while it says how it went instead of what it does. */
export const CopyAction = styled(ActionLink)`
  &[${copiedHook}] > span {
    display: none;
  }
  &[${copiedHook}]::after {
    content: attr(${copiedHook});
  }
`
