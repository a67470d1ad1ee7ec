import path from "node:path"
import type { GatsbyConfig } from "gatsby"
import { breads } from "./data/breads.json"
import shop from "./data/shop.json"
import type { BrandOptions } from "./plugins/gatsby-plugin-brand/build"
import { formatThemes } from "./plugins/gatsby-plugin-brand"
import { addLicences, readBuildId } from "./plugins/gatsby-plugin-on-demand/build"
import { type PluginOptions, readEditorBackend } from "./plugins/gatsby-plugin-sveltia-cms/build"
import brand from "./src/brand.json"
import { model, settings } from "./src/content"

const sharePictures = [{ url: "/share/home.jpg", title: shop.name, background: path.resolve("src/loaf.svg") }]
const brandOptions = {
  loadBrand: async () => ({
    ...brand,
    languages: { en: { headings: [shop.name, ...breads.map(({ name }) => name)] } },
  }),
  readSites: async () => [{ ...shop, language: "en", line: shop.open, sharePictures }],
} satisfies BrandOptions
const readEditorOptions: PluginOptions["readEditorOptions"] = async () => ({
  entry: "src/editor.tsx",
  config: { files: model, languages: ["en"], backend: readEditorBackend(process.env), title: `Edit ${shop.name}` },
  colours: formatThemes(brand),
})

const config: GatsbyConfig = {
  adapter: { name: "static-files", adapt: () => undefined },
  jsxRuntime: "automatic",
  trailingSlash: "always",
  plugins: [
    { resolve: "gatsby-plugin-content-model", options: { settings } },
    { resolve: "gatsby-plugin-brand", options: brandOptions },
    {
      resolve: "gatsby-plugin-host-files",
      options: { readSiteData: async () => ({ website: "https://www.example.com" }) },
    },
    "gatsby-plugin-on-demand",
    { resolve: "gatsby-plugin-sveltia-cms", options: { readEditorOptions, readBuildId, addLicences } },
  ],
}

export default config
