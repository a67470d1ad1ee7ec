import { files } from "site-content"
import { getEditorWords } from "../model/editorWords/getEditorWords"
import { getLanguage } from "../model/locale"
import { allFiles } from "../model/model"
import { type Model, relabel } from "../../plugins/gatsby-plugin-content-model"
import { translationModel } from "../model/translationModel"

const { fields } = getEditorWords(getLanguage(files["clinic"]))

/** The forms as the editor labels them. */
export const ownForms: Model = relabel(allFiles, fields)

/** The same of translations: what is translated in each form. */
export const translationForms: Model = relabel(translationModel, fields)
