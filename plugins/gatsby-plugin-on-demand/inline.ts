/** Exports for the inline script of a site, in addition to index.ts. */
export {
  areControlsReleased,
  bringReact,
  holdPress,
  isElsewhere,
  isReactMissing,
  isReactWanted,
  noteServedNodes,
  registerWorkerOnUse,
  watchControls,
  watchLinks,
} from "./onDemand"
export { showOwnAddress } from "./showOwnAddress"
