import { type Model, model as contentModel } from "./model"
import {
  type Field,
  type ImageField,
  type LineField,
  type ParagraphField,
  type Variants,
  switchName,
} from "./vocabulary"

interface JsonSchema {
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
  allOf?: readonly Pick<JsonSchema, "if" | "then">[]
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

const createTextRules = (field: LineField | ParagraphField | ImageField): Omit<JsonSchema, "title" | "description"> => {
  const isParagraph = field.kind === "paragraph"
  const pattern = isParagraph ? undefined : field.pattern
  return {
    type: "string",
    minLength: field.kind === "image" ? 1 : field.min,
    maxLength: field.max,
    pattern: pattern?.regex ?? (isParagraph ? "^\\S([\\s\\S]*\\S)?$" : "^\\S(.*\\S)?$"),
    patternErrorMessage: pattern
      ? `Must be ${pattern.description}.`
      : `Must not be blank, or begin or end with a space${isParagraph ? "" : ", or have line breaks"}.`,
  }
}

const createRules = (field: Field): Omit<JsonSchema, "title" | "description"> => {
  switch (field.kind) {
    case "line":
    case "paragraph":
    case "image":
      return createTextRules(field)
    case "choice":
      return { type: "string", enum: field.options }
    case "flag":
      return { type: "boolean" }
    case "integer":
      return { type: "integer", minimum: field.min, maximum: field.max }
    case "decimal":
      return { type: "number", minimum: field.min, maximum: field.max, multipleOf: field.decimals === 3 ? 0.001 : 0.01 }
    case "list":
      return {
        type: "array",
        minItems: field.min,
        maxItems: field.max,
        ...(field.uniqueItems && { uniqueItems: true }),
        items: createSchema(field.item),
      }
    case "entry": {
      const fields = Object.entries(field.fields)
      const required = fields.flatMap(([name, child]) => (child.optional ? [] : [name]))
      return {
        type: "object",
        properties: Object.fromEntries(fields.map(([name, child]) => [name, createSchema(child)])),
        ...(field.whileEnabled === undefined
          ? { required }
          : {
              required: [switchName],
              if: { properties: { [switchName]: { const: true } } },
              // oxlint-disable-next-line unicorn/no-thenable -- the word of JSON Schema
              then: { required },
            }),
        ...(field.variants && { allOf: listVariantRules(field.variants) }),
        additionalProperties: false,
      }
    }
  }
}

const listVariantRules = ({ by, needs }: Variants): JsonSchema["allOf"] =>
  Object.entries(needs).map(([value, required = []]) => ({
    if: { properties: { [by]: { const: value } } },
    // oxlint-disable-next-line unicorn/no-thenable -- the word of JSON Schema
    then: { required },
  }))

const createSchema = (field: Field): JsonSchema => ({
  title: field.label,
  description: field.hint,
  ...createRules(field),
})

/** The JSON Schema (draft 7, which VS Code reads) of each data file, by the file's name without `.json`. */
export const createJsonSchemas = (model: Model = contentModel): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(model).map(([name, file]) => [
      name,
      { $schema: "http://json-schema.org/draft-07/schema#", ...createSchema(file) },
    ])
  )
