import { findContactUrl } from "../model/links/contacts"
import { type LinkTarget, findLinkTarget } from "../model/links/pages"
import { usePageWords, useWords } from "../words/useWords"
import { Link } from "gatsby"
import type { AnchorHTMLAttributes, ReactNode } from "react"
import { LinkedText } from "./LinkedText"
import { useSite } from "./useSite"

/** Returns a function that says whether the page at a path exists in the current page's language. */
export const useIsTranslated = (): ((path: string) => boolean) => {
  const missing = usePageWords().languages?.missing ?? []
  return path => !missing.includes(path)
}

/**
 * Returns the target of a link to `to`: of a path, the page in the current page's language, if it exists in it; of the name
 * of one of the clinic's numbers, such as `phone`, the URL that calls it. Other URLs stay as they are.
 */
export const useLinkTarget = (to: string): LinkTarget => {
  const { language, languages } = usePageWords()
  const contactUrl = findContactUrl(to, useSite().clinic)
  return contactUrl ? { to: contactUrl } : findLinkTarget(to, language, languages)
}

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of the site, a URL, or the name of one of the clinic's numbers: `phone`, `whatsapp` or `emergency`. */
  to: string
  children?: ReactNode
}

/**
 * A link to whatever the content names, in the page's language. A link to a part of a page is a plain one: the browser then
 * opens the answer there and marks the part as the target, which it does not do when a script changes the URL. So is
 * one to a page that is only there in the clinic's own language, and says which that is: the page's language is part of its HTML.
 */
export const SiteLink = ({ to, children, ...rest }: SiteLinkProps) => {
  const { inLanguage } = useWords("layout")
  const { to: url, otherLanguage } = useLinkTarget(to)
  return url.startsWith("/") && !url.includes("#") && !otherLanguage ? (
    <Link to={url} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={url} hrefLang={otherLanguage?.language} {...rest}>
      {children}
      {otherLanguage && (
        // One element, because the link may be a flex container, at whose beginning a plain space is not shown.
        <span>
          {"\u00A0"}
          <LinkedText values={{ language: <span lang={otherLanguage.language}>{otherLanguage.name}</span> }}>
            {inLanguage}
          </LinkedText>
        </span>
      )}
    </a>
  )
}
