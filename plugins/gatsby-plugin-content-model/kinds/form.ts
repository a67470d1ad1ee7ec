import { capitalize } from "../characters"
import { type EntryField, type Variants, getVariantFields } from "./variants"
import type { EditorField, FormContext } from "./widget"
import { type Field, type Pattern, keyName } from "./field"

/** Returns a pattern's regular expression and its error message. */
export const formatPattern = ({ regex, description }: Pattern): EditorField["pattern"] => [
  regex,
  `${capitalize(description)}.`,
]

/** Returns whether a form field has its own value in each language, or one value for all languages. */
const describeTranslation = (
  field: Field,
  isKey: boolean,
  { hasOwnGroups }: FormContext
): Pick<EditorField, "i18n"> => {
  if (isKey) return { i18n: "duplicate" }
  if (!field.hasTranslatable()) return {}
  return { i18n: field.isTranslatable() || hasOwnGroups ? true : "duplicate" }
}

/** Creates the form field for `field`. */
export const createField = (name: string, field: Field, context: FormContext, isKey = false): EditorField => {
  const { canBeOff, ownLanguage } = context
  const isRequired = !field.optional && !(canBeOff && !field.alwaysHasValue)
  const isTranslated = ownLanguage !== undefined
  return {
    name,
    label: field.label,
    hint: [field.hint, ...field.describeLimits()].join(" "),
    // An unfinished translation can be saved as a draft.
    required: isTranslated && isRequired ? [ownLanguage] : isRequired,
    ...(isTranslated && describeTranslation(field, isKey, context)),
    ...field.widget(context),
    // The key is generated at the first save.
    ...(name === keyName && { widget: "hidden" }),
  }
}

/**
 * Creates the form fields of a group. `entryKey` is the name of the field by which translations find the group in its
 * list.
 */
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

/** Creates a form for each value of a choice, without the fields that are useless for the value. */
export const createTypes = (
  entry: EntryField,
  { by }: Variants,
  context: FormContext
): Pick<EditorField, "typeKey" | "types"> => {
  const { [by]: choice } = entry.fields
  return {
    typeKey: by,
    types: (choice?.options ?? []).map(name => {
      const { needed, useless } = getVariantFields(entry, name)
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
