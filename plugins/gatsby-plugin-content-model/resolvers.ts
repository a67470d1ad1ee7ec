import { getTypeName } from "./graphql"

/**
 * Part of Gatsby's context that resolvers use. Gatsby's node model returns promises; the tests' node model returns
 * nodes directly, from files.
 */
export interface ContentContext {
  nodeModel: {
    findOne: (query: { type: string; query: unknown }) => unknown
  }
}

/** The requested field, and the query's variables, one of which is the language. */
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

/** Applies `transform` to the value, or to each item if the value is a list. */
export const mapEach = (value: unknown, transform: (item: unknown) => unknown): unknown =>
  Array.isArray(value) ? value.map(transform) : transform(value)

/**
 * Calls `resolve` with the data files `names` in the query's language. The files are found through the node model,
 * because Gatsby replaces their nodes when they change, and then updates the pages that found them.
 */
export const withFiles = (
  names: readonly string[],
  { nodeModel }: ContentContext,
  { variableValues: { language } }: QueryInfo,
  resolve: (...files: unknown[]) => unknown
): unknown => {
  // Queries of a site in one language have no such variable.
  const query = language === undefined ? {} : { filter: { site: { eq: language } } }
  const nodes = names.map(name => nodeModel.findOne({ type: getTypeName(name), query }))
  return nodes.some(node => node instanceof Promise)
    ? Promise.all(nodes).then(files => resolve(...files))
    : resolve(...nodes)
}

/** Resolvers of the directives in the types of any content, keyed by directive name. */
export const contentResolvers = {
  // A site whose texts have placeholders answers in its own resolver of this name.
  dataFile: (_source, _args, context, info) => withFiles([info.fieldName], context, info, file => file),

  imageFile: (source, _args, { nodeModel }, { fieldName }) =>
    mapEach(source[fieldName], url =>
      typeof url === "string"
        ? nodeModel.findOne({
            type: "File",
            query: {
              filter: {
                sourceInstanceName: { eq: "content" },
                relativePath: { eq: url.replace(/^\//, "") },
              },
            },
          })
        : null
    ),
} satisfies Record<string, Resolver>
