import path from "node:path"
import type { GatsbyConfig } from "gatsby"
import brand from "./data/brand.json"
import shop from "./data/shop.json"
import type { BrandOptions } from "./plugins/gatsby-plugin-brand/build"
import type { HostFilesOptions } from "./plugins/gatsby-plugin-host-files"
import { writeInputsDigest } from "./plugins/gatsby-plugin-on-demand/build"

writeInputsDigest()

const brandOptions: BrandOptions = {
  readBrand: () => Promise.resolve(brand),
  readSites: () =>
    Promise.resolve([
      {
        prefix: "",
        language: "en",
        name: shop.name,
        about: shop.about,
        line: shop.open,
        sharePictures: [
          { address: "/share/home.jpg", title: shop.heading, background: path.resolve("data/images/loaf.svg") },
        ],
      },
    ]),
}

const hostFilesOptions: HostFilesOptions = {
  rules: {
    common: { "Content-Security-Policy": "frame-ancestors 'none'", "X-Content-Type-Options": "nosniff" },
    byAddress: { "/static/*": { "Cache-Control": "public, max-age=31536000, immutable" } },
  },
  readFacts: () => Promise.resolve({ website: shop.website, pages: [{ path: "/" }] }),
}

const config: GatsbyConfig = {
  adapter: { name: "static-files", adapt: () => undefined },
  jsxRuntime: "automatic",
  trailingSlash: "always",
  plugins: [
    "gatsby-plugin-on-demand",
    { resolve: "gatsby-source-filesystem", options: { path: "data", ignore: ["**/brand.json", "**/images/**"] } },
    { resolve: "gatsby-transformer-json", options: { typeName: "Shop" } },
    { resolve: "gatsby-plugin-brand", options: { ...brandOptions } },
    { resolve: "gatsby-plugin-host-files", options: { ...hostFilesOptions } },
  ],
}

export default config
