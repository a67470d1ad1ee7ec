import { type ValueProblem, findInFiles } from "./checkValue"
import { describeMark, isMarked } from "./marks"
import { type Model } from "./model"
import { type Files } from "./values"

/** Returns a problem for each enabled text that is still in another language, as the mark at its beginning says. */
export const findMarkedTexts = (model: Model, files: Files): ValueProblem[] =>
  findInFiles(model, files, ({ value }) => (isMarked(value) ? [describeMark(value)] : [])).map(problem => ({
    ...problem,
    isMarked: true,
  }))
