import { type Problem, type ValueProblem, findMissingFactProblems, locate } from "../checks"
import { describeSame } from "../../words/catalogueProblems"
import { getLanguage, listTranslations } from "../locale"
import { nameLanguage } from "../marks"
import type { Model } from "../model"
import { findPlainLanguageHints } from "../plainLanguage"
import { suggestName } from "../suggestName"
import { describeMissingFile, findTranslatedFileProblems, translateClinic } from "../translations"
import { findKeyProblems } from "../translations/problems"
import { describeOutdatedText, findOutdatedTexts, listTranslatedTexts } from "../translations/sources"
import { translationModel } from "../translations/translationModel"
import type { Files } from "../values"
import { createFileProblem, parseFiles } from "./parseFiles"

/** The texts of the files of each translation, by its language and their names with `.json`. */
type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>

const parseTranslation = (language: string, texts: Translations[string]) =>
  parseFiles(texts, translationModel, `${language}/`)

const getName = (file: string): string => file.replace(/\.json$/, "")

const describeForeignFile = (name: string): string => {
  const names = Object.keys(translationModel)
  return `has nothing to translate, or is not a file the site knows${suggestName(name, names, known => `; is it “${known}.json” misspelt?`) || "."} Rename it or remove it.`
}

/** Everything that is wrong with one translation. `isOn` says that there is to be a site in this language. */
const checkTranslation = (
  model: Model,
  originals: Files,
  language: string,
  texts: Translations[string],
  isOn: boolean
): Problem[] => {
  const folder = `${language}/`
  const { values, textProblems, place } = parseTranslation(language, texts)
  const files = Object.keys(translationModel).flatMap(name => {
    const pair = { original: originals[name], translation: values[name] }
    // Where the original cannot be read, nobody can say what is missing.
    const field = Object.hasOwn(originals, name) ? model[name] : undefined
    if (Object.hasOwn(values, name))
      return [
        ...findTranslatedFileProblems(name, field, pair, language, isOn).map(place),
        ...(textProblems[name] ?? []),
      ]
    const missing = textProblems[name] || !isOn ? "" : describeMissingFile(name, field, originals[name], language)
    return textProblems[name] ?? (missing ? [createFileProblem(`${folder}${name}.json`, `is missing, ${missing}`)] : [])
  })
  return [
    ...files,
    ...findMissingFactProblems(translationModel, values, originals["clinic"], folder).map(place),
    ...Object.keys(texts)
      .filter(file => !Object.hasOwn(translationModel, getName(file)))
      .map(file => createFileProblem(`${folder}${file}`, describeForeignFile(getName(file)))),
  ]
}

/** The problems of the translations into `languages`, and of the entries that these must find in the originals. */
const checkLanguages = (
  languages: readonly string[],
  model: Model,
  originals: Files,
  place: (problem: ValueProblem) => Problem,
  translations: Translations,
  isOn: boolean
): Problem[] => {
  const begun = new Set(languages.flatMap(language => Object.keys(translations[language] ?? {})))
  return [
    ...Object.entries(model).flatMap(([name, field]) =>
      begun.has(`${name}.json`) ? findKeyProblems(`${name}.json`, field, originals[name]).map(place) : []
    ),
    ...languages.flatMap(language => checkTranslation(model, originals, language, translations[language] ?? {}, isOn)),
  ]
}

/**
 * Everything that keeps the translations from being published: `originals` are the parsed files of the clinic’s language,
 * and `place` says where in them a problem is. What is off keeps nothing from being published.
 */
export const checkTranslations = (
  model: Model,
  originals: Files,
  place: (problem: ValueProblem) => Problem,
  translations: Translations
): Problem[] => {
  const clinic = originals["clinic"]
  // Where the file cannot be read, nobody can say which languages there are.
  if (clinic === undefined) return []
  const listed = listTranslations(clinic, "all")
  return [
    ...checkLanguages(listTranslations(clinic), model, originals, place, translations, true),
    ...Object.keys(translations)
      .filter(language => !listed.includes(language))
      .map(language =>
        createFileProblem(
          language,
          `is a folder of translations, but “translations” in data/clinic.json has no “${language}”. Add the language there, or remove the folder.`
        )
      ),
  ]
}

/** What is wrong in translations that are off, apart from what they lack. */
export const findHiddenProblems = (
  model: Model,
  originals: Files,
  place: (problem: ValueProblem) => Problem,
  translations: Translations
): Problem[] => {
  const clinic = originals["clinic"]
  const enabled = listTranslations(clinic)
  const hidden = listTranslations(clinic, "all").filter(language => !enabled.includes(language))
  return checkLanguages(hidden, model, originals, place, translations, false)
}

const unnotedMessage =
  "has texts of which nobody has noted what they were translated from: run npm run format. From then on the check names those whose original changes."

/** Translated texts whose original has changed since, and files that do not note of which texts they are the translation. */
export const findOutdatedTranslations = (model: Model, originals: Files, translations: Translations): Problem[] =>
  Object.entries(translations).flatMap(([language, files]) => {
    const { values, place } = parseTranslation(language, files)
    return Object.entries(model).flatMap(([name, field]) => {
      const found = findOutdatedTexts(field, originals[name], values[name])
      const file = `${language}/${name}.json`
      return [
        ...found
          .filter(({ isNoted }) => isNoted)
          .map(({ path, original }) =>
            place({ ...locate(file, field, values[name], path), message: describeOutdatedText(original) })
          ),
        ...(found.some(({ isNoted }) => !isNoted) ? [createFileProblem(file, unnotedMessage)] : []),
      ]
    })
  })

/** Files of translations that are for a good part in the words of the original. Names and numbers are the same in both. */
export const findCopiedFiles = (model: Model, originals: Files, translations: Translations): Problem[] =>
  Object.entries(translations).flatMap(([language, files]) => {
    const { values } = parseTranslation(language, files)
    return Object.entries(model).flatMap(([name, field]) => {
      const texts = listTranslatedTexts(field, originals[name], values[name]).map(text => ({
        ...text,
        place: text.place.replaceAll("/", "."),
      }))
      const message = describeSame(texts, nameLanguage(getLanguage(originals["clinic"])), 0.25)
      return message ? [createFileProblem(`${language}/${name}.json`, message)] : []
    })
  })

/** Translated texts that are hard to read. */
export const findHardTranslations = (model: Model, originals: Files, translations: Translations): Problem[] => {
  const { words: _, ...texts } = translationModel
  return Object.entries(translations).flatMap(([language, files]) => {
    const { values, place } = parseTranslation(language, files)
    const clinic = model["clinic"] && translateClinic(model["clinic"], originals["clinic"], values["clinic"], language)
    return findPlainLanguageHints({ ...values, clinic }, texts).map(hint =>
      place({ ...hint, file: `${language}/${hint.file}` })
    )
  })
}
