import { shareHook } from "./contract"
import { type CopyWords, copyText } from "./copy"

/** Opens the phone's list of ways to share a link's address; without such a list, it copies the address. */
export const shareLink = async (link: HTMLAnchorElement, words: CopyWords): Promise<void> => {
  const title = link.getAttribute(shareHook) ?? ""
  if (!("share" in navigator)) return copyText(link, words, link.href)
  // Rejected when the visitor closes the list: that needs no answer.
  await navigator.share({ title, url: link.href }).catch(() => undefined)
}
