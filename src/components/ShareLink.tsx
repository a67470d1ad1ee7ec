import { shareHook } from "../inline/contract"
import { useWords } from "../words/useWords"
import { fill } from "../words/words"
import { CopyAction } from "./CopyAction"
import { Icon } from "./Icon"
import { useLinkTarget } from "./useLinkTarget"

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
