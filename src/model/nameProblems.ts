import {
  type ValueProblem,
  type Model,
  type Files,
  locate,
  listPlaces,
  suggestName,
} from "../../plugins/gatsby-plugin-content-model"
import { describeOffDestination, listDestinations, listPrices } from "./destinations"
import { findMissingFacts } from "./placeholders"
import { createSiteFiles } from "./siteContent"

/** Where the names of destinations come from, by kind, and what is wrong when there is no such name. */
const namedBy: Readonly<Record<string, { file: string; missing: string }>> = {
  service: { file: "services", missing: "no service in data/services.json has this anchor" },
  question: { file: "faqs", missing: "no question in data/faqs.json has this anchor" },
  guide: { file: "patients", missing: "data/patients.json is off, or none of its guides has this anchor" },
  subject: { file: "contact", missing: "this is none of the “subjects” in data/contact.json" },
  policy: { file: "policies", missing: "no policy of data/policies.json that is on has this address" },
  whatsapp: { file: "clinic", missing: "data/clinic.json has no “whatsapp” number" },
}

/** Prices that a text names and data/fees.json does not have. While the fees are off, nothing shows them. */
export const findPriceProblems = (model: Model, files: Files): ValueProblem[] => {
  const siteFiles = createSiteFiles(model, files)
  const known = listPrices(siteFiles).map(({ anchor }) => anchor)
  if (!siteFiles["fees"]) return []
  return Object.entries(model).flatMap(([name, tree]) =>
    listPlaces(tree, files[name]).flatMap(({ field, value, path, isOn }) =>
      isOn && field.names === "price" && typeof value === "string" && !known.includes(value)
        ? [
            {
              ...locate(`${name}.json`, tree, files[name], path),
              message: `is “${value}”, but no price in data/fees.json has this anchor${suggestName(value, known, found => `; did you mean “${found}”?`) || "."} Correct it, or remove it.`,
            },
          ]
        : []
    )
  )
}

/** Destinations that name what no file has. `files` are the parsed data files, by name without `.json`. */
export const findDestinationProblems = (model: Model, files: Files): ValueProblem[] => {
  const siteFiles = createSiteFiles(model, files)
  const known = listDestinations(siteFiles).map(({ value }) => value)
  return Object.entries(model).flatMap(([name, tree]) =>
    listPlaces(tree, files[name]).flatMap(({ field, value, path, isOn }) => {
      if (!isOn || field.names !== "destination" || typeof value !== "string") return []
      const off = describeOffDestination(value, siteFiles)
      if (off) return [{ ...locate(`${name}.json`, tree, files[name], path), message: `is “${value}”, but ${off}` }]
      const by = namedBy[value.split(":")[0] ?? ""]
      // Where the other file cannot be read, or is not checked, nobody can say whether the entry exists.
      if (!by || files[by.file] === undefined || known.includes(value)) return []
      return [
        {
          ...locate(`${name}.json`, tree, files[name], path),
          message: `is “${value}”, but ${by.missing}${suggestName(value, known, found => `; did you mean “${found}”?`) || "."} Correct it, or choose another destination.`,
        },
      ]
    })
  )
}

/**
 * Placeholders of facts that `clinic`, the clinic’s own by default, leaves out: the page would show their braces. `folder` is
 * that of the files, such as `en/` for a translation.
 */
export const findMissingFactProblems = (
  model: Model,
  files: Files,
  clinic = files["clinic"],
  folder = ""
): ValueProblem[] =>
  // Where the file cannot be read, nobody can say what it leaves out.
  clinic === undefined
    ? []
    : Object.entries(model).flatMap(([name, tree]) =>
        listPlaces(tree, files[name]).flatMap(({ field, value, path, isOn }) => {
          if (!isOn || !field.getPlaceholders || typeof value !== "string") return []
          return findMissingFacts(value, clinic).map(fact => ({
            ...locate(`${folder}${name}.json`, tree, files[name], path),
            message: `has {${fact}}, which data/clinic.json leaves out: add it there, or write this without it.`,
          }))
        })
      )
