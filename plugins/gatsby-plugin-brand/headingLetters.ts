import { type DefaultTreeAdapterTypes as Tree, parse } from "parse5"

/** Matches declarations that use the heading font, by its custom property. */
const headingProperty = /(?:^|;)\s*font(?:-family)?:[^;]*var\(--heading\)/

/** Type and classes that a compound selector requires of an element. */
interface Compound {
  tag: string
  classes: readonly string[]
}

/** A selector's compounds, from right to left: first the one for the selected element, then those for its ancestors. */
type Selector = readonly Compound[]

const isElement = (node: Tree.Node): node is Tree.Element => "tagName" in node

const getChildren = (node: Tree.Node): Tree.ChildNode[] => ("childNodes" in node ? node.childNodes : [])

/** Returns the text of a node and its descendants. */
const collectText = (node: Tree.Node): string =>
  "value" in node ? node.value : getChildren(node).map(collectText).join("")

const getAttribute = (element: Tree.Element, name: string): string =>
  element.attrs.find(attribute => attribute.name === name)?.value ?? ""

const listElements = (node: Tree.Node): Tree.Element[] =>
  getChildren(node).flatMap(child => (isElement(child) ? [child, ...listElements(child)] : []))

const parseCompound = (text: string): Compound => ({
  tag: /^[a-z][\w-]*/i.exec(text)?.[0] ?? "",
  classes: Array.from(text.matchAll(/\.([\w-]+)/g), ([, name = ""]) => name),
})

/**
 * Parses a list of selectors. Leaves out pseudo-classes, attributes and siblings, so the result can select too much,
 * but never too little.
 */
const parseSelectors = (text: string): Selector[] =>
  text
    .replaceAll(/::?[\w-]+(?:\([^()]*\))?|\[[^\]]*\]|\([^()]*\)/g, "")
    .split(",")
    .map(selector =>
      selector
        .replaceAll(/[^\s>+~]*\s*[+~]\s*/g, "")
        .trim()
        .split(/[\s>]+/)
        .map(parseCompound)
        .toReversed()
    )

/** Returns the selectors of the rules that use the heading font. */
const listHeadingSelectors = (styles: string): Selector[] =>
  Array.from(styles.matchAll(/([^{}]+)\{([^{}]*)\}/g)).flatMap(([, selectors = "", declarations = ""]) =>
    headingProperty.test(declarations) ? parseSelectors(selectors) : []
  )

const matches = (element: Tree.Element, { tag, classes }: Compound): boolean => {
  const own = getAttribute(element, "class").split(/\s+/)
  return (!tag || tag === element.tagName) && classes.every(name => own.includes(name))
}

/** Returns whether elements match compounds in the same order, with any other elements between them. */
const matchInOrder = (elements: readonly Tree.Element[], [first, ...others]: Selector): boolean => {
  if (!first) return true
  const at = elements.findIndex(element => matches(element, first))
  return at >= 0 && matchInOrder(elements.slice(at + 1), others)
}

/**
 * Returns whether a selector selects the first element of `path`, which lists the element and its ancestors up to the
 * root.
 */
const selects = ([subject, ...around]: Selector, [element, ...outer]: readonly Tree.Element[]): boolean =>
  Boolean(element && subject && matches(element, subject)) && matchInOrder(outer, around)

/** Returns the texts in the heading font in `node`, whose ancestors are `path`, up to the root. */
const listHeadings = (
  node: Tree.Node,
  selectors: readonly Selector[],
  path: readonly Tree.Element[] = []
): string[] => {
  const ownPath = isElement(node) ? [node, ...path] : path
  if (isElement(node) && selectors.some(selector => selects(selector, ownPath))) return [collectText(node)]
  return getChildren(node).flatMap(child => listHeadings(child, selectors, ownPath))
}

/**
 * Returns each character of these texts once, sorted. A soft hyphen counts as a hyphen, which is shown where the word
 * breaks.
 */
export const listLetters = (texts: readonly string[]): string =>
  [
    ...new Set(
      texts
        .join(" ")
        .replaceAll("\u00AD", "-")
        .replaceAll(/[\n\r\t]/g, " ")
    ),
  ]
    .toSorted()
    .join("")

/**
 * Returns the language of a page, and the letters of all text in the heading font according to the page's own styles.
 */
export const readHeadings = (html: string): { language: string; letters: string } => {
  const page = parse(html)
  const elements = listElements(page)
  const styles = elements.filter(({ tagName }) => tagName === "style").map(collectText)
  const root = elements.find(({ tagName }) => tagName === "html")
  return {
    language: root ? getAttribute(root, "lang") : "",
    letters: listLetters(listHeadings(page, listHeadingSelectors(styles.join("\n")))),
  }
}
