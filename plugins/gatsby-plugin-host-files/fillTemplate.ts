/** Values of a template: a text, or a list whose items are values of a block. */
export interface TemplateValues {
  [name: string]: string | readonly TemplateValues[]
}

const fillLine = (line: string, values: TemplateValues): string =>
  line.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const value = values[name]
    if (typeof value !== "string") throw new Error(`The template has no value for ${placeholder}.`)
    return value
  })

/**
 * Fills a template: `{{name}}` is a text, and the lines between `{{#name}}` and `{{/name}}` are repeated for each item
 * of a list. An item has its own values and those around it. Throws an error for a name without a value.
 */
export const fillTemplate = (lines: readonly string[], values: TemplateValues): string[] => {
  const filled: string[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? ""
    const [, name] = /^ *\{\{#(\w+)\}\}$/.exec(line) ?? []
    if (name === undefined) {
      filled.push(fillLine(line, values))
      continue
    }
    const end = lines.findIndex((other, position) => position > index && other.trim() === `{{/${name}}}`)
    const items = values[name]
    if (end < 0 || !Array.isArray(items)) throw new Error(`The block {{#${name}}} has no end or no list.`)
    for (const item of items) filled.push(...fillTemplate(lines.slice(index + 1, end), { ...values, ...item }))
    index = end
  }
  return filled
}
