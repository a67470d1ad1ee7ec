import { type CopyWords, copyText } from "./copyText"

/** Opens the device's share dialog for a link's URL. If the device has none, it copies the URL. */
export const shareLink = async (link: HTMLAnchorElement, words: CopyWords): Promise<void> => {
  // The question that contains the link, or the title of the page.
  const title = (link.closest("details") ?? document).querySelector("h1,h3")?.textContent ?? ""
  if (!("share" in navigator)) return copyText(link, words, link.href)
  // The promise is rejected when the visitor closes the dialog, which needs no response.
  await navigator.share({ title, url: link.href }).catch(() => undefined)
}
