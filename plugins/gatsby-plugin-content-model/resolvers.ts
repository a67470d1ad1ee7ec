import { pictureFolder } from "./contentPaths"
import { getTypeName } from "./graphql"

/** What a resolver needs of Gatsby, whose node model answers with promises; the tests answer at once, from files. */
export interface ContentContext {
  nodeModel: {
    findOne: (query: { type: string; query: unknown }) => unknown
  }
}

/** The field that is asked for, and the variables of the query: its language is one of them. */
export interface QueryInfo {
  fieldName: string
  parentType: { name: string }
  variableValues: { readonly [name: string]: unknown }
}

export type Resolver = (
  source: Readonly<Record<string, unknown>>,
  args: unknown,
  context: ContentContext,
  info: QueryInfo
) => unknown

/** `transform` of the value, or of each item where the value is a list. */
export const mapEach = (value: unknown, transform: (item: unknown) => unknown): unknown =>
  Array.isArray(value) ? value.map(transform) : transform(value)

/**
 * What `resolve` makes of the data files `names` in the query's language. Gatsby replaces the files' nodes when they change;
 * finding them through the node model makes pages follow.
 */
export const withFiles = (
  names: readonly string[],
  { nodeModel }: ContentContext,
  { variableValues: { language } }: QueryInfo,
  resolve: (...files: unknown[]) => unknown
): unknown => {
  // A site in one language asks for none.
  const query = language === undefined ? {} : { filter: { site: { eq: language } } }
  const nodes = names.map(name => nodeModel.findOne({ type: getTypeName(name), query }))
  return nodes.some(node => node instanceof Promise)
    ? Promise.all(nodes).then(files => resolve(...files))
    : resolve(...nodes)
}

/** Resolves the directives that the types of any content have, by the directive's name. */
export const contentResolvers = {
  dataFile: (_source, _args, context, info) => withFiles([info.fieldName], context, info, file => file),

  imageFile: (source, _args, { nodeModel }, { fieldName }) =>
    mapEach(source[fieldName], address =>
      typeof address === "string"
        ? nodeModel.findOne({
            type: "File",
            query: {
              filter: {
                sourceInstanceName: { eq: pictureFolder },
                relativePath: { eq: address.replace(`/${pictureFolder}/`, "") },
              },
            },
          })
        : null
    ),

  interpolate: (source, _args, _context, { fieldName }) => source[fieldName],
} satisfies Record<string, Resolver>
