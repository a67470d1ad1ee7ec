import { contentSettings } from "../model/check/contentSettings"
import { files, sites, translationProblems } from "site-content"
import {
  type ValueProblem,
  type EntryField,
  checkValue,
  locate,
  omitBlanks,
  restoreSwitches,
  tidyContent,
  getItems,
  getValue,
  isRecord,
  copyKeys,
  pickTexts,
  prepareOriginal,
  prepareTranslation,
  notesByHand,
} from "../../plugins/gatsby-plugin-content-model"
import { findDestinationProblems, findMissingFactProblems, findPriceProblems } from "../model/nameProblems"
import { findAmountProblems } from "../model/checkAmounts"
import { findPlaceProblems } from "../model/placeProblems"
import { listTranslations } from "../model/locale"
import { allFiles, model } from "../model/model"
import { findTranslatedFileProblems } from "../model/check/siteTranslations"
import { translationModel } from "../model/translationModel"
import { describeProblems } from "./describeProblems"
import { loadedText } from "./kept/loadedTextName"
import { findSizeProblems } from "./pictureSizes"

/** A form's content, which Sveltia CMS keeps in a map of Immutable.js. `i18n` has the translations by their language. */
export interface SavedContent {
  toJS: () => { data?: unknown; i18n?: unknown; path?: unknown; slug?: unknown }
  set: (name: "data" | "i18n", value: Record<string, unknown>) => this
}

/** What is on in the files, as the checks know it. What is off is in no file of the site. */
const liveFiles = Object.fromEntries(
  Object.entries(model).map(([name, field]) => [name, restoreSwitches(field, files[name])])
)

/** What the editor writes: without its notes on moved items. What is undefined is in no JSON. */
const getWrittenValue = (data: unknown): unknown =>
  JSON.parse(
    JSON.stringify(data, (key, value: unknown) => (key.startsWith("__sc_") || key === loadedText ? undefined : value))
  )

const omitNotes = (data: unknown): unknown =>
  isRecord(data) ? Object.fromEntries(Object.entries(data).filter(([name]) => !(name in notesByHand))) : data

/**
 * Languages that `clinic.json` turns on though the build would refuse them: the texts of a translation that is off are not
 * on the site, only the number of its problems is.
 */
const findUnfinishedTranslations = (file: EntryField, clinic: unknown): ValueProblem[] =>
  getItems(clinic, "translations").flatMap((translation, index) => {
    const language = String(getValue(translation, "language"))
    const problems = translationProblems[language]
    if (getValue(translation, "enabled") !== true || problems === 0) return []
    const reason =
      problems === undefined ? "nothing is translated yet" : `its translation is not complete (problems: ${problems})`
    const message = `cannot be on: on the site as it is live, ${reason}. Turn it off, translate the forms, and turn it on once they are live.`
    return [{ ...locate("clinic.json", file, clinic, ["translations", index, "enabled"]), message }]
  })

/** Each translation of a form as its file is written. */
const prepareTranslations = (
  name: string,
  file: EntryField,
  original: unknown,
  i18n: unknown
): Record<string, unknown> => {
  const field = translationModel[name]
  const translations = Object.entries(isRecord(i18n) ? i18n : {})
  return Object.fromEntries(
    translations.flatMap(([language, entry]) => {
      const data = getValue(entry, "data")
      if (!field || data === undefined) return []
      const texts = tidyContent(field, pickTexts(field, copyKeys(file, original, getWrittenValue(data))))
      return [[language, name === "words" ? texts : prepareTranslation(file, original, texts)]]
    })
  )
}

/** A form as its files are written: the original, and each translation by its language. */
export interface WrittenForm {
  name: string
  file: EntryField
  value: unknown
  translations: Record<string, unknown>
}

/** Returns what a form is saved as, translations as npm run format writes them; `undefined` where it is no form of the model. */
export const writeForm = (entry: SavedContent): WrittenForm | undefined => {
  const { data, i18n, path, slug } = entry.toJS()
  const name = /([^/]+)\.json$/.exec(String(path))?.[1] ?? String(slug)
  const file = allFiles[name]
  if (!file) return undefined
  const written = tidyContent(file, omitBlanks(file, omitNotes(getWrittenValue(data))))
  const hasTranslations = isRecord(i18n) && Object.keys(i18n).length > 0
  const value = hasTranslations ? prepareOriginal(file, written) : written
  return { name, file, value, translations: prepareTranslations(name, file, value, i18n) }
}

/** What the content of a form and its translations make wrong in the site as it is live, which has none of these problems. */
const findOtherProblems = (name: string, value: unknown, translations: Record<string, unknown>): ValueProblem[] => {
  const siteFiles = { ...liveFiles, [name]: value }
  return [
    ...findDestinationProblems(model, siteFiles),
    ...findPriceProblems(model, siteFiles),
    ...findAmountProblems(model, siteFiles),
    ...findPlaceProblems(model, siteFiles),
    ...findMissingFactProblems(model, siteFiles),
    ...Object.entries(sites).flatMap(([language, texts]) =>
      findMissingFactProblems(
        translationModel,
        {
          // What is not translated has the words of the clinic's own language.
          ...Object.fromEntries(Object.entries(texts).filter(([, text]) => getValue(text, "language") === language)),
          ...(translations[language] !== undefined && { [name]: translations[language] }),
        },
        siteFiles["clinic"],
        `${language}/`
      )
    ),
  ]
}

/**
 * Runs the build's own checks before a file is saved. Throws the problems in a form that Sveltia CMS shows in a dialog; then
 * nothing is saved. With `checksOthers` the other files are checked, too, as they are live: what a form takes away from
 * another would keep every later change from being published. What goes to GitHub is checked there with the newest ones
 * (src/editor/door/checkChange.ts). Of pictures the size is checked where it is known.
 */
export const checkForm = ({ name, file, value, translations }: WrittenForm, checksOthers = true): void => {
  const enabled = listTranslations(name === "clinic" ? value : liveFiles["clinic"])
  const problems: ValueProblem[] = [
    ...checkValue(contentSettings, `${name}.json`, file, value),
    ...(name === "clinic" ? findUnfinishedTranslations(file, value) : []),
    ...Object.entries(translations).flatMap(([language, translation]) =>
      findTranslatedFileProblems(name, file, { original: value, translation }, language, enabled.includes(language))
    ),
    ...(checksOthers ? findOtherProblems(name, value, translations) : []),
  ]
  const paragraphs = [
    ...findSizeProblems(file, value).map(({ field, problem }) => `${field.label}: ${problem}`),
    ...describeProblems(name, problems),
  ]
  if (paragraphs.length) throw new Error("saving_failed", { cause: new Error(paragraphs.join("\n\n")) })
}

/** Where the next change of the form begins. */
const withLoadedText = (value: unknown): Record<string, unknown> => ({
  ...Object(value),
  [loadedText]: JSON.stringify(value, null, 2),
})

/** Returns `entry` with `form` as its content. */
export const setForm = <Content extends SavedContent>(
  entry: Content,
  { value, translations }: WrittenForm
): Content => {
  const saved = Object.entries(translations).map(([language, data]) => [language, { data: withLoadedText(data) }])
  return entry.set("data", withLoadedText(value)).set("i18n", Object.fromEntries(saved))
}
