import type { EditorField } from "./widget"
import { type Field, type FieldInfo, type Kind, type Presence, type RuleProblem, at, baseKind } from "./field"
import type { SchemaRules } from "./schema"

/** A field whose value is one of several names. */
export interface ChoiceField<Option extends string = string> extends Field<Option> {
  options: readonly Option[]
}

/** Returns `value` if it is one of the options, otherwise the first option. Throws if there are no options. */
const readOption = <Option extends string>(options: readonly Option[], value: unknown): Option => {
  const option = options.find(known => known === value) ?? options[0]
  if (option === undefined) throw new Error("A choice has no options.")
  return option
}

const choiceKind = {
  ...baseKind,
  checkPresent(this: ChoiceField, value: unknown): RuleProblem[] {
    const options = this.options.join(", ")
    if (typeof value !== "string") return at(`must be one of these, in quotation marks: ${options}.`)
    return this.options.includes(value)
      ? []
      : at(`${value ? `is “${value}”, which is not a valid option` : "is empty"}. Choose one of: ${options}.`)
  },
  graphql: () => ({ type: "String", directive: "" }),
  schema(this: ChoiceField): SchemaRules {
    return { type: "string", enum: this.options }
  },
  widget(this: ChoiceField): Pick<EditorField, "widget"> & Partial<EditorField> {
    return { widget: "select", options: this.options }
  },
  complete(this: ChoiceField, value: unknown): unknown {
    return this.read(value)
  },
} satisfies Omit<Kind, "read"> & Partial<ChoiceField>

/** Creates a field whose value is one of the names in `options`. */
export const choice = <Option extends string, Options extends FieldInfo>(
  options: Options & { options: readonly Option[] }
): ChoiceField<Option> & Presence<Options> => ({
  ...choiceKind,
  ...options,
  read: (value: unknown) => readOption(options.options, value),
})

/** Creates a field whose value is the name of one of the icons in `options`. */
export const iconChoice = <Option extends string, Options extends FieldInfo>(
  options: Options & { options: readonly Option[] }
): ChoiceField<Option> & Presence<Options> => ({
  ...choice(options),
  widget(this: ChoiceField): Pick<EditorField, "widget"> & Partial<EditorField> {
    return { widget: "icon-choice", icons: this.options }
  },
})
