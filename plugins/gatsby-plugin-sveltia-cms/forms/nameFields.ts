import { type Field, isEntry } from "../../gatsby-plugin-content-model"
import { type Path, getChildField } from "../../gatsby-plugin-content-model/forms"
import type { Forms } from "../options"

const listFields = (field: Field | undefined): [name: string, label: string][] =>
  isEntry(field) ? Object.entries(field.fields).map(([name, { label }]) => [name, label]) : []

/** Creates a pattern for file names in messages, such as `data/fees.json`. */
const createFilePattern = ({ folder }: Forms): RegExp => new RegExp(`${folder}/(\\w+)\\.json`, "g")

/** Returns the labels of the fields that a message at `path` may mention, keyed by name. The nearest field wins. */
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

/** Returns `message`, about the value at `path`, with the forms' labels in place of the names of fields and files. */
export const nameFields = (forms: Forms, file: Field | undefined, path: Path, message: string): string => {
  const labels = collectLabels(forms, file, path, message)
  return (
    message
      // A quotation after “is” is a value, not a name.
      .replaceAll(/(?<!\bis )“(\w+)”/g, (written, name: string) =>
        labels.has(name) ? `“${labels.get(name)}”` : written
      )
      .replaceAll(createFilePattern(forms), (written, name: string) => forms.files[name]?.label ?? written)
  )
}
