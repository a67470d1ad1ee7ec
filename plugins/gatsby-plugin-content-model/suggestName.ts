/** `format` of the name closest to `misspelt`, when one is at most two letters away; otherwise empty. */
export const suggestName = (misspelt: string, names: readonly string[], format: (name: string) => string): string => {
  const found = names
    .map(name => ({ name, steps: measureEditDistance(misspelt.toLowerCase(), name.toLowerCase()) }))
    .filter(({ steps }) => steps <= 2)
    .toSorted((a, b) => a.steps - b.steps)[0]
  return found ? format(found.name) : ""
}

/** Levenshtein's distance: how many letters must be added, removed or changed. */
const measureEditDistance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...a].entries())
    row = row.reduce<number[]>((next, above, column) => {
      if (column === 0) return [index + 1]
      const left = next[column - 1] ?? 0
      const corner = row[column - 1] ?? 0
      return [...next, Math.min(left + 1, above + 1, corner + (letter === b[column - 1] ? 0 : 1))]
    }, [])
  return row[b.length] ?? 0
}
