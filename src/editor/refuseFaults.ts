import { checkContent, faultSentence } from "../content/checks"
import { fieldTree, withoutBlanks } from "../content/field"
import { model } from "../content/model"
import { sizeProblems } from "./pictureSizes"

interface SavedEntry {
  entry: { toJS: () => { data?: unknown; path?: unknown; slug?: unknown } }
}

/** The text of a data file as the editor writes it: without empty optional fields, and without its notes on moved items. */
const textOf = (name: string, data: unknown): string => {
  const schema = model[name]
  return JSON.stringify(schema ? withoutBlanks(fieldTree(schema), data) : data, (key, value: unknown) =>
    key.startsWith("__sc_") ? undefined : value
  )
}

/**
 * Runs the build's own checks before a file is saved. Throws the faults in a form that Sveltia CMS shows in a dialog;
 * then nothing is saved. Of pictures the size is checked where it is known; the build checks all of them.
 */
export const refuseFaults = ({ entry }: SavedEntry): void => {
  const { data, path, slug } = entry.toJS()
  const file = `${String(path).replace(/^data\/|\.json$/g, "") || String(slug)}.json`
  const name = file.replace(/\.json$/, "")
  const faults = checkContent({ files: { [file]: textOf(name, data) } }).filter(fault => fault.file === file)
  const sentences = [
    ...faults.map(faultSentence),
    ...sizeProblems(name, data).map(({ field, problem }) => `${field.label}: ${problem}`),
  ]
  if (sentences.length)
    throw new Error("saving_failed", { cause: new Error(`Nothing was saved yet. ${sentences.join(" ")}`) })
}
