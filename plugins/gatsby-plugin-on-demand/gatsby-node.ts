import path from "node:path"
import type { GatsbyNode } from "gatsby"
import sharp from "sharp"
import { removeRewrittenFiles } from "./build/earlierFiles"
import { rewriteRecord, startBuild } from "./build/finishBuild"
import { readInputsDigest } from "./build/inputs"
import { additions, evaluateInOrder, replaceParts } from "./build/webpack"

const folder = path.resolve(".")

/** Removes the pictures of the last build if another version of sharp has encoded them. */
export const onPreInit: GatsbyNode["onPreInit"] = () => startBuild(folder, JSON.stringify(sharp.versions))

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  await rewriteRecord(folder)
  if (process.env["gatsby_executing_command"] !== "develop") await removeRewrittenFiles(path.join(folder, "public"))
}

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  plugins,
  loaders,
  getConfig,
}) => {
  const digest = readInputsDigest(folder)
  if (stage === "build-html") actions.replaceWebpackConfig(evaluateInOrder(getConfig(), digest))
  if (stage !== "build-javascript") return
  // Babel would add 5 KB of repairs for faults of single versions. Nothing in the scripts needs them.
  const withoutRepairs = { test: /[\\/]core-js[\\/]/, use: loaders.null() }
  actions.setWebpackConfig({ ...additions, module: { rules: [withoutRepairs] } })
  actions.replaceWebpackConfig(replaceParts(getConfig(), plugins, digest))
}

/**
 * Runs each page's query early and ignores the result, because Gatsby runs it again anyway. Gatsby starts to make the
 * pictures of the queries now, while webpack uses one processor, and not when it writes the pages. Only Gatsby's store has the text of the pages' queries.
 */
export const onPreBuild: GatsbyNode["onPreBuild"] = async ({ graphql, store }) => {
  const state = store.getState()
  for (const page of state.pages.values()) {
    const query = state.components.get(page.componentPath)?.query
    if (query) await graphql(query, page.context)
  }
}
