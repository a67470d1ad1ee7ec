import { type ValueProblem, type Model, findInFiles } from "../../../plugins/gatsby-plugin-content-model"
import { type Files, suggestName } from "../../../plugins/gatsby-plugin-content-model/json"
import { listDestinationFiles, listDestinations } from "../links/destinations"
import { listUnfilled } from "../placeholders"
import { readLanguageSite, readSite } from "../readSite"
import { createPublicFiles } from "../../../plugins/gatsby-plugin-content-model/forms"

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

const describeMissing = (destination: string): string =>
  destination.includes("?subject=")
    ? "this is none of the “subjects” in data/contact.json, or its page has no form"
    : "the site has no such page or part, or it is off"

/** Finds destinations that are not in the list. `files` are the parsed data files, keyed by name without `.json`. */
export const findDestinationProblems = (model: Model, files: Files): ValueProblem[] => {
  let destinations: readonly string[] | undefined
  return findWrongNames("destination", model, files, destination => {
    // If another file cannot be read, or is not checked, it is unknown whether the target exists. A value in another
    // format has a problem of its own.
    const isUnknown = listDestinationFiles(destination).some(name => files[name] === undefined)
    if (isUnknown || !/^(\/|whatsapp$)/.test(destination)) return undefined
    // Made only where there is a destination, because all of the content is read for it.
    destinations ??= listDestinations(readSite(createPublicFiles(model, files))).map(({ value }) => value)
    return destinations.includes(destination)
      ? undefined
      : `${describeMissing(destination)}${suggest(destination, destinations)} Choose another destination.`
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
  const site = readLanguageSite({ clinic })
  return findInFiles(
    model,
    files,
    ({ field, value }) =>
      (field.getPlaceholders && typeof value === "string" ? listUnfilled(value, site) : []).map(
        name => `has {${name}}, which data/clinic.json leaves out: add it there, or write this without it.`
      ),
    folder
  )
}
