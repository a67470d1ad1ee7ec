/** What components and gatsby-browser.tsx may import, besides index.ts. */
export { followLastPress } from "./followLastPress"
export { hydratePage, readTyped } from "./hydratePage"
export { useBrowserLayoutEffect } from "./useBrowserLayoutEffect"
