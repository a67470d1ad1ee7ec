import {
  type ValueProblem,
  type Model,
  type Files,
  locate,
  listPlaces,
  suggestName,
} from "../../plugins/gatsby-plugin-content-model"
import { listPlaceNames } from "./listPlaceNames"
import { createSiteFiles } from "./siteContent"

/** Places that a person or a service names and data/clinic.json does not have. */
export const findPlaceProblems = (model: Model, files: Files): ValueProblem[] => {
  const known = listPlaceNames(createSiteFiles(model, files)).map(({ value }) => value)
  if (files["clinic"] === undefined) return []
  return Object.entries(model).flatMap(([name, tree]) =>
    listPlaces(tree, files[name]).flatMap(({ field, value, path, isOn }) =>
      isOn && field.names === "place" && typeof value === "string" && !known.includes(value)
        ? [
            {
              ...locate(`${name}.json`, tree, files[name], path),
              message: known.length
                ? `is “${value}”, but no place in data/clinic.json has this anchor${suggestName(value, known, found => `; did you mean “${found}”?`) || "."} Write one of: ${known.join(", ")}; or remove it.`
                : `is “${value}”, but data/clinic.json has no “places”: add them there, or remove this.`,
            },
          ]
        : []
    )
  )
}
