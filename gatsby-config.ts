import type { GatsbyConfig } from "gatsby"
import { checkedFolder, contentPlugins } from "./plugins/gatsby-plugin-content-model/build"
import { writeInputsDigest } from "./plugins/gatsby-plugin-on-demand/build"
import { dataFolder } from "./src/model/check/dataFolder"
import { createBrandOptions } from "./src/gatsby/brandOptions"
import { contentOptions } from "./src/gatsby/contentOptions"
import { chooseProvider } from "./src/gatsby/delivery"
import { createHostFilesOptions } from "./src/gatsby/hostFiles"
import { isPreviewBuild } from "./src/gatsby/preview"

// Gatsby would ask queries in a second process and start that anew before it renders pages; this site has few.
process.env["GATSBY_CPU_COUNT"] = "1"

// Gatsby puts variables of this name into the code as constants: in other builds nothing of previews is left.
process.env["GATSBY_PREVIEW"] = isPreviewBuild(process.env) ? "true" : ""

chooseProvider(dataFolder, process.env)

writeInputsDigest()

const config: GatsbyConfig = {
  // The files of `public` are all there is to publish: no adapter is to be looked for, or installed, during a build.
  adapter: { name: "static-files", adapt: () => undefined },
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    // Only the tests' builds (SITE_CONTENT) and develop mode: the types are committed.
    generateOnBuild: Boolean(process.env["SITE_CONTENT"]),
    documentSearchPaths: [
      "./src/gatsby/brandOptions.ts",
      "./src/gatsby/hostFiles.ts",
      "./src/gatsby/policyPages.ts",
      "./src/gatsby/vCard.ts",
    ],
  },
  jsxRuntime: "automatic",
  trailingSlash: "always",
  plugins: [
    // With gatsby-source-filesystem and gatsby-transformer-json.
    ...contentPlugins(contentOptions),
    "gatsby-plugin-on-demand",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    "gatsby-plugin-image",
    "gatsby-plugin-react-helmet",
    { resolve: "gatsby-plugin-styled-components", options: { displayName: false, fileName: false } },
    { resolve: "gatsby-plugin-brand", options: { ...createBrandOptions(checkedFolder) } },
    { resolve: "gatsby-plugin-host-files", options: { ...createHostFilesOptions(process.env) } },
  ],
}

export default config
