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

/** A field for a whole number. */
export interface IntegerField extends Field<number> {
  min: number
  max: number
}

/** A field for a number with decimals, such as a price. */
export interface DecimalField extends IntegerField {
  /** Maximum number of decimals. Default: 2. */
  decimals?: 3
}

const integerKind = {
  ...baseKind,
  checkPresent(this: IntegerField, value: unknown): RuleProblem[] {
    if (value === "") return at(`is empty. ${getEmptyHint(this)}`)
    if (typeof value !== "number") return at(`must be a number, without quotation marks. ${this.hint}`)
    return Number.isInteger(value) && value >= this.min && value <= this.max
      ? []
      : at(`is ${value}, but must be a whole number from ${this.min} to ${this.max}.`)
  },
  read(this: IntegerField, value: unknown): number {
    return typeof value === "number" ? value : this.min
  },
  graphql: () => ({ type: "Int", directive: "" }),
  schema(this: IntegerField): SchemaRules {
    return { type: "integer", minimum: this.min, maximum: this.max }
  },
  widget: (): Pick<EditorField, "widget"> & Partial<EditorField> => ({ widget: "plain-number" }),
  complete(this: IntegerField, value: unknown): unknown {
    return typeof value === "number" ? value : this.min
  },
} satisfies Kind & Partial<IntegerField>

const decimalKind = {
  ...integerKind,
  checkPresent(this: DecimalField, value: unknown): RuleProblem[] {
    if (value === "") return at(`is empty. ${getEmptyHint(this)}`)
    if (typeof value !== "number")
      return at(
        `must be a number, without quotation marks and with nothing between thousands, such as 1200 or 7.50. ${this.hint}`
      )
    return Number(value.toFixed(this.decimals ?? 2)) === value && value >= this.min && value <= this.max
      ? []
      : at(
          `is ${value}, but must be a number from ${this.min} to ${this.max} with at most ${this.decimals === 3 ? "three" : "two"} decimals.`
        )
  },
  graphql: () => ({ type: "Float", directive: "" }),
  schema(this: DecimalField): SchemaRules {
    const multipleOf = this.decimals === 3 ? 0.001 : 0.01
    return { type: "number", minimum: this.min, maximum: this.max, multipleOf }
  },
} satisfies Kind & Partial<DecimalField>

/** Creates a field for a whole number from `min` to `max`, both included. */
export const integer = <Options extends FieldInfo & Pick<IntegerField, "min" | "max">>(
  options: Options
): IntegerField & Presence<Options> => ({ ...integerKind, ...options })

/** Creates a field for a number from `min` to `max`, both included, with at most `decimals` decimals (default: 2). */
export const decimal = <Options extends FieldInfo & Pick<DecimalField, "min" | "max" | "decimals">>(
  options: Options
): DecimalField & Presence<Options> => ({ ...decimalKind, ...options })
