import { Link } from "gatsby"
import type { AnchorHTMLAttributes, ReactNode } from "react"

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string
  children?: ReactNode
}

/**
 * A link to whatever the content names. To a place on a page the browser itself goes: it opens the answer there, and
 * marks the place as the target, which it does not do where a script changes the address.
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
