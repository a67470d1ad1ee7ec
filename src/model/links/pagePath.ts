import type { PageLanguages, PageWords } from "../../words/useWords"
import { pages } from "./pages"

/** Returns the prefix of the paths in a language: empty for the clinic's own. */
export const getPrefix = (language: string, own: string): string => (language === own ? "" : `/${language}`)

/** Returns the prefix of the paths in a page's language. */
export const getPagePrefix = ({ language, languages }: Pick<PageWords, "language" | "languages">): string =>
  languages ? getPrefix(language, languages.own.language) : ""

/** Returns the path of a page in a language. For unknown paths, hosts look for a file of this name. */
export const getPagePath = (path: string, prefix: string): string =>
  prefix && path === pages.notFound.path ? `${prefix}/404.html` : `${prefix}${path}`

/** Regular expression for the paths of pages that are shown at other paths, where React could not hydrate them. */
export const shownElsewhere = "/offline/$|./404\\.html$"

/** The target of a link. */
export interface LinkTarget {
  to: string
  /** The language of the target, if it differs from the page's. */
  otherLanguage?: { language: string; name: string }
}

/**
 * Returns the target of a link on a page in `language`: the page at `to` in the same language or, if it does not exist,
 * in the clinic's own. `languages` are those of the site, if it has several.
 */
export const findLinkTarget = (to: string, language: string, languages?: PageLanguages): LinkTarget => {
  if (!languages || language === languages.own.language || !to.startsWith("/")) return { to }
  const [path = ""] = to.split(/[?#]/, 1)
  return languages.missing.includes(path) ? { to, otherLanguage: languages.own } : { to: `/${language}${to}` }
}
