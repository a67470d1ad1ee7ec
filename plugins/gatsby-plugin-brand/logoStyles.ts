/** The name and value of a property, from an attribute or a declaration. */
export type Declaration = readonly [name: string, value: string]

const withoutComments = (css: string): string => css.replaceAll(/\/\*[\s\S]*?\*\//g, " ")

/** Returns the declarations of a `style` attribute or of a rule, in order. */
export const readDeclarations = (css: string): Declaration[] =>
  [...withoutComments(css).matchAll(/([\w-]+)\s*:((?:"[^"]*"|'[^']*'|\([^)]*\)|[^;"'(])*)/g)].map(
    ([, name = "", value = ""]) => [name.toLowerCase(), value.replace(/!\s*important\s*$/i, "").trim()]
  )

/**
 * Returns the declarations of each class in a style sheet, in order. Returns undefined if the sheet contains anything
 * else, such as `@import` or a rule for all paths.
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
