import { type DocumentNode, type GraphQLResolveInfo, type GraphQLSchema, buildSchema, execute, parse } from "graphql"
import { createContentTypes } from "../../src/model/createContentTypes"
import { type ContentContext, getTypeName } from "../../plugins/gatsby-plugin-content-model"
import { createSites } from "../../plugins/gatsby-plugin-content-model/translations"
import { getLanguage } from "../../src/model/locale"
import { readClinic } from "../../src/model/files/clinic"
import { resolvers } from "../../src/model/model"
import { contentSettings } from "../../src/model/checks/contentSettings"
import { readData } from "../data"

/** Answers the pages' queries, with the model's own GraphQL types and resolvers and the frozen sample. */

export const fragmentTexts = new Set<string>()

const base = `
  directive @dontInfer on OBJECT
  directive @childOf(types: [String!]) on OBJECT
${Object.keys(resolvers)
  .map(name => `  directive @${name} on FIELD_DEFINITION`)
  .join("\n")}
  interface Node { id: ID! }
  scalar GatsbyImageData
  enum Layout { FULL_WIDTH CONSTRAINED FIXED }
  enum Placeholder { DOMINANT_COLOR NONE BLURRED }
  enum Format { AVIF WEBP JPG PNG AUTO }
  input Quality { quality: Int progressive: Boolean lossless: Boolean effort: Int compressionSpeed: Int }
  type File { childImageSharp: ImageSharp }
  type ImageSharp {
    gatsbyImageData(layout: Layout, width: Int, placeholder: Placeholder, formats: [Format], breakpoints: [Int], sizes: String, avifOptions: Quality, webpOptions: Quality, jpgOptions: Quality, pngOptions: Quality): GatsbyImageData!
  }
  type Query { content(language: String!): Content! }
`

let schema: GraphQLSchema | undefined

let content: Readonly<Record<string, unknown>> = readData()

let sites = createSites(contentSettings, content, {})

let siteFiles = sites[getLanguage(readClinic(content["clinic"]))] ?? {}

export const getSiteFiles = () => siteFiles

/** Returns the content of the site in each of its languages, the clinic's own first. */
export const getSites = () => sites

/** Answers as JSON text, keyed by page and query. */
let answers = new Map<string, string>()

/** Answers to fields of the content, which are the same on each page, keyed by field and arguments. */
let fieldAnswers = new Map<string, unknown>()

/** Returns the content from which queries are answered. */
export const getContent = () => content

const noTranslations = {}

/** The arguments of the last `setContent`. */
let current: readonly unknown[] = []

/** Makes queries use other content, of the site in `language` if there are `translations`. */
export const setContent = (
  changed: typeof content,
  translations: Parameters<typeof createSites>[2] = noTranslations,
  language = getLanguage(readClinic(changed["clinic"]))
): void => {
  // The answers to the same content are the same.
  const next = [changed, translations, language]
  if (next.every((value, index) => value === current[index])) return
  current = next
  content = changed
  sites = createSites(contentSettings, changed, translations)
  siteFiles = sites[language] ?? {}
  answers = new Map()
  fieldAnswers = new Map()
}

/** Makes queries use the sample again. */
export const resetContent = (): void => setContent(readData())

const pictureFile = (name: string) => ({
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

/** Replaces Gatsby's node model: finds data files by type, and any picture. */
const nodeModel: ContentContext["nodeModel"] = {
  findOne: ({ type, query }) => {
    if (type !== "File") return Object.entries(siteFiles).find(([name]) => getTypeName(name) === type)?.[1]
    const name = /"relativePath":\{"eq":"images\/([^"]+)"\}/.exec(JSON.stringify(query))?.[1]
    if (name === undefined) throw new Error(`The query for a picture has no name: ${JSON.stringify(query)}`)
    return pictureFile(name)
  },
}

/** Parsed queries, keyed by their text. */
const documents = new Map<string, DocumentNode>()

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
  if (!name) return source[fieldName]
  const resolve = () => resolvers[name](source, args, context, info)
  if (parentType.name !== "Content") return resolve()
  const key = `${fieldName} ${JSON.stringify(args)}`
  if (!fieldAnswers.has(key)) fieldAnswers.set(key, resolve())
  return fieldAnswers.get(key)
}

const getAnswer = (query: string, page: string): string => {
  schema ??= buildSchema(`${base}\n${createContentTypes()}`, {
    assumeValid: true,
    assumeValidSDL: true,
  })
  const document = documents.get(query) ?? parse([query, ...fragmentTexts].join("\n"))
  documents.set(query, document)
  const result = execute({
    schema,
    document,
    contextValue: { nodeModel },
    fieldResolver: resolveField,
    variableValues: { language: getLanguage(readClinic(siteFiles["clinic"])), page },
  })
  if ("then" in result) throw new Error("The query was not answered synchronously.")
  if (result.errors?.length) throw new Error(result.errors.map(String).join("\n"))
  return JSON.stringify(result.data)
}

/**
 * Returns a new copy of the answer to the query of the page with this name. Throws an error if the query does not match
 * the model.
 */
export const runQuery = (query: string, page = ""): unknown => {
  const key = page + query
  const answer = answers.get(key) ?? getAnswer(query, page)
  answers.set(key, answer)
  return JSON.parse(answer)
}
