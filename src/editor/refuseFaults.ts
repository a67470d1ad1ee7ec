import { checkValue, formatProblem } from "../content/checks"
import { withoutBlanks } from "../content/field"
import { isDataFile, model } from "../content/model"

interface SavedEntry {
  entry: { toJS: () => { data?: unknown; path?: unknown; slug?: unknown } }
}

/**
 * Runs the build's own checks before a file is saved. Throws the problems in a form that Sveltia CMS shows in a dialog;
 * then nothing is saved. Pictures are checked by the build: their sizes are not known here.
 */
export const refuseFaults = ({ entry }: SavedEntry): void => {
  const { data, path, slug } = entry.toJS()
  const name = String(path).replace(/^data\/|\.json$/g, "") || String(slug)
  if (!isDataFile(name)) return
  // The editor leaves empty optional fields out of the file, and what is undefined is in no JSON.
  const value: unknown = JSON.parse(JSON.stringify(withoutBlanks(model[name], data)))
  const problems = checkValue(`${name}.json`, model[name], value)
  if (problems.length)
    throw new Error("saving_failed", {
      cause: new Error(`Nothing was saved yet. ${problems.map(formatProblem).join(" ")}`),
    })
}
