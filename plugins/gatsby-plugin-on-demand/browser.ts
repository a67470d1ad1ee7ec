/** Exports for components, in addition to index.ts. */
export { listTypedFields } from "./hydratePage"
export { useBrowserLayoutEffect } from "./useBrowserLayoutEffect"
