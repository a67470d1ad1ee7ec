import type { BuildArgs } from "gatsby"
import type { LoadedBrand } from "./writeBrand"

/** The share picture of one page. */
interface SharePicture {
  /** URL of the picture on the site. */
  url: string
  title: string
  /** Path of the picture behind the text. */
  background: string
}

/** Content of the generated files of one language. */
export interface BrandedSite {
  language: string
  name: string
  about: string
  /** The sentence at the bottom of the share pictures. */
  line: string
  sharePictures: readonly SharePicture[]
  /** Path of the page that an installed site opens. Default: the home page. */
  start?: string
}

/** Options of the plugin. */
export interface BrandOptions {
  /** Loads the brand. Called once the content has been checked. */
  loadBrand: () => Promise<LoadedBrand>
  /** Queries the values of each language from the site. Called once, after the build. */
  readSites: (graphql: BuildArgs["graphql"]) => Promise<readonly BrandedSite[]>
}
