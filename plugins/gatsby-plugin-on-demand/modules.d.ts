// Module names that webpack's configuration defines (webpack.ts).

/** The module that starts Gatsby in the browser. */
declare module "gatsby-app"

/** The gatsby-browser module of the site, or that of this plugin if the site has none. */
declare module "site-browser"
