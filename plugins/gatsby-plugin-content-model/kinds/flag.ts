import type { EditorField } from "./widget"
import {
  type Field,
  type FieldInfo,
  type Kind,
  type LiveRule,
  type Presence,
  type RuleProblem,
  at,
  baseKind,
} from "./field"
import type { SchemaRules } from "./schema"

/** A field that is true or false. */
export interface FlagField extends Field<boolean> {
  live?: LiveRule
}

const flagKind = {
  ...baseKind,
  alwaysHasValue: true as const,
  checkPresent(this: FlagField, value: unknown): RuleProblem[] {
    // A form has no other values.
    return typeof value === "boolean" ? [] : at(`must be true or false, without quotation marks. ${this.hint}`)
  },
  read: (value: unknown): boolean => value === true,
  graphql: () => ({ type: "Boolean", directive: "" }),
  schema: (): SchemaRules => ({ type: "boolean" }),
  widget(this: FlagField): Pick<EditorField, "widget"> & Partial<EditorField> {
    return { widget: "boolean", ...(!this.optional && { default: false }) }
  },
  complete: (value: unknown): unknown => value === true,
} satisfies Kind & Partial<FlagField>

/** Creates a field that is true or false. */
export const flag = <Options extends FieldInfo & Pick<FlagField, "live">>(
  options: Options
): FlagField & Presence<Options> => ({ ...flagKind, ...options })
