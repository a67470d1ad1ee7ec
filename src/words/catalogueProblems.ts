import { en } from "./en"

/** A text of the interface: its key, such as `layout.menu`, and the text. */
type Word = readonly [key: string, text: string]

/** Returns every text in `value` with its key. */
const listWords = (value: unknown, key = ""): Word[] => {
  if (typeof value === "string") return [[key, value]]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([name, below]) => listWords(below, key ? `${key}.${name}` : name))
}

/** Returns the English texts that `words` do not translate. */
export const listMissingWords = (words: unknown): Word[] => {
  const found = new Map(listWords(words))
  return listWords(en).filter(([key]) => !found.get(key)?.trim())
}

/** Returns whether a text is likely to differ in every language: it has several words. */
const isSentence = (text: string): boolean => /\p{L}\s+\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ""))

/** A text with its key and its translation. */
interface Pair {
  key: string
  original: string
  translation: string | undefined
}

/** The fraction of texts that may be the same in two languages. */
const sameShare = 0.1

/**
 * Says how many texts are the same as in `language`, if they are more than a tenth of those that have several words;
 * otherwise returns an empty text.
 */
export const describeSame = (pairs: readonly Pair[], language: string): string => {
  const sentences = pairs.filter(({ original }) => isSentence(original))
  const same = sentences.filter(({ original, translation }) => translation === original)
  const [first] = same
  return first && same.length > sentences.length * sameShare
    ? `is the same as in ${language} in ${same.length} of ${sentences.length} texts, the first of which is “${first.key}”: translate them`
    : ""
}

/** Returns a sentence saying how much of `words` is the same as in English, if it is more than a few texts. */
export const describeUntranslated = (words: unknown): string => {
  const found = new Map(listWords(words))
  const pairs = listWords(en).map(([key, original]) => ({ key, original, translation: found.get(key) }))
  const problem = describeSame(pairs, "English")
  return problem && `${problem}.`
}
