// The names that webpack's configuration gives (webpack.ts).

/** The module that starts Gatsby in the browser. */
declare module "gatsby-app"

/** What the site adds to Gatsby in the browser: its gatsby-browser, or that of this plugin where it has none. */
declare module "site-browser"
