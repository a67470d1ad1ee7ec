import { listPlaceholders } from "./words"

/** Returns every text in `value` with its key, such as `layout.menu`. */
const listWords = (value: unknown, key = ""): [key: string, text: string][] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([name, below]) => listWords(below, key ? `${key}.${name}` : name))
    : [[key, String(value)]]

/** Returns the problems of the catalogue `words` for each text of `english`. Each begins with the key. */
export const findCatalogueProblems = (english: unknown, words: unknown): string[] => {
  const found = new Map(listWords(words))
  return listWords(english).flatMap(([key, original]) => {
    const text = found.get(key)
    if (text === undefined || text.trim() === "")
      return [`“${key}” is missing, which is “${original}” in English: translate it.`]
    const [wanted, has] = [listPlaceholders(original), listPlaceholders(text)].map(names =>
      names.map(name => `{${name}}`).join(", ")
    )
    return wanted === has
      ? []
      : [
          `“${key}” has ${has || "no placeholder"}, but “${original}” in English has ${wanted || "none"}: write the same ones.`,
        ]
  })
}

/** Returns whether a text is likely to differ in every language: it has several words. */
const isSentence = (text: string): boolean => /\p{L}\s+\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ""))

/** A text with its key and its translation. */
interface Pair {
  place: string
  original: string
  translation: string | undefined
}

/**
 * Returns a sentence saying how many texts are the same as in `language`, if they are more than the fraction `share`;
 * otherwise an empty text.
 */
export const describeSame = (pairs: readonly Pair[], language: string, share: number): string => {
  const sentences = pairs.filter(({ original }) => isSentence(original))
  const same = sentences.filter(({ original, translation }) => translation === original)
  const [first] = same
  return first && same.length > sentences.length * share
    ? `is the same as in ${language} in ${same.length} of ${sentences.length} texts, the first of which is “${first.place}”: translate them.`
    : ""
}

/**
 * Returns a sentence saying how much of `words` is the same as in `english`, if it is more than a few texts; otherwise
 * an empty text.
 */
export const describeUntranslated = (english: unknown, words: unknown): string => {
  const found = new Map(listWords(words))
  const pairs = listWords(english).map(([place, original]) => ({ place, original, translation: found.get(place) }))
  return describeSame(pairs, "English", 0.05)
}
