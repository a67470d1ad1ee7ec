import { type CopyWords, copyText } from "./copyText"

/** Opens the device's share dialog for a link's URL. If there is none, it copies the URL. */
export const shareLink = async (link: HTMLAnchorElement, words: CopyWords): Promise<void> => {
  // The question that contains the link, or the title of the page.
  const title = (link.closest("details") ?? document).querySelector("h1,h3")?.textContent ?? ""
  if (!("share" in navigator)) return copyText(link, words, link.href)
  // A visitor who closes the dialog needs no response. The browsers inside other apps may refuse to open it.
  await navigator
    .share({ title, url: link.href })
    .catch((error: Error) => (error.name === "AbortError" ? undefined : copyText(link, words, link.href)))
}
