import { type ValueProblem } from "../../gatsby-plugin-content-model"
import { omitBlanks } from "../../gatsby-plugin-content-model/forms"
import { getFields, getValue, isRecord } from "../../gatsby-plugin-content-model/json"
import { copyKeys, notesByHand, pickTexts, prepareOriginal } from "../../gatsby-plugin-content-model/translations"
import { describeProblems } from "./describeProblems"
import type { Forms, WrittenForm } from "../options"

/** Name of the form value that holds the text of the loaded file, trimmed. */
export const loadedText = "loadedText"

/**
 * A form's content, which Sveltia CMS stores in a map of Immutable.js. `i18n` has the translations keyed by language.
 */
export interface SavedContent {
  toJS: () => { data?: unknown; i18n?: unknown; path?: unknown; slug?: unknown }
  set: (name: "data" | "i18n", value: Record<string, unknown>) => this
}

/**
 * Returns the saved form of a value: without internal notes on moved items, and without undefined values, which JSON
 * cannot have.
 */
const getWrittenValue = (data: unknown): unknown =>
  JSON.parse(
    JSON.stringify(data, (key, value: unknown) => (key.startsWith("__sc_") || key === loadedText ? undefined : value))
  )

const omitNotes = (data: unknown): unknown =>
  isRecord(data) ? Object.fromEntries(Object.entries(data).filter(([name]) => !(name in notesByHand))) : data

/** Returns each translation of a form in the format of its file. */
const writeTranslations = (
  forms: Forms,
  { name, file, value }: Omit<WrittenForm, "translations">,
  i18n: unknown
): Record<string, unknown> => {
  const field = forms.translations[name]
  const translations = Object.entries(isRecord(i18n) ? i18n : {})
  return Object.fromEntries(
    translations.flatMap(([language, entry]) => {
      const data = getValue(entry, "data")
      if (!field || data === undefined) return []
      const texts = field.tidyValue(pickTexts(field, copyKeys(file, value, getWrittenValue(data))))
      return [[language, forms.writeTranslation(name, value, texts)]]
    })
  )
}

/** Returns the saved form of a form's content, with its translations in step; `undefined` if there is no such form. */
export const writeForm = (forms: Forms, entry: SavedContent): WrittenForm | undefined => {
  const { data, i18n, path, slug } = entry.toJS()
  const name = /([^/]+)\.json$/.exec(String(path))?.[1] ?? String(slug)
  const file = forms.files[name]
  if (!file) return undefined
  const written = file.tidyValue(omitBlanks(file, omitNotes(getWrittenValue(data))))
  const hasTranslations = isRecord(i18n) && Object.keys(i18n).length > 0
  const value = hasTranslations ? prepareOriginal(file, written) : written
  return { name, file, value, translations: writeTranslations(forms, { name, file, value }, i18n) }
}

/** Throws an error that Sveltia CMS shows in a dialog. Nothing is saved. */
export const refuseForm = (message: string, cause?: unknown): never => {
  throw new Error("saving_failed", { cause: new Error(message, { cause }) })
}

/** Refuses a form with problems, in the form's labels. */
export const checkForm = (forms: Forms, { name }: WrittenForm, problems: readonly ValueProblem[]): void => {
  const paragraphs = describeProblems(forms, name, problems)
  if (paragraphs.length) refuseForm(paragraphs.join("\n\n"))
}

/** Adds the text that the next change of the form starts from. */
const withLoadedText = (value: unknown): Record<string, unknown> => ({
  ...getFields(value),
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
