import type { AnchorHTMLAttributes } from "react"

/** What the site's sections import from Gatsby, for the editor's preview: links lead nowhere, there are no queries. */

export const graphql = (): string => ""

export const Link = ({ to, ...rest }: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a href={to} onClick={event => event.preventDefault()} {...rest} />
)
