import { allFiles, translationModel } from "../model/model"
import { prepareTranslation } from "../../plugins/gatsby-plugin-content-model/translations"
import type { Forms } from "../../plugins/gatsby-plugin-sveltia-cms"

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
