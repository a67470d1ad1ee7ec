import type { Field } from "./kinds/field"

/**
 * Returns `value` in the normalized form in which it is stored and shown: texts with composed letters and without line
 * separators, numbers in the format of their patterns. Invalid values are kept, for the checks.
 */
export const tidyContent = (field: Field, value: unknown): unknown => field.tidyValue(value)
