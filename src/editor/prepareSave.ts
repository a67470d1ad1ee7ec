import { files, sites, translationProblems } from "site-content"
import {
  type ValueProblem,
  checkValue,
  findDestinationProblems,
  findMissingFactProblems,
  findPriceProblems,
  locate,
} from "../content/checks"
import { omitBlanks, restoreSwitches } from "../content/field"
import { listTranslations } from "../content/locale"
import { allFiles, model } from "../content/model"
import { findTranslatedFileProblems } from "../content/translations"
import { copyKeys, pickTexts } from "../content/translations/merge"
import { prepareOriginal, prepareTranslation } from "../content/translations/prepare"
import { notesByHand, translationModel } from "../content/translations/translationModel"
import { type EntryField, getItems, getValue, isRecord } from "../content/vocabulary"
import { describeProblems } from "./describeProblems"
import { findSizeProblems } from "./pictureSizes"

/** A form's content, which Sveltia CMS keeps in a map of Immutable.js. `i18n` has the translations by their language. */
interface SavedContent {
  toJS: () => { data?: unknown; i18n?: unknown; path?: unknown; slug?: unknown }
  set: (name: "data" | "i18n", value: Record<string, unknown>) => this
}

/** What is on in the files, as the checks know it. What is off is in no file of the site. */
const liveFiles = Object.fromEntries(
  Object.entries(model).map(([name, field]) => [name, restoreSwitches(field, files[name])])
)

/** What the editor writes: without its notes on moved items. What is undefined is in no JSON. */
const getWrittenValue = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data, (key, value: unknown) => (key.startsWith("__sc_") ? undefined : value)))

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
      const texts = pickTexts(field, copyKeys(file, original, getWrittenValue(data)))
      return [[language, name === "words" ? texts : prepareTranslation(file, original, texts)]]
    })
  )
}

/**
 * Runs the build's own checks before a file is saved, together with the other files as they are live: what a draft takes away
 * from another form would keep every later change from being published. Throws the problems in a form that Sveltia CMS shows
 * in a dialog; then nothing is saved. Of pictures the size is checked where it is known; the build checks all of them. Returns
 * the content as it is to be saved, translations as npm run format writes them.
 */
export const prepareSave = <Content extends SavedContent>({ entry }: { entry: Content }): Content | undefined => {
  const { data, i18n, path, slug } = entry.toJS()
  const name = /([^/]+)\.json$/.exec(String(path))?.[1] ?? String(slug)
  const file = allFiles[name]
  if (!file) return undefined
  const written = omitBlanks(file, omitNotes(getWrittenValue(data)))
  const hasTranslations = isRecord(i18n) && Object.keys(i18n).length > 0
  const value = hasTranslations ? prepareOriginal(file, written) : written
  const translations = prepareTranslations(name, file, value, i18n)
  const siteFiles = { ...liveFiles, [name]: value }
  const enabled = listTranslations(siteFiles["clinic"])
  const problems: ValueProblem[] = [
    ...checkValue(`${name}.json`, file, value),
    ...(name === "clinic" ? findUnfinishedTranslations(file, value) : []),
    ...Object.entries(translations).flatMap(([language, translation]) =>
      findTranslatedFileProblems(name, file, { original: value, translation }, language, enabled.includes(language))
    ),
    // The files that are live have none of these.
    ...findDestinationProblems(model, siteFiles),
    ...findPriceProblems(model, siteFiles),
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
  const paragraphs = [
    ...findSizeProblems(file, data).map(({ field, problem }) => `${field.label}: ${problem}`),
    ...describeProblems(name, problems),
  ]
  if (paragraphs.length) throw new Error("saving_failed", { cause: new Error(paragraphs.join("\n\n")) })
  const saved = Object.entries(translations).map(([language, translation]) => [language, { data: translation }])
  return entry.set("data", Object(value)).set("i18n", Object.fromEntries(saved))
}
