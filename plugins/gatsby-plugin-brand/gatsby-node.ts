import type { ServerResponse } from "node:http"
import path from "node:path"
import type { BuildArgs, CreateDevServerArgs, GatsbyNode, ParentSpanPluginArgs } from "gatsby"
import { isSchema } from "gatsby/graphql"
import { waitForPictures } from "./avif"
import { createAvifResolver } from "./avifResolver"
import { brandFile, writeBrand } from "./writeBrand"
import { writeIcons, writeManifest } from "./icons"
import type { BrandOptions } from "./options"
import { derivePalette } from "./palette"
import { writeSharePictures } from "./sharePictures"

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({ loadBrand: Joi.function().required(), readSites: Joi.function().required() })

const isDevelop = process.env["gatsby_executing_command"] === "develop"

const getPublicFolder = ({ store }: Pick<BuildArgs, "store">): string =>
  path.join(store.getState().program.directory, "public")

/** Writes the values that pages take from the brand. */
export const onPreBootstrap = async (args: ParentSpanPluginArgs, { loadBrand }: BrandOptions): Promise<void> => {
  await writeBrand(await loadBrand(), getPublicFolder(args), isDevelop)
}

/** Serves the current brand at `/___brand` in develop mode, in which Gatsby renders the head of pages only once. */
export const onCreateDevServer = (args: CreateDevServerArgs, { loadBrand }: BrandOptions): void => {
  const update = async (): Promise<string> => writeBrand(await loadBrand(), getPublicFolder(args), true)
  args.app.get("/___brand", (_request: unknown, response: ServerResponse) => {
    void update().then(brand => response.end(brand))
  })
}

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions }) =>
  actions.setWebpackConfig({ resolve: { alias: { "brand-in-pages": brandFile } } })

export const createResolvers: GatsbyNode["createResolvers"] = ({
  createResolvers: create,
  intermediateSchema,
  store,
}) => {
  if (!isSchema(intermediateSchema) || !intermediateSchema.getType("ImageSharp")) return
  const resolve = createAvifResolver(getPublicFolder({ store }), isDevelop)
  create({ ImageSharp: { gatsbyImageData: { resolve } } })
}

/** Waits for the pictures, then writes manifests, icons and share pictures to `public`. */
export const onPostBuild = async (
  { graphql, store }: BuildArgs,
  { loadBrand, readSites }: BrandOptions
): Promise<void> => {
  await waitForPictures()
  const folder = store.getState().program.directory
  const publicFolder = path.join(folder, "public")
  const brand = await loadBrand()
  const palette = derivePalette(brand, "light")
  const sites = await readSites(graphql)
  for (const site of sites)
    await writeManifest(publicFolder, site, brand.languages[site.language]?.prefix ?? "", palette)
  await writeIcons(publicFolder, brand.logo, palette)
  for (const site of sites)
    await writeSharePictures(site, { ...palette, ...brand }, publicFolder, path.join(folder, ".cache", "share"))
}
