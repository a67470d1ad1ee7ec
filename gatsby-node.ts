import { rm } from "node:fs/promises"
import path from "node:path"
import type { GatsbyNode } from "gatsby"
import { finishPages, unfinishPages } from "./src/build/finishPages"
import { lighter } from "./src/build/lighter"
import { readContent } from "./src/build/readContent"
import { writeWorker } from "./src/build/scripts"
import { writeUsedIcons } from "./src/build/usedIcons"
import { checkContent, faultSentence } from "./src/content/checks"
import { fillFacts } from "./src/content/facts"
import { contentType, graphqlTypes, typeName } from "./src/content/graphql"

const dataFolder = path.resolve("data")
const publicFolder = path.resolve("public")

/** Bad content never reaches a page: the build ends here with the list of everything to mend. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  await unfinishPages(publicFolder)
  const faults = checkContent(await readContent(dataFolder))
  if (faults.length) reporter.panicOnBuild(`The content cannot be published yet. To mend (${faults.length}):\n\n${faults.map(fault => `  • ${faultSentence(fault)}`).join("\n")}\n`)
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
      resolve: (_source: unknown, _args: unknown, context: ResolveContext, info: ResolveInfo) => context.nodeModel.findOne({ type: typeName(info.fieldName) }),
    }),
  })
  createFieldExtension({
    name: "words",
    extend: () => ({
      resolve: async (source: Record<string, unknown>, _args: unknown, context: ResolveContext, info: ResolveInfo) => {
        const clinic = await context.nodeModel.findOne({ type: typeName("clinic") })
        const fill = (value: unknown) => (typeof value === "string" ? fillFacts(value, clinic) : value)
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
          query: { filter: { sourceInstanceName: { eq: "images" }, relativePath: { eq: String(source[info.fieldName]).replace("/images/", "") } } },
        }),
    }),
  })
  createTypes(graphqlTypes())
  createTypes(contentType())
}

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: create }) => {
  create({ Query: { content: { type: "Content!", resolve: () => ({}) } } })
}

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({ stage, actions, plugins }) => {
  if (stage !== "build-javascript") return
  const usedIcons = await writeUsedIcons(Object.values((await readContent(dataFolder)).files))
  // No source maps: they would publish the paths of the machine that built the site.
  actions.setWebpackConfig({ devtool: false, ...lighter({ plugins }, usedIcons) })
}

export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  // Gatsby copies it into every site, for scripts of third parties in a worker: this one has none.
  await rm(path.join(publicFolder, "~partytown"), { recursive: true, force: true })
  await writeWorker(publicFolder, await finishPages(publicFolder))
}
