/** Exports for components, in addition to index.ts. */
export { isRestorable, listTypedFields } from "./hydratePage"
export { useBrowserLayoutEffect } from "./useBrowserLayoutEffect"
