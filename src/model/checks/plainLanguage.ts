import { type Problem, type Model, locate } from "../../../plugins/gatsby-plugin-content-model"
import { type Path, listFieldValues } from "../../../plugins/gatsby-plugin-content-model/forms"
import { type Files } from "../../../plugins/gatsby-plugin-content-model/json"
import { isMarked } from "../../../plugins/gatsby-plugin-content-model/translations"
import { getLanguage } from "../locale"
import { model as contentModel } from "../model"
import { interpolate } from "../placeholders"
import { type LanguageSite, readLanguageSite } from "../readSite"

/** The limits of plain language, the same in every language. Texts beyond them cause hints, never errors. */
const plainLimits = { wordsInSentence: 20, sentencesInParagraph: 3 } as const

/** A text of the content with its placeholders filled in, and its location. */
interface Text {
  location: Omit<Problem, "message"> & { path: Path }
  text: string
}

/** Returns the sentences of a text, with or without a full stop at the end. */
const splitSentences = (text: string, language = "en"): string[] =>
  [...new Intl.Segmenter(language, { granularity: "sentence" }).segment(text)]
    .map(({ segment }) => segment.trim())
    .filter(Boolean)

/** Returns the words of a text. A phone number counts as one word. */
const splitWords = (text: string): string[] =>
  text
    .replaceAll(/\+\d[\d ]+\d/g, "number")
    .split(/[\s–—]/)
    .filter(word => /[\p{L}\p{N}]/u.test(word))

/**
 * Returns every text of the content with its placeholders filled in. Values with a pattern (times, numbers, addresses)
 * are not texts. `files` are the parsed data files, keyed by name without `.json`.
 */
const listTexts = (files: Files, site: LanguageSite, model: Model): Text[] =>
  Object.entries(model).flatMap(([name, tree]) =>
    listFieldValues(tree, files[name]).flatMap(({ field, value, path }) =>
      field.isText() && typeof value === "string" && !isMarked(value)
        ? [{ location: locate(`${name}.json`, tree, files[name], path), text: interpolate(value, site) }]
        : []
    )
  )

const shortenSentence = (sentence: string): string => `${splitWords(sentence).slice(0, 6).join(" ")} …`

/** Returns hints that would make a text easier to read; empty if it is plain. */
export const findTextHints = (text: string, language = "en"): string[] => {
  const sentences = splitSentences(text, language)
  const { wordsInSentence, sentencesInParagraph } = plainLimits
  return [
    ...sentences
      .filter(sentence => splitWords(sentence).length > wordsInSentence)
      .map(
        sentence =>
          `has a sentence of ${splitWords(sentence).length} words (“${shortenSentence(sentence)}”): split it, ${wordsInSentence} or fewer are easy to read.`
      ),
    ...(sentences.length > sentencesInParagraph
      ? [`has ${sentences.length} sentences: ${sentencesInParagraph} or fewer are easy to read. Shorten it.`]
      : []),
  ]
}

/** Returns the hints for all texts, each with its location. */
export const findReadingHints = (files: Files, model: Model = contentModel): (Problem & { path: Path })[] => {
  const site = readLanguageSite(files)
  const language = getLanguage(site.clinic)
  return listTexts(files, site, model).flatMap(({ location, text }) =>
    findTextHints(text, language).map(message => ({ ...location, message }))
  )
}
