/** Exports for the site's configuration and gatsby-node.ts: they need sharp and the file system. */
export { type LoadedBrand, writeBrand } from "./writeBrand"
export { findFontFile } from "./headingFont"
export type { BrandedSite, BrandOptions } from "./options"
