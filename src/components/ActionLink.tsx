import styled from "styled-components"
import { copiedHook, copyHook, shareHook } from "../inline/contract"
import { TouchLink } from "./Button"
import { Icon } from "./Icon"
import { useWords } from "../words/useWords"
import { fill } from "../words/words"
import { Row } from "./primitives"
import { useLinkTarget } from "./SiteLink"

/**
 * A small link or button beside a fact, such as copy, save or get directions. It is in an `ActionRow`, which is not
 * printed.
 */
export const ActionLink = styled(TouchLink)`
  padding: 0;
  border: 0;
  background: none;
  color: var(--brand);
  font-size: var(--text-note);
  font-weight: 600;
  text-decoration: none;
  &:hover {
    color: var(--brand-strong);
    text-decoration: underline;
  }
`

/** A row of action links, which wraps if they do not fit. */
export const ActionRow = styled(Row).attrs({ className: "no-print", $gap: "0 1.25rem" })``

/** A link or button that copies. For a few seconds it shows the result instead of its label. */
const CopyAction = styled(ActionLink)`
  &[${copiedHook}] > span {
    display: none;
  }
  &[${copiedHook}]::after {
    content: attr(${copiedHook});
  }
`

// Until the inline script has finished, the button is hidden but keeps its room.
const CopyElement = styled(CopyAction)`
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
    <CopyElement as="button" type="button" className="needs-script no-print" {...{ [copyHook]: text }}>
      <Icon name="copy" />
      <span>{name}</span>
    </CopyElement>
  )
}

/**
 * Shows a link that shares a part of its own page. The inline script passes its URL to the device's share dialog
 * or, if there is none, copies it. Without scripts it is a plain link.
 */
export const ShareLink = ({ href, title }: { href: string; title: string }) => {
  const words = useWords("copy")
  return (
    <CopyAction
      href={useLinkTarget(href).to}
      className="no-print"
      aria-label={fill(words.shareNamed, { title })}
      {...{ [shareHook]: "" }}
    >
      <Icon name="share-2" />
      <span>{words.share}</span>
    </CopyAction>
  )
}
