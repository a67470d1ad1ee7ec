import { findTranslatedWords, isEnglish } from "../../words/catalogues"
import { describeUntranslated, listMissingWords } from "../../words/catalogueProblems"
import { isLanguage } from "../kinds/language"
import type { ValueProblem } from "../../../plugins/gatsby-plugin-content-model"

const report = (folder: string, message: string): ValueProblem[] =>
  message ? [{ file: `${folder}words.json`, entry: "", field: "", path: [], message }] : []

/** Finds words of a translation that are still in English. `ownWords` is the content of its `words.json`, in `folder`. */
export const findEnglishWords = (language: string, ownWords: unknown, folder: string): ValueProblem[] =>
  isEnglish(language) ? [] : report(folder, describeUntranslated(findTranslatedWords(language, ownWords)))

/** Finds words that the clinic's own language lacks, or that are still in English: every page needs its own. */
export const findWordProblems = (language: string, ownWords: unknown): ValueProblem[] => {
  if (isEnglish(language) || !isLanguage(language)) return []
  const words = findTranslatedWords(language, ownWords)
  const missing = listMissingWords(words)
  const [[key, english] = []] = missing
  const message = key
    ? `lacks ${missing.length === 1 ? "a word" : `${missing.length} words`} of the interface in “${language}”: translate “${key}”, which is “${english}” in English${missing.length === 1 ? "." : ", and the others."}`
    : describeUntranslated(words)
  return report("", message)
}
