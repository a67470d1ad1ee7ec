import { SaxesParser, type SaxesAttributeNS } from "saxes"

/** Maximum size of a logo in bytes: every visitor loads it. */
const maxLogoBytes = 20 * 1024

/** Maximum number of shapes that are drawn, each as often as it is repeated. */
const maxShapes = 5000

const notDrawing = "is not an SVG drawing: save it as plain or optimized SVG."
const tooManyShapes = `draws more than ${maxShapes} shapes: simplify it, and repeat nothing that repeats something.`

/** Elements that a logo cannot have, with the sentence that follows the name of the file. */
const refusedElements: ReadonlyMap<string, string> = new Map([
  ["script", "has a script: remove it."],
  ["text", "has text in a font that other devices may not have: convert it to paths."],
  ...["a", "animate", "animateMotion", "animateTransform", "feImage", "handler", "set"].map(
    name => [name, `has <${name}>, which a logo cannot have: draw it with simple shapes, such as paths.`] as const
  ),
])

const describeReference = (value: string): string => `refers to “${value.trim()}”: everything it shows must be in it.`

/** Returns the problems of a style: a URL outside the file, or an escape that may hide one. */
const findStyleProblems = (style: string): string[] => {
  const found = /@import|\\|url\(\s*["']?\s*(?![\s"'#])[^)]{0,80}/i.exec(style)?.[0]
  return found === undefined ? [] : [describeReference(found)]
}

const isEmbedded = (url: string): boolean => /^\s*(#|data:image\/(png|jpeg|gif|webp)[;,])/i.test(url)

const findAttributeProblems = ({ name, local, value }: SaxesAttributeNS): string[] => {
  if (/^on/i.test(local)) return [`has the event attribute “${name}”: remove it.`]
  if (/^(href|src)$/i.test(local)) return isEmbedded(value) ? [] : [describeReference(value)]
  return name === "xmlns" || name.startsWith("xmlns:") ? [] : findStyleProblems(value)
}

const declaration = /<!(\w+)\s+([\w.-]+)\s+(?:"([^"<&%]*)"|'([^'<&%]*)')\s*>/g

/**
 * Returns the entities in a document type: drawing programs use them for the URLs of namespaces. Returns
 * undefined if it declares anything else.
 */
const readEntities = (doctype: string): Record<string, string> | undefined => {
  const [, declarations = ""] = doctype.split("[", 2)
  const found = [...declarations.matchAll(declaration)]
  const isKnown = found.every(([, kind]) => kind === "ENTITY") && found.length === declarations.split("<").length - 1
  return isKnown
    ? Object.fromEntries(found.map(([, , name = "", one, other]) => [name, one ?? other ?? ""]))
    : undefined
}

/** An element with the ids that it refers to. */
interface Shape {
  children: Shape[]
  references: string[]
}

/** Returns the number of shapes that `root` draws, up to `maxShapes`. A reference to itself is infinitely many. */
const countShapes = (root: Shape, byId: ReadonlyMap<string, Shape>): number => {
  const counts = new Map<Shape, number>()
  const count = (shape: Shape): number => {
    const known = counts.get(shape)
    if (known !== undefined) return known
    counts.set(shape, Infinity)
    const parts = [...shape.children, ...shape.references.flatMap(id => byId.get(id) ?? [])]
    const sum = parts.reduce((total, part) => total + count(part), 1)
    counts.set(shape, sum)
    return sum
  }
  return count(root)
}

const listReferences = (attributes: readonly SaxesAttributeNS[]): string[] =>
  attributes.flatMap(({ local, value }) =>
    local === "href"
      ? value.trim().slice(1)
      : Array.from(value.matchAll(/url\(["']?#([^"')]+)["']?\)/g), ([, id = ""]) => id)
  )

const findViewBoxProblems = (viewBox: string): string[] => {
  const [, , width = 0, height = 0, ...others] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (!(width > 0) || !(height > 0) || others.length > 0)
    return ['has no valid “viewBox”: write one with four numbers, such as viewBox="0 0 64 64".']
  return Math.abs(width - height) > width / 50
    ? ["is not square: icons are, so make its viewBox as wide as high. The name is shown beside it."]
    : []
}

const readDrawing = (source: string): string[] => {
  const problems: string[] = []
  const byId = new Map<string, Shape>()
  const open: Shape[] = []
  const names: string[] = []
  let root: Shape | undefined
  const parser = new SaxesParser({ xmlns: true })
  parser.on("doctype", text => {
    const entities = readEntities(text)
    if (entities) Object.assign(parser.ENTITIES, entities)
    else problems.push("declares more than simple entities: save it as plain or optimized SVG.")
  })
  parser.on("processinginstruction", ({ target }) => {
    if (target !== "xml") problems.push(`has an instruction for “${target}”: save it as plain or optimized SVG.`)
  })
  parser.on("opentag", ({ local, uri, attributes: byName }) => {
    const attributes = Object.values(byName)
    const shape: Shape = { children: [], references: listReferences(attributes) }
    if (!root) {
      root = shape
      if (local !== "svg" || uri !== "http://www.w3.org/2000/svg") problems.push(notDrawing)
      else problems.push(...findViewBoxProblems(byName["viewBox"]?.value ?? ""))
    }
    open.at(-1)?.children.push(shape)
    open.push(shape)
    names.push(local)
    const id = byName["id"]?.value
    if (id) byId.set(id, shape)
    problems.push(...attributes.flatMap(findAttributeProblems))
    const refused = uri.endsWith("/xhtml")
      ? `has HTML in it (<${local}>): draw it with simple shapes.`
      : refusedElements.get(local)
    if (refused) problems.push(refused)
  })
  parser.on("closetag", () => {
    open.pop()
    names.pop()
  })
  const checkText = (text: string): void => {
    if (names.at(-1) === "style") problems.push(...findStyleProblems(text))
  }
  parser.on("text", checkText)
  parser.on("cdata", checkText)
  parser.write(source).close()
  if (root && countShapes(root, byId) > maxShapes) problems.push(tooManyShapes)
  return [...new Set(problems)]
}

/**
 * Returns the problems of a drawing that is published as the logo, as a file of its own: nothing in it may run, or load
 * anything. The time grows with the size of the file. Each problem is a sentence that follows the name of the file.
 */
export const findLogoProblems = (source: string): string[] => {
  const { length: bytes } = new TextEncoder().encode(source)
  if (bytes > maxLogoBytes)
    return [`is too large (${Math.ceil(bytes / 1024)} KB): simplify it to ${maxLogoBytes / 1024} KB or less.`]
  try {
    return readDrawing(source)
  } catch {
    return [notDrawing]
  }
}
