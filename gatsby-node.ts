import { rm } from "node:fs/promises"
import type { ServerResponse } from "node:http"
import path from "node:path"
import type { GatsbyNode } from "gatsby"
import { noteBrowserPackages } from "./src/build/browserPackages"
import { buildEditor } from "./src/build/buildEditor"
import { dataFolder, takeContent, watchContent } from "./src/build/checkedContent"
import { hyphenate } from "./src/build/hyphenate"
import { finishPages, unfinishPages } from "./src/build/finishPages"
import { lighter } from "./src/build/lighter"
import { publish } from "./src/build/publish"
import { publishedQuery } from "./src/build/published"
import { readContent } from "./src/build/readContent"
import { writeWorker } from "./src/build/scripts"
import { writeUsedIcons } from "./src/build/usedIcons"
import { writeSchemas } from "./src/build/writeSchemas"
import { faultList } from "./src/content/checks"
import { fillFacts } from "./src/content/facts"
import { contentType, graphqlTypes, typeName } from "./src/content/graphql"

const publicFolder = path.resolve("public")
const editorFolder = path.join(publicFolder, "admin")

const isDevelop = process.env["gatsby_executing_command"] === "develop"

/** What is to mend in the content, as one text; empty when all is well. */
const faultText = async (): Promise<string> => {
  const faults = await takeContent()
  return faults.length ? faultList(faults) : ""
}

const nextChange = (): Promise<void> =>
  new Promise(resolve => {
    const stop = watchContent(() => {
      stop()
      resolve()
    })
  })

/** Bad content never reaches a page: a build ends here with the list of everything to mend, develop mode waits. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  await unfinishPages(publicFolder)
  await writeSchemas(".")
  let text = await faultText()
  if (!isDevelop && text) reporter.panicOnBuild(text)
  if (!isDevelop) return
  while (text) {
    reporter.error(`${text}\nThe site starts as soon as this is mended.`)
    await nextChange()
    text = await faultText()
  }
}

/** In develop mode: says what is to mend at each change, in the terminal and in the browser, and serves the editor. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, reporter }) => {
  let text = ""
  const listeners = new Set<ServerResponse>()
  const tell = (listener: ServerResponse) => listener.write(`data: ${JSON.stringify(text)}\n\n`)
  app.get("/___content", (_request: unknown, response: ServerResponse) => {
    // Without "no-transform" Gatsby's server compresses the stream and keeps each line back until there are more.
    response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store, no-transform" })
    listeners.add(response)
    response.on("close", () => listeners.delete(response))
    tell(response)
  })
  const look = async () => {
    const before = text
    text = await faultText()
    if (text === before) return
    if (text) reporter.error(text)
    else reporter.success("The content is ready to be published again.")
    listeners.forEach(tell)
  }
  let looking = Promise.resolve()
  watchContent(() => {
    looking = looking
      .then(look)
      .catch((error: unknown) => void reporter.error(`The folder data could not be read: ${String(error)}`))
  })
  // Gatsby listens for the end of webpack's first run once this function has ended, and waits for ever when it comes late.
  const editor = buildEditor(editorFolder).catch(
    (error: unknown) => void reporter.error(`The editor could not be built: ${String(error)}`)
  )
  app.get("/admin", (_request: unknown, response: ServerResponse & { sendFile: (file: string) => void }) => {
    void editor.then(() => response.sendFile(path.join(editorFolder, "index.html")))
  })
}

interface ResolveInfo {
  fieldName: string
}

interface ResolveContext {
  nodeModel: {
    findOne: (query: { type: string; query?: unknown }) => Promise<unknown>
  }
}

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  const { createFieldExtension, createTypes } = actions
  // Gatsby replaces the files' nodes when they change; finding them through the node model makes pages follow.
  createFieldExtension({
    name: "file",
    extend: () => ({
      resolve: (_source: unknown, _args: unknown, context: ResolveContext, info: ResolveInfo) =>
        context.nodeModel.findOne({ type: typeName(info.fieldName) }),
    }),
  })
  createFieldExtension({
    name: "words",
    extend: () => ({
      // With soft hyphens, for words that are shown; without, for those that are sent, compared or read out.
      args: { hyphens: { type: "Boolean", defaultValue: false } },
      resolve: async (
        source: Record<string, unknown>,
        { hyphens }: { hyphens: boolean },
        context: ResolveContext,
        info: ResolveInfo
      ) => {
        const clinic = await context.nodeModel.findOne({ type: typeName("clinic") })
        const fill = (value: unknown) => {
          if (typeof value !== "string") return value
          const text = fillFacts(value, clinic)
          return hyphens ? hyphenate(text) : text
        }
        const value = source[info.fieldName]
        return Array.isArray(value) ? value.map(fill) : fill(value)
      },
    }),
  })
  createFieldExtension({
    name: "picture",
    extend: () => ({
      resolve: (source: Record<string, unknown>, _args: unknown, context: ResolveContext, info: ResolveInfo) =>
        context.nodeModel.findOne({
          type: "File",
          query: {
            filter: {
              sourceInstanceName: { eq: "images" },
              relativePath: { eq: String(source[info.fieldName]).replace("/images/", "") },
            },
          },
        }),
    }),
  })
  createTypes(graphqlTypes())
  createTypes(contentType())
}

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: create }) => {
  create({ Query: { content: { type: "Content!", resolve: () => ({}) } } })
}

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({
  stage,
  actions,
  plugins,
  getConfig,
}) => {
  if (stage !== "build-javascript") return
  const usedIcons = await writeUsedIcons(Object.values((await readContent(dataFolder)).files))
  // No source maps: they would publish the paths of the machine that built the site.
  actions.setWebpackConfig({ devtool: false, plugins: [noteBrowserPackages] })
  actions.replaceWebpackConfig(lighter(getConfig(), plugins, usedIcons))
}

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql }) => {
  const { data, errors } = await graphql<Queries.PublishedQuery>(publishedQuery)
  if (!data) throw new Error(`The content could not be read after the build: ${JSON.stringify(errors)}`)
  // Gatsby copies it into every site, for scripts of third parties in a worker: this one has none.
  await rm(path.join(publicFolder, "~partytown"), { recursive: true, force: true })
  await publish(data.content, path.resolve("."))
  await writeWorker(publicFolder, await finishPages(publicFolder))
  await buildEditor(editorFolder)
}
