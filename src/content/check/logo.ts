import { type DefaultTreeAdapterMap, parseFragment } from "parse5"
import sharp from "sharp"
import { toLinear } from "../brand/oklch"

type Node = DefaultTreeAdapterMap["node"]
type Element = DefaultTreeAdapterMap["element"]

/** How long a logo may be: it is part of each page. */
const maxLogoBytes = 2000

const shapes = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]
const elements = new Set(["g", ...shapes, "defs", "linearGradient", "radialGradient", "stop", "clipPath"])

/** Elements and attributes that nobody sees, as drawing programs leave them: they are not published. */
const unseenElements = new Set(["title", "desc", "metadata", "sodipodi:namedview"])
const unseenAttribute =
  /^(xmlns|version|baseProfile|class|role|data-.*|aria-.*|enable-background|[a-z]+:(?!href).*|xml|inkscape|sodipodi)$/

const attributes = new Set(
  `id viewBox transform d x y x1 y1 x2 y2 cx cy r rx ry fx fy width height points offset gradientUnits gradientTransform
  spreadMethod clipPathUnits preserveAspectRatio fill fill-rule fill-opacity clip-path clip-rule stroke stroke-width
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-opacity opacity color stop-color
  stop-opacity`.split(/\s+/)
)

const describeElement = (name: string): string => {
  switch (name) {
    case "script":
      return "has a script: remove it."
    case "style":
      return "has a <style>: save it with presentation attributes, as plain or optimized SVG."
    case "text":
      return "has text, whose font others do not have: convert it to paths."
    case "image":
      return "has a picture in it: draw it with shapes."
    default:
      return `has <${name}>, which a logo cannot have: draw it with simple shapes, such as paths.`
  }
}

const describeAttribute = (name: string, value: string): string => {
  if (name.startsWith("on")) return `has the event attribute “${name}”: remove it.`
  if (name === "style")
    return "has a “style” attribute: save it with presentation attributes, as plain or optimized SVG."
  if (/(^|:)href$|^src$/.test(name)) return `refers to “${value}”: everything it shows must be in it.`
  return `has the attribute “${name}”, which a logo cannot have: save it as plain or optimized SVG.`
}

const escapeValue = (value: string): string =>
  value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;").trim().replaceAll(/\s+/g, " ")

/** Ids are those of the page where the logo is: none of its own may meet them. */
const ownId = (id: string): string => `logo-${id.replaceAll(/[^\w-]/g, "_")}`

/** A logo as it is published, or what is wrong with it; each sentence follows the name of its file. */
export interface Logo {
  viewBox: string
  /** What is in the `<svg>`: only shapes, without scripts, styles and addresses. */
  shapes: string
  problems: readonly string[]
}

/**
 * Reads a logo as an HTML parser does, because it is part of each page, and writes it anew from what is known to be
 * harmless. Anything else is a problem.
 */
export const readLogo = (source: string): Logo => {
  const problems = new Set<string>()
  const writeAttribute = (element: Element, name: string, value: string): string => {
    if (unseenAttribute.test(name) || (element.tagName === "svg" && /^(width|height|x|y|viewBox)$/.test(name)))
      return ""
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
    const written = element.attrs.map(attribute =>
      writeAttribute(
        element,
        attribute.prefix ? `${attribute.prefix}:${attribute.name}` : attribute.name,
        attribute.value
      )
    )
    const children = element.childNodes.map(write).join("")
    return `<${name}${written.join("")}${children ? `>${children}</${name}>` : "/>"}`
  }
  const write = (node: Node): string => {
    if ("value" in node && node.value.trim()) problems.add(describeElement("text"))
    if (!("tagName" in node) || unseenElements.has(node.tagName)) return ""
    if (elements.has(node.tagName)) return writeElement(node, node.tagName)
    problems.add(describeElement(node.tagName))
    return ""
  }
  const roots = parseFragment(source.replace(/^\uFEFF/, "")).childNodes.filter(
    node => "tagName" in node || ("value" in node && node.value.trim())
  )
  const [root] = roots
  if (!root || roots.length > 1 || !("tagName" in root) || root.tagName !== "svg")
    return { viewBox: "", shapes: "", problems: ["is not an SVG drawing: save it as plain or optimized SVG."] }
  const viewBox = root.attrs.find(({ name }) => name === "viewBox")?.value.trim() ?? ""
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number)
  if (!/^-?[\d.]+([\s,]+-?[\d.]+){3}$/.test(viewBox) || !(width > 0))
    problems.add('has no valid “viewBox”: write one with four numbers, such as viewBox="0 0 64 64".')
  else if (Math.abs(width - height) > width / 50)
    problems.add("is not square: icons are, so make its viewBox as wide as high. The name stands beside it.")
  // What is on the <svg> itself, such as a colour for all shapes, goes on a group of its own.
  const content = writeElement(root, "g").replace(/^<g>(.*)<\/g>$/s, "$1")
  if (Buffer.byteLength(content) > maxLogoBytes)
    problems.add(
      `is too large (${Buffer.byteLength(content)} bytes): simplify it to ${maxLogoBytes} or fewer, because it is part of each page.`
    )
  return { viewBox: escapeValue(viewBox), shapes: content, problems: [...problems] }
}

/** A logo as a file of its own, `size` pixels wide and high where that is given. */
export const formatLogo = ({ viewBox, shapes: content }: Pick<Logo, "viewBox" | "shapes">, size?: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${size === undefined ? "" : ` width="${size}" height="${size}"`}>${content}</svg>`

/** The edge of the smallest icon, in a browser's tab, and of a drawing that has everything of the logo. */
const [iconSize, fineSize] = [16, 128]

/** How much of an icon must be clearly visible, and how much of the difference between light and dark it must keep. */
const leastVisible = 0.08
const leastDetail = 0.5

/** The linear light of a byte of a pixel. */
const toLinearByte = (byte = 0): number => toLinear(byte / 255)

/** WCAG's luminance of each pixel of `logo`, `size` pixels wide and high on a `background` of grey. */
const drawLuminances = async (logo: Logo, size: number, background: number): Promise<number[]> => {
  const pixels = await sharp(Buffer.from(formatLogo(logo, size)))
    .flatten({ background: { r: background, g: background, b: background } })
    .raw()
    .toBuffer()
  return Array.from(
    { length: size * size },
    (_, index) =>
      0.2126 * toLinearByte(pixels[3 * index]) +
      0.7152 * toLinearByte(pixels[3 * index + 1]) +
      0.0722 * toLinearByte(pixels[3 * index + 2])
  )
}

const measureVariance = (values: readonly number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
}

/** What is lost of `logo` in an icon of 16 pixels, on white and on the dark grey of browsers' tabs. */
export const findIconProblems = async (logo: Logo): Promise<string[]> => {
  const problems: string[] = []
  for (const [name, grey] of Object.entries({ light: 255, dark: 32 })) {
    const [icon, fine] = await Promise.all([drawLuminances(logo, iconSize, grey), drawLuminances(logo, fineSize, grey)])
    const background = toLinearByte(grey)
    const isVisible = (luminance: number): boolean =>
      (Math.max(luminance, background) + 0.05) / (Math.min(luminance, background) + 0.05) >= 3
    const visible = icon.filter(isVisible).length / icon.length
    if (visible < leastVisible)
      problems.push(
        `is hardly visible at ${iconSize} pixels on a ${name} background (${Math.round(100 * visible)} % of it has a contrast of 3:1 or more, ${100 * leastVisible} % is needed): use bolder shapes, or put them on an area of their own.`
      )
    else if (measureVariance(icon) < leastDetail * measureVariance(fine))
      problems.push(
        `cannot be made out at ${iconSize} pixels on a ${name} background: use fewer and larger shapes, without thin lines or small letters.`
      )
  }
  return problems
}
