import { type Pictures, type Problem, checkValue, suggestName } from "../content/checks"
import { type Model, model as contentModel } from "../content/model"
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

/** Everything that keeps `content` from being published, in the order of the files; empty when all is well. */
export const checkContent = ({ files, pictures }: Content, model: Model = contentModel): Problem[] => {
  const knownFiles = Object.keys(model).map(name => `${name}.json`)
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
        ...checkValue(file, field, parsed.value, pictures).map(({ path, atKey, ...problem }) => ({
          ...problem,
          ...positionAt(text, parsed.offsetOf(path, atKey)),
        })),
        ...parsed.duplicates.map(duplicate => textProblem(file, text, duplicate)),
      ]
    }),
    ...unknownFiles.map(file =>
      fileProblem(
        file,
        `is not a file the site knows${suggestName(file, knownFiles, name => `; is it “${name}” misspelt?`) || "."} Rename it or remove it.`
      )
    ),
  ]
}
