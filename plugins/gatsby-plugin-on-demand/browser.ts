/** What components and gatsby-browser.tsx may import, besides index.ts. */
export { followLastPress } from "./followLastPress"
export { readTyped } from "./hydratePage"
export { onInitialClientRender, replaceHydrateFunction, shouldUpdateScroll } from "./siteInBrowser"
export { useBrowserLayoutEffect } from "./useBrowserLayoutEffect"
