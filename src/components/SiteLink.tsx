import { type LinkTarget, findLinkTarget } from "../model/links/pages"
import { usePageWords, useWords } from "../words/useWords"
import { Link } from "gatsby"
import type { AnchorHTMLAttributes, ReactNode } from "react"
import { LinkedText } from "./LinkedText"

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

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
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
