/** What the site's configuration and gatsby-node.ts may import: it needs sharp and files. */
export { type Brand, writeBrand } from "./writeBrand"
export { findFontFile } from "./headingFont"
export type { BrandedSite, BrandOptions } from "./options"
export { measureVeil } from "./veil"
