import { type Path, type Field, getChildField, isEntry } from "../../plugins/gatsby-plugin-content-model"
import { ownForms } from "./forms"

const listFields = (field: Field | undefined): [name: string, label: string][] =>
  isEntry(field) ? Object.entries(field.fields).map(([name, { label }]) => [name, label]) : []

/** The labels of the fields that a message at `path` may name, by their names: the nearest counts. */
const collectLabels = (file: Field | undefined, path: Path, message: string): ReadonlyMap<string, string> => {
  const fields = [file]
  for (const key of path) fields.push(getChildField(fields.at(-1), key))
  const last = fields.at(-1)
  return new Map([
    ...[...message.matchAll(/data\/(\w+)\.json/g)].flatMap(([, name = ""]) => listFields(ownForms[name])),
    ...fields.flatMap(listFields),
    ...listFields(last?.getChild(0)),
  ])
}

/** What is said for people who write JSON, and what for those who fill in a form. */
const wordsOfForms: readonly (readonly [RegExp, string])[] = [
  [/\bset (“[^”]+”) to true\b/g, "turn $1 on"],
  [/\bset (“[^”]+”) to false\b/g, "turn $1 off"],
  [/\bset this to true\b/g, "turn this on"],
  [/(“[^”]+”) set to true\b/g, "$1 on"],
  [/: set (“[^”]+”) in the entries/g, ": turn $1 on in the entries"],
  [/, without quotation marks( and)?/g, ""],
  [/ in quotation marks/g, ""],
]

/** `message`, about the place `path` of a file, with the fields and files that it names as the forms call them. */
export const nameFields = (file: Field | undefined, path: Path, message: string): string => {
  const labels = collectLabels(file, path, message)
  const named = message
    // What follows “is” is a value.
    .replaceAll(/(?<!\bis )“(\w+)”/g, (written, name: string) => (labels.has(name) ? `“${labels.get(name)}”` : written))
    .replaceAll(/\bentries with the (\w+) “/g, (written, name: string) =>
      labels.has(name) ? `entries with the same “${labels.get(name)}”, “` : written
    )
    .replaceAll(/data\/(\w+)\.json/g, (written, name: string) => ownForms[name]?.label ?? written)
  return wordsOfForms.reduce((text, [pattern, words]) => text.replaceAll(pattern, words), named)
}
