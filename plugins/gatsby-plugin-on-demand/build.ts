/** Exports for the site's configuration and gatsby-node.ts, which prepare and finish the build. */
export { type FinishOptions, finishBuild } from "./finishBuild"
export { writeInputsDigest } from "./inputs"
export { listFiles, listPages } from "./gatsbyOutput"
export { readRecord } from "./buildRecord"
export { createLicences, listPackages } from "./licences"
export { readOldestBrowsers } from "./oldestBrowsers"
export { buildInlineScript } from "./scripts"
export { bundledModules } from "./webpack"
