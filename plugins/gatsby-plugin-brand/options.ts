import type { BuildArgs } from "gatsby"
import type { Brand } from "./writeBrand"

/** A share picture of one page. */
interface SharePicture {
  /** Its address on the site. */
  address: string
  title: string
  /** The file of the picture behind the words. */
  background: string
}

/** What the files of one language say. */
export interface BrandedSite {
  /** What its addresses begin with: nothing, or `/pt`. */
  prefix: string
  language: string
  name: string
  about: string
  /** The sentence at the bottom of its share pictures. */
  line: string
  /** Headings that no page has before somebody uses it. */
  laterHeadings?: readonly string[]
  sharePictures: readonly SharePicture[]
}

/** The plugin's options. */
export interface BrandOptions {
  /** Reads the brand. It is called when the content has been checked. */
  readBrand: () => Promise<Brand>
  /** Asks the site's own queries for what each language has. It is called once, after the build. */
  readSites: (graphql: BuildArgs["graphql"]) => Promise<readonly BrandedSite[]>
}
