/** The values that the build derives from `brand.json`. */
declare module "brand-in-pages" {
  /** Values that gatsby-ssr.tsx writes into each page. */
  export interface BrandInPages {
    styles: string
    /** Style of the heading font. The build fills in the address of the font file for the page's language. */
    font: string
    /** Colour of the browser's own interface around the page (`theme-color`): that of the announcement at the top. */
    themeColour: string
  }
  const brand: BrandInPages
  export default brand
}
