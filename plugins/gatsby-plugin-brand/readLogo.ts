import { type DefaultTreeAdapterMap, parseFragment } from "parse5"
import type { Logo } from "./logo"
import { describeAttribute, describeElement } from "./logoProblems"
import { readLogoSource } from "./logoSource"
import { type Declaration, readClasses, readDeclarations } from "./logoStyles"

type Node = DefaultTreeAdapterMap["node"]
type Element = DefaultTreeAdapterMap["element"]

/** Maximum size of a logo as published, in bytes: it is part of each page. */
const maxLogoBytes = 2000

const shapes = new Set(["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"])
const gradients = new Set(["linearGradient", "radialGradient"])
const elements = new Set(["g", ...shapes, ...gradients, "defs", "stop", "clipPath", "mask", "use"])

/** Matches invisible elements that drawing programs leave in files. They are not published. */
const invisibleElement = /^(title|desc|metadata|style|(?!svg:)[a-z]+:.*)$/

/** Matches attributes and declarations that have no effect in a drawing of shapes. They are not published. */
const ineffectiveAttribute = new RegExp(
  `^(${`xmlns version baseProfile zoomAndPan contentScriptType contentStyleType preserveAspectRatio class role lang
  data-.* aria-.* [a-z]+:(?!href).* -.* xml inkscape sodipodi enable-background focusable tabindex pointer-events cursor
  overflow (color|image|shape|text)-rendering color-interpolation.* solid-(color|opacity) font.* text-.* line-height
  letter-spacing word-spacing white-space writing-mode direction unicode-bidi dominant-baseline alignment-baseline
  baseline-shift glyph-.* shape-(padding|margin|inside|subtract) inline-size clip`
    .split(/\s+/)
    .join("|")})$`
)

/** Values with which otherwise forbidden attributes and declarations have no effect, keyed by name. */
const harmlessValues: Readonly<Record<string, RegExp>> = {
  display: /^(inline|block|inherit)$/,
  visibility: /^(visible|inherit)$/,
  filter: /^none$/,
  mask: /^none$/,
  "clip-path": /^none$/,
  marker: /^none$/,
  "marker-start": /^none$/,
  "marker-mid": /^none$/,
  "marker-end": /^none$/,
  "mix-blend-mode": /^normal$/,
  isolation: /^(auto|isolate)$/,
  "paint-order": /^(normal|fill)$/,
  "vector-effect": /^none$/,
}

/** Properties that can be set by a declaration as well as by an attribute. */
const presentation = new Set(
  `fill fill-rule fill-opacity clip-path clip-rule mask mask-type stroke stroke-width stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity opacity color stop-color stop-opacity`.split(
    /\s+/
  )
)

const attributes = new Set([
  ...presentation,
  ...`id transform d x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height points offset gradientUnits gradientTransform
  spreadMethod clipPathUnits maskUnits maskContentUnits pathLength`.split(/\s+/),
])

const escapeValue = (value: string): string =>
  value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;").trim().replaceAll(/\s+/g, " ")

/** Returns an id with a prefix, so that it cannot equal another id of the page that contains the logo. */
const ownId = (id: string): string => `logo-${id.replaceAll(/[^\w-]/g, "_")}`

/** A logo as published, or its problems. Each problem is a sentence that follows the name of the file. */
interface ReadLogo extends Logo {
  problems: readonly string[]
}

const isElement = (node: Node): node is Element => "tagName" in node

const listElements = (node: Node): Element[] => [
  ...(isElement(node) ? [node] : []),
  ...("childNodes" in node ? node.childNodes.flatMap(listElements) : []),
]

const collectText = (element: Element): string =>
  element.childNodes.map(node => ("value" in node ? node.value : "")).join("")

/**
 * Creates a function that rewrites elements of a drawing from parts that are known to be harmless. Adds all others to
 * `problems`.
 */
const createWriter = (root: Element, problems: Set<string>): ((element: Element, name: string) => string) => {
  const all = listElements(root)
  const classes = readClasses(
    all
      .filter(({ tagName }) => tagName === "style")
      .map(collectText)
      .join("\n")
  )
  if (!classes) problems.add(describeElement("style"))
  const shapeIds = new Set(all.filter(({ tagName }) => shapes.has(tagName)).map(({ attrs }) => attrs.find(isId)?.value))

  /**
   * Returns the attributes of an element, overridden by the rules of its classes, which are overridden by its own
   * style.
   */
  const listDeclarations = ({ attrs }: Element): Map<string, string> => {
    const written = attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value] as const)
    const get = (name: string): string => attrs.find(attribute => attribute.name === name)?.value ?? ""
    const styles: Declaration[] = [
      // The order in the style sheet matters, not the order in the class attribute.
      ...[...(classes ?? [])].flatMap(([name, declarations]) =>
        get("class").split(/\s+/).includes(name) ? declarations : []
      ),
      ...readDeclarations(get("style")),
    ]
    for (const [name] of styles)
      if (attributes.has(name) && !presentation.has(name))
        problems.add(`has a style with “${name}”: save it as plain or optimized SVG.`)
    return new Map([...written.filter(([name]) => name !== "style"), ...styles])
  }

  const writeReference = (element: Element, value: string): string => {
    const id = /^\s*#([^\s"'<>]+)\s*$/.exec(value)?.[1]
    const isGradient = gradients.has(element.tagName)
    if (id === undefined || !(isGradient || element.tagName === "use")) {
      problems.add(describeAttribute("href", value))
      return ""
    }
    // Groups that repeat groups can make the drawing grow without limit.
    if (!isGradient && !shapeIds.has(id))
      problems.add(`repeats “${value.trim()}”, which is not one shape: draw it again where it is repeated.`)
    return ` href="#${ownId(id)}"`
  }

  const writeAttribute = (element: Element, name: string, value: string): string => {
    if (/^(xlink:)?href$/.test(name)) return writeReference(element, value)
    const isOfRoot = element === root && /^(width|height|x|y|viewBox)$/.test(name)
    if (isOfRoot || ineffectiveAttribute.test(name) || harmlessValues[name]?.test(value.trim())) return ""
    if (!attributes.has(name)) {
      problems.add(describeAttribute(name, value))
      return ""
    }
    if (name === "id") return ` id="${ownId(value)}"`
    const reference = /^url\(["']?#([^"')]+)["']?\)$/.exec(value.trim())?.[1]
    if (/url\(|\\|:\/\/|javascript:|data:/i.test(value) && reference === undefined) {
      problems.add(`refers to “${value}”: everything it shows must be in it.`)
      return ""
    }
    return ` ${name}="${reference === undefined ? escapeValue(value) : `url(#${ownId(reference)})`}"`
  }

  const writeElement = (element: Element, name: string): string => {
    const declarations = listDeclarations(element)
    if (declarations.get("display")?.trim() === "none") return ""
    const written = [...declarations].map(declaration => writeAttribute(element, ...declaration)).join("")
    const children = element.childNodes.map(write).join("")
    if (!children && /^(g|defs)$/.test(name)) return ""
    return `<${name}${written}${children ? `>${children}</${name}>` : "/>"}`
  }

  /** Writes the standard version of a drawing: Illustrator puts its private version before it in a `<switch>`. */
  const writeSwitch = ({ childNodes }: Element): string => {
    const shown = childNodes.find(
      node => isElement(node) && !node.attrs.some(({ name }) => name === "requiredExtensions")
    )
    return shown ? write(shown) : ""
  }

  const write = (node: Node): string => {
    if ("value" in node && node.value.trim()) problems.add(describeElement("text"))
    if (!isElement(node) || invisibleElement.test(node.tagName)) return ""
    if (node.tagName === "switch") return writeSwitch(node)
    if (elements.has(node.tagName)) return writeElement(node, node.tagName)
    problems.add(describeElement(node.tagName))
    return ""
  }
  return writeElement
}

const isId = ({ name }: { name: string }): boolean => name === "id"

/** Returns `content` without the ids that nothing in it refers to. */
const omitUnusedIds = (content: string): string => {
  const used = new Set([...content.matchAll(/#(logo-[\w-]+)/g)].map(([, id]) => id))
  return content.replaceAll(/ id="(logo-[\w-]+)"/g, (attribute, id: string) => (used.has(id) ? attribute : ""))
}

/**
 * Reads a logo with an HTML parser, because it becomes part of each page, and rewrites it from parts that are known to
 * be harmless. Leaves out invisible parts that drawing programs add. Any other part is a problem.
 */
export const readLogo = (source: string): ReadLogo => {
  const problems = new Set<string>()
  const roots = parseFragment(readLogoSource(source)).childNodes.filter(
    node => "tagName" in node || ("value" in node && node.value.trim())
  )
  const [root] = roots
  if (!root || roots.length > 1 || !isElement(root) || root.tagName !== "svg")
    return { viewBox: "", shapes: "", problems: ["is not an SVG drawing: save it as plain or optimized SVG."] }
  const viewBox = root.attrs.find(({ name }) => name === "viewBox")?.value.trim() ?? ""
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number)
  if (!/^-?[\d.]+([\s,]+-?[\d.]+){3}$/.test(viewBox) || !(width > 0))
    problems.add('has no valid “viewBox”: write one with four numbers, such as viewBox="0 0 64 64".')
  else if (Math.abs(width - height) > width / 50)
    problems.add("is not square: icons are, so make its viewBox as wide as high. The name stands beside it.")
  // Attributes of the `<svg>` itself, such as a colour for all shapes, move to a new group.
  const group = createWriter(root, problems)(root, "g")
  const content = omitUnusedIds(group).replace(/^<g>(.*)<\/g>$/s, "$1")
  const { length: bytes } = new TextEncoder().encode(content)
  if (bytes > maxLogoBytes)
    problems.add(
      `is too large (${bytes} bytes): simplify it to ${maxLogoBytes} or fewer, because it is part of each page.`
    )
  return { viewBox: escapeValue(viewBox), shapes: content, problems: [...problems] }
}
