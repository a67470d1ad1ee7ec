import leven from "leven"

/**
 * Returns `format` of the name closest to `misspelt` if the two differ by at most two letters, otherwise an empty
 * string.
 */
export const suggestName = (misspelt: string, names: readonly string[], format: (name: string) => string): string => {
  const found = names
    .map(name => ({ name, steps: leven(misspelt.toLowerCase(), name.toLowerCase()) }))
    .filter(({ steps }) => steps <= 2)
    .sort((a, b) => a.steps - b.steps)[0]
  return found ? format(found.name) : ""
}
