import { shareHook } from "./contract"
import { copyText } from "./copy"

/** Shares the address of a link with the hook `share` as the phone does it; where it cannot, the address is copied. */
export const shareLink = async (link: HTMLAnchorElement): Promise<void> => {
  const title = link.getAttribute(shareHook) ?? ""
  if (!("share" in navigator)) return copyText(link, link.href)
  // Rejected when the visitor closes the list: that needs no answer.
  await navigator.share({ title, url: link.href }).catch(() => undefined)
}
