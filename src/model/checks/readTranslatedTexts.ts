import { type TextRow, sameMark } from "../../../plugins/gatsby-plugin-content-model/translations"

/** Returns the parts of a text that its translation must have: placeholders, numbers and links. */
const listFixedParts = (text: string): { placeholders: string[]; others: string[] } => {
  const placeholders = text.match(/\{[^{}\s]*\}/g) ?? []
  const links = text.match(/\S+@\S+\.\w+|https?:\/\/\S*\w/g) ?? []
  const rest = [...placeholders, ...links].reduce((left, part) => left.replace(part, " "), text)
  // “24/7” is a way of saying it.
  const numbers = rest.replaceAll("24/7", " ").match(/\d+/g) ?? []
  return { placeholders, others: [...links, ...numbers] }
}

const sort = (parts: readonly string[]): string => parts.toSorted().join(" ")

const countCharacters = (text: string): number => [...new Intl.Segmenter().segment(text)].length

/** Returns the problems of a translation, given the row of its text. */
const findProblems = ({ source, limit, key }: TextRow, text: string): string[] => {
  if (text === sameMark) return []
  const [wanted, found] = [listFixedParts(source), listFixedParts(text)]
  // An example has a number or an address of the reader’s country.
  const lost = key.endsWith("Example") ? [] : wanted.others.filter(part => !text.includes(part))
  const length = countCharacters(text)
  return [
    ...(sort(wanted.placeholders) === sort(found.placeholders)
      ? []
      : [
          `must have ${wanted.placeholders.length ? `the same words in braces as the source: ${wanted.placeholders.join(", ")}` : "no words in braces"}.`,
        ]),
    ...(lost.length ? [`has lost ${lost.map(part => `“${part}”`).join(", ")} of the source: write it.`] : []),
    ...(length > limit ? [`has ${length} characters: shorten it to ${limit} or fewer.`] : []),
  ]
}

/**
 * Reads the translations from the rows of a table (key, where, source, translation) for these `known` texts. Texts
 * without a translation are left as they are. Each problem says in which row it is.
 */
export const readTranslatedTexts = (
  [, ...rows]: readonly (readonly string[])[],
  known: readonly TextRow[]
): { texts: Map<string, string>; problems: string[] } => {
  const byKey = new Map(known.map(row => [row.key, row]))
  const texts = new Map<string, string>()
  const problems = rows.flatMap((row, index) => {
    const [key = "", , source = "", text = ""] = row.map(cell => cell.normalize().replaceAll(/\r\n?/g, "\n").trim())
    // A word of the interface that is the same is written again: only texts of forms have the mark.
    const written = text === sameMark && key.startsWith("words/") ? source : text
    const found = byKey.get(key)
    const report = (message: string): string => `Row ${index + 2}, ${key || "without a key"}: ${message}`
    if (row.every(cell => !cell.trim())) return []
    if (!found) return [report("is no text of the site: leave the column “key” as it was exported.")]
    if (texts.has(key)) return [report("is there twice: remove one of the rows.")]
    if (!written) return []
    if (source !== found.source.normalize().trim())
      return [report(`the text is now “${found.source}”: export again, and translate that.`)]
    texts.set(key, written)
    return findProblems(found, written).map(report)
  })
  return { texts, problems }
}
