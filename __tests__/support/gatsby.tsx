import type { AnchorHTMLAttributes } from "react"
import { fragmentTexts, runQuery } from "./graph"

/** Gatsby as the tests need it: real queries over the real content, links as plain anchors. */

/** Remembers fragments and gives the query's text back, as the compiler would. */
export const graphql = (strings: TemplateStringsArray): string => {
  const text = strings.join("")
  if (/^\s*fragment /.test(text)) fragmentTexts.add(text)
  return text
}

export const useStaticQuery = (query: string): unknown => runQuery(query)

export const Link = ({ to, children, ...rest }: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a href={to} {...rest}>
    {children}
  </a>
)

export const navigate = jest.fn()
