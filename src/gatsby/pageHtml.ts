import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree, parse, serialize } from "parse5"
import { buildMetaName, inlineScriptId, noticeScriptId, preloadsId, scriptsTemplateId } from "../boot/contract"
import type { Preloads } from "../boot/loadReact"
import { ownScript } from "../boot/trustedScripts"
import { isShownElsewhere } from "../content/pageAddress"
import { createPagePolicy } from "./policy"

/** What the build fills into one page. */
export interface PageValues {
  /** The inline script. */
  script: string
  /** Addresses of the files that React requests when it starts, in order. */
  preloads: Preloads
  /** The id of the build. */
  build: string
}

/** What to check a page against. */
export interface PageContext {
  /** Gatsby's path of the page, such as `/faq/`. */
  pagePath: string
  /** Whether the site has a file of this address. */
  hasFile: (address: string) => boolean
  /** Whether its forms must not be able to send anything. */
  isPreview?: boolean
}

const isElement = (node: Tree.Node): node is Tree.Element => "tagName" in node
const isTemplate = (element: Tree.Element): element is Tree.Template =>
  element.tagName === "template" && "content" in element
const isText = (node: Tree.Node): node is Tree.TextNode => node.nodeName === "#text"

const getChildren = (node: Tree.Node): Tree.ChildNode[] => ("childNodes" in node ? node.childNodes : [])

/** All elements below `node` in the order of the text. What is in a `<template>` is left out: ask for it by its content. */
const listElements = (node: Tree.Node): Tree.Element[] =>
  getChildren(node).flatMap(child => (isElement(child) ? [child, ...listElements(child)] : []))

const getAttribute = (element: Tree.Element, name: string): string | undefined =>
  element.attrs.find(attribute => attribute.name === name)?.value

const setAttribute = (element: Tree.Element, name: string, value: string): void => {
  const attribute = element.attrs.find(entry => entry.name === name)
  if (attribute) attribute.value = value
  else element.attrs.push({ name, value })
}

const getText = (element: Tree.Element): string =>
  getChildren(element)
    .filter(isText)
    .map(({ value }) => value)
    .join("")

const setText = (element: Tree.Element, text: string): void => {
  element.childNodes = []
  if (text) tree.insertText(element, text)
}

const withTag = (elements: readonly Tree.Element[], tag: string): Tree.Element[] =>
  elements.filter(({ tagName }) => tagName === tag)

const isDataBlock = (script: Tree.Element): boolean =>
  ["text/plain", "application/ld+json"].includes(getAttribute(script, "type") ?? "")

const isInline = (script: Tree.Element): boolean => getAttribute(script, "src") === undefined && !isDataBlock(script)

/** The start tag of an element, for a message. */
const formatTag = ({ tagName, attrs }: Tree.Element): string =>
  `<${[tagName, ...attrs.map(({ name, value }) => `${name}="${value.slice(0, 60)}"`)].join(" ")}>`

const isPolicyMeta = (element: Tree.Element): boolean =>
  getAttribute(element, "http-equiv")?.toLowerCase() === "content-security-policy"

/** The elements that gatsby-ssr.tsx emits, and what is wrong where one of them is not there exactly once. */
const findOwnElements = (elements: readonly Tree.Element[], pagePath: string) => {
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
  const preloads = expectOne(withId("script", preloadsId), `data block #${preloadsId}`)
  const script = expectOne(withId("script", inlineScriptId), `inline script #${inlineScriptId}`)
  const templates = withId("template", scriptsTemplateId).filter(isTemplate)
  if (!isShownElsewhere(pagePath)) expectOne(templates, `<template id="${scriptsTemplateId}"> with Gatsby’s scripts`)
  else if (templates.length) problems.push("has Gatsby’s scripts, although it is shown at the addresses of other pages")
  return { problems, policy, build, preloads, script, template: templates[0] }
}

/** What would start, or be fetched, before a control is used, or what the policy would not let through. */
const findElementProblems = (element: Tree.Element): string[] => {
  const { tagName, attrs } = element
  const tag = formatTag(element)
  const rel = (getAttribute(element, "rel") ?? "").toLowerCase()
  return [
    ...(tagName === "script" &&
    !isDataBlock(element) &&
    ![inlineScriptId, noticeScriptId].includes(getAttribute(element, "id") ?? "")
      ? [`has a script that starts by itself: ${tag}`]
      : []),
    ...(tagName === "link" && (rel === "modulepreload" || getAttribute(element, "as") === "script")
      ? [`has a link that fetches a script by itself: ${tag}`]
      : []),
    ...(tagName === "link" && rel === "stylesheet" ? [`has a style sheet that the policy forbids: ${tag}`] : []),
    ...attrs.flatMap(({ name, value }) => {
      if (name === "style") return [`has a style attribute, which the policy forbids: ${tag}`]
      if (name.startsWith("on")) return [`has an event handler in its HTML, which the policy forbids: ${tag}`]
      if (/^\s*javascript:/i.test(value)) return [`has a script in an address, which the policy forbids: ${tag}`]
      return []
    }),
  ]
}

/** What is wrong with Gatsby's scripts in the template. */
const findTemplateProblems = (template: Tree.Template, hasFile: PageContext["hasFile"]): string[] => {
  const inside = listElements(template.content)
  const files = withTag(inside, "script").flatMap(script => getAttribute(script, "src") ?? [])
  return [
    ...(files.length ? [] : [`has no script of Gatsby’s in <template id="${scriptsTemplateId}">`]),
    ...files
      .filter(file => !hasFile(file))
      .map(file => `has a script in its template that is not a file of the site: ${file}`),
    ...files
      .filter(file => !ownScript.test(file))
      .map(file => `has a script in its template that is not in /static/ with a hash in its name: ${file}`),
    ...inside
      .filter(({ tagName }) => tagName !== "script")
      .map(element => `has something else than scripts in its template: ${formatTag(element)}`),
  ]
}

/** What is wrong with the page that readers see. */
const findContentProblems = (elements: readonly Tree.Element[]): string[] => {
  const root = elements.find(element => getAttribute(element, "id") === "___gatsby")
  const hasText = root ? listElements(root).some(element => getText(element).trim()) : false
  const title = withTag(elements, "title")[0]
  return [
    ...(hasText ? [] : ["has no content in #___gatsby"]),
    ...(title && getText(title).trim() ? [] : ["has no title"]),
    ...(withTag(elements, "style").some(getText) ? [] : ["has no styles"]),
  ]
}

/** Whether the policy is read before everything it is about. */
const isFirst = (policy: Tree.Element, elements: readonly Tree.Element[]): boolean =>
  elements.findIndex(({ tagName }) => ["script", "style", "link", "template"].includes(tagName)) >
  elements.indexOf(policy)

/** The preloads as text that the inline script reads with little code: lists separated by semicolons, their files by spaces. */
const formatPreloads = ({ react, forms, notifications }: Preloads): string =>
  [react, forms, notifications].map(files => files.join(" ")).join(";")

/** A finished page, or what is wrong with it: parts of sentences whose subject is the page. */
export type FilledPage = { html: string; problems: [] } | { html?: undefined; problems: string[] }

/**
 * Fills the build's values into the elements that gatsby-ssr.tsx has emitted, and checks all the rest. Nothing is cut out
 * and nothing is added, so filling a filled page with the same values changes nothing.
 */
export const fillPage = (html: string, { script, preloads, build }: PageValues, context: PageContext): FilledPage => {
  const page = parse(html)
  const elements = listElements(page)
  const own = findOwnElements(elements, context.pagePath)
  const inTemplate = own.template ? listElements(own.template.content) : []
  if (own.script) setText(own.script, script)
  if (own.preloads) setText(own.preloads, formatPreloads(preloads))
  if (own.build) setAttribute(own.build, "content", build)
  if (own.policy)
    setAttribute(
      own.policy,
      "content",
      createPagePolicy({
        scripts: withTag([...elements, ...inTemplate], "script")
          .filter(isInline)
          .map(getText),
        styles: withTag(elements, "style").map(getText),
        isPreview: context.isPreview,
      })
    )
  const problems = [
    ...own.problems,
    ...(own.policy && !isFirst(own.policy, elements) ? ["has styles or scripts before its policy"] : []),
    ...(own.script && getAttribute(own.script, "src") !== undefined
      ? ["has a file in place of its inline script"]
      : []),
    ...elements.flatMap(findElementProblems),
    ...(own.template ? findTemplateProblems(own.template, context.hasFile) : []),
    ...findContentProblems(elements),
  ]
  return problems.length ? { problems } : { html: serialize(page), problems: [] }
}
