import path from "node:path"

/** The folder of this plugin: Gatsby runs a compiled copy of gatsby-node.ts from another place. */
export const ownFolder = path.resolve("plugins/gatsby-plugin-sveltia-cms")
