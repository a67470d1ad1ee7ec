import { existsSync, readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { type GraphQLResolveInfo, type GraphQLSchema, buildSchema, execute, parse } from "graphql"
import { fillFacts } from "../../src/content/facts"
import { contentType, graphqlTypes } from "../../src/content/graphql"

/** The content as the pages get it: the model's own GraphQL types over a folder like `data`, without Gatsby. */

const dataFolder = path.resolve("data")

/** Every file of `data/`, parsed, by its name without `.json`. */
export const readData = (folder = dataFolder): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter(file => file.endsWith(".json"))
      .map(file => [path.basename(file, ".json"), JSON.parse(readFileSync(path.join(folder, file), "utf8"))])
  )

export const fragmentTexts = new Set<string>()

const base = `
  directive @dontInfer on OBJECT
  directive @words on FIELD_DEFINITION
  directive @picture on FIELD_DEFINITION
  directive @file on FIELD_DEFINITION
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

const picture = (address: string) => {
  const name = path.basename(address)
  return {
    publicURL: address,
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
  }
}

const resolve = (
  source: Record<string, unknown> | undefined,
  _args: unknown,
  _context: unknown,
  info: GraphQLResolveInfo
): unknown => {
  const { fieldName, parentType } = info
  if (parentType.name === "Query") return {}
  const directives =
    parentType.getFields()[fieldName]?.astNode?.directives?.map(directive => directive.name.value) ?? []
  if (directives.includes("file")) return data[fieldName]
  const value = source?.[fieldName]
  if (directives.includes("picture")) return picture(String(value))
  const fill = (text: unknown) => (typeof text === "string" ? fillFacts(text, data["clinic"]) : text)
  return directives.includes("words") ? (Array.isArray(value) ? value.map(fill) : fill(value)) : value
}

/** Answers a page's query. Throws when the query does not fit the model. */
export const runQuery = (query: string): unknown => {
  schema ??= buildSchema(`${base}\n${graphqlTypes()}\n${contentType()}`, { assumeValid: true, assumeValidSDL: true })
  const result = execute({ schema, document: parse([query, ...fragmentTexts].join("\n")), fieldResolver: resolve })
  if ("then" in result) throw new Error("The content is answered at once.")
  if (result.errors?.length) throw new Error(result.errors.map(String).join("\n"))
  return JSON.parse(JSON.stringify(result.data))
}

/** Whether a picture named by the content is in the folder. */
export const hasPicture = (address: string): boolean => existsSync(path.join(dataFolder, address))
