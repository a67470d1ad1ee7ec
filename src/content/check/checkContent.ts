import { findBrandHints } from "../brand"
import {
  type Pictures,
  type Problem,
  type ValueProblem,
  checkValue,
  findDestinationProblems,
  findMissingFactProblems,
  findPriceProblems,
} from "../checks"
import { findValueHints } from "../hints"
import { getTimeZone } from "../locale"
import { type Model, model as contentModel, optionalFiles } from "../model"
import { findPlainLanguageHints } from "../plainLanguage"
import { suggestName } from "../suggestName"
import { describeVersionProblem } from "./migrations"
import { type TextProblem, parseJson, getPosition } from "./parseJson"

export interface Content {
  /** Text of each file of `data/`, by its name with `.json`. */
  files: Readonly<Record<string, string>>
  /** Left out where the pictures are not known. */
  pictures?: Pictures
  /** The version of the model that it says it has. Left out where it is not known. */
  version?: unknown
}

const createFileProblem = (file: string, message: string): Problem => ({ file, entry: "", field: "", message })

const createTextProblem = (file: string, text: string, { offset, message }: TextProblem): Problem => ({
  ...createFileProblem(file, message),
  ...getPosition(text, offset),
})

/**
 * The parsed files, and the values of those that are not broken, all by name without `.json`; and how to say where in its
 * file a problem is.
 */
const parseFiles = (files: Content["files"], model: Model) => {
  const parsedFiles: Record<string, ReturnType<typeof parseJson>> = {}
  const values: Record<string, unknown> = {}
  const placed: Record<string, (problem: ValueProblem) => Problem> = {}
  for (const name of Object.keys(model)) {
    const text = files[`${name}.json`]
    if (text === undefined) continue
    const parsed = parseJson(text)
    parsedFiles[name] = parsed
    if ("problem" in parsed) continue
    values[name] = parsed.value
    placed[`${name}.json`] = ({ path, atKey, ...problem }) => ({
      ...problem,
      ...getPosition(text, parsed.offsetOf(path, atKey)),
    })
  }
  return { parsedFiles, values, place: (problem: ValueProblem): Problem => placed[problem.file]?.(problem) ?? problem }
}

/**
 * What editors should know of content that can be published: dates that are over, anchors that would change with a
 * title, sentences that are hard to read. `now` is the moment of the check, in milliseconds since 1970.
 */
export const findContentHints = ({ files }: Content, now: number, model: Model = contentModel): Problem[] => {
  const { values, place } = parseFiles(files, model)
  const timeZone = getTimeZone(values["clinic"])
  return [
    ...Object.entries(model).flatMap(([name, field]) =>
      findValueHints(`${name}.json`, field, values[name], now, timeZone)
    ),
    ...findBrandHints(values["brand"]),
    ...findPlainLanguageHints(values),
  ].map(place)
}

/** Everything that keeps `content` from being published, in the order of the files; empty when nothing is wrong. */
export const checkContent = (content: Content, requiredFiles: Model = contentModel): Problem[] => {
  const { files, pictures } = content
  const model = {
    ...requiredFiles,
    ...Object.fromEntries(Object.entries(optionalFiles).filter(([name]) => files[`${name}.json`] !== undefined)),
  }
  const versionProblem = "version" in content && describeVersionProblem(content.version)
  // All other problems of older content would be about what has changed since.
  if (versionProblem) return [createFileProblem("version.json", versionProblem)]
  const knownFiles = Object.keys({ ...model, ...optionalFiles }).map(name => `${name}.json`)
  const { parsedFiles, values, place } = parseFiles(files, model)
  const unknownFiles = Object.keys(files).filter(file => !knownFiles.includes(file))
  return [
    ...Object.entries(model).flatMap(([name, field]) => {
      const file = `${name}.json`
      const text = files[file]
      const parsed = parsedFiles[name]
      if (text === undefined || !parsed)
        return [createFileProblem(file, "is missing. Put the file back; its last version is in the history.")]
      if ("problem" in parsed) return [createTextProblem(file, text, parsed.problem)]
      return [
        ...checkValue(file, field, parsed.value, pictures).map(place),
        ...parsed.duplicates.map(duplicate => createTextProblem(file, text, duplicate)),
      ]
    }),
    ...findDestinationProblems(model, values).map(place),
    ...findPriceProblems(model, values).map(place),
    ...findMissingFactProblems(model, values).map(place),
    ...unknownFiles.map(file =>
      createFileProblem(
        file,
        `is not a file the site knows${suggestName(file, knownFiles, name => `; is it “${name}” misspelt?`) || "."} Rename it or remove it.`
      )
    ),
  ]
}
