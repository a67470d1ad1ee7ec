import type { Model } from "./model"
import type { EntryField, Field } from "./vocabulary"

/** Labels and hints of fields by their place: `clinic.phone`; items of a list have `[]`, as in `clinic.phones[].number`. */
export type FieldWords = Readonly<Record<string, { readonly label?: string; readonly hint?: string }>>

const relabelField = (field: Field, place: string, words: FieldWords): Field => {
  const relabelled: Field = { ...field, ...words[place] }
  if (relabelled.kind === "entry") return relabelEntry(relabelled, place, words)
  return relabelled.kind === "list"
    ? { ...relabelled, item: relabelField(relabelled.item, `${place}[]`, words) }
    : relabelled
}

const relabelEntry = (entry: EntryField, place: string, words: FieldWords): EntryField => ({
  ...entry,
  ...words[place],
  fields: Object.fromEntries(
    Object.entries(entry.fields).map(([name, field]) => [name, relabelField(field, `${place}.${name}`, words)])
  ),
})

/** Forms with the labels and hints of `words`. What it lacks keeps its English. */
export const relabel = (forms: Model, words: FieldWords): Model =>
  Object.fromEntries(Object.entries(forms).map(([name, form]) => [name, relabelEntry(form, name, words)]))
