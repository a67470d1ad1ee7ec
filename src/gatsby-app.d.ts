// The module that starts Gatsby in the browser, under the name that src/gatsby/webpack.ts gives it.
declare module "gatsby-app"
