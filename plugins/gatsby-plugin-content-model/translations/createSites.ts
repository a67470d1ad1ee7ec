import { read, readFlag } from "../read"
import { type Files, isRecord } from "../values"
import type { EntryField } from "../kinds/variants"
import { withAnchors } from "../anchors"
import { type ValueProblem, checkValue } from "../checkValue"
import type { ContentSettings } from "../settings"
import { mergeTranslation } from "./merge"
import { findTranslationProblems } from "./problems"
import { findOutdatedTexts } from "./sources"

/** Returns whether a translated file is a draft, which is not published. */
export const isDraft = (translation: unknown): boolean => read({ draft: readFlag }, translation).draft

/**
 * Describes the problem with a required file that is not translated. Returns an empty string if the file need not be
 * translated.
 */
export const describeMissingFile = (
  { translations }: ContentSettings,
  name: string,
  field: EntryField | undefined,
  original: unknown,
  language: string
) => {
  if (!field || !translations.required.has(name)) return ""
  return findTranslationProblems(name, name, field, { original, translation: undefined }, true).length
    ? translations.describeMissing(language)
    : ""
}

/**
 * Returns all problems of the `translation` of the file `name`, which `field` describes: texts that break the rules of
 * the model, and texts that are missing or superfluous. `isOn` means that the site is to be published in `language`.
 */
export const checkTranslatedFile = (
  settings: ContentSettings,
  name: string,
  field: EntryField | undefined,
  { original, translation }: { original: unknown; translation: unknown },
  language: string,
  isOn: boolean
): ValueProblem[] => {
  const translatedFile = `${language}/${name}.json`
  const translated = settings.translations.model[name]
  if (!translated) return []
  const problems = checkValue(settings, translatedFile, translated, translation)
  if (!field || Object.hasOwn(settings.optionalFiles, name)) return problems
  const missing = isOn && isDraft(translation) ? describeMissingFile(settings, name, field, original, language) : ""
  // Drafts and the file that waits for its translation are not on any page, so they may be incomplete.
  const mustBeComplete = isOn && name !== settings.translations.fallbackFile && !isDraft(translation)
  return [
    ...problems,
    ...findTranslationProblems(translatedFile, `${name}.json`, field, { original, translation }, mustBeComplete),
    ...(missing
      ? [{ file: translatedFile, entry: "", field: "draft", path: ["draft"], message: `is set, ${missing}` }]
      : []),
  ]
}

/** Returns whether `translation` of the file `name` can replace the original. Both have passed the checks. */
const isUsable = (
  fallbackFile: string | undefined,
  name: string,
  field: EntryField,
  original: unknown,
  translation: unknown
): boolean =>
  !isDraft(translation) &&
  findTranslationProblems(name, name, field, { original, translation }, true).length === 0 &&
  (name !== fallbackFile || findOutdatedTexts(field, original, translation).length === 0)

/** Returns the files of one site, each with the language of the site (`site`) and of its texts (`language`). */
const addLanguages = (
  files: Files,
  site: string,
  getWordsLanguage: (name: string) => string
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(files).map(([name, value]) => [
      name,
      isRecord(value) ? { site, language: getWordsLanguage(name), ...value } : value,
    ])
  )

/**
 * Returns the content of the site in each of its languages, the site's own first: `files`, with translated files
 * replaced by those in `translations`, the parsed files of each language. All of them have passed the checks. A file
 * that is not translated keeps its texts, and its `language` says so.
 */
export const createSites = (
  settings: ContentSettings,
  files: Files,
  translations: Readonly<Record<string, Files>>
): Record<string, Record<string, unknown>> => {
  const { model, optionalFiles, createSiteFiles, translations: languages } = settings
  const own = languages.getOwn(files)
  const sites = (languages.list(files, "on") ?? []).map(site => {
    const translated = translations[site] ?? {}
    const usable = new Set(
      Object.entries(model).flatMap(([name, field]) =>
        isUsable(languages.fallbackFile, name, field, files[name], translated[name]) ? [name] : []
      )
    )
    const merged = Object.entries(model).map(([name, field]) => {
      // Anchors are made from the original's texts.
      const original = withAnchors(field, files[name])
      const translation = usable.has(name) ? translated[name] : undefined
      return [name, languages.addDerivedValues(name, original, mergeTranslation(field, original, translation), site)]
    })
    const siteFiles = createSiteFiles(model, {
      ...Object.fromEntries(merged),
      ...Object.fromEntries(Object.keys(optionalFiles).map(name => [name, translated[name]])),
    })
    return [site, addLanguages(siteFiles, site, name => (usable.has(name) ? site : own))] as const
  })
  return { [own]: addLanguages(createSiteFiles(model, files), own, () => own), ...Object.fromEntries(sites) }
}
