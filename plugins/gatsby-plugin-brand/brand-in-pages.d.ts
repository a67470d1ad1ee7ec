/** What the build has made of `brand.json`. */
declare module "brand-in-pages" {
  /** What gatsby-ssr.tsx writes into each page. */
  export interface BrandInPages {
    logo: { viewBox: string; shapes: string }
    styles: string
    /** The style of the heading font. The build writes the address of its file in the page's language into it. */
    font: string
    /** The colour around the page in browsers that colour it: that of the announcement at the top. */
    themeColour: string
  }
  const brand: BrandInPages
  export default brand
}
