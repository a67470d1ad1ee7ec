import type { Field } from "./kinds/field"

/**
 * `value` in the one form in which it is stored and shown: texts with composed letters and without line separators, numbers
 * as their patterns write them. What is wrong with it stays, for the checks.
 */
export const tidyContent = (field: Field, value: unknown): unknown => field.tidyValue(value)
