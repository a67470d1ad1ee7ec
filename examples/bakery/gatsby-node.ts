import type { GatsbyNode } from "gatsby"
import brand from "./data/brand.json"
import { writeBrand } from "./plugins/gatsby-plugin-brand/build"
import { finishBuild } from "./plugins/gatsby-plugin-on-demand/build"

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  await writeBrand(brand, "public", process.env["gatsby_executing_command"] === "develop")
}

export const onPostBuild: GatsbyNode["onPostBuild"] = async build => {
  await finishBuild(build)
}
