import { type LinkTarget, findLinkTarget } from "../model/links/pagePath"
import { usePageWords } from "../words/useWords"

/** Returns a function that says whether the page at a path exists in the current page's language. */
export const useIsTranslated = (): ((path: string) => boolean) => {
  const missing = usePageWords().languages?.missing ?? []
  return path => !missing.includes(path)
}

/** Returns the URL of a link to `to` in the current page's language, if that page exists in it. */
export const useLinkTarget = (to: string): LinkTarget => {
  const { language, languages } = usePageWords()
  return findLinkTarget(to, language, languages)
}
