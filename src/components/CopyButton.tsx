import { copyHook } from "../inline/contract"
import { copyText } from "../inline/copy"
import { useWords } from "../words/useWords"
import { CopyAction } from "./CopyAction"
import { Icon } from "./Icon"

/**
 * Copies `text` and says so, to the eye and to screen readers. `name` is what the button is called. The inline script does
 * it without React, within the press; the handler here serves where a page has no inline script.
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
