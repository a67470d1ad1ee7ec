import styled from "styled-components"
import { copiedHook, copyHook } from "../boot/contract"
import { copyText } from "../boot/copy"
import { Action } from "./Action"
import { Icon } from "./Icon"

/** How it went takes the place of the button's words for a while. */
const Answer = styled.span`
  display: none;
`

const Button = styled(Action)`
  &[${copiedHook}] > * {
    display: none;
  }
  &[${copiedHook}="done"] > [data-when="done"],
  &[${copiedHook}="failed"] > [data-when="failed"] {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
  }
`

/**
 * Copies `text` and says so, to the eye and to screen readers. `name` is what the button is called. The inline script does
 * it without React, within the press; the handler here serves where a page has no inline script.
 */
export const CopyButton = ({ text, name }: { text: string; name: string }) => (
  <Button
    as="button"
    type="button"
    className="needs-script no-print"
    {...{ [copyHook]: text }}
    onClick={event => void copyText(event.currentTarget)}
  >
    <Icon name="copy" />
    <span>{name}</span>
    <Answer data-when="done">
      <Icon name="check" />
      Copied
    </Answer>
    <Answer data-when="failed">Could not copy</Answer>
  </Button>
)
