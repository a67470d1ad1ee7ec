import { withAnchors } from "./anchors"
import { type ValueProblem, checkValue } from "./checks"
import { getLanguage, listTranslations } from "./locale"
import type { Model } from "./model"
import { type PageName, listEnabledPages } from "./pages"
import { pageSources } from "./pageSources"
import { createSiteFiles } from "./siteContent"
import { mergeTranslation } from "./translations/merge"
import { findTranslationProblems } from "./translations/problems"
import { translationModel } from "./translations/translationModel"
import { findOutdatedTexts } from "./translations/sources"
import { type Files, getItems, getText, getValue, isRecord } from "./values"
import type { EntryField } from "./vocabulary"

/** The file that every page shows. A language without it has no page. */
const factsFile = "clinic"

/**
 * The file with the message at the top of every page, which must not wait for its translation: until there is one of its
 * words of today, it is shown in the clinic’s language.
 */
const noticeFile = "notice"

const isDraft = (translation: unknown): boolean => getValue(translation, "draft") === true

/** The files without whose translation there is no site in a language: the facts, and what its home page shows. */
const requiredFiles: ReadonlySet<string> = new Set([
  factsFile,
  ...pageSources.home.data.filter(name => name !== noticeFile),
])

/** What is wrong where such a file is not translated; empty where it need not be. */
export const describeMissingFile = (
  name: string,
  field: EntryField | undefined,
  original: unknown,
  language: string
) => {
  if (!field || !requiredFiles.has(name)) return ""
  return findTranslationProblems(name, name, field, { original, translation: undefined }, true).length
    ? `and the home page shows its words: without it there is no site in “${language}”. Translate it, or set “enabled” of the translation in data/clinic.json to false.`
    : ""
}

/**
 * Everything that is wrong with the `translation` of the file `name`, which `field` describes: with its texts, by the rules
 * of the model, and with what it lacks or has too much. `isOn` says that there is to be a site in its language.
 */
export const findTranslatedFileProblems = (
  name: string,
  field: EntryField | undefined,
  { original, translation }: { original: unknown; translation: unknown },
  language: string,
  isOn: boolean
): ValueProblem[] => {
  const place = `${language}/${name}.json`
  const translated = translationModel[name]
  if (!translated) return []
  const problems = checkValue(place, translated, translation)
  // The clinic's own words are another choice in every language, and no translation.
  if (!field || name === "words") return problems
  const missing = isOn && isDraft(translation) ? describeMissingFile(name, field, original, language) : ""
  // A draft, and a notice that waits for its words, are on no page.
  const mustBeComplete = isOn && name !== noticeFile && !isDraft(translation)
  return [
    ...problems,
    ...findTranslationProblems(place, `${name}.json`, field, { original, translation }, mustBeComplete),
    ...(missing ? [{ file: place, entry: "", field: "draft", path: ["draft"], message: `is set, ${missing}` }] : []),
  ]
}

/** Whether `translation` of the file `name` may take the place of the original. Both have passed the checks. */
const isUsable = (name: string, field: EntryField, original: unknown, translation: unknown): boolean =>
  !isDraft(translation) &&
  findTranslationProblems(name, name, field, { original, translation }, true).length === 0 &&
  (name !== noticeFile || findOutdatedTexts(field, original, translation).length === 0)

/** What forms send in place of a translated option: the words of the clinic’s language, which whoever reads messages knows. */
const withValues = (name: string, original: unknown, translated: unknown): unknown => {
  if (name === "contact") return { ...Object(translated), subjectValues: getValue(original, "subjects") }
  if (name !== "services") return translated
  const services = getItems(translated, "services")
  return {
    ...Object(translated),
    services: services.map((service, index) => ({
      ...Object(service),
      value: getValue(original, "services", index, "title"),
    })),
  }
}

/** The files of one site, each with the language of the site, and that of its words. */
const markFiles = (files: Files, site: string, getWordsLanguage: (name: string) => string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(files).map(([name, value]) => [
      name,
      isRecord(value) ? { site, language: getWordsLanguage(name), ...value } : value,
    ])
  )

/** The facts of the clinic for a site in another language: those of `clinic` with the texts of `translation`. */
export const translateClinic = (
  field: EntryField,
  clinic: unknown,
  translation: unknown,
  language: string
): unknown => {
  const merged = mergeTranslation(field, clinic, translation)
  return isRecord(merged) ? { ...merged, locale: { ...Object(merged["locale"]), language } } : merged
}

/**
 * The content as the site knows it in each of its languages, the clinic’s own first: `files` with `translations`, the
 * parsed files of each language, in the place of what they translate. All of them have passed the checks. A file that is not
 * translated keeps its words, and its `language` says so.
 */
export const createSites = (
  model: Model,
  files: Files,
  translations: Readonly<Record<string, Files>>
): Record<string, Record<string, unknown>> => {
  const clinic = files[factsFile]
  const own = getLanguage(clinic)
  const sites = listTranslations(clinic).map(site => {
    const translated = translations[site] ?? {}
    const usable = new Set(
      Object.entries(model).flatMap(([name, field]) =>
        isUsable(name, field, files[name], translated[name]) ? [name] : []
      )
    )
    const merged = Object.entries(model).map(([name, field]) => {
      // Anchors are made of the original's words.
      const original = withAnchors(field, files[name])
      const translation = usable.has(name) ? translated[name] : undefined
      return name === factsFile
        ? [name, translateClinic(field, original, translation, site)]
        : [name, withValues(name, original, mergeTranslation(field, original, translation))]
    })
    const siteFiles = createSiteFiles(model, { ...Object.fromEntries(merged), words: translated["words"] })
    return [site, markFiles(siteFiles, site, name => (usable.has(name) ? site : own))] as const
  })
  return { [own]: markFiles(createSiteFiles(model, files), own, () => own), ...Object.fromEntries(sites) }
}

/** Whether the words of a file are in the language of its site. */
const isTranslated = (file: unknown): boolean => getValue(file, "language") === getValue(file, "site")

/** The names of the pages of a site, by its files: those in the registry, and the ends of the addresses of other policies. They are enabled, and have all their words in its language. */
export const listPageNames = (files: Files): string[] => [
  ...listRegisteredPages(files),
  ...(isTranslated(files["policies"])
    ? getItems(files["policies"], "others").map(other => getText(other, "address"))
    : []),
]

const listRegisteredPages = (files: Files): PageName[] =>
  listEnabledPages(name => Boolean(files[name] ?? getValue(files["policies"], name)))
    .map(({ name }) => name)
    // Nobody can come there without the form.
    .filter(page => page !== "messageSent" || getValue(files["contact"], "withoutForm") !== true)
    .filter(page =>
      [factsFile, ...pageSources[page].data].every(name => name === noticeFile || isTranslated(files[name]))
    )
