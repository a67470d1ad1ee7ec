import { opensElsewhere } from "../../plugins/gatsby-plugin-on-demand"
import { shareHook } from "../inline/contract"
import { shareLink } from "../inline/shareLink"
import { useWords } from "../words/useWords"
import { fill } from "../words/words"
import { CopyAction } from "./CopyAction"
import { Icon } from "./Icon"
import { useLinkTarget } from "./useLinkTarget"

/**
 * Shows a link that shares a part of its own page. The inline script passes its URL to the device's share dialog
 * or, if there is none, copies it. The handler here is for pages without an inline script. Without scripts it is a
 * plain link.
 */
export const ShareLink = ({ href, title }: { href: string; title: string }) => {
  const words = useWords("copy")
  return (
    <CopyAction
      href={useLinkTarget(href).to}
      className="no-print"
      aria-label={fill(words.shareNamed, { title })}
      {...{ [shareHook]: "" }}
      onClick={event => {
        if (opensElsewhere(event)) return
        event.preventDefault()
        void shareLink(event.currentTarget, [words.copied, words.notCopied])
      }}
    >
      <Icon name="share-2" />
      <span>{words.share}</span>
    </CopyAction>
  )
}
