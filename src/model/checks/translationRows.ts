import {
  type Files,
  type TextRow,
  countRows,
  draftTranslation,
  getValue,
  listRows,
  prepareOriginal,
  prepareTranslation,
} from "../../../plugins/gatsby-plugin-content-model"
import { findTranslatedWords } from "../../words/catalogues"
import { en } from "../../words/en"
import { getLanguage } from "../locale"
import { model, optionalFiles } from "../model"
import { readClinic } from "../readClinic"

/** Returns the plural forms of a language; without rules, those for zero, one and two. */
const listPluralForms = (language: string): readonly string[] =>
  Intl.PluralRules.supportedLocalesOf(language).length
    ? new Intl.PluralRules(language).resolvedOptions().pluralCategories
    : ["one", "two", "other"]

/** Returns the English words with the plural forms of another language. */
const createSourceWords = (language: string) => {
  const { months } = en.dates
  const forms = listPluralForms(language).map(form => [form, form === "one" ? months.one : months.other])
  return { ...en, dates: { ...en.dates, months: Object.fromEntries(forms) } }
}

const wordsKey = "words"

/**
 * Returns every text of a clinic's content and of the interface, with its translation in `language`. `translation` are
 * the parsed files of the language.
 */
export const listTranslationRows = (originals: Files, translation: Files, language: string): TextRow[] => [
  ...Object.entries(model).flatMap(([name, field]) =>
    listRows(field, prepareOriginal(field, originals[name]), translation[name], name)
  ),
  ...listRows(
    optionalFiles.words,
    createSourceWords(language),
    findTranslatedWords(language, translation[wordsKey]),
    wordsKey
  ),
]

/** Returns how much of a translation there is, and the first ten texts that are missing; nothing if it is complete. */
export const describeProgress = (rows: readonly TextRow[], language: string): string => {
  const missing = rows.filter(({ translation }) => !translation)
  const first = missing.slice(0, 10).map(({ labels, source }) => `  • ${labels.join(" → ")}: “${source}”`)
  return missing.length
    ? `Translated into “${language}”: ${countRows(rows)} texts. The first that are missing:\n\n${first.join("\n")}\n`
    : ""
}

/** Returns a value with `text` at a path. */
const setText = (value: unknown, [name = "", ...below]: readonly string[], text: string): unknown => ({
  ...Object(value),
  [name]: below.length ? setText(getValue(value, name), below, text) : text,
})

/** Returns the words of a language with the texts of `texts` that differ from those it has without them. */
const fillWords = (own: unknown, language: string, texts: ReadonlyMap<string, string>): unknown => {
  const known = new Map(
    listRows(optionalFiles.words, createSourceWords(language), findTranslatedWords(language, own), wordsKey).map(
      ({ key, translation }) => [key, translation]
    )
  )
  let words = own
  for (const [key, text] of texts)
    if (key.startsWith(`${wordsKey}/`) && text !== known.get(key)) words = setText(words, key.split("/").slice(1), text)
  return words
}

/**
 * Returns the files of a translation with the texts of `texts`, keyed as in the rows. A new file is a draft as long as
 * a text is missing.
 */
export const fillTranslation = (
  originals: Files,
  translation: Files,
  language: string,
  texts: ReadonlyMap<string, string>
): Record<string, unknown> => {
  const own = getLanguage(readClinic(originals["clinic"]))
  const files = Object.entries(model).flatMap(([name, field]) => {
    if (![...texts.keys()].some(key => key.startsWith(`${name}/`))) return []
    const original = prepareOriginal(field, originals[name])
    const begun = draftTranslation(field, original, translation[name], own, { texts, name })
    return [[name, prepareTranslation(field, original, begun)] as const]
  })
  const words = fillWords(translation[wordsKey], language, texts)
  return { ...Object.fromEntries(files), ...(words !== undefined && { [wordsKey]: words }) }
}
