import { Link } from "gatsby"
import type { AnchorHTMLAttributes, ReactNode } from "react"

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string
  children?: ReactNode
}

/**
 * A link to whatever the content names. A link to a part of a page is a plain one: the browser then opens the answer there
 * and marks the part as the target, which it does not do when a script changes the address.
 */
export const SiteLink = ({ to, children, ...rest }: SiteLinkProps) =>
  to.startsWith("/") && !to.includes("#") ? (
    <Link to={to} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={to} {...rest}>
      {children}
    </a>
  )
