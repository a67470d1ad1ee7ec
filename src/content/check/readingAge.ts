import { fleschKincaid } from "flesch-kincaid"
import { syllable } from "syllable"
import { type Text, measureLongestSentence, splitSentences, findTextHints, splitWords } from "../plainLanguage"

/** The reading age that the median of all texts should not exceed, in years. */
export const plainAge = 12

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
    longest: Math.max(0, ...measured.map(({ longest }) => longest)),
  }
}
