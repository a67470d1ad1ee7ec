import { type Problem, type ValueProblem, maxProblems } from "./checkValue"
import type { Model } from "./model"
import { type TextProblem, getPosition, parseJson } from "./parseJson"

/** Creates a problem that concerns a whole file or its text. `file` is its path in the folder of the content. */
export const createFileProblem = (file: string, message: string): Problem => ({ file, entry: "", field: "", message })

const createTextProblem = (file: string, text: string, { offset, message }: TextProblem): Problem => ({
  ...createFileProblem(file, message),
  ...getPosition(text, offset),
})

const tidyFile = (model: Model, name: string, value: unknown): unknown =>
  model[name] ? model[name].tidyValue(value) : value

/** Returns the values of files in the form in which the site shows them, keyed by file name without `.json`. */
export const tidyFiles = (model: Model, values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, tidyFile(model, name, value)]))

/**
 * Parses the files of a folder of the content, such as `en/`. Returns the values of the files with valid JSON, keyed by
 * file name without `.json`; the problems of their texts, such as syntax errors and duplicate names in a group; and
 * `addPosition`, which adds the line and column to a problem.
 */
export const parseFiles = (files: Readonly<Record<string, string>>, model: Model, folder = "") => {
  const values: Record<string, unknown> = {}
  const textProblems: Record<string, Problem[]> = {}
  const withPosition: Record<string, (problem: ValueProblem) => Problem> = {}
  for (const name of Object.keys(model)) {
    const file = `${folder}${name}.json`
    const text = files[`${name}.json`]
    if (text === undefined) continue
    const parsed = parseJson(text)
    if ("problem" in parsed) {
      textProblems[name] = [createTextProblem(file, text, parsed.problem)]
      continue
    }
    values[name] = tidyFile(model, name, parsed.value)
    textProblems[name] = parsed.duplicates
      .slice(0, maxProblems)
      .map(duplicate => createTextProblem(file, text, duplicate))
    withPosition[file] = ({ atKey, ...problem }) => ({
      ...problem,
      ...getPosition(text, parsed.offsetOf(problem.path, atKey)),
    })
  }
  return {
    values,
    textProblems,
    addPosition: (problem: ValueProblem): Problem => withPosition[problem.file]?.(problem) ?? problem,
  }
}
