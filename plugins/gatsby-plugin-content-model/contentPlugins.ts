import type { PluginRef } from "gatsby"
import { pictureFolder } from "./contentPaths"
import { getTypeName } from "./graphql"
import type { ContentOptions } from "./options"
import { checkedFolder } from "./syncContent"

/**
 * Returns this plugin for a site's configuration, together with the plugins that read the checked copy and turn its
 * files into nodes of the model's types.
 */
export const contentPlugins = (options: ContentOptions): PluginRef[] => [
  { resolve: "gatsby-plugin-content-model", options: { ...options } },
  {
    resolve: "gatsby-source-filesystem",
    options: { name: "content", path: checkedFolder, ignore: [`**/${pictureFolder}/**`] },
  },
  { resolve: "gatsby-source-filesystem", options: { name: pictureFolder, path: `${checkedFolder}/${pictureFolder}` } },
  {
    resolve: "gatsby-transformer-json",
    options: { typeName: ({ node }: { node: { name: string } }) => getTypeName(node.name) },
  },
]
