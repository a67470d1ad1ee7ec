import { existsSync } from "node:fs"
import path from "node:path"
import type { GatsbyConfig } from "gatsby"
import { checkedFolder, contentPlugins } from "./plugins/gatsby-plugin-content-model/build"
import type { OnDemandOptions } from "./plugins/gatsby-plugin-on-demand/build"
import { dataFolder } from "./src/model/checks/readContent"
import { createBrandOptions } from "./src/gatsby/brandOptions"
import { contentOptions } from "./src/gatsby/contentOptions"
import { setDeliveryVariables } from "./src/gatsby/delivery"
import { createBuildOptions } from "./src/gatsby/buildOptions"
import { createHostOptions } from "./src/gatsby/hostFiles"
import { isPreviewBuild } from "./src/gatsby/preview"
import { shownElsewhere } from "./src/model/links/pagePath"
import { readSites } from "./src/gatsby/sites"
import { spritePath } from "./src/gatsby/sprite"

if (existsSync(".env")) process.loadEnvFile()

// By default, Gatsby would run queries in a second process and restart it before rendering pages. This site has few
// queries.
process.env["GATSBY_CPU_COUNT"] = "1"

// Gatsby puts variables with this prefix into the code as constants, so builds other than previews contain no preview
// code.
process.env["GATSBY_PREVIEW"] = isPreviewBuild(process.env) ? "true" : ""

process.env["GATSBY_SPRITE"] = spritePath

setDeliveryVariables(dataFolder, process.env)

const onDemandOptions: OnDemandOptions = {
  staticPages: shownElsewhere,
  readBuildOptions: async () =>
    createBuildOptions(await readSites(checkedFolder), process.env, isPreviewBuild(process.env)),
}

const config: GatsbyConfig = {
  // Publishing needs only the files of `public`. This prevents Gatsby from looking for an adapter and installing it in
  // a build.
  adapter: { name: "static-files", adapt: () => undefined },
  graphqlTypegen: {
    typesOutputPath: "types/gatsby-types.d.ts",
    // Only in the tests' builds (SITE_CONTENT) and in develop mode, because the types are committed.
    generateOnBuild: Boolean(process.env["SITE_CONTENT"]),
    documentSearchPaths: ["./src/gatsby/policyPages.ts"],
  },
  jsxRuntime: "automatic",
  trailingSlash: "always",
  plugins: [
    // Includes gatsby-source-filesystem and gatsby-transformer-json.
    ...contentPlugins(contentOptions),
    // gatsby-node.ts creates the pages.
    { resolve: "gatsby-plugin-page-creator", options: { path: path.resolve("src/pages"), ignore: ["**"] } },
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    "gatsby-plugin-image",
    "gatsby-plugin-react-helmet",
    { resolve: "gatsby-plugin-styled-components", options: { displayName: false, fileName: false } },
    { resolve: "gatsby-plugin-brand", options: { ...createBrandOptions(checkedFolder) } },
    { resolve: "gatsby-plugin-host-files", options: { ...createHostOptions(process.env) } },
    // Last, because it finishes the pages.
    { resolve: "gatsby-plugin-on-demand", options: { ...onDemandOptions } },
  ],
}

export default config
