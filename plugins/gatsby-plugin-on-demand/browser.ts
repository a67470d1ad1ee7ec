/** Exports for components, in addition to index.ts. */
export { isRestorable, listTypedFields } from "./hydration/hydratePage"
export { useBrowserLayoutEffect } from "./hydration/useBrowserLayoutEffect"
