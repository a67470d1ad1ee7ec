import type { GatsbyNode } from "gatsby"
import shop from "./data/shop.json"
import { formatThemes } from "./plugins/gatsby-plugin-brand"
import { readBuildId } from "./plugins/gatsby-plugin-on-demand/build"
import { buildEditor, readEditorBackend, writeLiveBuild } from "./plugins/gatsby-plugin-sveltia-cms/build"
import brand from "./src/brand.json"
import { model } from "./src/content"

export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  await buildEditor("public/admin", {
    entry: "src/editor.tsx",
    config: { files: model, languages: ["en"], backend: readEditorBackend(process.env), title: `Edit ${shop.name}` },
    colours: formatThemes(brand),
  })
  await writeLiveBuild("public/admin", await readBuildId("public"))
}
