import type { GatsbySSR, PreRenderHTMLArgs } from "gatsby"
import { type CSSProperties, Fragment, type ReactElement, type ReactNode, cloneElement, isValidElement } from "react"
import { developScripts, rootId, stylesId } from "./contract"
import { announcer, copyNote, createFilledElements } from "./filledElements"
import { withoutMarks } from "./hydration/servedStyles"
import type { OnDemandOptions } from "./options"

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

export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element }) => (
  <Fragment>{withoutStyles(element)}</Fragment>
)

const isDevelop = process.env.NODE_ENV === "development"

/** Adds the elements outside React's root, because only React may change anything inside it. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setPreBodyComponents, setPostBodyComponents }) => {
  setPreBodyComponents([copyNote])
  // The build fills the scripts into published pages.
  setPostBodyComponents([announcer, isDevelop && <script key="inline" src={developScripts} defer />])
}

type Element = ReactElement<{ type?: string; rel?: string; dangerouslySetInnerHTML?: { __html: string } }, string>

const isTag = (node: ReactNode, tag: string): node is Element => isValidElement(node) && node.type === tag

const isStyledComponents = (node: Element): boolean => "data-styled" in node.props

/** Returns whether an element contains structured data, which only search engines read. */
const isGraph = (node: ReactNode): boolean => isTag(node, "script") && node.props.type === "application/ld+json"

/** Returns whether an element is of this page alone, by Helmet. */
const isOfPage = (node: ReactNode): boolean => isValidElement<object>(node) && "data-react-helmet" in node.props

/** Returns whether an element names a file that may wait until pictures are requested: manifest, sheet for printing. */
const mayWait = (node: ReactNode): boolean =>
  isTag(node, "link") && /^(manifest|stylesheet)$/.test(node.props.rel ?? "")

/** Returns whether Gatsby has added an element that no page needs: styles of <GatsbyImage>, the generator’s name. */
const isUnused = (node: ReactNode): boolean =>
  isValidElement(node) && /^(gatsby-image-style|generator-)/.test(String(node.key))

/**
 * Puts a page's elements in order: the policy before all that it is about, all styles in one element after the elements
 * that load pictures, structured data last, so that visitors do not wait for it. Gatsby's own scripts are left out of
 * the body. In develop mode they start immediately, and their hot reload needs what the policy forbids.
 */
export const onPreRenderHTML = (
  {
    pathname,
    getHeadComponents,
    replaceHeadComponents,
    getPostBodyComponents,
    replacePostBodyComponents,
  }: PreRenderHTMLArgs,
  { staticPages }: OnDemandOptions
): void => {
  const components = getHeadComponents().filter(node => !isUnused(node))
  const styles = components.filter(node => isTag(node, "style"))
  // A component's rule wins over a global rule of the same specificity.
  const sorted = [...styles.filter(node => !isStyledComponents(node)), ...styles.filter(isStyledComponents)]
  const css = sorted.map(({ props }) => withoutMarks(props.dangerouslySetInnerHTML?.__html ?? "")).join("")
  const others = components.filter(node => !isTag(node, "style") && !isGraph(node))
  const isStatic = staticPages !== undefined && new RegExp(staticPages).test(pathname)
  const filled = createFilledElements(pathname, isStatic)
  replaceHeadComponents([
    ...(isDevelop ? [] : filled.head),
    ...others.filter(node => !isOfPage(node) && !mayWait(node)),
    ...others.filter(isOfPage),
    ...others.filter(mayWait),
    <style key={stylesId} id={stylesId} dangerouslySetInnerHTML={{ __html: css }} />,
  ])
  if (isDevelop) return
  replacePostBodyComponents([
    // Gatsby adds its scripts as elements, or by a component for its slices.
    ...getPostBodyComponents().filter(
      node => isValidElement(node) && typeof node.type === "string" && !isTag(node, "script")
    ),
    ...filled.body,
    ...components.filter(isGraph),
  ])
}
