import {
  type ValueProblem,
  type EntryField,
  type Model,
  type Files,
  buildSites,
  checkTranslatedFile,
} from "../../../plugins/gatsby-plugin-content-model"
import { contentSettings } from "./contentSettings"

/** The content as the site knows it in each of its languages, the clinic’s own first. */
export const createSites = (
  model: Model,
  files: Files,
  translations: Readonly<Record<string, Files>>
): Record<string, Record<string, unknown>> => buildSites({ ...contentSettings, model }, files, translations)

/**
 * Everything that is wrong with the `translation` of the file `name`, which `field` describes. `isOn` says that there is to be a
 * site in its language.
 */
export const findTranslatedFileProblems = (
  name: string,
  field: EntryField | undefined,
  texts: { original: unknown; translation: unknown },
  language: string,
  isOn: boolean
): ValueProblem[] => checkTranslatedFile(contentSettings, name, field, texts, language, isOn)
