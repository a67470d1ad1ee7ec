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
} from "./onDemand"
export { watchCopies } from "./watchCopies"
export { canStartReact } from "./loadReact"
export { showOwnPath } from "./showOwnPath"
