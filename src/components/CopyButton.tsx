import { copyHook } from "../inline/contract"
import { copyText } from "../inline/copyText"
import { useWords } from "../words/useWords"
import { CopyAction } from "./CopyAction"
import { Icon } from "./Icon"

/**
 * Shows a button that copies `text` and reports the result, also to screen readers. `name` is its accessible name. The
 * inline script does this without React, within the press. The handler here is for pages without an inline script.
 */
export const CopyButton = ({ text, name }: { text: string; name: string }) => {
  const words = useWords("copy")
  return (
    <CopyAction
      as="button"
      type="button"
      className="needs-script no-print"
      {...{ [copyHook]: text }}
      onClick={event => void copyText(event.currentTarget, [words.copied, words.notCopied])}
    >
      <Icon name="copy" />
      <span>{name}</span>
    </CopyAction>
  )
}
