import path from "node:path"
import type { GatsbyNode } from "gatsby"
import sharp from "sharp"
import { removeRewrittenFiles } from "./earlierFiles"
import { rewriteRecord, startBuild } from "./finishBuild"
import { readInputsDigest } from "./inputs"
import { additions, evaluatePagesInOrder, replaceParts } from "./webpack"

const folder = path.resolve(".")

/** Forgets pictures of the last build where another version of sharp has encoded them. */
export const onPreInit: GatsbyNode["onPreInit"] = () => startBuild(folder, JSON.stringify(sharp.versions))

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  await rewriteRecord(folder)
  if (process.env["gatsby_executing_command"] !== "develop") await removeRewrittenFiles(path.join(folder, "public"))
}

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, plugins, getConfig }) => {
  const digest = readInputsDigest(folder)
  if (stage === "build-html") actions.replaceWebpackConfig(evaluatePagesInOrder(getConfig(), digest))
  if (stage !== "build-javascript") return
  actions.setWebpackConfig(additions)
  actions.replaceWebpackConfig(replaceParts(getConfig(), plugins, digest))
}

/**
 * Asks each page's query now and leaves the answer: whatever it says, Gatsby asks again. But the pictures that it needs are
 * made from now on, while webpack works on one processor, and not when the pages are written.
 */
export const onPreBuild: GatsbyNode["onPreBuild"] = async ({ graphql, store }) => {
  const state = store.getState()
  for (const page of state.pages.values()) {
    const query = state.components.get(page.componentPath)?.query
    if (query) await graphql(query, page.context)
  }
}
