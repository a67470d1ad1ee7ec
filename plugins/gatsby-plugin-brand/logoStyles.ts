/** A property and its value, as an attribute or a declaration has them. */
export type Declaration = readonly [name: string, value: string]

const withoutComments = (css: string): string => css.replaceAll(/\/\*[\s\S]*?\*\//g, " ")

/** The declarations of a `style` attribute, or of a rule, in their order. */
export const readDeclarations = (css: string): Declaration[] =>
  [...withoutComments(css).matchAll(/([\w-]+)\s*:((?:"[^"]*"|'[^']*'|\([^)]*\)|[^;"'(])*)/g)].map(
    ([, name = "", value = ""]) => [name.toLowerCase(), value.replace(/!\s*important\s*$/i, "").trim()]
  )

/**
 * The declarations of each class in a style sheet, in their order. `undefined` where it has anything else, such as `@import`
 * or a rule for all paths.
 */
export const readClasses = (css: string): ReadonlyMap<string, readonly Declaration[]> | undefined => {
  const sheet = withoutComments(css)
  if (!/^\s*(?:[^{}@]+\{[^{}]*\}\s*)*$/.test(sheet)) return undefined
  const classes = new Map<string, Declaration[]>()
  for (const [, selectors = "", declarations = ""] of sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g))
    for (const selector of selectors.split(",")) {
      const name = /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1]
      if (name === undefined) return undefined
      classes.set(name, [...(classes.get(name) ?? []), ...readDeclarations(declarations)])
    }
  return classes
}
