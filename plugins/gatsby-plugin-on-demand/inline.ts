/** Exports for the inline script of a site, in addition to index.ts. */
export {
  areControlsReleased,
  requestReact,
  holdPress,
  isReactMissing,
  isReactRequested,
  noteServedNodes,
  registerOnUse,
  watchControls,
  watchLinks,
} from "./onDemand"
export { watchCopies } from "./watchCopies"
export { hasReact } from "./loadReact"
export { showOwnPath } from "./showOwnPath"
