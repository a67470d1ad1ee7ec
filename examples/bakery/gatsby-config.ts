import path from "node:path"
import type { GatsbyConfig } from "gatsby"
import { breads } from "./data/breads.json"
import shop from "./data/shop.json"
import type { BrandOptions } from "./plugins/gatsby-plugin-brand/build"
import { contentPlugins } from "./plugins/gatsby-plugin-content-model/build"
import brand from "./src/brand.json"
import { settings } from "./src/content"

const sharePictures = [{ url: "/share/home.jpg", title: shop.name, background: path.resolve("src/loaf.svg") }]
const brandOptions = {
  loadBrand: async () => ({ ...brand, headings: { en: [shop.name, ...breads.map(({ name }) => name)] } }),
  readSites: async () => [{ ...shop, prefix: "", language: "en", line: shop.open, sharePictures }],
} satisfies BrandOptions

const config: GatsbyConfig = {
  adapter: { name: "static-files", adapt: () => undefined },
  jsxRuntime: "automatic",
  trailingSlash: "always",
  plugins: [
    ...contentPlugins({ settings }),
    { resolve: "gatsby-plugin-brand", options: brandOptions },
    {
      resolve: "gatsby-plugin-host-files",
      options: { readSiteData: async () => ({ website: "https://www.example.com" }) },
    },
    "gatsby-plugin-on-demand",
  ],
}

export default config
