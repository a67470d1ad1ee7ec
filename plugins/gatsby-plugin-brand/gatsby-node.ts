import path from "node:path"
import type { GatsbyNode } from "gatsby"
import { isSchema } from "gatsby/graphql"
import { waitForPictures } from "./avif"
import { createAvifResolver } from "./avifResolver"
import { brandFile, writeBrand } from "./writeBrand"
import { writeIcons, writeManifest } from "./icons"
import type { BrandOptions } from "./options"
import { derivePalette } from "./palette"
import { writeSharePictures } from "./sharePictures"

const isFunction = (value: unknown): boolean => typeof value === "function"

const isOptions = (options: object): options is BrandOptions =>
  "readBrand" in options && isFunction(options.readBrand) && "readSites" in options && isFunction(options.readSites)

const readOptions = (options: object): BrandOptions => {
  if (isOptions(options)) return options
  throw new Error("gatsby-plugin-brand needs the options “readBrand” and “readSites”.")
}

const isDevelop = process.env["gatsby_executing_command"] === "develop"

/** Writes the values that pages take from the brand. Throws if an option is missing. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ store }, options) => {
  const publicFolder = path.join(store.getState().program.directory, "public")
  await writeBrand(await readOptions(options).readBrand(), publicFolder, isDevelop)
}

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions }) =>
  actions.setWebpackConfig({ resolve: { alias: { "brand-in-pages": brandFile } } })

export const createResolvers: GatsbyNode["createResolvers"] = ({
  createResolvers: create,
  intermediateSchema,
  store,
}) => {
  if (!isSchema(intermediateSchema) || !intermediateSchema.getType("ImageSharp")) return
  const publicFolder = path.join(store.getState().program.directory, "public")
  create({ ImageSharp: { gatsbyImageData: { resolve: createAvifResolver(publicFolder, isDevelop) } } })
}

/** Waits for the pictures, then writes manifests, icons and share pictures to `public`. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, store }, given) => {
  const options = readOptions(given)
  await waitForPictures()
  const folder = store.getState().program.directory
  const publicFolder = path.join(folder, "public")
  const brand = await options.readBrand()
  const palette = derivePalette(brand, "light")
  const sites = await options.readSites(graphql)
  for (const site of sites) await writeManifest(publicFolder, site, palette)
  await writeIcons(publicFolder, brand.logo, palette)
  for (const site of sites)
    await writeSharePictures(site, { ...palette, ...brand }, publicFolder, path.join(folder, ".cache", "share"))
}
