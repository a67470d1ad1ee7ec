import type { BrandColours } from "../../../plugins/gatsby-plugin-brand"

/** What the styles of all pages take from `brand.json`. */
export interface Brand extends BrandColours {
  /** The address of its drawing in `data`. */
  logo: string
  corners: string
  headingFont: string
}
