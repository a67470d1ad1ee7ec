import styled from "styled-components"
import { copyHook } from "../inline/contract"
import { copyText } from "../inline/copyText"
import { useWords } from "../words/useWords"
import { CopyAction } from "./CopyAction"
import { Icon } from "./Icon"

// Until the inline script has finished, the button is hidden but keeps its room.
const Button = styled(CopyAction)`
  @media (scripting: none) {
    display: none;
  }
`

/**
 * Shows a button that copies `text` and reports the result, also to screen readers. `name` is its accessible name. The
 * inline script does this without React, within the press. The handler here is for pages without an inline script.
 */
export const CopyButton = ({ text, name }: { text: string; name: string }) => {
  const words = useWords("copy")
  return (
    <Button
      as="button"
      type="button"
      className="needs-script no-print"
      {...{ [copyHook]: text }}
      onClick={event => void copyText(event.currentTarget, [words.copied, words.notCopied])}
    >
      <Icon name="copy" />
      <span>{name}</span>
    </Button>
  )
}
