import type { ServerResponse } from "node:http"
import type {
  CreateDevServerArgs,
  CreateResolversArgs,
  CreateSchemaCustomizationArgs,
  GatsbyNode,
  ParentSpanPluginArgs,
} from "gatsby"
import { formatProblems } from "./checkValue"
import { defaultFolder } from "./contentPaths"
import { createContentType, createGraphqlTypes } from "./graphql"
import type { CompleteOptions } from "./options"
import { readContent } from "./readContent"
import { contentResolvers } from "./resolvers"
import { syncContent, watchFolders } from "./syncContent"
import { writeSchemas } from "./writeSchemas"

const isDevelop = process.env["gatsby_executing_command"] === "develop"

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    settings: Joi.object().required(),
    folder: Joi.string().default(defaultFolder),
    read: Joi.function().default(() => readContent),
    createTypes: Joi.function(),
    resolvers: Joi.object().pattern(Joi.string(), Joi.function()),
  })

/**
 * Checks the content and copies it to the folder that Gatsby reads. Resolves to its problems as one text, which is
 * empty if there are none.
 */
const describeProblems = async ({ settings, folder, read }: CompleteOptions): Promise<string> => {
  const problems = await syncContent(settings, folder, read, { isDraft: isDevelop })
  return problems.length ? formatProblems(problems, folder) : ""
}

const waitForChange = (folder: string): Promise<void> =>
  new Promise(resolve => {
    const stop = watchFolders(folder, () => {
      stop()
      resolve()
    })
  })

/**
 * Checks the content before Gatsby reads it. If there are problems, a build stops and lists them; develop mode waits
 * until they are fixed.
 */
export const onPreBootstrap = async ({ reporter }: ParentSpanPluginArgs, options: CompleteOptions): Promise<void> => {
  const { model, optionalFiles, translations } = options.settings
  if (isDevelop) await writeSchemas(".", { ...model, ...optionalFiles }, translations.model, options.folder)
  let text = await describeProblems(options)
  if (!isDevelop && text) reporter.panic(text)
  while (text) {
    reporter.error(`${text}\nThe site starts once this is fixed.`)
    await waitForChange(options.folder)
    text = await describeProblems(options)
  }
}

/**
 * Checks the content after each change in develop mode, and lists the problems in the terminal and for the browser at
 * `/___content`.
 */
export const onCreateDevServer = ({ app, reporter }: CreateDevServerArgs, options: CompleteOptions): void => {
  let text = ""
  const listeners = new Set<ServerResponse>()
  const send = (listener: ServerResponse) => listener.write(`data: ${JSON.stringify(text)}\n\n`)
  app.get("/___content", (_request: unknown, response: ServerResponse) => {
    // Without "no-transform", Gatsby's server compresses the stream and holds each line back until more follow.
    response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store, no-transform" })
    listeners.add(response)
    response.on("close", () => listeners.delete(response))
    send(response)
  })
  const checkAgain = async () => {
    const previousText = text
    text = await describeProblems(options)
    listeners.forEach(send)
    if (text === previousText) return
    if (text) reporter.error(text)
    else reporter.success("The content is ready to be published again.")
  }
  let pendingCheck = Promise.resolve()
  watchFolders(options.folder, () => {
    pendingCheck = pendingCheck
      .then(checkAgain)
      .catch((error: unknown) => void reporter.error(`The content could not be read: ${String(error)}`))
  })
}

export const createSchemaCustomization = (
  { actions }: CreateSchemaCustomizationArgs,
  { settings, resolvers, createTypes }: CompleteOptions
): void => {
  for (const [name, resolve] of Object.entries({ ...contentResolvers, ...resolvers }))
    actions.createFieldExtension({ name, extend: () => ({ resolve }) })
  actions.createTypes(
    createTypes?.() ?? [createGraphqlTypes(settings.model), createContentType(settings.model)].join("\n\n")
  )
}

export const createResolvers = (
  { createResolvers: create }: CreateResolversArgs,
  { settings }: CompleteOptions
): void => {
  // Resolvers find the files by the query variable `language` (resolvers.ts). Queries of a site in one language have no
  // such variable.
  const isTranslated = Object.keys(settings.translations.model).length > 0
  const args = isTranslated ? { language: "String!" } : {}
  create({ Query: { content: { type: "Content!", args, resolve: () => ({}) } } })
}
