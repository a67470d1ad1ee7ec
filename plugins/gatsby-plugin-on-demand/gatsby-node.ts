import type { ServerResponse } from "node:http"
import path from "node:path"
import type { BuildArgs, CreateDevServerArgs, GatsbyNode, PreInitArgs } from "gatsby"
import sharp from "sharp"
import { writeRecord } from "./build/buildRecord"
import { type Build, finishBuild, startBuild } from "./build/finishBuild"
import { buildStartScripts } from "./build/fillPages"
import { digestInputs } from "./build/inputs"
import { additions, evaluateInOrder, noteFiles, replaceParts } from "./build/webpack"
import { developScripts } from "./contract"
import type { OnDemandOptions } from "./options"

const folder = path.resolve(".")

/** This build, which each hook hands on to the files of `build`. */
let build: Build

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({ staticPages: Joi.string(), readBuildOptions: Joi.function() })

/**
 * Refuses a site below a path, where neither the service worker nor the URLs of pages would work. Makes Gatsby discard
 * everything but encoded pictures if an input of the build has changed: Gatsby does so if the version of a plugin is
 * another, and compares versions after this hook.
 */
export const onPreInit = async ({ store, basePath, reporter }: PreInitArgs): Promise<void> => {
  if (basePath)
    reporter.panic(
      `The site works only at the root of a domain or subdomain, not below ${basePath}: remove pathPrefix from gatsby-config.ts, or build without --prefix-paths and PREFIX_PATHS.`
    )
  // By default, Gatsby would run queries in a second process and restart it before rendering pages. These sites have few.
  process.env["GATSBY_CPU_COUNT"] = "1"
  const inputs = digestInputs(folder, process.env, new Date().getFullYear())
  const plugins: readonly { name: string; version: string }[] = store.getState().flattenedPlugins
  for (const plugin of plugins) if (plugin.name === "gatsby-plugin-on-demand") plugin.version = inputs
  const isPublished = process.env["gatsby_executing_command"] !== "develop"
  build = await startBuild(folder, inputs, JSON.stringify(sharp.versions), isPublished)
}

/** Writes the record again, because Gatsby may have emptied its cache. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => writeRecord(folder, build.record)

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  plugins,
  loaders,
  getConfig,
}) => {
  if (stage === "build-html") actions.replaceWebpackConfig(evaluateInOrder(getConfig(), build.inputs))
  if (stage !== "build-javascript") return
  // Babel would add 5 KB of repairs for faults of single versions. Nothing in the scripts needs them.
  const withoutRepairs = { test: /[\\/]core-js[\\/]/, use: loaders.null() }
  actions.setWebpackConfig({ ...additions, plugins: [noteFiles(build)], module: { rules: [withoutRepairs] } })
  actions.replaceWebpackConfig(replaceParts(getConfig(), plugins, build.inputs))
}

/**
 * Runs each page's query early and ignores the result, because Gatsby runs it again anyway. Gatsby starts to make the
 * pictures of the queries now, while webpack uses one processor, and not when it writes the pages. Only Gatsby's store
 * has the text of the pages' queries.
 */
export const onPreBuild: GatsbyNode["onPreBuild"] = async ({ graphql, store }) => {
  const state = store.getState()
  for (const page of state.pages.values()) {
    const query = state.components.get(page.componentPath)?.query
    if (query) await graphql(query, page.context)
  }
}

/** Serves the scripts that start immediately in develop mode. */
export const onCreateDevServer = ({ app }: CreateDevServerArgs, { readBuildOptions }: OnDemandOptions): void => {
  const buildScripts = async (): Promise<string> => buildStartScripts((await readBuildOptions?.()) ?? {})
  app.get(developScripts, (_request: unknown, response: ServerResponse) => {
    void buildScripts().then(scripts => response.setHeader("Content-Type", "text/javascript").end(scripts))
  })
}

/** Finishes the build, once the plugins before this one have written their files. */
export const onPostBuild = async (
  { reporter, store }: BuildArgs,
  { staticPages, readBuildOptions }: OnDemandOptions
): Promise<void> => {
  try {
    const options = (await readBuildOptions?.()) ?? {}
    const pattern = staticPages === undefined ? undefined : new RegExp(staticPages)
    const isStatic = (pagePath: string): boolean => pattern?.test(pagePath) ?? false
    await finishBuild(build, [...store.getState().pages.keys()], { ...options, isStatic })
  } catch (error) {
    reporter.panicOnBuild(error instanceof Error ? error.message : String(error))
  }
}
