import { type LinkTarget, findLinkTarget } from "../model/links/pagePath"
import { usePageWords } from "../words/useWords"

/** Returns the URL of a link to `to` in the current page's language, if that page exists in it. */
export const useLinkTarget = (to: string): LinkTarget => {
  const { language, languages } = usePageWords()
  return findLinkTarget(to, language, languages)
}
