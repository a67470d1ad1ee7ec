import { files } from "site-content"
import { getEditorWords } from "../content/editorWords/getEditorWords"
import { getLanguage } from "../content/locale"
import { allFiles } from "../content/model"
import { type Model, relabel } from "../../plugins/gatsby-plugin-content-model"
import { translationModel } from "../content/translationModel"

const { fields } = getEditorWords(getLanguage(files["clinic"]))

/** The forms as the editor labels them. */
export const ownForms: Model = relabel(allFiles, fields)

/** The same of translations: what is translated in each form. */
export const translationForms: Model = relabel(translationModel, fields)
