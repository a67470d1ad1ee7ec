import type { PageLanguages, PageWords } from "../words/useWords"
import { pages } from "./pages"

/** What the addresses of a language begin with: nothing in the clinic's own. */
export const getPrefix = (language: string, own: string): string => (language === own ? "" : `/${language}`)

/** What the addresses of a page's language begin with. */
export const getPagePrefix = ({ language, languages }: Pick<PageWords, "language" | "languages">): string =>
  languages ? getPrefix(language, languages.own.language) : ""

/** The address of a page in a language. Hosts look for the page of unknown addresses in a file of this name. */
export const getPageAddress = (path: string, prefix: string): string =>
  prefix && path === pages.notFound.path ? `${prefix}/404.html` : `${prefix}${path}`

/** A page that is shown at the addresses of other pages, where React could not hydrate it. */
export const isShownElsewhere = (address: string): boolean =>
  address.endsWith("/offline/") || (address.endsWith("/404.html") && address !== "/404.html")

/** Where a link leads. */
export interface LinkAddress {
  to: string
  /** The language it leads to, where that is another than the page's. */
  otherLanguage?: { language: string; name: string }
}

/**
 * Where a link of a page in `language` leads: to the page at `to` in the same language or, where there is none, in the
 * clinic's own. `languages` are those of the site, where it has several.
 */
export const findAddress = (to: string, language: string, languages?: PageLanguages): LinkAddress => {
  if (!languages || language === languages.own.language || !to.startsWith("/")) return { to }
  const [path = ""] = to.split(/[?#]/, 1)
  return languages.missing.includes(path) ? { to, otherLanguage: languages.own } : { to: `/${language}${to}` }
}
