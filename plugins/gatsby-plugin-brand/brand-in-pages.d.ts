/** The values that the build derives from `brand.json`. */
declare module "brand-in-pages" {
  /** Values that gatsby-ssr.tsx writes into each page. */
  export interface BrandInPages {
    styles: string
    /** Style of the heading font, by the language of the page. */
    fonts: Readonly<Record<string, string>>
    /** Colour of the browser's own interface around the page (`theme-color`): that of the announcement at the top. */
    themeColour: string
  }
  const brand: BrandInPages
  export default brand
}
