import { type ValueProblem, checkValue } from "../checkValue"
import type { EntryField } from "../kinds/variants"
import { read, readFlag } from "../read"
import type { ContentSettings } from "../settings"
import { findTranslationProblems } from "./problems"

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
  if (!field || Object.keys(settings.optionalFiles).includes(name)) return problems
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
