import { fleschKincaid } from "flesch-kincaid"
import { syllable } from "syllable"
import { type Text, longestSentence, sentencesOf, textHints, wordsOf } from "../content/plainLanguage"

/** The reading age that the median of all texts should not exceed, in years. */
export const plainAge = 12

/** Shorter texts are labels and titles: a formula for sentences says nothing about them. */
const minWords = 6

/**
 * The age at which most people can read a text, in years, by the grade of Flesch and Kincaid: first grade begins at
 * six. `undefined` for a text of fewer than six words.
 */
export const readingAge = (text: string): number | undefined => {
  const words = wordsOf(text)
  if (words.length < minWords) return undefined
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0)
  return 5 + fleschKincaid({ sentence: sentencesOf(text).length, word: words.length, syllable: syllables })
}

/** The middle of some numbers: the upper one of two. */
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** What was measured of each text, and of all together. */
export const measureWords = (texts: readonly Text[]) => {
  const measured = texts.map(({ place, text }) => ({
    place,
    text,
    age: readingAge(text),
    longest: longestSentence(text),
    hints: textHints(text),
  }))
  const ages = measured.flatMap(({ age }) => (age === undefined ? [] : [age]))
  return {
    texts: measured,
    medianAge: median(ages),
    measuredTexts: ages.length,
    longest: Math.max(0, ...measured.map(({ longest }) => longest)),
  }
}
