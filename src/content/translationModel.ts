import { allFiles, optionalFiles } from "./model"
import type { Model } from "../../plugins/gatsby-plugin-content-model"
import { createTranslationModel } from "./translations/createTranslationModel"

/** What the files of a translation, `data/<language>/*.json`, may have. */
export const translationModel: Model = createTranslationModel(allFiles, optionalFiles)
