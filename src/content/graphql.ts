import { type Field, fieldTree } from "./field"
import { model } from "./model"

/** Name of the GraphQL type of a data file: `services` gives `ServicesJson`. */
export const typeName = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}Json`

const scalars = {
  line: "String",
  paragraph: "String",
  choice: "String",
  flag: "Boolean",
  whole: "Int",
  image: "File",
} as const

/** `@words` writes the clinic's facts into texts, `@picture` finds the file a picture's address names. */
const directive = (field: Field): string => {
  const kind = field.item?.kind ?? field.kind
  return kind === "line" || kind === "paragraph" ? " @words" : kind === "image" ? " @picture" : ""
}

const typeOf = (field: Field): string => {
  const { kind } = field
  if (kind === "list") return `[${field.item ? `${typeOf(field.item)}!` : ""}]`
  if (kind === "entry") return field.type ?? ""
  return scalars[kind]
}

const description = (field: Field): string => `"${field.label}: ${field.hint.replaceAll('"', "'")}"`

/**
 * The GraphQL types of all data files, in SDL. Nothing is inferred from the data (`@dontInfer`), so a query means the
 * same whatever the clinic publishes. Throws when one type name is given two different sets of fields.
 */
export const graphqlTypes = (): string => {
  const types = new Map<string, string>()
  const add = (name: string, field: Field, head: string): void => {
    const fields = Object.entries(field.fields ?? {})
    const body = fields
      .map(
        ([key, below]) =>
          `  ${description(below)}\n  ${key}: ${typeOf(below)}${below.optional ? "" : "!"}${directive(below)}`
      )
      .join("\n")
    const shape = fields.map(([key, below]) => `${key}: ${typeOf(below)}${below.optional ? "" : "!"}`).join()
    const known = shapes.get(name)
    if (known !== undefined && known !== shape)
      throw new Error(`The content model gives the type ${name} two different sets of fields: rename one.`)
    shapes.set(name, shape)
    if (!types.has(name)) types.set(name, `${head} {\n${body}\n}`)
    for (const [, below] of fields) {
      const entry = below.kind === "list" ? below.item : below
      if (entry?.kind === "entry" && entry.type)
        add(entry.type, entry, `${description(entry)}\ntype ${entry.type} @dontInfer`)
    }
  }
  const shapes = new Map<string, string>()
  for (const [name, schema] of Object.entries(model)) {
    const tree = fieldTree(schema)
    add(typeName(name), tree, `${description(tree)}\ntype ${typeName(name)} implements Node @dontInfer`)
  }
  return [...types.values()].join("\n\n")
}

/**
 * One door to all content: `content { clinic { … } services { … } }`. The checks have seen every file before a query
 * runs, so nothing behind it can be missing.
 */
export const contentType = (): string =>
  `"Everything the clinic says, by data file."\ntype Content @dontInfer {\n${Object.keys(model)
    .map(name => `  ${name}: ${typeName(name)}! @file`)
    .join("\n")}\n}`
