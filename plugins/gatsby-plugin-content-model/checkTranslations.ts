import { type Problem, type ValueProblem, locate } from "./checkValue"
import type { ContentSettings } from "./settings"
import type { Files } from "./values"
import { suggestName } from "./suggestName"
import { checkTranslatedFile, describeMissingFile } from "./translations/checkTranslatedFile"
import { findKeyProblems } from "./translations/problems"
import { describeOutdatedText, findOutdatedTexts } from "./translations/sources"
import { createFileProblem, parseFiles } from "./parseFiles"

/** Texts of the translated files, keyed by language, then by file name with `.json`. */
type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>

const parseTranslation = ({ translations }: ContentSettings, language: string, texts: Translations[string]) =>
  parseFiles(texts, translations.model, `${language}/`)

const getName = (file: string): string => file.replace(/\.json$/, "")

const describeForeignFile = (name: string, names: readonly string[]): string => {
  return `has nothing to translate, or is not a file the site knows${suggestName(name, names, known => `; is it “${known}.json” misspelt?`) || "."} Rename it or remove it.`
}

/** Returns all problems of one translation. `isOn` means that the site is to be published in this language. */
const checkTranslation = (
  settings: ContentSettings,
  originals: Files,
  language: string,
  texts: Translations[string],
  isOn: boolean
): Problem[] => {
  const folder = `${language}/`
  const { model, translations } = settings
  const names = Object.keys(translations.model)
  const { values, textProblems, addPosition } = parseTranslation(settings, language, texts)
  const files = names.flatMap(name => {
    const pair = { original: originals[name], translation: values[name] }
    // If the original cannot be read, it is unknown which translations are missing.
    const field = Object.keys(originals).includes(name) ? model[name] : undefined
    if (Object.keys(values).includes(name))
      return [
        ...checkTranslatedFile(settings, name, field, pair, language, isOn).map(addPosition),
        ...(textProblems[name] ?? []),
      ]
    const missing =
      textProblems[name] || !isOn ? "" : describeMissingFile(settings, name, field, originals[name], language)
    return textProblems[name] ?? (missing ? [createFileProblem(`${folder}${name}.json`, `is missing, ${missing}`)] : [])
  })
  return [
    ...files,
    ...translations.findProblems(values, originals, folder).map(addPosition),
    ...Object.keys(texts)
      .filter(file => !names.includes(getName(file)))
      .map(file => createFileProblem(`${folder}${file}`, describeForeignFile(getName(file), names))),
  ]
}

/**
 * Returns the problems of the translations into `languages`, and of entries in the originals that these translations
 * could not find.
 */
const checkLanguages = (
  languages: readonly string[],
  settings: ContentSettings,
  originals: Files,
  addPosition: (problem: ValueProblem) => Problem,
  translations: Translations,
  isOn: boolean
): Problem[] => {
  const begun = new Set(languages.flatMap(language => Object.keys(translations[language] ?? {})))
  return [
    ...Object.entries(settings.model).flatMap(([name, field]) =>
      begun.has(`${name}.json`) ? findKeyProblems(`${name}.json`, field, originals[name]).map(addPosition) : []
    ),
    ...languages.flatMap(language =>
      checkTranslation(settings, originals, language, translations[language] ?? {}, isOn)
    ),
  ]
}

/**
 * Returns all problems that prevent the translations from being published. `originals` are the parsed files in the
 * site's own language, and `addPosition` adds a problem's position in them. Disabled translations never prevent publication.
 */
export const checkTranslations = (
  settings: ContentSettings,
  originals: Files,
  addPosition: (problem: ValueProblem) => Problem,
  translations: Translations
): Problem[] => {
  const { list, describeUnlisted } = settings.translations
  const listed = list(originals, "all")
  // If the file that lists the languages cannot be read, the languages are unknown.
  if (!listed) return []
  return [
    ...checkLanguages(list(originals, "on") ?? [], settings, originals, addPosition, translations, true),
    ...Object.keys(translations)
      .filter(language => !listed.includes(language))
      .map(language => createFileProblem(language, describeUnlisted(language))),
  ]
}

/** Returns the problems of disabled translations, except for what they lack. */
export const findHiddenProblems = (
  settings: ContentSettings,
  originals: Files,
  addPosition: (problem: ValueProblem) => Problem,
  translations: Translations
): Problem[] => {
  const { list } = settings.translations
  const enabled = list(originals, "on") ?? []
  const hidden = (list(originals, "all") ?? []).filter(language => !enabled.includes(language))
  return checkLanguages(hidden, settings, originals, addPosition, translations, false)
}

const unnotedMessage =
  "does not note which texts it was translated from: run npm run format. From then on, the check names the texts whose original has changed."

/**
 * Returns a problem for each translated text whose original has changed since, and for each file with texts whose
 * originals are not recorded.
 */
export const findOutdatedTranslations = (
  settings: ContentSettings,
  originals: Files,
  translations: Translations
): Problem[] =>
  Object.entries(translations).flatMap(([language, files]) => {
    const { values, addPosition } = parseTranslation(settings, language, files)
    return Object.entries(settings.model).flatMap(([name, field]) => {
      const found = findOutdatedTexts(field, originals[name], values[name])
      const file = `${language}/${name}.json`
      return [
        ...found
          .filter(({ isNoted }) => isNoted)
          .map(({ path, original }) =>
            addPosition({ ...locate(file, field, values[name], path), message: describeOutdatedText(original) })
          ),
        ...(found.some(({ isNoted }) => !isNoted) ? [createFileProblem(file, unnotedMessage)] : []),
      ]
    })
  })

/** Returns the site's hints for translators. */
export const findTranslationHints = (
  settings: ContentSettings,
  originals: Files,
  translations: Translations
): Problem[] =>
  Object.entries(translations).flatMap(([language, files]) => {
    const { values, addPosition } = parseTranslation(settings, language, files)
    return settings.translations
      .findHints(values, originals, language)
      .map(hint => addPosition({ ...hint, file: `${language}/${hint.file}` }))
  })
