import leven from "leven"

/** `format` of the name closest to `misspelt`, when one is at most two letters away; otherwise empty. */
export const suggestName = (misspelt: string, names: readonly string[], format: (name: string) => string): string => {
  const found = names
    .map(name => ({ name, steps: leven(misspelt.toLowerCase(), name.toLowerCase()) }))
    .filter(({ steps }) => steps <= 2)
    .toSorted((a, b) => a.steps - b.steps)[0]
  return found ? format(found.name) : ""
}
