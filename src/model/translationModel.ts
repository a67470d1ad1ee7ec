import { allFiles, optionalFiles } from "./model"
import { type Model, createTranslationModel } from "../../plugins/gatsby-plugin-content-model"

/** What the files of a translation, `data/<language>/*.json`, may have. */
export const translationModel: Model = createTranslationModel(allFiles, optionalFiles)
