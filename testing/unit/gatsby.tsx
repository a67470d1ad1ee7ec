import type { AnchorHTMLAttributes } from "react"
import { fragmentTexts } from "./graph"

/** A mock of Gatsby for tests: queries read the sample, and links are plain anchors. */

/** Collects fragments and returns the query's text. */
export const graphql = (strings: TemplateStringsArray): string => {
  const text = strings.join("")
  if (/^\s*fragment /.test(text)) fragmentTexts.add(text)
  return text
}

export const Link = ({ to, children, ...rest }: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a href={to} {...rest}>
    {children}
  </a>
)

export const navigate = jest.fn()
