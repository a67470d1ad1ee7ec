import { type Field, type Path, getChildField, isEntry } from "../gatsby-plugin-content-model"
import type { Forms } from "./options"

const listFields = (field: Field | undefined): [name: string, label: string][] =>
  isEntry(field) ? Object.entries(field.fields).map(([name, { label }]) => [name, label]) : []

/** Finds the names of files in messages, which write them as `data/fees.json`. */
const createFilePattern = ({ folder }: Forms): RegExp => new RegExp(`${folder}/(\\w+)\\.json`, "g")

/** The labels of the fields that a message at `path` may name, by their names: the nearest counts. */
const collectLabels = (
  forms: Forms,
  file: Field | undefined,
  path: Path,
  message: string
): ReadonlyMap<string, string> => {
  const fields = [file]
  for (const key of path) fields.push(getChildField(fields.at(-1), key))
  const last = fields.at(-1)
  return new Map([
    ...[...message.matchAll(createFilePattern(forms))].flatMap(([, name = ""]) => listFields(forms.files[name])),
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
export const nameFields = (forms: Forms, file: Field | undefined, path: Path, message: string): string => {
  const labels = collectLabels(forms, file, path, message)
  const named = message
    // What follows “is” is a value.
    .replaceAll(/(?<!\bis )“(\w+)”/g, (written, name: string) => (labels.has(name) ? `“${labels.get(name)}”` : written))
    .replaceAll(/\bentries with the (\w+) “/g, (written, name: string) =>
      labels.has(name) ? `entries with the same “${labels.get(name)}”, “` : written
    )
    .replaceAll(createFilePattern(forms), (written, name: string) => forms.files[name]?.label ?? written)
  return wordsOfForms.reduce((text, [pattern, words]) => text.replaceAll(pattern, words), named)
}
