import { createHash } from "node:crypto"
import {
  type DefaultTreeAdapterTypes as Tree,
  defaultTreeAdapter as tree,
  parse,
  serialize,
  serializeOuter,
} from "parse5"
import { buildMetaName, inlineScriptId, preloadsId, printId, stylesId } from "./contract"
import type { Preloads } from "./loadReact"
import { withoutComponentNames } from "./servedStyles"
import { createPagePolicy } from "./policy"

/** What the build fills into one page. */
export interface PageValues {
  /** The inline script. */
  script: string
  /** The texts of the other scripts of the page that start by themselves, by their ids. */
  headScripts: Readonly<Record<string, string>>
  /** Addresses of the files that React requests when it starts, in order. */
  preloads: Preloads
}

/** What all pages of a site have in common. */
export interface PageRules {
  /** Returns whether the page at a path never starts React: it is shown at the addresses of other pages. */
  isStatic?: (pagePath: string) => boolean
  /** The origins that scripts and forms may send to, besides the site's own. */
  destinations?: readonly string[]
  /** Ids of drawn icons that a page may fetch as a file of its own when it shows one of them. */
  iconsInFiles?: ReadonlySet<string>
}

const isElement = (node: Tree.Node): node is Tree.Element => "tagName" in node
const isTextNode = (node: Tree.Node): node is Tree.TextNode => node.nodeName === "#text"

const getChildren = (node: Tree.Node): Tree.ChildNode[] => ("childNodes" in node ? node.childNodes : [])

/** Returns all elements below `node` in the order of the text. */
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

/** Returns the elements that gatsby-ssr.tsx emits, and what is wrong where one of them is not there exactly once. */
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
  else if (blocks.length) problems.push("starts React, although it is shown at the addresses of other pages")
  const styles = expectOne(withId("style", stylesId), `<style id="${stylesId}">`)
  return { problems, policy, build, preloads: blocks[0], script, styles, print: withId("link", printId)[0] }
}

/** Returns what would start, or be fetched, before a control is used, or what the policy would not let through. */
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
    ...(rel === "stylesheet" && getAttribute(element, "id") !== printId
      ? [`has a style sheet that the policy forbids: ${tag}`]
      : []),
    ...attrs.flatMap(({ name, value }) => {
      if (name === "style") return [`has a style attribute, which the policy forbids: ${tag}`]
      if (name.startsWith("on")) return [`has an event handler in its HTML, which the policy forbids: ${tag}`]
      if (/^\s*javascript:/i.test(value)) return [`has a script in an address, which the policy forbids: ${tag}`]
      return []
    }),
  ]
}

/** Returns what is wrong with the page that readers see. */
const findContentProblems = (elements: readonly Tree.Element[]): string[] => {
  const root = elements.find(element => getAttribute(element, "id") === "___gatsby")
  const hasText = root ? listElements(root).some(element => collectText(element).trim()) : false
  const title = withTag(elements, "title")[0]
  return [
    ...(hasText ? [] : ["has no content in #___gatsby"]),
    ...(title && collectText(title).trim() ? [] : ["has no title"]),
    ...(withTag(elements, "style").some(collectText) ? [] : ["has no styles"]),
  ]
}

/** Returns whether the policy is read before everything it is about. */
const isFirst = (policy: Tree.Element, elements: readonly Tree.Element[]): boolean =>
  elements.findIndex(({ tagName }) => ["script", "style", "link"].includes(tagName)) > elements.indexOf(policy)

/** Returns the preloads as text that the inline script reads with little code: lists separated by semicolons, their files by spaces. */
const formatPreloads = ({ start, react, forms, notifications }: Preloads): string =>
  [start, react, forms, notifications].map(files => files.join(" ")).join(";")

const printRules = /@media print\{((?:[^{}]+\{[^{}]*\})+)\}/g

/** What of a page is in a file of its own, with a hash in its name: nobody waits for it to read the page. */
interface PageFile {
  file: string
  text: string
}

const createFile = (name: string, type: string, text: string): PageFile => ({
  file: `/static/${name}-${createHash("sha256").update(text).digest("hex").slice(0, 10)}.${type}`,
  text,
})

/** Moves the rules for print from a page's styles to a file, if there are any: a page that was filled before has its link. */
const takePrintRules = (styles: Tree.Element, link: Tree.Element): PageFile[] => {
  const text = collectText(styles)
  const rules = Array.from(text.matchAll(printRules), ([, inside = ""]) => inside).join("")
  if (!rules) return []
  const print = createFile("print", "css", rules)
  setText(styles, text.replaceAll(printRules, ""))
  setAttribute(link, "href", print.file)
  return [print]
}

/** Returns the id of the symbol that a `<use>` draws. */
const getUsedId = (use: Tree.Element): string | undefined => getAttribute(use, "href")?.slice("#".length)

const getId = (element: Tree.Element): string | undefined => getAttribute(element, "id")

/**
 * Moves the icons of a page that shows one of `iconsInFiles` from its sprite to a file. Those of the header and of buttons are
 * drawn at once, and so are all of a page that would ask for a file for them alone.
 */
const takeIcons = (elements: readonly Tree.Element[], iconsInFiles: ReadonlySet<string>): PageFile[] => {
  const early = ["header", "button"].flatMap(tag => withTag(elements, tag)).flatMap(listElements)
  const earlyIds = new Set(withTag(early, "use").map(getUsedId))
  const uses = withTag(elements, "use")
  const symbols = withTag(elements, "symbol").filter(symbol => !earlyIds.has(getId(symbol)))
  if (!symbols.some(symbol => iconsInFiles.has(getId(symbol) ?? ""))) return []
  const shapes = symbols.map(symbol => serializeOuter(symbol)).join("")
  const icons = createFile("icons", "svg", `<svg xmlns="http://www.w3.org/2000/svg">${shapes}</svg>`)
  const moved = new Set(symbols.map(getId))
  for (const use of uses) if (moved.has(getUsedId(use))) setAttribute(use, "href", `${icons.file}#${getUsedId(use)}`)
  symbols.forEach(tree.detachNode)
  return [icons]
}

const formatBuildMeta = (build: string): string => `<meta name="${buildMetaName}" content="${build}">`

/** Writes the build's id into a filled page, which has none yet. */
export const insertBuild = (html: string, build: string): string =>
  html.replace(formatBuildMeta(""), formatBuildMeta(build))

/** A filled page with its files, or what is wrong with it: parts of sentences whose subject is the page. */
export type FilledPage =
  | { html: string; files: PageFile[]; problems: [] }
  | { html?: undefined; files?: undefined; problems: string[] }

/**
 * Fills the values of the page at `pagePath` into the elements that gatsby-ssr.tsx has emitted, but for the build's id, which
 * depends on all pages. Takes out the components' names from the
 * classes and what is in files of its own, and checks all the rest. Filling a filled page with the same values changes nothing.
 */
export const fillPage = (
  html: string,
  { script, headScripts, preloads }: PageValues,
  pagePath: string,
  { isStatic = () => false, destinations = [], iconsInFiles = new Set() }: PageRules
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
  // A static page brings everything itself.
  const files =
    own.styles && own.print ? [...takePrintRules(own.styles, own.print), ...takeIcons(elements, iconsInFiles)] : []
  if (own.policy)
    setAttribute(
      own.policy,
      "content",
      createPagePolicy({
        // Any other is inside the page: one with an address is refused below.
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
  return problems.length ? { problems } : { html: serialize(page), files, problems: [] }
}
