import { shareHook } from "./contract"
import { copyText } from "./copy"

/** Opens the phone's list of ways to share a link's address; without such a list, it copies the address. */
export const shareLink = async (link: HTMLAnchorElement): Promise<void> => {
  const title = link.getAttribute(shareHook) ?? ""
  if (!("share" in navigator)) return copyText(link, link.href)
  // Rejected when the visitor closes the list: that needs no answer.
  await navigator.share({ title, url: link.href }).catch(() => undefined)
}
