import { fleschKincaid } from "flesch-kincaid"
import { syllable } from "syllable"
import { type Text, measureLongestSentence, splitSentences, findTextHints, splitWords } from "../plainLanguage"

/** The reading age that the median of all texts should not exceed, in years. */
export const plainAge = 12

/** What the texts on which people act should not exceed: the reading age of their median, and the words of a sentence on average. */
export const actionLimits = { age: 11, wordsInSentence: 15 } as const

/** Whether people act on the text at a place: the tasks of the home page, the guides for patients, Where to go. */
export const isActedOn = ({ place: { file, path } }: Text): boolean =>
  file === "patients.json" || file === "care.json" || (file === "home.json" && path[0] === "tasks")

/** The words of a sentence, on average. */
export const measureSentences = (texts: readonly Text[], language = "en"): number => {
  const sentences = texts.flatMap(({ text }) => splitSentences(text, language))
  return sentences.reduce((sum, sentence) => sum + splitWords(sentence).length, 0) / Math.max(1, sentences.length)
}

/** Shorter texts are labels and titles: a formula for sentences says nothing about them. */
const minWords = 6

/**
 * The age at which most people can read a text, in years, by the grade of Flesch and Kincaid: first grade begins at
 * six. `undefined` for a text of fewer than six words.
 */
export const measureReadingAge = (text: string): number | undefined => {
  const words = splitWords(text)
  if (words.length < minWords) return undefined
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0)
  return 5 + fleschKincaid({ sentence: splitSentences(text).length, word: words.length, syllable: syllables })
}

/** The median; of an even count the upper one of the two in the middle. */
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
