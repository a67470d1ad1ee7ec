import type { EditorBackend } from "../../plugins/gatsby-plugin-sveltia-cms"
import type { Model } from "../../plugins/gatsby-plugin-content-model"
import type { Files } from "../../plugins/gatsby-plugin-content-model/json"
import { createWordsFile } from "../model/files/createWordsFile"
import { listDestinations } from "../model/links/destinations"
import { getPreviewPath } from "../model/links/pages"
import { getLanguage } from "../model/locale"
import { model } from "../model/model"
import { readClinic } from "../model/files/clinic"
import { readSite } from "../model/readSite"

/** Returns the model with notes after the labels of some files. */
const addNotes = (files: Model, notes: Readonly<Record<string, string>>): Model =>
  Object.fromEntries(
    Object.entries(files).map(([name, file]) => [
      name,
      notes[name] ? { ...file, label: `${file.label} (${notes[name]})` } : file,
    ])
  )

/**
 * Returns the options of the editor. `files` is the published content, whose entries destinations can name. `notes` say
 * how much of a file is translated, and are shown in the list of forms.
 */
export const createEditorOptions = (
  backend: EditorBackend,
  files: Files = {},
  translations: readonly string[] = [],
  notes: Readonly<Record<string, string>> = {}
) => {
  const clinic = readClinic(files["clinic"])
  const language = getLanguage(clinic)
  const languages: readonly [string, ...string[]] = [language, ...translations]
  return {
    backend,
    title: `Edit ${clinic.name || "the site"}`,
    publishedAtOnce: ["notice", "clinic"],
    folder: "data",
    files: addNotes({ ...model, words: createWordsFile(language) }, notes),
    languages,
    choices: { destination: listDestinations(readSite(files)) },
    wordFiles: ["words"],
    getPreviewPath,
  }
}
