import { type ValueProblem, locate } from "./checkValue"
import { listPlaces } from "./listPlaces"
import { describeMark, isMarked } from "./marks"
import { type Model } from "./model"
import { type Files } from "./values"

/** Returns the texts that are on and still in the words of another language, as the marks at their beginnings say. */
export const findMarkedTexts = (model: Model, files: Files): ValueProblem[] =>
  Object.entries(model).flatMap(([name, field]) =>
    listPlaces(field, files[name]).flatMap(({ value, path, isOn }) =>
      isOn && isMarked(value)
        ? [{ ...locate(`${name}.json`, field, files[name], path), message: describeMark(value), isMarked: true }]
        : []
    )
  )
