/**
 * Returns a sentence about an element that a logo cannot have, and how to fix it. The sentence follows the name of the
 * file.
 */
export const describeElement = (name: string): string => {
  switch (name) {
    case "script":
      return "has a script: remove it."
    case "style":
      return "has a <style> with more than rules for classes: save it with presentation attributes, as plain or optimized SVG."
    case "text":
      return "has text in a font that other devices may not have: convert it to paths."
    case "image":
      return "has a picture in it: draw it with shapes."
    default:
      return `has <${name}>, which a logo cannot have: draw it with simple shapes, such as paths.`
  }
}

/**
 * Returns a sentence about an attribute or a style declaration that a logo cannot have. The sentence follows the name
 * of the file.
 */
export const describeAttribute = (name: string, value: string): string => {
  if (name.startsWith("on")) return `has the event attribute “${name}”: remove it.`
  if (/(^|:)href$|^src$/.test(name)) return `refers to “${value}”: everything it shows must be in it.`
  return `has “${name}”, which a logo cannot have: save it as plain or optimized SVG.`
}
