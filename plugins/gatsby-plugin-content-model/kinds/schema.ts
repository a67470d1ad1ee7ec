/** The part of JSON Schema (draft 7) that the model uses. */
export interface JsonSchema {
  $schema?: string
  title: string
  description: string
  type: "object" | "array" | "string" | "boolean" | "integer" | "number"
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean
  /** Condition under which `then` applies: the entry's switch is on, or a variant is chosen. */
  if?: { properties: Record<string, { const: boolean | string }> }
  then?: { required: readonly string[] }
  /** Required fields of an entry with variants, for each variant. */
  allOf?: readonly Pick<JsonSchema, "if" | "then">[] | undefined
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  minLength?: number
  maxLength?: number
  pattern?: string
  /** Message that is shown instead of the regular expression. This is an extension of VS Code. */
  patternErrorMessage?: string
  enum?: readonly string[]
  minimum?: number
  maximum?: number
  multipleOf?: number
}

/** Schema rules that a kind defines. The title and the description come from the field. */
export type SchemaRules = Omit<JsonSchema, "title" | "description">
