import path from "node:path"

/** Folder of this plugin's source: Gatsby runs a compiled copy of the plugin from another folder. */
export const ownFolder = path.resolve("plugins/gatsby-plugin-on-demand")
