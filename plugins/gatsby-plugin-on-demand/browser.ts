/** Exports for components, in addition to index.ts. */
export { readTyped } from "./hydratePage"
export { useBrowserLayoutEffect } from "./useBrowserLayoutEffect"
