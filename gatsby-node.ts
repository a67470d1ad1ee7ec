import type { ServerResponse } from "node:http"
import path from "node:path"
import type { GatsbyNode } from "gatsby"
import { checkedFolder } from "./plugins/gatsby-plugin-content-model/build"
import { addLicences, buildInlineScript, readBuildId } from "./plugins/gatsby-plugin-on-demand/build"
import { writeLiveBuild } from "./plugins/gatsby-plugin-sveltia-cms/build"
import { buildEditor } from "./src/editor/buildEditor"
import { updateBrand } from "./src/gatsby/brandOptions"
import { createDeliveryAlias, findHostProblem, readDeliverySettings } from "./src/gatsby/delivery"
import { defineConstants } from "./src/gatsby/buildOptions"
import { writeNetlifyForms } from "./src/gatsby/netlifyForms"
import { listPages, readSites } from "./src/gatsby/sites"
import { shims } from "./src/gatsby/aliases"
import { readPolicyPages } from "./src/gatsby/policyPages"
import { isPreviewBuild } from "./src/gatsby/preview"
import { writeSprite } from "./src/gatsby/sprite"
import { writeVCards } from "./src/gatsby/vCard"
import { developScripts } from "./src/inline/contract"
import { dataFolder } from "./src/model/checks/readContent"

const publicFolder = path.resolve("public")
const editorFolder = path.join(publicFolder, "admin")

const isDevelop = process.env["gatsby_executing_command"] === "develop"

const isPreview = isPreviewBuild(process.env)

/** Resolves when the editor is in `public`. */
let editor = Promise.resolve({ modules: [""].slice(1), report: "" })

export const onPreInit: GatsbyNode["onPreInit"] = ({ basePath, reporter }) => {
  if (basePath)
    reporter.panic(
      `The site works only at the root of a domain or subdomain, not below ${basePath}: remove pathPrefix from gatsby-config.ts, or build without --prefix-paths and PREFIX_PATHS.`
    )
  const problem = findHostProblem(readDeliverySettings(dataFolder), process.env)
  // Previews send nothing.
  if (problem && !isDevelop && !isPreview) reporter.panic(problem)
  if (isPreview) reporter.info("This build is a preview: its forms send nothing, and search engines do not list it.")
}

/**
 * Starts the editor's build once the content has passed the checks. It runs in parallel with Gatsby's own work, and
 * `onPostBuild` waits for it.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  await writeSprite(publicFolder)
  if (isDevelop) return
  editor = buildEditor(editorFolder)
  // Errors are reported at the end.
  editor.catch(() => undefined)
}

/** Returns the scripts that published pages contain, for the main language: the head's, if there is a notice, and the inline script. */
const buildPageScripts = async (): Promise<string> => {
  const sites = await readSites(checkedFolder)
  const constants = defineConstants(sites[0], sites.length > 1)
  const entries = [...(sites[0].notice ? ["src/inline/noticeScript.ts"] : []), "src/inline/inline.ts"]
  return (await Promise.all(entries.map(entry => buildInlineScript(entry, constants)))).join("\n")
}

/**
 * In develop mode, serves the editor, the scripts of published pages, and the current brand, because Gatsby renders the
 * head of its pages only once.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, reporter }) => {
  app.get("/___brand", (_request: unknown, response: ServerResponse) => {
    void updateBrand(checkedFolder, publicFolder).then(brand => response.end(brand))
  })
  app.get(developScripts, (_request: unknown, response: ServerResponse) => {
    void buildPageScripts().then(scripts => response.setHeader("Content-Type", "text/javascript").end(scripts))
  })
  // Not awaited: Gatsby listens for the end of webpack's first run after this function has ended, and would wait
  // forever if it were late.
  const developedEditor = buildEditor(editorFolder).catch(
    (error: unknown) => void reporter.error(`The editor could not be built: ${String(error)}`)
  )
  app.get("/admin", (_request: unknown, response: ServerResponse & { sendFile: (file: string) => void }) => {
    void developedEditor.then(() => response.sendFile(path.join(editorFolder, "index.html")))
  })
}

/**
 * Creates every page of every language from the registry of pages: only the enabled ones exist. In develop mode Gatsby
 * calls this again after a change of the content.
 */
export const createPages: GatsbyNode["createPages"] = async ({ graphql, actions }) => {
  const sites = await readSites(checkedFolder)
  for (const site of sites) {
    const contexts = await readPolicyPages(graphql, site.language)
    for (const page of listPages(site, sites, isPreview))
      actions.createPage({ ...page, context: { ...contexts[page.context.page], ...page.context } })
  }
}

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  const alias = createDeliveryAlias(process.env)
  actions.setWebpackConfig({ resolve: { alias: stage === "build-javascript" ? { ...shims, ...alias } : alias } })
}

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ reporter }) => {
  const sites = await readSites(checkedFolder)
  await writeVCards(sites, publicFolder)
  try {
    const { modules, report } = await editor
    if (report) reporter.warn(report)
    await addLicences(publicFolder, modules)
    await writeNetlifyForms(publicFolder, sites[0], process.env["GATSBY_DELIVERY"])
    await writeLiveBuild(editorFolder, await readBuildId(publicFolder))
  } catch (error) {
    reporter.panicOnBuild(error instanceof Error ? error.message : String(error))
  }
}
