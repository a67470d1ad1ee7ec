import type { Schema, SchemaDescription, SchemaFieldDescription } from "yup"
import type { FieldMeta } from "./vocabulary"

/** One field of the model with what lies below it: the form in which the four uses read a schema. */
export interface Field extends FieldMeta {
  /** Entries: their fields, by name. */
  fields?: Readonly<Record<string, Field>>
  /** Lists: what each of their items is. */
  item?: Field
}

const described = (description: SchemaFieldDescription): Field => {
  const {
    meta,
    fields,
    innerType,
  }: Partial<
    SchemaDescription & {
      fields: Record<string, SchemaFieldDescription>
      innerType: SchemaFieldDescription | SchemaFieldDescription[]
    }
  > = description
  if (!meta?.field)
    throw new Error(
      "A schema outside the vocabulary stands in the content model: write it with the words of vocabulary.ts."
    )
  return {
    ...meta.field,
    ...(fields && {
      fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, described(field)])),
    }),
    ...(innerType && !Array.isArray(innerType) && { item: described(innerType) }),
  }
}

/** Reads a schema of the model, by yup's own description of it. */
export const fieldTree = (schema: Schema): Field => described(schema.describe())

/** Calls `visit` for `value` and for everything below it that the model knows. */
export const walk = (
  field: Field,
  value: unknown,
  visit: (field: Field, value: unknown, path: readonly (string | number)[]) => void,
  path: readonly (string | number)[] = []
): void => {
  visit(field, value, path)
  const { fields, item } = field
  if (item && Array.isArray(value)) value.forEach((element, index) => walk(item, element, visit, [...path, index]))
  if (fields && typeof value === "object" && value !== null)
    for (const [name, below] of Object.entries(fields)) walk(below, Reflect.get(value, name), visit, [...path, name])
}

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (typeof value === "object" && Object.values(value).every(isBlank))

/** `value` without its optional fields that say nothing, as the editor leaves them out of the file. */
export const withoutBlanks = (field: Field, value: unknown): unknown => {
  const { fields, item } = field
  if (item && Array.isArray(value)) return value.map(element => withoutBlanks(item, element))
  if (!fields || typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, below]) => !(fields[name]?.optional && isBlank(below)))
      .map(([name, below]) => [name, fields[name] ? withoutBlanks(fields[name], below) : below])
  )
}
