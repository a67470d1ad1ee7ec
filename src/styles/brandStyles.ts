import { createBrandStyles } from "../../plugins/gatsby-plugin-brand"
import type { Brand } from "../model/brand/brand"
import { corners } from "../model/brand/corners"
import { listHeadingFonts } from "./headingFont"

/** What the styles of all pages take from `brand.json`, as plain CSS: the colours, the corners and the heading font. */
export const createSiteStyles = (brand: Brand): string =>
  createBrandStyles(brand, { ...corners[brand.corners], heading: listHeadingFonts(brand.headingFont) })
