import {
  type ValueProblem,
  type EntryField,
  type Model,
  type Files,
  buildSites,
  checkTranslatedFile,
} from "../../../plugins/gatsby-plugin-content-model"
import { contentSettings } from "./contentSettings"

/** Returns the content of the site in each of its languages, the clinic’s own first. */
export const createSites = (
  model: Model,
  files: Files,
  translations: Readonly<Record<string, Files>>
): Record<string, Record<string, unknown>> => buildSites({ ...contentSettings, model }, files, translations)

/**
 * Returns every problem of the `translation` of the file `name`, which `field` describes. `isOn` means that the site is
 * published in that language.
 */
export const checkTranslation = (
  name: string,
  field: EntryField | undefined,
  texts: { original: unknown; translation: unknown },
  language: string,
  isOn: boolean
): ValueProblem[] => checkTranslatedFile(contentSettings, name, field, texts, language, isOn)
