import { existsSync } from "node:fs"
import path from "node:path"
import type { GatsbyConfig } from "gatsby"
import type { ContentOptions } from "./plugins/gatsby-plugin-content-model/build"
import { addLicences, readBuildId } from "./plugins/gatsby-plugin-on-demand/build"
import { readEditorOptions } from "./src/gatsby/editorOptions"
import { brandOptions } from "./src/gatsby/brandOptions"
import { createOnDemandOptions } from "./src/gatsby/buildOptions"
import { createHostOptions } from "./src/gatsby/hostFiles"
import { resolvers } from "./src/model/model"
import { contentSettings } from "./src/model/checks/contentSettings"
import { dataFolder, readContent } from "./src/model/checks/readContent"
import { createContentTypes } from "./src/model/createContentTypes"

// The site's own variables on a developer's computer.
if (existsSync(".env")) process.loadEnvFile()

const config: GatsbyConfig = {
  // Publishing needs only the files of `public`. Otherwise Gatsby would look for an adapter, and install it.
  adapter: { name: "static-files", adapt: () => undefined },
  graphqlTypegen: {
    typesOutputPath: "types/gatsby-types.d.ts",
    // Only in the tests' builds (SITE_CONTENT) and in develop mode, because the types are committed.
    generateOnBuild: Boolean(process.env["SITE_CONTENT"]),
  },
  jsxRuntime: "automatic",
  trailingSlash: "always",
  plugins: [
    {
      resolve: "gatsby-plugin-content-model",
      options: {
        settings: contentSettings,
        folder: dataFolder,
        read: readContent,
        createTypes: createContentTypes,
        resolvers,
      } satisfies ContentOptions,
    },
    // gatsby-node.ts creates the pages.
    { resolve: "gatsby-plugin-page-creator", options: { path: path.resolve("src/pages"), ignore: ["**"] } },
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    "gatsby-plugin-image",
    "gatsby-plugin-react-helmet",
    { resolve: "gatsby-plugin-styled-components", options: { displayName: false, fileName: false } },
    { resolve: "gatsby-plugin-brand", options: { ...brandOptions } },
    { resolve: "gatsby-plugin-host-files", options: { ...createHostOptions(process.env) } },
    // After all plugins that write pages, because it finishes them.
    { resolve: "gatsby-plugin-on-demand", options: { ...createOnDemandOptions(process.env) } },
    // After the pages are finished, because it names their build.
    { resolve: "gatsby-plugin-sveltia-cms", options: { readEditorOptions, readBuildId, addLicences } },
  ],
}

export default config
