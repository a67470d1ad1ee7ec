import { shareHook } from "../inline/contract"
import { shareLink } from "../inline/share"
import { useWords } from "../words/useWords"
import { fill } from "../words/words"
import { CopyAction } from "./CopyAction"
import { Icon } from "./Icon"
import { useAddress } from "./useAddress"

/**
 * A link to a part of its own page, by which that part is shared. The inline script hands its address to the phone's own
 * list of ways to share or, where there is none, copies it; the handler here serves where a page has no inline script.
 * Without scripts it is a plain link.
 */
export const ShareLink = ({ href, title, itemProp }: { href: string; title: string; itemProp?: string }) => {
  const words = useWords("copy")
  return (
    <CopyAction
      href={useAddress(href).to}
      itemProp={itemProp}
      className="no-print"
      aria-label={fill(words.shareNamed, { title })}
      {...{ [shareHook]: "" }}
      onClick={event => {
        // Another tab or window was asked for: the link does what links do.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        void shareLink(event.currentTarget, [words.copied, words.notCopied])
      }}
    >
      <Icon name="share-2" />
      <span>{words.share}</span>
    </CopyAction>
  )
}
