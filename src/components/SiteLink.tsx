import { Link } from "gatsby"
import type { AnchorHTMLAttributes } from "react"

/**
 * A link to whatever the content names. To a place on a page the browser itself goes: it opens the answer there, and
 * marks the place as the target, which it does not do where a script changes the address.
 */
export const SiteLink = ({ to, ...rest }: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>) =>
  to.startsWith("/") && !to.includes("#") ? <Link to={to} {...rest} /> : <a href={to} {...rest} />
