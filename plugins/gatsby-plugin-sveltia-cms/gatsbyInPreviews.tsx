import type { AnchorHTMLAttributes } from "react"

/** What a site's pages import from Gatsby, in the editor's previews. */

export const graphql = (): string => ""

export const Link = ({ to, children, ...rest }: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a href={to} {...rest}>
    {children}
  </a>
)
