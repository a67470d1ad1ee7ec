/** Exports for the build of a site: its configuration, gatsby-node.ts, and tests of what was built. */
export type { BuildOptions, OnDemandOptions } from "./options"
export { listFiles, listPages, readBuildId } from "./build/gatsbyOutput"
export { readRecord } from "./build/buildRecord"
export { addLicences, listPackages } from "./build/licences"
export { readOldestBrowsers } from "./build/oldestBrowsers"
export { buildInlineScript } from "./build/scripts"
