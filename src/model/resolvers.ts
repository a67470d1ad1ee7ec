import { derivedTexts } from "./derivedTexts"
import { findPrices, getAddress } from "./destinations"
import { getTypeName } from "../../plugins/gatsby-plugin-content-model"
import { describeHours } from "./hoursText"
import { describeWays } from "./ways"
import { interpolate } from "./placeholders"

/** What a resolver needs of Gatsby, whose node model answers with promises; the tests answer at once, from files. */
export interface ContentContext {
  nodeModel: {
    findOne: (query: { type: string; query: unknown }) => unknown
  }
}

/** The field that is asked for, and the variables of the query: its language is one of them. */
interface QueryInfo {
  fieldName: string
  parentType: { name: string }
  variableValues: { readonly [name: string]: unknown }
}

type Resolver = (
  source: Readonly<Record<string, unknown>>,
  args: unknown,
  context: ContentContext,
  info: QueryInfo
) => unknown

/** `transform` of the value, or of each item where the value is a list. */
const mapEach = (value: unknown, transform: (item: unknown) => unknown): unknown =>
  Array.isArray(value) ? value.map(transform) : transform(value)

/**
 * What `resolve` makes of the data files `names` in the query's language. Gatsby replaces the files' nodes when they change;
 * finding them through the node model makes pages follow.
 */
const withFiles = (
  names: readonly string[],
  { nodeModel }: ContentContext,
  { variableValues: { language } }: QueryInfo,
  resolve: (...files: unknown[]) => unknown
): unknown => {
  const nodes = names.map(name =>
    nodeModel.findOne({ type: getTypeName(name), query: { filter: { site: { eq: language } } } })
  )
  return nodes.some(node => node instanceof Promise)
    ? Promise.all(nodes).then(files => resolve(...files))
    : resolve(...nodes)
}

const destinationFiles = ["services", "clinic", "appointment", "contact", "team", "care"] as const

/** Resolves the directives of the content's GraphQL types, by the directive's name. */
export const resolvers = {
  dataFile: (_source, _args, context, info) => withFiles([info.fieldName], context, info, file => file),

  hours: (_source, _args, context, info) => withFiles(["clinic"], context, info, describeHours),

  ways: (_source, _args, context, info) => withFiles(["clinic", "appointment"], context, info, describeWays),

  interpolate: (source, _args, context, info) =>
    withFiles(["clinic"], context, info, clinic =>
      mapEach(source[info.fieldName], text => (typeof text === "string" ? interpolate(text, clinic) : text))
    ),

  derivedText: (source, _args, context, info) =>
    withFiles(["clinic"], context, info, clinic =>
      derivedTexts[info.parentType.name]?.[info.fieldName]?.(source, clinic)
    ),

  destination: (source, _args, context, info) => {
    const destination = source[info.fieldName]
    if (typeof destination !== "string") return null
    return withFiles(destinationFiles, context, info, (...files) =>
      getAddress(destination, Object.fromEntries(destinationFiles.map((name, index) => [name, files[index]])))
    )
  },

  price: (source, _args, context, info) =>
    withFiles(["fees"], context, info, fees => findPrices(source[info.fieldName], fees)),

  imageFile: (source, _args, { nodeModel }, { fieldName }) =>
    mapEach(source[fieldName], address =>
      typeof address === "string"
        ? nodeModel.findOne({
            type: "File",
            query: {
              filter: {
                sourceInstanceName: { eq: "images" },
                relativePath: { eq: address.replace("/images/", "") },
              },
            },
          })
        : null
    ),
} satisfies Record<string, Resolver>
