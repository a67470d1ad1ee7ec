import { findTranslatedWords, isEnglish } from "../../words/catalogues"
import { describeUntranslated, listMissingWords } from "../../words/catalogueProblems"
import { isLanguage } from "../kinds/language"
import type { ValueProblem } from "../../../plugins/gatsby-plugin-content-model"

/**
 * Finds words of the interface that a language lacks, and words that are still in English. `ownWords` is the content of
 * its `words.json`, in `folder`.
 */
export const findWordProblems = (language: string, ownWords: unknown, folder = ""): ValueProblem[] => {
  if (isEnglish(language) || !isLanguage(language)) return []
  const words = findTranslatedWords(language, ownWords)
  const missing = listMissingWords(words)
  const [[key, english] = []] = missing
  const message = key
    ? `lacks ${missing.length === 1 ? "a word" : `${missing.length} words`} of the interface in “${language}”: translate “${key}”, which is “${english}” in English${missing.length === 1 ? "." : ", and the others."}`
    : describeUntranslated(words)
  return message ? [{ file: `${folder}words.json`, entry: "", field: "", path: [], message }] : []
}
