import { type ValueProblem, findInFiles } from "./checkValue"
import { describeMark, isMarked } from "./marks"
import { type Model } from "./model"
import { type Files } from "./values"

/** Returns the texts that are on and still in the words of another language, as the marks at their beginnings say. */
export const findMarkedTexts = (model: Model, files: Files): ValueProblem[] =>
  findInFiles(model, files, ({ value }) => (isMarked(value) ? [describeMark(value)] : [])).map(problem => ({
    ...problem,
    isMarked: true,
  }))
