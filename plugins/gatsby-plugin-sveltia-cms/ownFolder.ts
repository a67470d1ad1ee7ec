import path from "node:path"

/**
 * Folder of this plugin, which is not that of the running file: Gatsby runs a compiled copy of gatsby-node.ts
 * elsewhere.
 */
export const ownFolder = path.resolve("plugins/gatsby-plugin-sveltia-cms")
