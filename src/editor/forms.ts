import { allFiles, translationModel, model } from "../model/model"
import { prepareTranslation } from "../../plugins/gatsby-plugin-content-model/translations"
import type { Forms, Editor } from "../../plugins/gatsby-plugin-sveltia-cms"
import { parseDateTime } from "../../plugins/gatsby-plugin-content-model/json"

/** Returns the forms of `data/`. `languages` are those of the translations. */
export const createForms = (languages: readonly string[]): Forms => ({
  folder: "data",
  files: allFiles,
  translations: translationModel,
  languages,
  writeTranslation: (name, original, texts) => {
    const file = allFiles[name]
    // The clinic's own words are chosen separately in each language, and are not a translation.
    return file && name !== "words" ? prepareTranslation(file, original, texts) : texts
  },
})

/** Returns the functions that say when visitors see the content of a form. `timeZone` is the clinic's. */
export const createPeriods = (timeZone: string): Editor["periods"] => ({
  notice: value => {
    const { from, until } = model.notice.read(value)
    return { from: parseDateTime(from, timeZone), until: parseDateTime(until, timeZone) }
  },
})
