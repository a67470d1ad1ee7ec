import { withAnchors } from "../anchors"
import type { EntryField } from "../kinds/variants"
import type { ContentSettings } from "../settings"
import { type Files, isRecord } from "../values"
import { createPublicFiles } from "../createPublicFiles"
import { isDraft } from "./checkTranslatedFile"
import { mergeTranslation } from "./merge"
import { findTranslationProblems } from "./problems"
import { findOutdatedTexts } from "./sources"

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
  const { model, optionalFiles, translations: languages } = settings
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
    const siteFiles = createPublicFiles(model, {
      ...Object.fromEntries(merged),
      ...Object.fromEntries(Object.keys(optionalFiles).map(name => [name, translated[name]])),
    })
    return [site, addLanguages(siteFiles, site, name => (usable.has(name) ? site : own))] as const
  })
  return { [own]: addLanguages(createPublicFiles(model, files), own, () => own), ...Object.fromEntries(sites) }
}
