/** The words of JSON Schema (draft 7) that the model uses. */
export interface JsonSchema {
  $schema?: string
  title: string
  description: string
  type: "object" | "array" | "string" | "boolean" | "integer" | "number"
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean
  /** What is required of an entry with a switch, while that is on. */
  if?: { properties: Record<string, { const: boolean | string }> }
  then?: { required: readonly string[] }
  /** What is required of an entry with variants, by the chosen one. */
  allOf?: readonly Pick<JsonSchema, "if" | "then">[] | undefined
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  minLength?: number
  maxLength?: number
  pattern?: string
  /** VS Code's own word: said in place of the bare expression. */
  patternErrorMessage?: string
  enum?: readonly string[]
  minimum?: number
  maximum?: number
  multipleOf?: number
}

/** What a kind says of itself in the schema; the title and the description are the field's. */
export type SchemaRules = Omit<JsonSchema, "title" | "description">
