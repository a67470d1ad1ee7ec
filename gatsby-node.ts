import path from "node:path"
import type { GatsbyNode } from "gatsby"
import { checkedFolder } from "./plugins/gatsby-plugin-content-model/build"
import { checkHost, readSiteDelivery } from "./src/gatsby/delivery"
import { writeNetlifyForms } from "./src/gatsby/netlifyForms"
import { isPreviewBuild } from "./src/gatsby/preview"
import { listPages, readSites } from "./src/gatsby/sites"
import { writeSprite } from "./src/gatsby/sprite"
import { writeVCards } from "./src/gatsby/vCard"
import { createWebpackOptions } from "./src/gatsby/webpackOptions"
import { dataFolder } from "./src/model/checks/readContent"

const publicFolder = path.resolve("public")

export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => checkHost(dataFolder, process.env, reporter)

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => writeSprite(publicFolder)

/**
 * Creates every page of every language from the registry of pages: only the enabled ones exist. In develop mode Gatsby
 * calls this again after a change of the content.
 */
export const createPages: GatsbyNode["createPages"] = async ({ actions }) => {
  const sites = await readSites(checkedFolder)
  for (const site of sites)
    for (const page of listPages(site, sites, isPreviewBuild(process.env))) actions.createPage({ ...page })
}

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, plugins }) => {
  const { aliases, constants } = createWebpackOptions(stage, process.env)
  actions.setWebpackConfig({ resolve: { alias: aliases }, plugins: [plugins.define(constants)] })
}

export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  const sites = await readSites(checkedFolder)
  await writeVCards(sites, publicFolder)
  await writeNetlifyForms(publicFolder, sites[0], readSiteDelivery(dataFolder).provider)
}
