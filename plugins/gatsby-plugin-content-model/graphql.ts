import type { Model } from "./model"
import type { EntryField } from "./kinds/variants"
import { type Field, keyName, staysMissing, switchName } from "./kinds/field"
import { isEntry } from "./kinds/entry"

/** Returns the name of a data file's GraphQL type: `ServicesJson` for `services`. */
export const getTypeName = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}Json`

const canBeOff = (field: Field): boolean => field.whileEnabled !== undefined

/** Returns whether a field can be null in queries. */
const isNullable = (field: Field): boolean => canBeOff(field) || staysMissing(field)

const quote = ({ label, hint }: Field): string => `"${label}: ${hint.replaceAll('"', "'")}"`

/** Fields that `createSites` adds to each file, in SDL. */
const languageFields = [
  '  "The language of the site that the file belongs to."\n  site: String!',
  '  "The language of its words: another where they are not translated."\n  language: String!',
]

/**
 * Returns the GraphQL types of all data files, in SDL. Nothing is inferred from the data (`@dontInfer`) or from the
 * files that exist (`@childOf`), so a query means the same whatever the site publishes. `listDerived` returns the SDL
 * lines of fields that are derived from other fields of a type. Throws if one type name has two different sets of
 * fields.
 */
export const createGraphqlTypes = (
  model: Model,
  listDerived: (type: string) => readonly string[] = () => []
): string => {
  const types = new Map<string, string>()
  const shapes = new Map<string, string>()
  const add = (name: string, entry: EntryField, head: string, marks: readonly string[] = []): void => {
    const fields = Object.entries(entry.fields)
      .filter(([key]) => key !== switchName && key !== keyName)
      .map(([key, field]) => {
        const { type, directive } = field.graphql()
        return { field, shape: `${key}: ${type}${isNullable(field) ? "" : "!"}${directive}` }
      })
    const shape = fields.map(field => field.shape).join()
    const known = shapes.get(name)
    if (known !== undefined && known !== shape)
      throw new Error(`The content model gives the type ${name} two different sets of fields: rename one.`)
    shapes.set(name, shape)
    const lines = [
      ...marks,
      ...fields.map(({ field, shape: line }) => `  ${quote(field)}\n  ${line}`),
      ...listDerived(name).map(derived => `  ${derived}`),
    ]
    if (!types.has(name)) types.set(name, `${head} {\n${lines.join("\n")}\n}`)
    for (const { field } of fields) {
      const child = field.getChild(0) ?? field
      if (isEntry(child)) add(child.type, child, `${quote(child)}\ntype ${child.type} @dontInfer`)
    }
  }
  for (const [name, file] of Object.entries(model))
    add(
      getTypeName(name),
      file,
      `${quote(file)}\ntype ${getTypeName(name)} implements Node @dontInfer @childOf(types: ["File"])`,
      languageFields
    )
  return [...types.values()].join("\n\n")
}

/**
 * Returns the type of the one field for all content: `content(language: $language) { about { … } services { … } }`.
 * `derived` are the SDL lines of fields that no file has. Every file passes the checks before a query runs, so only
 * disabled content can be null.
 */
export const createContentType = (model: Model, derived: readonly string[] = []): string => {
  const files = Object.entries(model).map(
    ([name, file]) => `${name}: ${getTypeName(name)}${canBeOff(file) ? "" : "!"} @dataFile`
  )
  const lines = [...derived, ...files].map(line => `  ${line}`)
  return `"Everything the site says, by data file."\ntype Content @dontInfer {\n${lines.join("\n")}\n}`
}
