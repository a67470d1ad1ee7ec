// The names that webpack's configuration gives (gatsby-node.ts, src/gatsby/webpack.ts).

/** The module that starts Gatsby in the browser. */
declare module "gatsby-app"

/** What the build has made of `brand.json`. */
declare module "brand-in-pages" {
  const brand: import("./publish/brand").BrandInPages
  export default brand
}
