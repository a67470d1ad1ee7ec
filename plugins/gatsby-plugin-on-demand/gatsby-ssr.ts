import type { GatsbySSR } from "gatsby"
import { type CSSProperties, Fragment, type ReactNode, cloneElement, createElement, isValidElement } from "react"
import { rootId } from "./contract"

interface RootProps {
  id?: string
  style?: CSSProperties
  hidden?: boolean
  "aria-live"?: "assertive"
  children?: ReactNode
}

/**
 * Removes the style attributes of Gatsby's two elements from the page's root, because the security policy forbids them;
 * the site's styles contain the same rules. An empty style is needed, because without one the router uses its default.
 */
const withoutStyles = (node: ReactNode): ReactNode => {
  if (Array.isArray(node)) return node.map(withoutStyles)
  if (!isValidElement<RootProps>(node)) return node
  const { id, children } = node.props
  if (id === rootId) return cloneElement(node, { style: { outline: undefined } })
  // Gatsby's announcer speaks English. A site announces pages in their own language.
  if (id === "gatsby-announcer") return cloneElement(node, { style: undefined, "aria-live": undefined, hidden: true })
  return cloneElement(node, undefined, withoutStyles(children))
}

export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element }) =>
  createElement(Fragment, null, withoutStyles(element))
