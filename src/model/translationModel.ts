import { allFiles, optionalFiles } from "./model"
import { type Model, createTranslationModel } from "../../plugins/gatsby-plugin-content-model"

/** The model of a translation's files, `data/<language>/*.json`. */
export const translationModel: Model = createTranslationModel(allFiles, optionalFiles)
