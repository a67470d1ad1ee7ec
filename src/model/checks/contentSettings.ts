import {
  describeSame,
  findTranslatedWords,
  isEnglish,
  describeUntranslated,
  listMissingWords,
} from "../../words/catalogues"
import { findBrandHints } from "../files/brand"
import { getLanguage, getTimeZone, listTranslationEntries, listTranslations } from "../locale"
import { model, optionalFiles, translationModel } from "../model"
import {
  type EntryField,
  type ContentSettings,
  type TranslationSettings,
  type ValueProblem,
  type Problem,
  type Model,
  type Content,
  locate,
  checkFiles,
  findFileHints,
} from "../../../plugins/gatsby-plugin-content-model"
import { type Files, getItems, getFields, getValue, isRecord } from "../../../plugins/gatsby-plugin-content-model/json"
import {
  createSites,
  isDraft,
  mergeTranslation,
  listTranslatedTexts,
  nameLanguageInEnglish,
  sameMark,
} from "../../../plugins/gatsby-plugin-content-model/translations"
import { findDestinationProblems, findUnfilledPlaceholders } from "./nameProblems"
import { findPage, getGroupAnchor, listPaths, pageParts } from "../links/pages"
import { listTranslatedPages } from "../links/sitePages"
import { findUnknownPlaceholders, hasStrayBrace, placeholderNames } from "../placeholders"
import { findReadingHints } from "./plainLanguage"
import { findTypedContacts } from "./findTypedContacts"
import { readClinic } from "../files/clinic"
import { readSite } from "../readSite"
import { describeNearestPage } from "./translationRows"
import { maxServices } from "../files/services"
import { isLanguage } from "../kinds/language"

/** Reports a problem of the words of the interface, unless the message is empty. */
const reportWords = (folder: string, message: string): ValueProblem[] =>
  message ? [{ file: `${folder}words.json`, entry: "", field: "", path: [], message }] : []

/** Finds words of a translation that are still in English. `ownWords` is the content of its `words.json`, in `folder`. */
export const findEnglishWords = (language: string, ownWords: unknown, folder: string): ValueProblem[] =>
  isEnglish(language) ? [] : reportWords(folder, describeUntranslated(findTranslatedWords(language, ownWords)))

/** Finds words that the clinic's own language lacks, or that are still in English: every page needs its own. */
export const findWordProblems = (language: string, ownWords: unknown): ValueProblem[] => {
  if (isEnglish(language) || !isLanguage(language)) return []
  const words = findTranslatedWords(language, ownWords)
  const missing = listMissingWords(words)
  const [[key, english] = []] = missing
  const message = key
    ? `lacks ${missing.length === 1 ? "a word" : `${missing.length} words`} of the interface in “${language}”: translate “${key}”, which is “${english}” in English${missing.length === 1 ? "." : ", and the others."}`
    : describeUntranslated(words)
  return reportWords("", message)
}

/**
 * Adds the values that forms send for translated options: the words of the clinic’s own language, which the reader of
 * the messages understands.
 */
const withValues = (name: string, original: unknown, translated: unknown): unknown => {
  if (name === "contact") return { ...getFields(translated), subjectValues: model.contact.read(original).subjects }
  if (name !== "services") return translated
  const { services } = model.services.read(original)
  return {
    ...getFields(translated),
    services: getItems(translated, "services").map((service, index) => ({
      ...getFields(service),
      value: services[index]?.title,
    })),
  }
}

/** Returns `clinic` with another language as its own. */
const withLanguage = (clinic: unknown, language: string): unknown =>
  isRecord(clinic) ? { ...clinic, locale: { ...getFields(clinic["locale"]), language } } : clinic

/** Returns the facts of the clinic for a site in another language: `clinic` with the texts of `translation`. */
export const translateClinic = (field: EntryField, clinic: unknown, translation: unknown, language: string): unknown =>
  withLanguage(mergeTranslation(field, clinic, translation), language)

/** Returns the content of `clinic.json` with the translation into `language` enabled. */
const turnOn = (clinic: unknown, language: string): unknown => ({
  ...getFields(clinic),
  translations: getItems(clinic, "translations").map(translation =>
    getValue(translation, "language") === language ? { ...getFields(translation), enabled: true } : translation
  ),
})

/** Returns hints on the texts of a translation, except the clinic's own words. */
const findTextHints = (files: Files, originals: Files, language: string) => {
  const { words: _, ...texts } = translationModel
  const clinic = translateClinic(model.clinic, originals["clinic"], files["clinic"], language)
  const translated = { ...files, clinic }
  return [...findReadingHints(translated, texts), ...findTypedContacts(translated, texts)]
}

/** Returns the clinic’s own language. */
const getOwn = (files: Files): string => getLanguage(readClinic(files["clinic"]))

/**
 * Finds translated files that are still largely in the words of the original. Names and numbers are the same in both
 * languages.
 */
const findCopiedFiles = (files: Files, originals: Files, folder: string): ValueProblem[] =>
  Object.entries(model).flatMap(([name, field]) => {
    if (isDraft(files[name])) return []
    const texts = listTranslatedTexts(field, originals[name], files[name]).map(text => ({
      ...text,
      key: text.keyPath.replaceAll("/", "."),
    }))
    const message = describeSame(texts, nameLanguageInEnglish(getOwn(originals)))
    const advice = `, or write “${sameMark}” in those that are meant to be the same.`
    return message ? [{ file: `${folder}${name}.json`, entry: "", field: "", message: message + advice, path: [] }] : []
  })

/** Finds languages whose pages would be at the path of another page. */
const findLanguageProblems = ({ clinic, policies }: Files): ValueProblem[] => {
  const taken = new Set([
    ...listPaths(),
    ...getItems(policies, "others").map(policy => `/${String(getValue(policy, "address"))}/`),
  ])
  return listTranslationEntries(clinic).flatMap(({ language, index }) =>
    taken.has(`/${language}/`)
      ? [
          {
            ...locate("clinic.json", model.clinic, clinic, ["translations", index, "language"]),
            message: `is “${language}”, but a page has the address /${language}/: give the policy another address, or write a longer code, such as “${language}-Latn”.`,
          },
        ]
      : []
  )
}

/** Finds a language that is on, and in which no page is complete. */
const findMissingPages = (files: Files, originals: Files, language: string): ValueProblem[] => {
  const { clinic } = originals
  const entry = listTranslationEntries(clinic).find(translation => translation.language === language)
  // Without the facts of the clinic, another check says what is missing.
  if (!entry?.isOn || files["clinic"] === undefined || isDraft(files["clinic"])) return []
  const site = createSites(contentSettings, originals, { [language]: files })[language] ?? {}
  return listTranslatedPages(readSite(site)).some(({ name }) => findPage(name).indexed)
    ? []
    : [
        {
          ...locate("clinic.json", model.clinic, clinic, ["translations", entry.index, "enabled"]),
          message: `is true, but no page is complete in “${language}”. ${describeNearestPage(originals, files, language)}`,
        },
      ]
}

const translations: TranslationSettings = {
  model: translationModel,
  getOwn,
  list: (files, which) => (files["clinic"] === undefined ? undefined : listTranslations(files["clinic"], which)),
  turnOn: (files, language) => ({ ...files, clinic: turnOn(files["clinic"], language) }),
  required: new Set(["clinic"]),
  // The notice at the top of every page does not wait for its translation.
  fallbackFile: "notice",
  addDerivedValues: (name, original, translated, language) =>
    name === "clinic" ? withLanguage(translated, language) : withValues(name, original, translated),
  describeMissing: language =>
    `and every page shows its words: without it there is no site in “${language}”. Translate it, or set “enabled” of the translation in data/clinic.json to false.`,
  describeUnlisted: language =>
    `is a folder of translations, but “translations” in data/clinic.json has no “${language}”. Add the language there, or remove the folder.`,
  findProblems: (files, originals, folder) => [
    ...findUnfilledPlaceholders(translationModel, files, originals["clinic"], folder),
    ...findEnglishWords(folder.slice(0, -1), files["words"], folder),
    ...findCopiedFiles(files, originals, folder),
    ...findMissingPages(files, originals, folder.slice(0, -1)),
  ],
  findHints: findTextHints,
}

const partAnchors = Object.values(pageParts).map(({ anchor }) => anchor)

/** Ids of the pages' own elements, from which the anchors of entries must differ. */
const reservedAnchors: readonly string[] = [
  ...partAnchors,
  ...partAnchors.map(anchor => `${anchor}-heading`),
  ...Array.from({ length: maxServices }, (_, index) => getGroupAnchor(index)),
  "announcer",
  "content",
  "copy-note",
  "gatsby-announcer",
  "gatsby-focus-wrapper",
  "inline-script",
  "menu",
  "notice",
  "on-this-page",
  "places",
  "places-heading",
  "preloads",
  "preview",
  "styles",
  "tasks",
]

/** What the content model needs to know of this site: in builds, in the editor and in the function of invitations. */
export const contentSettings: ContentSettings = {
  model,
  optionalFiles,
  reservedAnchors,
  placeholders: { names: placeholderNames, example: "phone", findUnknown: findUnknownPlaceholders, hasStrayBrace },
  getTimeZone: files => getTimeZone(readClinic(files["clinic"])),
  findProblems: (files, values) => [
    ...findDestinationProblems(files, values),
    ...findUnfilledPlaceholders(files, values),
    ...findWordProblems(getOwn(values), values["words"]),
    ...findLanguageProblems(values),
  ],
  findHints: files => [...findBrandHints(files["brand"]), ...findReadingHints(files), ...findTypedContacts(files)],
  translations,
}

/**
 * Returns every problem that keeps `content` from being published, in the order of the files; empty if there is none.
 */
export const checkContent = (content: Content, files: Model = model): Problem[] =>
  checkFiles({ ...contentSettings, model: files }, content)

/** Returns hints for editors on content that can be published. `now` is in milliseconds since 1970. */
export const findContentHints = (content: Content, now: number, files: Model = model): Problem[] =>
  findFileHints({ ...contentSettings, model: files }, content, now)
