import { files } from "site-content"
import { checkValue, findDestinationProblems, findMissingFactProblems, formatProblem } from "../content/checks"
import { isPublishedAtOnce } from "../content/editorForms"
import { omitBlanks } from "../content/field"
import { allFiles, model } from "../content/model"
import type { EntryField } from "../content/vocabulary"
import { findSizeProblems } from "./pictureSizes"

interface SavedEntry {
  entry: { toJS: () => { data?: unknown; path?: unknown; slug?: unknown } }
}

/** A file's content as the editor writes it: without empty optional fields, and without its notes on moved items. */
const getWrittenValue = (field: EntryField, data: unknown): unknown =>
  // What is undefined is in no JSON.
  JSON.parse(
    JSON.stringify(omitBlanks(field, data), (key, value: unknown) => (key.startsWith("__sc_") ? undefined : value))
  )

/**
 * Runs the build's own checks before a file is saved. Throws the problems in a form that Sveltia CMS shows in a dialog;
 * then nothing is saved. Of pictures the size is checked where it is known; the build checks all of them. What is published
 * at once is checked together with the other files as they are live: after a draft the pull request's check does that.
 */
export const blockInvalidSave = ({ entry }: SavedEntry): void => {
  const { data, path, slug } = entry.toJS()
  const name = String(path).replace(/^data\/|\.json$/g, "") || String(slug)
  const file = allFiles[name]
  if (!file) return
  const value = getWrittenValue(file, data)
  const siteFiles = { ...files, [name]: value }
  const problems = [
    ...checkValue(`${name}.json`, file, value),
    ...(isPublishedAtOnce(name)
      ? [...findDestinationProblems(model, siteFiles), ...findMissingFactProblems(model, siteFiles)]
      : []),
  ]
  const sentences = [
    ...problems.map(formatProblem),
    ...findSizeProblems(file, data).map(({ field, problem }) => `${field.label}: ${problem}`),
  ]
  if (sentences.length)
    throw new Error("saving_failed", { cause: new Error(`Nothing was saved yet. ${sentences.join(" ")}`) })
}
