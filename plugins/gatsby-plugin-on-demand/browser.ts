/** What components may import, besides index.ts. */
export { readTyped } from "./hydratePage"
export { useBrowserLayoutEffect } from "./useBrowserLayoutEffect"
