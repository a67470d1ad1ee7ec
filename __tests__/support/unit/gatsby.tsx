import type { AnchorHTMLAttributes } from "react"
import { fragmentTexts, runQuery } from "./graph"

/** A replacement for Gatsby in tests: real queries over the sample, and links as plain anchors. */

/** Collects fragments and returns the query's text. */
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
