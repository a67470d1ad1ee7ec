import { type Model, model as contentModel } from "./model"
import type { EntryField, Field } from "./vocabulary"

/** Name of the GraphQL type of a data file: `services` gives `ServicesJson`. */
export const typeName = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}Json`

/** Type and directive of a field: `@interpolate` fills in placeholders, `@imageFile` finds the file of a picture. */
const typeOf = (field: Field): { type: string; directive: string } => {
  switch (field.kind) {
    case "line":
    case "paragraph":
      return { type: "String", directive: " @interpolate" }
    case "image":
      return { type: "File", directive: " @imageFile" }
    case "choice":
      return { type: "String", directive: "" }
    case "flag":
      return { type: "Boolean", directive: "" }
    case "integer":
      return { type: "Int", directive: "" }
    case "decimal":
      return { type: "Float", directive: "" }
    case "list": {
      const { type, directive } = typeOf(field.item)
      return { type: `[${type}!]`, directive }
    }
    case "entry":
      return { type: field.type, directive: "" }
  }
}

const quote = ({ label, hint }: Field): string => `"${label}: ${hint.replaceAll('"', "'")}"`

/**
 * The GraphQL types of all data files, in SDL. Nothing is inferred from the data (`@dontInfer`), so a query means the
 * same whatever the clinic publishes. Throws when one type name is given two different sets of fields.
 */
export const graphqlTypes = (model: Model = contentModel): string => {
  const types = new Map<string, string>()
  const shapes = new Map<string, string>()
  const add = (name: string, entry: EntryField, head: string): void => {
    const fields = Object.entries(entry.fields).map(([key, field]) => {
      const { type, directive } = typeOf(field)
      return { field, shape: `${key}: ${type}${field.optional ? "" : "!"}${directive}` }
    })
    const shape = fields.map(field => field.shape).join()
    const known = shapes.get(name)
    if (known !== undefined && known !== shape)
      throw new Error(`The content model gives the type ${name} two different sets of fields: rename one.`)
    shapes.set(name, shape)
    if (!types.has(name))
      types.set(
        name,
        `${head} {\n${fields.map(({ field, shape: line }) => `  ${quote(field)}\n  ${line}`).join("\n")}\n}`
      )
    for (const { field } of fields) {
      const child = field.kind === "list" ? field.item : field
      if (child.kind === "entry") add(child.type, child, `${quote(child)}\ntype ${child.type} @dontInfer`)
    }
  }
  for (const [name, file] of Object.entries(model))
    add(typeName(name), file, `${quote(file)}\ntype ${typeName(name)} implements Node @dontInfer`)
  return [...types.values()].join("\n\n")
}

/**
 * The one field for all content: `content { clinic { … } services { … } }`. Every file has passed the checks before a
 * query runs, so no value can be missing.
 */
export const contentType = (model: Model = contentModel): string =>
  `"Everything the clinic says, by data file."\ntype Content @dontInfer {\n${Object.keys(model)
    .map(name => `  ${name}: ${typeName(name)}! @dataFile`)
    .join("\n")}\n}`
