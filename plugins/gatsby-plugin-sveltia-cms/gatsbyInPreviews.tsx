import type { AnchorHTMLAttributes } from "react"

/** Replacements in the editor's previews for the Gatsby exports that a site's pages import. */

export const graphql = (): string => ""

export const Link = ({ to, children, ...rest }: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a href={to} {...rest}>
    {children}
  </a>
)
