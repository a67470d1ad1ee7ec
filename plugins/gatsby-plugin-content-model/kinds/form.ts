import { capitalize } from "../capitalize"
import { type EntryField, type Variants, sortVariants } from "./variants"
import type { EditorField, FormContext } from "./widget"
import { type Field, type Pattern, keyName } from "./field"

/** A pattern with its sentence. */
export const formatPattern = ({ regex, description }: Pattern): EditorField["pattern"] => [
  regex,
  `${capitalize(description)}.`,
]

/** How a field goes together with its translations. */
const describeTranslation = (
  field: Field,
  isKey: boolean,
  { hasOwnGroups }: FormContext
): Pick<EditorField, "i18n"> => {
  if (isKey) return { i18n: "duplicate" }
  if (!field.hasTranslatable()) return {}
  return { i18n: field.isTranslatable() || hasOwnGroups ? true : "duplicate" }
}

/** The editor's field for `field`. */
export const createField = (name: string, field: Field, context: FormContext, isKey = false): EditorField => {
  const { canBeOff, ownLanguage } = context
  const isRequired = !field.optional && !(canBeOff && !field.isNeverEmpty)
  const isTranslated = ownLanguage !== undefined
  return {
    name,
    label: field.label,
    hint: [field.hint, ...field.describeLimits()].join(" "),
    // A translation may be saved before it is finished, as a draft.
    required: isTranslated && isRequired ? [ownLanguage] : isRequired,
    ...(isTranslated && describeTranslation(field, isKey, context)),
    ...field.widget(context),
    // It is made at the first save.
    ...(name === keyName && { widget: "hidden" }),
  }
}

/** The fields of a group. `entryKey` is the one by which translations find it in its list. */
export const createFields = (
  { fields, whileEnabled }: EntryField,
  { canBeOff, ...context }: FormContext,
  entryKey?: string
): EditorField[] =>
  Object.entries(fields)
    .filter(([name]) => name !== keyName || context.ownLanguage !== undefined)
    .map(([name, child]) =>
      createField(name, child, { ...context, canBeOff: canBeOff || whileEnabled !== undefined }, name === entryKey)
    )

/** A form for each value of a choice, with the fields that this value needs. */
export const createTypes = (
  entry: EntryField,
  { by }: Variants,
  context: FormContext
): Pick<EditorField, "typeKey" | "types"> => {
  const { [by]: choice } = entry.fields
  return {
    typeKey: by,
    types: (choice?.options ?? []).map(name => {
      const { needed, useless } = sortVariants(entry, name)
      const fields = createFields(entry, context).filter(field => field.name !== by && !useless.includes(field.name))
      return {
        name,
        label: name,
        widget: "object",
        fields: fields.map(field => (needed.includes(field.name) ? { ...field, required: true } : field)),
      }
    }),
  }
}
