import {
  type ValueProblem,
  type Model,
  type Files,
  findInFiles,
  suggestName,
} from "../../../plugins/gatsby-plugin-content-model"
import { describeOffDestination, listDestinations } from "../links/destinations"
import { listUnfilled } from "../placeholders"
import { readClinic } from "../readClinic"
import { readSite } from "../readSite"
import { createSiteFiles } from "../createSiteFiles"

/** The file that defines the names of each type of destination, and the problem if a name is missing. */
const namedBy: Readonly<Record<string, { file: string; missing: string }>> = {
  service: { file: "services", missing: "no service in data/services.json has this anchor" },
  question: { file: "faqs", missing: "no question in data/faqs.json has this anchor" },
  guide: { file: "patients", missing: "data/patients.json is off, or none of its guides has this anchor" },
  subject: { file: "contact", missing: "this is none of the “subjects” in data/contact.json" },
  policy: { file: "policies", missing: "no policy of data/policies.json that is on has this address" },
  whatsapp: { file: "clinic", missing: "data/clinic.json has no “whatsapp” number" },
}

/** Finds wrong names in enabled fields of one kind: `describe` returns the problem of a name, or an empty text. */
const findWrongNames = (
  kind: string,
  model: Model,
  files: Files,
  describe: (name: string) => string | undefined
): ValueProblem[] =>
  findInFiles(model, files, ({ field, value }) => {
    const wrong = field.names === kind && typeof value === "string" && describe(value)
    return wrong ? [`is “${value}”, but ${wrong}`] : []
  })

/** Returns the end of a sentence that suggests the name closest to a wrong one, if there is one. */
const suggest = (wrong: string, known: readonly string[]): string =>
  suggestName(wrong, known, found => `; did you mean “${found}”?`) || "."

/** Finds destinations whose target no file has. `files` are the parsed data files, keyed by name without `.json`. */
export const findDestinationProblems = (model: Model, files: Files): ValueProblem[] => {
  const site = readSite(createSiteFiles(model, files))
  const known = listDestinations(site).map(({ value }) => value)
  return findWrongNames("destination", model, files, destination => {
    const off = describeOffDestination(destination, site)
    if (off) return off
    const by = namedBy[destination.split(":")[0] ?? ""]
    // If the other file cannot be read, or is not checked, it is unknown whether the entry exists.
    return !by || files[by.file] === undefined || known.includes(destination)
      ? undefined
      : `${by.missing}${suggest(destination, known)} Correct it, or choose another destination.`
  })
}

/**
 * Finds placeholders whose value `clinic`, by default the clinic’s own, leaves out: the page would show the braces.
 * `folder` is the folder of the files, such as `en/` for a translation.
 */
export const findUnfilledPlaceholders = (
  model: Model,
  files: Files,
  clinic = files["clinic"],
  folder = ""
): ValueProblem[] => {
  // If the file cannot be read, it is unknown which values it leaves out.
  if (clinic === undefined) return []
  const parsed = readClinic(clinic)
  return findInFiles(
    model,
    files,
    ({ field, value }) =>
      (field.getPlaceholders && typeof value === "string" ? listUnfilled(value, parsed) : []).map(
        name => `has {${name}}, which data/clinic.json leaves out: add it there, or write this without it.`
      ),
    folder
  )
}
