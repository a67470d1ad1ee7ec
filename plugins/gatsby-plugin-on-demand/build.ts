/** Exports for the site's configuration and gatsby-node.ts, which prepare and finish the build. */
export { type FinishOptions, finishBuild } from "./build/finishBuild"
export { writeInputsDigest } from "./build/inputs"
export { listFiles, listPages } from "./build/gatsbyOutput"
export { readRecord } from "./build/buildRecord"
export { createLicences, listPackages } from "./build/licences"
export { readOldestBrowsers } from "./build/oldestBrowsers"
export { buildInlineScript } from "./build/scripts"
export { bundledModules } from "./build/webpack"
