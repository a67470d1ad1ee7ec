/** What the site's configuration and gatsby-node.ts may import: how its build is prepared and finished. */
export { findBuildTraces } from "./buildTraces"
export { removeRewrittenFiles } from "./earlierFiles"
export { type FinishOptions, finishBuild } from "./finishBuild"
export { isPage, listFiles } from "./gatsbyOutput"
export { writeInputsDigest } from "./inputs"
export { readRecord } from "./keptWork"
export { buildInlineScript } from "./scripts"
export { bundledModules } from "./webpack"
