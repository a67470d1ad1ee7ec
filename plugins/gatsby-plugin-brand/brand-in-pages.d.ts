/** The values that the build derives from `brand.json`. */
declare module "brand-in-pages" {
  /** Values that the plugin's gatsby-ssr.tsx writes into each page. */
  export interface BrandInPages {
    styles: string
    /** Style of the heading font, and path of the manifest, by the language of the page. */
    languages: Readonly<Record<string, { font: string; manifest: string }>>
    /** Colour of the browser's own interface around the page (`theme-color`): that of the announcement at the top. */
    themeColour: string
  }
  const brand: BrandInPages
  export default brand
}
