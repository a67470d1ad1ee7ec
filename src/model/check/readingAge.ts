import { fleschKincaid } from "flesch-kincaid"
import { syllable } from "syllable"
import { type Text, measureLongestSentence, splitSentences, findTextHints, splitWords } from "../plainLanguage"

/** Maximum median reading age of all texts, in years. */
export const plainAge = 12

/** Limits for texts that people act on: their median reading age, and the average number of words in a sentence. */
export const actionLimits = { age: 11, wordsInSentence: 15 } as const

/**
 * Returns whether people act on the text at a place: the tasks of the home page, the guides for patients, Where to go.
 */
export const isActedOn = ({ place: { file, path } }: Text): boolean =>
  file === "patients.json" || file === "care.json" || (file === "home.json" && path[0] === "tasks")

/** Returns the average number of words in a sentence. */
export const measureSentences = (texts: readonly Text[], language = "en"): number => {
  const sentences = texts.flatMap(({ text }) => splitSentences(text, language))
  return sentences.reduce((sum, sentence) => sum + splitWords(sentence).length, 0) / Math.max(1, sentences.length)
}

/** Minimum number of words of a text: shorter ones are labels and titles, for which the formula is not valid. */
const minWords = 6

/**
 * Returns the age at which most people can read a text, in years, from the Flesch–Kincaid grade: first grade begins at
 * six. `undefined` for a text of fewer than six words.
 */
export const measureReadingAge = (text: string): number | undefined => {
  const words = splitWords(text)
  if (words.length < minWords) return undefined
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0)
  return 5 + fleschKincaid({ sentence: splitSentences(text).length, word: words.length, syllable: syllables })
}

/** Returns the median, or the upper one of the two middle values. */
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** Measures each text, and all of them together. */
export const measureWords = (texts: readonly Text[]) => {
  const measured = texts.map(({ place, text }) => ({
    place,
    text,
    age: measureReadingAge(text),
    longest: measureLongestSentence(text),
    hints: findTextHints(text),
  }))
  const ages = measured.flatMap(({ age }) => (age === undefined ? [] : [age]))
  return {
    texts: measured,
    medianAge: median(ages),
    measuredTexts: ages.length,
  }
}
