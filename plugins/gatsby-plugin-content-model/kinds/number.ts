import type { EditorField } from "./widget"
import {
  type Field,
  type FieldInfo,
  type Kind,
  type Presence,
  type RuleProblem,
  at,
  getEmptyHint,
  baseKind,
} from "./field"
import type { SchemaRules } from "./schema"

/** A field for a number. */
export interface NumberField extends Field<number> {
  min: number
  max: number
}

/** Describes a value that is not a number. Only in JSON can a number be a text. */
const describeNoNumber = (field: FieldInfo, value: unknown, how: string): string => {
  if (value === "") return `is empty. ${getEmptyHint(field)}`
  const isText = typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value)
  return isText ? "is in quotation marks: write the number without them." : `must be a number, ${how}. ${field.hint}`
}

const integerKind = {
  ...baseKind,
  checkPresent(this: NumberField, value: unknown): RuleProblem[] {
    if (typeof value !== "number") return at(describeNoNumber(this, value, "such as 12"))
    return Number.isInteger(value) && value >= this.min && value <= this.max
      ? []
      : at(`is ${value}, but must be a whole number from ${this.min} to ${this.max}.`)
  },
  read(this: NumberField, value: unknown): number {
    return typeof value === "number" ? value : this.min
  },
  graphql: () => ({ type: "Int", directive: "" }),
  schema(this: NumberField): SchemaRules {
    return { type: "integer", minimum: this.min, maximum: this.max }
  },
  fitsInRow: (): boolean => true,
  widget: (): Pick<EditorField, "widget"> & Partial<EditorField> => ({ widget: "plain-number" }),
  complete(this: NumberField, value: unknown): unknown {
    return typeof value === "number" ? value : this.min
  },
} satisfies Kind & Partial<NumberField>

const decimalKind = {
  ...integerKind,
  checkPresent(this: NumberField, value: unknown): RuleProblem[] {
    if (typeof value !== "number")
      return at(describeNoNumber(this, value, "with nothing between thousands, such as 1200 or 7.50"))
    return Number(value.toFixed(2)) === value && value >= this.min && value <= this.max
      ? []
      : at(`is ${value}, but must be a number from ${this.min} to ${this.max} with at most two decimals.`)
  },
  graphql: () => ({ type: "Float", directive: "" }),
  schema(this: NumberField): SchemaRules {
    return { type: "number", minimum: this.min, maximum: this.max, multipleOf: 0.01 }
  },
} satisfies Kind & Partial<NumberField>

/** Creates a field for a whole number from `min` to `max`, both included. */
export const integer = <Options extends FieldInfo & Pick<NumberField, "min" | "max">>(
  options: Options
): NumberField & Presence<Options> => ({ ...integerKind, ...options })

/** Creates a field for a number from `min` to `max`, both included, with at most two decimals. */
export const decimal = <Options extends FieldInfo & Pick<NumberField, "min" | "max">>(
  options: Options
): NumberField & Presence<Options> => ({ ...decimalKind, ...options })
