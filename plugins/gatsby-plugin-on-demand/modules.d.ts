// The names that webpack's configuration gives (webpack.ts).

/** The module that starts Gatsby in the browser. */
declare module "gatsby-app"

/** What the site adds to Gatsby in the browser: its gatsby-browser. */
declare module "site-browser"
