import { type EditorBackend, createConfig, createFormFiles } from "../../plugins/gatsby-plugin-sveltia-cms"
import { listDestinations } from "../model/links/destinations"
import { createWordsFile } from "../model/files/createWordsFile"
import { getLanguage } from "../model/locale"
import { isDataFile, model as contentModel } from "../model/model"
import { getPreviewPath } from "../model/links/pageSources"
import { type Model, type Files } from "../../plugins/gatsby-plugin-content-model"
import { readClinic } from "../model/readClinic"
import { readSite } from "../model/readSite"

/** Returns the model of the forms on a site in `language`. */
const createEditedModel = (language: string): Model => ({ ...contentModel, words: createWordsFile(language) })

/** The languages of the site, the clinic’s own first. */
type Languages = readonly [string, ...string[]]

const createOptions = (model: Model, files: Files, languages: Languages) => ({
  folder: "data",
  files: model,
  languages,
  choices: {
    destination: listDestinations(readSite(files)),
  },
  wordFiles: Object.keys(model).filter(name => !isDataFile(name)),
  getPreviewPath,
})

/** Returns the editor's forms. `files` is the published content, whose entries destinations can name. */
export const createEditorFiles = (
  model: Model = createEditedModel("en"),
  files: Files = {},
  languages: Languages = ["en"]
) => createFormFiles(createOptions(model, files, languages))

/** Returns the model with notes after the labels of some files. */
const addNotes = (model: Model, notes: Readonly<Record<string, string>>): Model =>
  Object.fromEntries(
    Object.entries(model).map(([name, file]) => [
      name,
      notes[name] ? { ...file, label: `${file.label} (${notes[name]})` } : file,
    ])
  )

/**
 * Returns the options of the editor, from the published content. `notes` say how much of a file is translated, and are
 * shown in the list of forms.
 */
export const createEditorOptions = (
  backend: EditorBackend,
  files: Files = {},
  translations: readonly string[] = [],
  notes: Readonly<Record<string, string>> = {}
) => {
  const clinic = readClinic(files["clinic"])
  const language = getLanguage(clinic)
  return {
    ...createOptions(addNotes(createEditedModel(language), notes), files, [language, ...translations]),
    backend,
    title: `Edit ${clinic.name || "the site"}`,
    publishedAtOnce: ["notice", "clinic"],
  }
}

/** Returns the whole configuration of Sveltia CMS. */
export const createEditorConfig = (...parameters: Parameters<typeof createEditorOptions>) =>
  createConfig(createEditorOptions(...parameters))
