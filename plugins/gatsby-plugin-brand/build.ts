/** Exports for the site's configuration and its checks: they need sharp and the file system. */
export type { LoadedBrand } from "./writeBrand"
export { findFontFile } from "./headingFont"
export type { BrandedSite, BrandOptions } from "./options"
