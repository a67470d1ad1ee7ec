import styled from "styled-components"
import { copyHook } from "../inline/contract"
import { CopyAction } from "./CopyAction"
import { Icon } from "./Icon"

// Until the inline script has finished, the button is hidden but keeps its room.
const Button = styled(CopyAction)`
  @media (scripting: none) {
    display: none;
  }
`

/**
 * Shows a button with which the inline script copies `text`, within the press, and reports the result, also to screen
 * readers. `name` is its accessible name.
 */
export const CopyButton = ({ text, name }: { text: string; name: string }) => {
  return (
    <Button as="button" type="button" className="needs-script no-print" {...{ [copyHook]: text }}>
      <Icon name="copy" />
      <span>{name}</span>
    </Button>
  )
}
