import type { EditorField } from "./widget"
import { type Field, type FieldInfo, type Kind, type RuleProblem, at, plainKind } from "./field"
import type { SchemaRules } from "./schema"

/** One of some names. */
export interface ChoiceField extends Field {
  options: readonly string[]
}

const choiceKind = {
  ...plainKind,
  kind: "choice",
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
  longest(this: ChoiceField, sample: unknown): unknown {
    return sample ?? this.options[0]
  },
  complete(this: ChoiceField, value: unknown): unknown {
    return this.options.find(option => option === value) ?? this.options[0]
  },
} satisfies Kind & Partial<ChoiceField>

/** One of the names in `options`. */
export const choice = (options: FieldInfo & Pick<ChoiceField, "options">): ChoiceField => ({
  ...choiceKind,
  ...options,
})

/** The name of one of the icons in `options`. */
export const iconChoice = (options: FieldInfo & Pick<ChoiceField, "options">): ChoiceField => ({
  ...choice(options),
  kind: "iconChoice",
  widget(this: ChoiceField): Pick<EditorField, "widget"> & Partial<EditorField> {
    return { widget: "icon-choice", icons: this.options }
  },
})
