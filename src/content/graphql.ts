import { type Model, model as contentModel } from "./model"
import { derivedTexts } from "./derivedTexts"
import { type EntryField, type Field, isEntry, keyName, switchName } from "./vocabulary"

/** Name of the GraphQL type of a data file: `services` gives `ServicesJson`. */
export const getTypeName = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}Json`

/** What the build measures of pictures, by GraphQL type: src/gatsby/veil.ts. */
const measures: Readonly<Record<string, readonly string[]>> = { Slide: ["veil", "portraitVeil"] }

const canBeOff = (field: Field): boolean => field.whileEnabled !== undefined

/** Whether the pages may find nothing there: an anchor that is left out is filled in before Gatsby reads the file. */
const isNullable = (field: Field): boolean =>
  canBeOff(field) || (field.optional === true && field.anchorOf === undefined)

const quote = ({ label, hint }: Field): string => `"${label}: ${hint.replaceAll('"', "'")}"`

/** What createSites (src/content/translations.ts) adds to each file. */
const fileMarks = [
  '  "The language of the site that the file belongs to."\n  site: String!',
  '  "The language of its words: another where they are not translated."\n  language: String!',
]

/**
 * The GraphQL types of all data files, in SDL. Nothing is inferred from the data (`@dontInfer`), nor from the files that
 * there are (`@childOf`), so a query means the same whatever the clinic publishes. Throws when one type name is given two different sets of fields.
 */
export const createGraphqlTypes = (model: Model = contentModel): string => {
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
      ...Object.keys(derivedTexts[name] ?? {}).map(key => `  ${key}: String! @derivedText`),
      ...(measures[name] ?? []).map(key => `  ${key}: Float @veil`),
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
      fileMarks
    )
  return [...types.values()].join("\n\n")
}

/** The types of `HoursText` (src/content/hoursText.ts) and `Ways` (src/content/ways.ts). */
const derivedTypes = `"What pages say of the hours."
type Hours @dontInfer {
  lines: [String!]!
  short: String!
  announcement: String!
  business: String!
  specialDays: [DatedText!]!
  isTimed: Boolean!
  places: [PlaceHours!]!
}

"What pages say of the hours of another place."
type PlaceHours @dontInfer {
  lines: [String!]!
  short: String!
  specialDays: [DatedText!]!
}

"A text that is of use until the end of a day."
type DatedText @dontInfer {
  date: String!
  text: String!
}

"A way to reach the clinic."
type ContactWay @dontInfer {
  by: String!
  to: String!
  label: String!
  icon: String!
}

"The buttons of every page, and the way to an appointment."
type ContactWays @dontInfer {
  first: ContactWay!
  second: ContactWay!
  direct: [ContactWay!]!
  booking: ContactWay
}`

/**
 * The one field for all content: `content(language: $language) { clinic { … } services { … } }`. The checks have seen every file before a query
 * runs, so nothing in it can be missing but what is switched off.
 */
export const createContentType = (model: Model = contentModel): string =>
  `${derivedTypes}\n\n"Everything the clinic says, by data file."\ntype Content @dontInfer {\n  hours: Hours! @hours\n  ways: ContactWays! @ways\n${Object.entries(
    model
  )
    .map(([name, file]) => `  ${name}: ${getTypeName(name)}${canBeOff(file) ? "" : "!"} @dataFile`)
    .join("\n")}\n}`
