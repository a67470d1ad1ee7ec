import { type Field, fieldTree } from "./field"
import { model } from "./model"

interface JsonSchema {
  $schema?: string
  title: string
  description: string
  type: "object" | "array" | "string" | "boolean" | "integer"
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean
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
}

const notBlank = { line: "^\\S(.*\\S)?$", paragraph: "^\\S([\\s\\S]*\\S)?$" } as const

const text = ({ kind, min, max, pattern }: Field): Partial<JsonSchema> => ({
  minLength: min,
  maxLength: max,
  pattern: pattern?.regex ?? (kind === "paragraph" ? notBlank.paragraph : notBlank.line),
  patternErrorMessage: pattern
    ? `Must be ${pattern.says}.`
    : `Must not be blank, or begin or end with a space${kind === "paragraph" ? "" : ", or have line breaks"}.`,
})

const types = {
  line: "string",
  paragraph: "string",
  image: "string",
  choice: "string",
  flag: "boolean",
  whole: "integer",
  list: "array",
  entry: "object",
} as const

const rules = (field: Field): Partial<JsonSchema> => {
  const { kind, min, max, options, item, unique, fields = {} } = field
  switch (kind) {
    case "line":
    case "paragraph":
    case "image":
      return text(field)
    case "choice":
      return { enum: options ?? [] }
    case "flag":
      return {}
    case "whole":
      return { minimum: min, maximum: max }
    case "list":
      return {
        minItems: min,
        maxItems: max,
        ...(unique === "" && { uniqueItems: true }),
        ...(item && { items: schemaOf(item) }),
      }
    case "entry":
      return {
        properties: Object.fromEntries(Object.entries(fields).map(([name, below]) => [name, schemaOf(below)])),
        required: Object.entries(fields).flatMap(([name, below]) => (below.optional ? [] : [name])),
        additionalProperties: false,
      }
  }
}

const schemaOf = (field: Field): JsonSchema => ({
  title: field.label,
  description: field.hint,
  type: types[field.kind],
  ...rules(field),
})

/** The JSON Schema (draft 7, which VS Code reads) of each data file, by the file's name without `.json`. */
export const jsonSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(model).map(([name, schema]) => [
      name,
      { $schema: "http://json-schema.org/draft-07/schema#", ...schemaOf(fieldTree(schema)) },
    ])
  )
