import type { Model } from "./model"
import type { EntryField } from "./kinds/variants"
import type { Field } from "./kinds/field"

/**
 * Labels and hints of fields, keyed by place: `about.heading`. Items of a list have `[]`, as in `team.people[].name`.
 */
export type FieldWords = Readonly<Record<string, { readonly label?: string; readonly hint?: string }>>

const relabelEntry = (entry: EntryField, place: string, words: FieldWords): EntryField =>
  ({ ...entry, ...words[place] }).mapChildFields((child, key) =>
    relabelField(child, key === "[]" ? `${place}${key}` : `${place}.${key}`, words)
  )

const relabelField = (field: Field, place: string, words: FieldWords): Field =>
  ({ ...field, ...words[place] }).mapChildFields((child, key) =>
    relabelField(child, key === "[]" ? `${place}${key}` : `${place}.${key}`, words)
  )

/**
 * Returns forms with the labels and hints of `words`. A field that is not in `words` keeps its English label and hint.
 */
export const relabel = (forms: Model, words: FieldWords): Model =>
  Object.fromEntries(Object.entries(forms).map(([name, form]) => [name, relabelEntry(form, name, words)]))
