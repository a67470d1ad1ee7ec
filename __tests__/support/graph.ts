import { readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { type GraphQLResolveInfo, type GraphQLSchema, buildSchema, execute, parse } from "graphql"
import { contentType, graphqlTypes, typeName } from "../../src/content/graphql"
import { type ContentContext, resolvers } from "../../src/content/resolvers"
import { sampleContent } from "./sites"

/** The content as the pages get it: the model's own GraphQL types and resolvers over a folder like `data`. */

/** Every file of the frozen sample, or of another folder, parsed, by its name without `.json`. That each holds an object is asserted: the checks say so. */
export const readData = (folder = sampleContent): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter(file => file.endsWith(".json"))
      .map(file => [path.basename(file, ".json"), JSON.parse(readFileSync(path.join(folder, file), "utf8"))])
  )

export const fragmentTexts = new Set<string>()

const base = `
  directive @dontInfer on OBJECT
${Object.keys(resolvers)
  .map(name => `  directive @${name} on FIELD_DEFINITION`)
  .join("\n")}
  interface Node { id: ID! }
  scalar GatsbyImageData
  enum Layout { FULL_WIDTH CONSTRAINED FIXED }
  enum Placeholder { DOMINANT_COLOR NONE BLURRED }
  enum Format { AVIF WEBP JPG PNG AUTO }
  input Quality { quality: Int progressive: Boolean lossless: Boolean effort: Int compressionSpeed: Int }
  type File { childImageSharp: ImageSharp publicURL: String }
  type ImageSharp {
    gatsbyImageData(layout: Layout, width: Int, placeholder: Placeholder, formats: [Format], breakpoints: [Int], sizes: String, avifOptions: Quality, webpOptions: Quality, jpgOptions: Quality, pngOptions: Quality): GatsbyImageData!
  }
  type Query { content: Content! }
`

let schema: GraphQLSchema | undefined

let data = readData()

/** Lets the queries of one test answer from other content. */
export const useData = (changed: typeof data): void => {
  data = changed
}

const pictureFile = (name: string) => ({
  publicURL: `/images/${name}`,
  childImageSharp: {
    gatsbyImageData: {
      layout: "fullWidth",
      width: 1600,
      height: 900,
      backgroundColor: "#081828",
      images: {
        fallback: { src: `/static/${name}`, srcSet: `/static/${name} 1600w`, sizes: "100vw" },
        sources: [{ type: "image/avif", srcSet: `/static/${name}.avif 1600w`, sizes: "100vw" }],
      },
    },
  },
})

/** Stands in for Gatsby's node model: the data files by their types, and any picture that is asked for. */
const nodeModel: ContentContext["nodeModel"] = {
  findOne: ({ type, query }) => {
    if (type !== "File") return Object.entries(data).find(([name]) => typeName(name) === type)?.[1]
    const name = /"relativePath":\{"eq":"([^"]+)"\}/.exec(JSON.stringify(query))?.[1]
    if (name === undefined) throw new Error(`A picture is asked for without its name: ${JSON.stringify(query)}`)
    return pictureFile(name)
  },
}

const isResolver = (name: string): name is keyof typeof resolvers => Object.hasOwn(resolvers, name)

const resolveField = (
  source: Record<string, unknown> = {},
  args: unknown,
  context: ContentContext,
  info: GraphQLResolveInfo
): unknown => {
  const { fieldName, parentType } = info
  if (parentType.name === "Query") return {}
  const directives = parentType.getFields()[fieldName]?.astNode?.directives ?? []
  const name = directives.map(directive => directive.name.value).find(isResolver)
  return name ? resolvers[name](source, args, context, info) : source[fieldName]
}

/** Answers a page's query. Throws when the query does not fit the model. */
export const runQuery = (query: string): unknown => {
  schema ??= buildSchema(`${base}\n${graphqlTypes()}\n${contentType()}`, { assumeValid: true, assumeValidSDL: true })
  const document = parse([query, ...fragmentTexts].join("\n"))
  const result = execute({ schema, document, contextValue: { nodeModel }, fieldResolver: resolveField })
  if ("then" in result) throw new Error("The content is answered at once.")
  if (result.errors?.length) throw new Error(result.errors.map(String).join("\n"))
  return JSON.parse(JSON.stringify(result.data))
}
