import type { AnchorHTMLAttributes } from "react"

/** What the site's pages import from Gatsby and react-helmet, for the editor's previews. */

export const graphql = (): string => ""

export const Link = ({ to, children, ...rest }: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a href={to} {...rest}>
    {children}
  </a>
)

/** The head is the editor's own. */
export const Helmet = (): null => null
