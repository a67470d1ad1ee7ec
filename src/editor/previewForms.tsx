import { files, translationProgress, sites } from "site-content"
import { findBrandHints } from "../model/files/brand"
import { getTimeZone, listTranslationEntries, getLanguage } from "../model/locale"
import type { DataFile } from "../model/links/pages"
import { isDataFile, model, translationModel } from "../model/model"
import { findReadingHints } from "../model/checks/plainLanguage"
import { readClinic } from "../model/files/clinic"
import { type ValueProblem, locate } from "../../plugins/gatsby-plugin-content-model"
import { findValueHints } from "../../plugins/gatsby-plugin-content-model/forms"
import { type Files, getValue, isRecord } from "../../plugins/gatsby-plugin-content-model/json"
import { createPreviewContent } from "./previewContent"
import { Preview } from "./previews"
import type { Previews } from "../../plugins/gatsby-plugin-sveltia-cms"
import {
  type TextRow,
  countRows,
  listRows,
  copyKeys,
  mergeTranslation,
  pickTexts,
  prepareOriginal,
  describeOutdatedText,
  findOutdatedTexts,
  sameMark,
} from "../../plugins/gatsby-plugin-content-model/translations"
import { translateClinic } from "../model/checks/contentSettings"

/** A form in a language other than the clinic’s. */
interface TranslatedForm {
  /** Its content. Untranslated texts are in the clinic’s own language. */
  data: Record<string, unknown>
  /** The other files of the site in that language. */
  files: Readonly<Record<string, unknown>>
  /** What is still to be translated, what has changed since, and what is hard to read. */
  hints: readonly ValueProblem[]
}

/** Says how many texts of a form are translated, and names the first that are not. */
const describeMissing = (rows: readonly TextRow[], file: string): ValueProblem[] => {
  const missing = rows.filter(({ translation }) => !translation).map(({ source }) => `“${source}”`)
  const message = `has ${countRows(rows)} texts. Still to translate: ${missing.slice(0, 10).join(", ")}. Write “${sameMark}” for a text that stays as it is.`
  return missing.length ? [{ file, entry: "", field: "", path: [], message }] : []
}

/**
 * Returns the form of a translation from the values `typed` in its pane and, in `i18n`, in the panes of other
 * languages; `undefined` for the pane of the clinic’s own language.
 */
const readTranslation = (
  name: DataFile,
  typed: unknown,
  i18n: Readonly<Record<string, unknown>>
): TranslatedForm | undefined => {
  const written = getValue(i18n, getLanguage(readClinic(files["clinic"])), "data")
  const language = Object.keys(sites).find(known => !(known in i18n))
  const field = translationModel[name]
  if (written === undefined || language === undefined || !field) return undefined
  const file = model[name]
  const original = prepareOriginal(file, written)
  const texts = pickTexts(field, copyKeys(file, original, typed))
  // The words of another language are not its own.
  const site = { ...files, words: undefined, ...sites[language] }
  const clinic = sites[language]?.["clinic"] ?? translateClinic(model.clinic, files["clinic"], undefined, language)
  const data =
    name === "clinic" ? translateClinic(file, original, texts, language) : mergeTranslation(file, original, texts)
  const outdated = findOutdatedTexts(file, original, texts).filter(({ isNoted }) => isNoted)
  return {
    data: isRecord(data) ? data : {},
    files: { ...site, clinic },
    hints: [
      ...describeMissing(listRows(file, original, texts, name), `${language}/${name}.json`),
      ...outdated.map(({ path, original: text }) => ({
        ...locate(`${language}/${name}.json`, file, texts, path),
        message: describeOutdatedText(text),
      })),
      ...findReadingHints({ clinic, words: site.words, [name]: texts }, { [name]: field }),
    ],
  }
}

/** Says how much of each translation is there on the site as it is live. */
const describeProgress = (clinic: unknown): ValueProblem[] =>
  listTranslationEntries(clinic).flatMap(({ language, index }) => {
    const progress = translationProgress[language]
    const location = locate("clinic.json", model.clinic, clinic, ["translations", index, "language"])
    return progress ? [{ ...location, message: `is “${language}”: ${progress}` }] : []
  })

/** Finds hints for the editor of a form in the clinic’s own language. */
const findHints = (name: DataFile, allFiles: Files): ValueProblem[] => {
  const data = allFiles[name]
  if (name === "brand") return findBrandHints(data)
  const timeZone = getTimeZone(readClinic(allFiles["clinic"]))
  return [
    ...(name === "clinic" ? describeProgress(data) : []),
    ...findValueHints(`${name}.json`, model[name], model[name].tidyValue(data), Date.now(), timeZone),
    ...findReadingHints(allFiles, { [name]: model[name] }),
  ]
}

/** Previews with the site's own pages and sections, and hints on the text. */
export const previewForms: Previews = Object.fromEntries(
  Object.keys(model)
    .filter(isDataFile)
    .map(name => [
      name,
      (typed, others) => {
        const translation = readTranslation(name, typed, others)
        const data = translation?.data ?? typed
        return {
          data,
          draw: ({ frame, getPictureUrl, describe }) => {
            const allFiles = { ...(translation?.files ?? files), [name]: data }
            const hints = translation ? translation.hints : findHints(name, allFiles)
            const content = createPreviewContent(allFiles, getPictureUrl, files)
            return <Preview name={name} frame={frame} content={content} hints={describe(hints)} />
          },
        }
      },
    ])
)
