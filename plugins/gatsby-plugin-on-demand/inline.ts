/** Exports for the inline script of a site, in addition to index.ts. */
export {
  areControlsReleased,
  requestReact,
  holdClick,
  isBeforeReact,
  isReactRequested,
  noteServedNodes,
  registerOnUse,
  startIfSupported,
  watchControls,
  watchLinks,
} from "./hydration/onDemand"
export { watchCopies } from "./hydration/watchCopies"
export { canStartReact } from "./hydration/loadReact"
export { showOwnPath } from "./hydration/showOwnPath"
