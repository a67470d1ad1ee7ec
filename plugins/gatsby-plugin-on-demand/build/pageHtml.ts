import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree, parse, serialize } from "parse5"
import { buildMetaName, containerId, inlineScriptId, preloadsId, stylesId } from "../contract"
import type { Preloads } from "../hydration/loadReact"
import { withoutComponentNames } from "../hydration/servedStyles"
import { createPagePolicy } from "../policy/policy"

/** Values that the build fills into one page. */
export interface PageValues {
  /** The inline script. */
  script: string
  /** Text of the page's other scripts that start immediately, keyed by the ids of their elements. */
  headScripts: Readonly<Record<string, string>>
  /** URLs of the files that React requests when it starts, in order. */
  preloads: Preloads
}

/** Rules that all pages of a site share. */
export interface PageRules {
  /** Returns whether the page at a path never starts React, because it is shown at the URLs of other pages. */
  isStatic?: (pagePath: string) => boolean
  /** Origins to which scripts and forms may send, in addition to the site's own. */
  destinations?: readonly string[]
}

const isElement = (node: Tree.Node): node is Tree.Element => "tagName" in node
const isTextNode = (node: Tree.Node): node is Tree.TextNode => node.nodeName === "#text"

const getChildren = (node: Tree.Node): Tree.ChildNode[] => ("childNodes" in node ? node.childNodes : [])

/** Returns all elements below `node` in document order. */
const listElements = (node: Tree.Node): Tree.Element[] =>
  getChildren(node).flatMap(child => (isElement(child) ? [child, ...listElements(child)] : []))

const getAttribute = (element: Tree.Element, name: string): string | undefined =>
  element.attrs.find(attribute => attribute.name === name)?.value

const setAttribute = (element: Tree.Element, name: string, value: string): void => {
  const attribute = element.attrs.find(entry => entry.name === name)
  if (attribute) attribute.value = value
  else element.attrs.push({ name, value })
}

const collectText = (element: Tree.Element): string =>
  getChildren(element)
    .filter(isTextNode)
    .map(({ value }) => value)
    .join("")

const setText = (element: Tree.Element, text: string): void => {
  element.childNodes = []
  tree.insertText(element, text)
}

const withTag = (elements: readonly Tree.Element[], tag: string): Tree.Element[] =>
  elements.filter(({ tagName }) => tagName === tag)

const isDataBlock = (script: Tree.Element): boolean =>
  ["text/plain", "application/ld+json"].includes(getAttribute(script, "type") ?? "")

/** Returns the start tag of an element, for a message. */
const formatTag = ({ tagName, attrs }: Tree.Element): string =>
  `<${[tagName, ...attrs.map(({ name, value }) => `${name}="${value.slice(0, 60)}"`)].join(" ")}>`

const isPolicyMeta = (element: Tree.Element): boolean =>
  getAttribute(element, "http-equiv")?.toLowerCase() === "content-security-policy"

/** Returns the elements that gatsby-ssr.tsx emits, and a problem for each that does not exist exactly once. */
const findOwnElements = (elements: readonly Tree.Element[], isStatic: boolean) => {
  const problems: string[] = []
  const expectOne = (found: readonly Tree.Element[], what: string): Tree.Element | undefined => {
    if (found.length !== 1) problems.push(`has ${found.length === 0 ? "no" : String(found.length)} ${what}`)
    return found[0]
  }
  const withId = (tag: string, id: string) =>
    withTag(elements, tag).filter(element => getAttribute(element, "id") === id)
  const policy = expectOne(withTag(elements, "meta").filter(isPolicyMeta), "<meta> for the Content-Security-Policy")
  const build = expectOne(
    withTag(elements, "meta").filter(element => getAttribute(element, "name") === buildMetaName),
    `<meta name="${buildMetaName}">`
  )
  const script = expectOne(withId("script", inlineScriptId), `inline script #${inlineScriptId}`)
  const blocks = withId("script", preloadsId)
  if (!isStatic) expectOne(blocks, `data block #${preloadsId}`)
  else if (blocks.length) problems.push("starts React, although it is shown at the URLs of other pages")
  const styles = expectOne(withId("style", stylesId), `<style id="${stylesId}">`)
  return { problems, policy, build, preloads: blocks[0], script, styles }
}

/** Returns problems of an element: it starts or fetches a script before a control is used, or the policy forbids it. */
const findElementProblems = (element: Tree.Element, headScripts: PageValues["headScripts"]): string[] => {
  const { tagName, attrs } = element
  const tag = formatTag(element)
  const rel = (getAttribute(element, "rel") ?? "").toLowerCase()
  return [
    ...(tagName === "script" &&
    !isDataBlock(element) &&
    ![inlineScriptId, ...Object.keys(headScripts)].includes(getAttribute(element, "id") ?? "")
      ? [`has a script that starts by itself: ${tag}`]
      : []),
    ...(rel === "modulepreload" || getAttribute(element, "as") === "script"
      ? [`has a link that fetches a script by itself: ${tag}`]
      : []),
    ...(rel === "stylesheet" && getAttribute(element, "media") !== "print"
      ? [`has a style sheet that delays the page: ${tag}`]
      : []),
    ...attrs.flatMap(({ name, value }) => {
      if (name === "style") return [`has a style attribute, which the policy forbids: ${tag}`]
      if (name.startsWith("on")) return [`has an event handler in its HTML, which the policy forbids: ${tag}`]
      if (/^\s*javascript:/i.test(value)) return [`has a script in a URL, which the policy forbids: ${tag}`]
      return []
    }),
  ]
}

/** Returns problems of the content that visitors see. */
const findContentProblems = (elements: readonly Tree.Element[]): string[] => {
  const root = elements.find(element => getAttribute(element, "id") === containerId)
  const hasText = root ? listElements(root).some(element => collectText(element).trim()) : false
  const title = withTag(elements, "title")[0]
  return [
    ...(hasText ? [] : [`has no content in #${containerId}`]),
    ...(title && collectText(title).trim() ? [] : ["has no title"]),
    ...(withTag(elements, "style").some(collectText) ? [] : ["has no styles"]),
  ]
}

/** Returns whether the policy comes before all elements to which it applies. */
const isFirst = (policy: Tree.Element, elements: readonly Tree.Element[]): boolean =>
  elements.findIndex(({ tagName }) => ["script", "style", "link"].includes(tagName)) > elements.indexOf(policy)

/**
 * Returns the preloads as text that the inline script can parse with little code: lists separated by semicolons, files
 * by spaces.
 */
const formatPreloads = ({ start, react, form }: Preloads): string =>
  [start, react, form].map(files => files.join(" ")).join(";")

const formatBuildMeta = (build: string): string => `<meta name="${buildMetaName}" content="${build}">`

/** Writes the build's id into a filled page that has none yet. */
export const insertBuild = (html: string, build: string): string =>
  html.replace(formatBuildMeta(""), formatBuildMeta(build))

/** A filled page, or its problems: parts of sentences whose subject is the page. */
export type FilledPage = { html: string; problems: [] } | { html?: undefined; problems: string[] }

/**
 * Fills the values of the page at `pagePath` into the elements that gatsby-ssr.tsx has emitted, except for the build's
 * id, which depends on all pages. Removes component names from classes, and checks the rest. Filling in a page again with the same values changes nothing.
 */
export const fillPage = (
  html: string,
  { script, headScripts, preloads }: PageValues,
  pagePath: string,
  { isStatic = () => false, destinations = [] }: PageRules
): FilledPage => {
  const page = parse(html)
  const elements = listElements(page)
  const own = findOwnElements(elements, isStatic(pagePath))
  if (own.script) setText(own.script, script)
  for (const element of withTag(elements, "script")) {
    const text = headScripts[getAttribute(element, "id") ?? ""]
    if (text !== undefined) setText(element, text)
  }
  if (own.preloads) setText(own.preloads, formatPreloads(preloads))
  if (own.build) setAttribute(own.build, "content", "")
  if (own.policy)
    setAttribute(
      own.policy,
      "content",
      createPagePolicy({
        // Other scripts are inline: one with a URL is rejected below.
        scripts: withTag(elements, "script")
          .filter(element => !isDataBlock(element))
          .map(collectText),
        styles: withTag(elements, "style").map(collectText),
        destinations,
      })
    )
  for (const element of elements) {
    const classes = getAttribute(element, "class")
    if (classes) setAttribute(element, "class", withoutComponentNames(classes))
  }
  const problems = [
    ...own.problems,
    ...(own.policy && !isFirst(own.policy, elements) ? ["has styles or scripts before its policy"] : []),
    ...(own.script && getAttribute(own.script, "src") !== undefined
      ? ["has a file in place of its inline script"]
      : []),
    ...elements.flatMap(element => findElementProblems(element, headScripts)),
    ...findContentProblems(elements),
  ]
  return problems.length ? { problems } : { html: serialize(page), problems: [] }
}
