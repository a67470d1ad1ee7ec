import { type CopyWords, copyText } from "./copy"

/** Opens the phone's list of ways to share a link's address; without such a list, it copies the address. */
export const shareLink = async (link: HTMLAnchorElement, words: CopyWords): Promise<void> => {
  // That of the service or the question which the link is in.
  const title = link.closest("li,details")?.querySelector("h2,h3")?.textContent ?? ""
  if (!("share" in navigator)) return copyText(link, words, link.href)
  // Rejected when the visitor closes the list: that needs no answer.
  await navigator.share({ title, url: link.href }).catch(() => undefined)
}
