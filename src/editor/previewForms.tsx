import { files, translationProgress } from "site-content"
import { findBrandHints } from "../model/readBrand"
import { getTimeZone, listTranslationEntries } from "../model/locale"
import { type DataFile, isDataFile, model } from "../model/model"
import { findReadingHints } from "../model/checks/plainLanguage"
import { readClinic } from "../model/files/clinic"
import { type ValueProblem, locate } from "../../plugins/gatsby-plugin-content-model"
import { findValueHints } from "../../plugins/gatsby-plugin-content-model/forms"
import { type Files } from "../../plugins/gatsby-plugin-content-model/json"
import { createPreviewContent } from "./previewContent"
import { Preview } from "./previews"
import { readTranslation } from "./readTranslation"
import type { Previews } from "../../plugins/gatsby-plugin-sveltia-cms"

/** Says how much of each translation is there on the site as it is live. */
const describeProgress = (clinic: unknown): ValueProblem[] =>
  listTranslationEntries(clinic).flatMap(({ language, index }) => {
    const progress = translationProgress[language]
    const location = locate("clinic.json", model.clinic, clinic, ["translations", index, "language"])
    return progress ? [{ ...location, message: `is “${language}”: ${progress}` }] : []
  })

/** Finds hints for the editor of a form in the clinic’s own language. */
const findHints = (name: DataFile, allFiles: Files): ValueProblem[] => {
  const data = allFiles[name]
  if (name === "brand") return findBrandHints(data)
  const timeZone = getTimeZone(readClinic(allFiles["clinic"]))
  return [
    ...(name === "clinic" ? describeProgress(data) : []),
    ...findValueHints(`${name}.json`, model[name], model[name].tidyValue(data), Date.now(), timeZone),
    ...findReadingHints(allFiles, { [name]: model[name] }),
  ]
}

/** Previews with the site's own pages and sections, and hints on the text. */
export const previewForms: Previews = Object.fromEntries(
  Object.keys(model)
    .filter(isDataFile)
    .map(name => [
      name,
      (typed, others) => {
        const translation = readTranslation(name, typed, others)
        const data = translation?.data ?? typed
        return {
          data,
          draw: ({ frame, getPictureUrl, describe }) => {
            const allFiles = { ...(translation?.files ?? files), [name]: data }
            const hints = translation ? translation.hints : findHints(name, allFiles)
            const content = createPreviewContent(allFiles, getPictureUrl, files)
            return <Preview name={name} frame={frame} content={content} hints={describe(hints)} />
          },
        }
      },
    ])
)
