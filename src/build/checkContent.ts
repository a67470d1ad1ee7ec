import {
  type Pictures,
  type Problem,
  type ValueProblem,
  checkValue,
  destinationProblems,
  suggestName,
} from "../content/checks"
import { valueHints } from "../content/hints"
import { type Model, model as contentModel } from "../content/model"
import { plainLanguageHints } from "../content/plainLanguage"
import { type TextProblem, parseJson, positionAt } from "./parseJson"

export interface Content {
  /** Text of each file of `data/`, by its name with `.json`. */
  files: Readonly<Record<string, string>>
  /** Left out where the pictures are not known. */
  pictures?: Pictures
}

const fileProblem = (file: string, message: string): Problem => ({ file, entry: "", field: "", message })

const textProblem = (file: string, text: string, { offset, message }: TextProblem): Problem => ({
  ...fileProblem(file, message),
  ...positionAt(text, offset),
})

/** The parsed files, by name without `.json`, and how to say where in its file a problem is; broken files are left out. */
const parsedFiles = (files: Content["files"], model: Model) => {
  const values: Record<string, unknown> = {}
  const placed: Record<string, (problem: ValueProblem) => Problem> = {}
  for (const name of Object.keys(model)) {
    const text = files[`${name}.json`]
    const parsed = text === undefined ? undefined : parseJson(text)
    if (text === undefined || !parsed || "problem" in parsed) continue
    values[name] = parsed.value
    placed[`${name}.json`] = ({ path, atKey, ...problem }) => ({
      ...problem,
      ...positionAt(text, parsed.offsetOf(path, atKey)),
    })
  }
  return { values, place: (problem: ValueProblem): Problem => placed[problem.file]?.(problem) ?? problem }
}

/**
 * What editors had better know of content that can be published: dates that are over, anchors that would change with a
 * title, sentences that are hard to read. `now` is the moment of the check, in milliseconds since 1970.
 */
export const contentHints = ({ files }: Content, now: number, model: Model = contentModel): Problem[] => {
  const { values, place } = parsedFiles(files, model)
  return [
    ...Object.entries(model).flatMap(([name, field]) => valueHints(`${name}.json`, field, values[name], now)),
    ...plainLanguageHints(values),
  ].map(place)
}

/** Everything that keeps `content` from being published, in the order of the files; empty when all is well. */
export const checkContent = ({ files, pictures }: Content, model: Model = contentModel): Problem[] => {
  const knownFiles = Object.keys(model).map(name => `${name}.json`)
  const { values, place } = parsedFiles(files, model)
  const unknownFiles = Object.keys(files).filter(file => !knownFiles.includes(file))
  return [
    ...Object.entries(model).flatMap(([name, field]) => {
      const file = `${name}.json`
      const text = files[file]
      if (text === undefined)
        return [fileProblem(file, "is missing. Put the file back; its last version is in the history.")]
      const parsed = parseJson(text)
      if ("problem" in parsed) return [textProblem(file, text, parsed.problem)]
      return [
        ...checkValue(file, field, parsed.value, pictures).map(place),
        ...parsed.duplicates.map(duplicate => textProblem(file, text, duplicate)),
      ]
    }),
    ...destinationProblems(model, values).map(place),
    ...unknownFiles.map(file =>
      fileProblem(
        file,
        `is not a file the site knows${suggestName(file, knownFiles, name => `; is it “${name}” misspelt?`) || "."} Rename it or remove it.`
      )
    ),
  ]
}
