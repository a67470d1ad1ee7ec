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
 * Returns the page's root with Gatsby's two elements without their style attributes, which the policy forbids; the site's styles
 * say the same. The router's own default applies unless a style is given, so an empty one is given.
 */
const withoutStyles = (node: ReactNode): ReactNode => {
  if (Array.isArray(node)) return node.map(withoutStyles)
  if (!isValidElement<RootProps>(node)) return node
  const { id, children } = node.props
  if (id === rootId) return cloneElement(node, { style: { outline: undefined } })
  // It speaks English: a site announces pages in their own language.
  if (id === "gatsby-announcer") return cloneElement(node, { style: undefined, "aria-live": undefined, hidden: true })
  return cloneElement(node, undefined, withoutStyles(children))
}

export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element }) =>
  createElement(Fragment, null, withoutStyles(element))
