import { getEditorWords } from "../model/editorWords/getEditorWords"
import { allFiles } from "../model/model"
import { prepareTranslation, relabel } from "../../plugins/gatsby-plugin-content-model"
import { translationModel } from "../model/translationModel"
import type { Forms } from "../../plugins/gatsby-plugin-sveltia-cms"

/** Returns the forms of `data/` with labels in `language`. `languages` are those of the translations. */
export const createForms = (language: string, languages: readonly string[]): Forms => {
  const { fields } = getEditorWords(language)
  return {
    folder: "data",
    files: relabel(allFiles, fields),
    translations: relabel(translationModel, fields),
    languages,
    writeTranslation: (name, original, texts) => {
      const file = allFiles[name]
      // The clinic's own words are chosen separately in each language, and are not a translation.
      return file && name !== "words" ? prepareTranslation(file, original, texts) : texts
    },
  }
}
