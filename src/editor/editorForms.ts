import { type EditorBackend, createConfig, createFormFiles } from "../../plugins/gatsby-plugin-sveltia-cms"
import { listDestinations, listPrices } from "../model/destinations"
import { getEditorWords } from "../model/editorWords/getEditorWords"
import { createWordsFile } from "../model/files/words"
import { getLanguage } from "../model/locale"
import { isDataFile, model as contentModel } from "../model/model"
import { getPreviewPath } from "../model/pageSources"
import { type Model, relabel, type Files } from "../../plugins/gatsby-plugin-content-model"
import { readClinic } from "../model/readClinic"
import { listPlaceNames } from "../model/listPlaceNames"

/** What editors may fill in on a site in `language`. */
const createEditedModel = (language: string): Model =>
  relabel({ ...contentModel, words: createWordsFile(language) }, getEditorWords(language).fields)

/** The languages of the site, the clinic’s own first. */
type Languages = readonly [string, ...string[]]

const createOptions = (model: Model, files: Files, languages: Languages) => ({
  folder: "data",
  files: model,
  languages,
  choices: {
    destination: listDestinations(files),
    place: listPlaceNames(files),
    price: listPrices(files).map(({ title, anchor }) => ({ value: anchor, label: title })),
  },
  wordFiles: Object.keys(model).filter(name => !isDataFile(name)),
  getPreviewPath,
})

/** The editor's forms. `files` is the published content, whose entries a destination may name. */
export const createEditorFiles = (
  model: Model = createEditedModel("en"),
  files: Files = {},
  languages: Languages = ["en"]
) => createFormFiles(createOptions(model, files, languages))

/** What the editor is configured with, from the published content. */
export const createEditorOptions = (
  backend: EditorBackend,
  files: Files = {},
  translations: readonly string[] = []
) => {
  const language = getLanguage(files["clinic"])
  return {
    ...createOptions(createEditedModel(language), files, [language, ...translations]),
    backend,
    title: `Edit ${readClinic(files["clinic"]).name || "the site"}`,
    publishedAtOnce: ["notice", "clinic"],
  }
}

/** The whole configuration of the editor. */
export const createEditorConfig = (...parameters: Parameters<typeof createEditorOptions>) =>
  createConfig(createEditorOptions(...parameters))
