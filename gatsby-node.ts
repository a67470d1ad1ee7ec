import { createContentTypes } from "./src/model/contentTypes"
import { allFiles } from "./src/model/model"
import { existsSync } from "node:fs"
import { writeFile } from "node:fs/promises"
import type { ServerResponse } from "node:http"
import path from "node:path"
import type { GatsbyNode, Page } from "gatsby"
import {
  bundledModules,
  createLicences,
  finishBuild,
  removeRewrittenFiles,
} from "./plugins/gatsby-plugin-on-demand/build"
import { writeLiveBuild } from "./plugins/gatsby-plugin-sveltia-cms/build"
import { buildEditor } from "./src/editor/buildEditor"
import { checkedFolder, syncValidContent, watchContent } from "./src/model/check/checkedContent"
import { publishBrand } from "./src/gatsby/brand"
import { createDeliveryAlias } from "./src/gatsby/delivery"
import { createFinishOptions } from "./src/gatsby/finishOptions"
import { writeNetlifyForms } from "./src/gatsby/netlifyForms"
import { type Site, getPageWords, listAddresses, readSites } from "./src/gatsby/pageWords"
import { shims } from "./src/gatsby/aliases"
import { readPolicyPages } from "./src/gatsby/policyPages"
import { isPreviewBuild } from "./src/gatsby/preview"
import { writeVCards } from "./src/gatsby/vCard"
import { resolveVeil } from "./src/gatsby/veil"
import { writeSchemas } from "./plugins/gatsby-plugin-content-model/build"
import { formatProblems } from "./plugins/gatsby-plugin-content-model"
import { type PageName, isPageName, pages } from "./src/model/pages"
import { findPageSource, pageSources } from "./src/model/pageSources"
import { resolvers } from "./src/model/resolvers"
import { translationModel } from "./src/model/translationModel"
import type { PageWords } from "./src/words/useWords"

const publicFolder = path.resolve("public")
const editorFolder = path.join(publicFolder, "admin")

const isDevelop = process.env["gatsby_executing_command"] === "develop"

const isPreview = isPreviewBuild(process.env)

/** Returns the problems in the content as one text; empty when there are none. */
const describeProblems = async (): Promise<string> => {
  const problems = await syncValidContent({ isDraft: isDevelop })
  return problems.length ? formatProblems(problems) : ""
}

const waitForChange = (): Promise<void> =>
  new Promise(resolve => {
    const stop = watchContent(() => {
      stop()
      resolve()
    })
  })

/** Ends when the editor is in `public`, with the files from which its script is made. */
let editor = Promise.resolve<string[]>([])

/** The brand of the pages, as JSON. */
let brand = ""

export const onPreInit: GatsbyNode["onPreInit"] = ({ basePath, reporter }) => {
  if (basePath)
    reporter.panic(
      `The site works only at the root of a domain or subdomain, not below ${basePath}: remove pathPrefix from gatsby-config.ts, or build without --prefix-paths and PREFIX_PATHS.`
    )
  if (isPreview) reporter.info("This build is a preview: its forms send nothing, and search engines do not list it.")
}

/** Bad content never reaches a page: a build ends here with the list of the problems to fix, develop mode waits. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  if (isDevelop) await writeSchemas(".", allFiles, translationModel)
  let text = await describeProblems()
  if (!isDevelop && text) reporter.panic(text)
  while (text) {
    reporter.error(`${text}\nThe site starts once this is fixed.`)
    await waitForChange()
    text = await describeProblems()
  }
  if (!isDevelop) await removeRewrittenFiles(publicFolder)
  brand = await publishBrand(checkedFolder, publicFolder, isDevelop)
  if (isDevelop) return
  // From now on beside Gatsby's own work, which waits for it at the end.
  editor = buildEditor(editorFolder)
  // What fails is said at the end.
  editor.catch(() => undefined)
}

// In develop mode Gatsby renders the head of its pages once, when it starts.
const sendBrand = (listener: ServerResponse) => listener.write(`event: brand\ndata: ${brand}\n\n`)

/** In develop mode: lists the problems to fix at each change, in the terminal and in the browser, and serves the editor. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, reporter }) => {
  let text = ""
  const listeners = new Set<ServerResponse>()
  const sendProblems = (listener: ServerResponse) => listener.write(`data: ${JSON.stringify(text)}\n\n`)
  app.get("/___content", (_request: unknown, response: ServerResponse) => {
    // Without "no-transform" Gatsby's server compresses the stream and keeps each line back until there are more.
    response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store, no-transform" })
    listeners.add(response)
    response.on("close", () => listeners.delete(response))
    sendProblems(response)
    sendBrand(response)
  })
  const checkAgain = async () => {
    const previousText = text
    text = await describeProblems()
    if (!text) {
      brand = await publishBrand(checkedFolder, publicFolder, isDevelop)
      listeners.forEach(sendBrand)
    }
    if (text === previousText) return
    if (text) reporter.error(text)
    else reporter.success("The content is ready to be published again.")
    listeners.forEach(sendProblems)
  }
  let pendingCheck = Promise.resolve()
  watchContent(() => {
    pendingCheck = pendingCheck
      .then(checkAgain)
      .catch((error: unknown) => void reporter.error(`The folder data could not be read: ${String(error)}`))
  })
  // Gatsby listens for the end of webpack's first run once this function has ended, and waits for ever when it comes late.
  const developedEditor = buildEditor(editorFolder).catch(
    (error: unknown) => void reporter.error(`The editor could not be built: ${String(error)}`)
  )
  app.get("/admin", (_request: unknown, response: ServerResponse & { sendFile: (file: string) => void }) => {
    void developedEditor.then(() => response.sendFile(path.join(editorFolder, "index.html")))
  })
}

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  const { createFieldExtension, createTypes } = actions
  for (const [name, resolve] of Object.entries({ ...resolvers, veil: resolveVeil }))
    createFieldExtension({ name, extend: () => ({ resolve }) })
  createTypes(createContentTypes())
}

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: create }) => {
  // The files are found by the query's variable of this name (src/model/resolvers.ts).
  create({ Query: { content: { type: "Content!", args: { language: "String!" }, resolve: () => ({}) } } })
}

const withWords = (page: Page, words: PageWords): Page => ({ ...page, context: { ...page.context, ...words } })

/** The pages of files in `src/pages`, which Gatsby makes once. */
const filePages = new Map<string, Page>()

/** Returns whether the clinic's own site has a page of a file. Gatsby's own pages, which have no name, are always there. */
const hasPage = ({ pageNames }: Site, name: PageName | undefined): boolean => !name || pageNames.includes(name)

/** Returns the name of a page of the clinic's own language by its file: Gatsby's own pages have none. */
const findPageName = ({ component }: Page): PageName | undefined =>
  Object.keys(pages)
    .filter(isPageName)
    .find(name => pageSources[name].file === path.basename(component, ".tsx"))

/**
 * The pages that exist only while they are enabled, and those in other languages. In develop mode Gatsby asks again when
 * the content changes: then every other page gets its words anew.
 */
export const createPages: GatsbyNode["createPages"] = async ({ graphql, actions }) => {
  const sites = await readSites(checkedFolder)
  const [own] = sites
  for (const page of filePages.values()) {
    const name = findPageName(page)
    if (existsSync(page.component) && hasPage(own, name))
      actions.createPage(withWords(page, getPageWords(own, name, isPreview, sites)))
  }
  for (const site of sites) {
    const contexts = await readPolicyPages(graphql, site.language)
    for (const { name, address } of listAddresses(site)) {
      // Gatsby has made those that are always there.
      const { file } = findPageSource(name)
      if (site === own && !file.startsWith("template-")) continue
      actions.createPage({
        path: address,
        component: path.resolve(`src/pages/${file}.tsx`),
        context: { ...contexts[name], ...getPageWords(site, name, isPreview, sites) },
      })
    }
  }
}

/** Gives every other page its words, and removes one that the clinic does not have. */
export const onCreatePage: GatsbyNode["onCreatePage"] = async ({ page, actions }) => {
  filePages.set(page.path, page)
  const sites = await readSites(checkedFolder)
  const [own] = sites
  const name = findPageName(page)
  actions.deletePage(page)
  if (hasPage(own, name)) actions.createPage(withWords(page, getPageWords(own, name, isPreview, sites)))
}

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  const alias = createDeliveryAlias(process.env)
  actions.setWebpackConfig({ resolve: { alias: stage === "build-javascript" ? { ...shims, ...alias } : alias } })
}

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, store, reporter }) => {
  const sites = await readSites(checkedFolder)
  await writeVCards(graphql, sites, publicFolder)
  try {
    const editorModules = await editor
    await writeFile(
      path.join(publicFolder, "licences.txt"),
      await createLicences([...bundledModules, ...editorModules])
    )
    const build = await finishBuild({ store }, createFinishOptions(sites, process.env, isPreview))
    await writeNetlifyForms(publicFolder, sites[0], process.env["GATSBY_DELIVERY"])
    await writeLiveBuild(editorFolder, build)
  } catch (error) {
    reporter.panicOnBuild(error instanceof Error ? error.message : String(error))
  }
}
