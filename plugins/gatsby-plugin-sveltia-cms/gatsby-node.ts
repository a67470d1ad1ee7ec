import type { ServerResponse } from "node:http"
import path from "node:path"
import type { BuildArgs, CreateDevServerArgs, GatsbyNode, ParentSpanPluginArgs } from "gatsby"
import { type BuiltEditor, buildEditor } from "./buildEditor"
import type { PluginOptions } from "./pluginOptions"
import { writeLiveBuild } from "./writeLiveBuild"

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({ readEditorOptions: Joi.function().required(), readBuildId: Joi.function(), addLicences: Joi.function() })

const getPublicFolder = ({ store }: Pick<BuildArgs, "store">): string =>
  path.join(store.getState().program.directory, "public")

const getEditorFolder = (args: Pick<BuildArgs, "store">): string => path.join(getPublicFolder(args), "admin")

/** The editor that `onPreBootstrap` begins to build and `onPostBuild` finishes. */
let editor: Promise<BuiltEditor>

/** Starts the editor's build, which runs beside Gatsby's own work, because webpack takes no part in it. */
export const onPreBootstrap = (args: ParentSpanPluginArgs, { readEditorOptions }: PluginOptions): void => {
  if (process.env["gatsby_executing_command"] === "develop") return
  editor = readEditorOptions().then(options => buildEditor(getEditorFolder(args), options))
  // `onPostBuild` reports errors.
  editor.catch(() => undefined)
}

/** Serves the editor in develop mode. */
export const onCreateDevServer = (args: CreateDevServerArgs, { readEditorOptions }: PluginOptions): void => {
  const { app, reporter } = args
  const folder = getEditorFolder(args)
  // Not awaited: Gatsby listens for the end of webpack's first run after this function has ended, and would wait
  // forever if it were late.
  const developedEditor = readEditorOptions()
    .then(options => buildEditor(folder, options))
    .catch((error: unknown) => void reporter.error(`The editor could not be built: ${String(error)}`))
  app.get("/admin", (_request: unknown, response: ServerResponse & { sendFile: (file: string) => void }) => {
    void developedEditor.then(() => response.sendFile(path.join(folder, "index.html")))
  })
}

/** Waits for the editor, lists the licences of its packages, and writes which build is live. */
export const onPostBuild = async (args: BuildArgs, { readBuildId, addLicences }: PluginOptions): Promise<void> => {
  const { reporter, store } = args
  const publicFolder = getPublicFolder(args)
  try {
    const { modules, report } = await editor
    if (report) reporter.warn(report)
    await addLicences?.(publicFolder, modules)
    const buildId = await readBuildId?.(publicFolder)
    await writeLiveBuild(getEditorFolder(args), buildId ?? store.getState().webpackCompilationHash)
  } catch (error) {
    reporter.panicOnBuild(error instanceof Error ? error.message : String(error))
  }
}
